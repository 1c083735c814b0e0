import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fixDate } from '@/testing/harness/fixDate';
import { openAt } from '@/app/openAt.fixture';
import { emptyDrafts, holdResponses } from '@/testing/harness/server';
import { recordedCalls } from '../../../mocks/callLog';
import { loadsFail } from '../../../mocks/scenarios';
import { storedDrafts } from '@/components/drafts/drafts.fixture';

const home = '/user_admin_home';

const setting = '/User_Admin_Setting';

async function sectionLinks(heading: string): Promise<readonly (readonly [string | null, string | null])[]> {
  const list = await screen.findByRole('list', { name: heading });
  return within(list)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
}

function findSection(heading: string): HTMLDetailsElement {
  return screen.getByRole('heading', { level: 3, name: heading }).closest('details')!;
}

fixDate();

beforeEach(emptyDrafts);

describe('Continue', () => {
  test('it offers the records that were opened last, and the drafts', async () => {
    openAt('/edit_companies/201');
    await screen.findByLabelText('Owner Name');
    const user = openAt('/user_admin_edit_agent/241');
    await user.type(await screen.findByLabelText('Address'), ' West');
    await waitFor(async () => expect(await storedDrafts()).toHaveLength(1));
    openAt(home);
    expect(await sectionLinks('Recently opened')).toEqual([
      [expect.stringMatching(/^Agent /), '/user_admin_edit_agent/241'],
      [expect.stringMatching(/^Company /), '/edit_companies/201'],
    ]);
    expect(await sectionLinks('Unsaved drafts')).toEqual([
      ['Agent Marlowe Insurance Agency', '/user_admin_edit_agent/241'],
    ]);
  });

  test('without any it is not shown', async () => {
    openAt(home);
    expect(await screen.findByRole('heading', { level: 2, name: 'Needs attention' })).toBeVisible();
    expect(screen.queryByRole('heading', { level: 2, name: 'Continue' })).not.toBeInTheDocument();
  });
});

test('a section that was folded stays folded for this user, and one that is hidden in Setting loads nothing', async () => {
  openAt(home);
  const folded = 'Grace period ends within 14 days';
  fireEvent.click(await screen.findByRole('heading', { level: 3, name: folded }));
  expect(findSection(folded).open).toBe(false);
  // It is stored during the click: the user may leave the page immediately.
  expect(localStorage.getItem('portal_preferences')).toContain('graceEnding');

  const user = openAt(setting);
  await user.click(await screen.findByRole('checkbox', { name: 'Bordereaux to send', checked: true }));
  await user.click(screen.getByRole('radio', { name: 'Dark' }));
  const before = recordedCalls.length;
  openAt(home);
  await screen.findByRole('heading', { level: 3, name: folded });
  expect(findSection(folded).open).toBe(false);
  await screen.findByRole('heading', { level: 3, name: 'Bordereaux to review' });
  expect(findSection('Bordereaux to review').open).toBe(true);
  await waitFor(() =>
    expect(recordedCalls.slice(before).map(({ path }) => path)).toContain('/viewbrdxreview'),
  );
  expect(await within(findSection('Bordereaux to review')).findByText(/Show|Nothing to do/)).toBeVisible();
  expect(screen.queryByText('Bordereaux to send')).not.toBeInTheDocument();
  expect(recordedCalls.slice(before).map(({ path }) => path)).not.toContain('/viewbrdxsend');

  openAt(home, { as: 'staff' });
  await screen.findByRole('heading', { level: 3, name: folded });
  expect(findSection(folded).open).toBe(true);
});

test('a section is shown once the rows of the section above are loaded', async () => {
  const { asked, release } = holdResponses('/viewpolicybinderlist');
  openAt(home);
  const headings = (): readonly (string | null)[] =>
    screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  await asked;
  expect(headings()).toEqual(['Payments overdue or due within 14 days']);
  release();
  expect(await screen.findByRole('heading', { level: 3, name: 'Bordereaux to send' })).toBeVisible();
});

test.each(['nonsense', '{"users":{"admin 3 7":{"homeHidden":7,"homeFolded":{}}}}', '[]', 'null'])(
  'stored choices that cannot be read are ignored: %s',
  async (stored) => {
    localStorage.setItem('portal_preferences', stored);
    openAt(home);
    const heading = 'Payments overdue or due within 14 days';
    expect(await screen.findByRole('heading', { level: 3, name: heading })).toBeVisible();
    expect(findSection(heading).open).toBe(true);
  },
);

describe('the home page of a carrier', () => {
  test('a list that fails says so, and the other one loads', async () => {
    loadsFail('/viewBDXInbound');
    openAt('/client_user_BDX_home', { as: 'carrier' });
    expect(await screen.findByRole('list', { name: 'Files sent' })).toBeVisible();
    expect(
      within(findSection('Received and not yet imported')).getByRole('button', { name: 'Retry' }),
    ).toBeVisible();
  });
});
