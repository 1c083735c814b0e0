import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import { momentText } from '@/testing/harness/listCells';
import { onOneDay } from '@/testing/harness/onOneDay';
import { openAt } from '@/app/openAt.fixture';
import { holdAnswers } from '@/testing/harness/server';
import { field, fill } from '../edit/quotationForm.fixture';
import { db } from '../../../../mocks/db';

onOneDay();

function widthIs(isWide: boolean): void {
  jest.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      ({
        media,
        matches: isWide && media.includes('1280px'),
        addEventListener() {},
        removeEventListener() {},
      }) as never,
  );
}

afterEach(() => {
  jest.restoreAllMocks();
});

const panel = async () => within(await screen.findByRole('complementary', { name: 'On this page' }));

function linesOf(list: HTMLElement): readonly (string | null)[] {
  return within(list)
    .getAllByRole('term')
    .map((term) => `${term.textContent} ${term.nextElementSibling?.textContent}`);
}

test('beside a binder stand its sections, its money, and who created it', async () => {
  widthIs(true);
  const user = openAt('/user_admin_view_binder_policies/1013/551');
  const beside = await panel();
  const links = await beside.findByRole('navigation', { name: 'Sections of this page' });
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
  const [money, origin] = beside.getAllByRole('term')[0]!.closest('aside')!.querySelectorAll('dl');
  expect(linesOf(money!)).toEqual([
    'Amount $1,899.56',
    'Paid $474.89',
    'Balance $1,424.67',
    'Next due Overdue since 07-25-2026',
  ]);
  expect(linesOf(origin!)).toEqual([
    'Created by Harborview Underwriters',
    `Created on ${momentText(db.quotations.find(({ id }) => id === 1013)!.createdAt)}`,
  ]);
});

test('what is below the sections is shown once all sections are known', async () => {
  widthIs(true);
  const { asked, release } = holdAnswers('/viewactiveintakeattributegroupmain');
  openAt('/user_admin_view_binder_policies/1013/551');
  const beside = await panel();
  await asked;
  expect(await beside.findByRole('button', { name: 'Premium Details' })).toBeVisible();
  expect(beside.queryByRole('heading', { name: 'Money' })).not.toBeInTheDocument();
  expect(beside.queryByRole('button', { name: 'Pay' })).not.toBeInTheDocument();
  release();
  expect(await beside.findByRole('button', { name: 'Mailing Address' })).toBeVisible();
  expect(beside.getByRole('heading', { name: 'Money' })).toBeVisible();
  expect(beside.getByRole('button', { name: 'Pay' })).toBeVisible();
});

test('the first section is marked on a page that is not scrolled, and the last one at its end', async () => {
  widthIs(true);
  openAt('/user_admin_view_binder_policies/1013/551');
  const links = await (await panel()).findByRole('navigation', { name: 'Sections of this page' });
  const marked = () => within(links).getByRole('button', { current: 'location' });
  const all = () => within(links).getAllByRole('button');
  await waitFor(() => expect(all().at(-1)).toHaveTextContent('Paid and outstanding'));
  expect(marked()).toBe(all()[0]);
  Object.assign(window, { scrollY: 100 });
  window.dispatchEvent(new Event('scroll'));
  await waitFor(() => expect(marked()).toBe(all().at(-1)));
  Object.assign(window, { scrollY: 0 });
  window.dispatchEvent(new Event('scroll'));
  await waitFor(() => expect(marked()).toBe(all()[0]));
});

test('SCHED-07 an overdue payment is marked, and Pay opens the payment of the screen', async () => {
  widthIs(true);
  const binder = db.quotations.find(({ id }) => id === 1013)!;
  binder.policyeffectivedate = '2025-01-31';
  const user = openAt('/user_admin_view_binder_policies/1013/551');
  const beside = await panel();
  expect(await beside.findByText(/^Overdue since \d\d-\d\d-2025$/)).toBeVisible();
  await user.click(beside.getByRole('button', { name: 'Pay' }));
  expect(await screen.findAllByRole('dialog', { name: 'Payment' })).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(beside.getByRole('button', { name: 'Schedule Details' }));
  expect(await screen.findByRole('dialog', { name: 'Schedule Details' })).toBeVisible();
});

test('beside a quotation form are its sections, its premium, what is missing and when the draft was kept', async () => {
  widthIs(true);
  const user = openAt('/edit_intakeform_user_admin_policy/1041/551');
  const beside = await panel();
  expect(await beside.findByRole('button', { name: 'Vehicles' })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled());
  const total = () => beside.getByText('As entered').nextElementSibling?.textContent;
  const before = total();
  expect(beside.queryByText(/^Draft kept/)).toBeNull();
  fill({ 'Premium Collision': '9000', 'First Name': '' });
  expect(total()).not.toBe(before);
  await user.click(await beside.findByRole('button', { name: 'First Name' }));
  expect(field('First Name')).toHaveFocus();
  // The panel is no place outside of the form.
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(await beside.findByText(/^Draft kept at \d\d:\d\d$/)).toBeVisible();
  await user.type(field('First Name'), 'Ann');
  await waitFor(() => expect(beside.queryByRole('button', { name: 'First Name' })).toBeNull());
});

test('in a window that is not wide there is no panel', async () => {
  widthIs(false);
  openAt('/user_admin_view_binder_policies/1013/551');
  await screen.findByRole('heading', { level: 2, name: 'Premium Details' });
  expect(screen.queryByRole('complementary', { name: 'On this page' })).not.toBeInTheDocument();
});
