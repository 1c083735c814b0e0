import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import { momentText } from '@/testing/harness/listCells';
import { fixDate } from '@/testing/harness/fixDate';
import { openAt } from '@/app/openAt.fixture';
import { db } from '../../../../mocks/db';
import { mockWideWindow, panel } from './sidePanel.fixture';

fixDate();

afterEach(() => {
  jest.restoreAllMocks();
});

function descriptionLines(list: HTMLElement): readonly (string | null)[] {
  return within(list)
    .getAllByRole('term')
    .map((term) => `${term.textContent} ${term.nextElementSibling?.textContent}`);
}

test('the panel of a binder shows its sections, its amounts, and who created it', async () => {
  mockWideWindow(true);
  const user = openAt('/user_admin_view_binder_policies/1013/551');
  const sidePanel = await panel();
  const links = await sidePanel.findByRole('navigation', { name: 'Sections of this page' });
  await waitFor(() => expect(within(links).getByRole('button', { name: 'Mailing Address' })).toBeVisible());
  const headings = screen
    .getAllByRole('heading', { level: 2 })
    .filter((heading) => heading.closest('aside') === null)
    .map(({ textContent }) => textContent);
  expect(
    within(links)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(headings);
  await user.click(within(links).getByRole('button', { name: 'Premium Details' }));
  expect(screen.getByRole('heading', { level: 2, name: 'Premium Details' })).toHaveFocus();
  expect(within(links).getByRole('button', { current: 'location' })).toHaveTextContent('Premium Details');
  const [money, origin] = sidePanel.getAllByRole('term')[0]!.closest('aside')!.querySelectorAll('dl');
  expect(descriptionLines(money!)).toEqual([
    'Amount $1,899.56',
    'Paid $474.89',
    'Balance $1,424.67',
    'Due now $633.14',
    'Next due Overdue since 07-25-2026',
  ]);
  expect(descriptionLines(origin!)).toEqual([
    'Created by Harborview Underwriters',
    `Created on ${momentText(db.quotations.find(({ id }) => id === 1013)!.createdAt)}`,
  ]);
});
