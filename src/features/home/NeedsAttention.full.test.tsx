import { screen, waitFor, within } from '@testing-library/react';
import { fixDate } from '@/testing/harness/fixDate';
import { openAt, openStore } from '@/app/openAt.fixture';
import { selectLeftList } from '@/components/list/listsSlice';
import { expectPath } from '@/testing/harness/at';
import { bodiesTo } from '@/testing/harness/server';
import { recordedCalls } from '../../../mocks/callLog';
import { respondsAlways, loadsFail } from '../../../mocks/scenarios';
import { home, listsHold, sectionLines, due } from './NeedsAttention.fixture';

async function section(heading: string): Promise<HTMLElement> {
  const title = await screen.findByRole('heading', { level: 3, name: heading });
  return title.closest('details')!;
}

const past = 'Past effective date, not approved';

const grace = 'Grace period ends within 14 days';

fixDate();

test('quotations are listed whose effective date has passed, or whose grace period ends soon', async () => {
  const quotation = { intake_id: 552, firstname: 'Ann', lastname: 'Whitfield', intake_Name: 'Homeowners' };
  listsHold({
    '/viewpolicyquotationlist': [
      { ...quotation, id: 8101, unique_id: 'POL-1', policyeffectivedate: ' 2026-11-20' },
      {
        ...quotation,
        id: 8102,
        unique_id: 'POL-2',
        policyeffectivedate: '2026-11-21',
        policyquotation_graceperiod: '2026-12-05',
      },
      {
        ...quotation,
        id: 8103,
        unique_id: 'POL-3',
        policyeffectivedate: '2026-10-01',
        policyquotation_graceperiod: '2026-12-06',
      },
    ],
  });
  openAt(home);
  expect(await sectionLines(past)).toEqual([
    'POL-3Ann Whitfield · HomeownersEffective 10-01-2026',
    'POL-1Ann Whitfield · HomeownersEffective 11-20-2026',
  ]);
  expect(await sectionLines(grace)).toEqual(['POL-2Ann Whitfield · HomeownersEnds 12-05-2026']);
  const link = screen.getByRole('link', { name: 'POL-2' });
  expect(link).toHaveAttribute('href', '/user_admin_view_policy_quotation/8102/552');
  expect(bodiesTo('/viewpolicyquotationlist')).toEqual([{ company_id: 7 }]);
});

test('a record of a section can step through the others of the section, also those that are not shown', async () => {
  const files = Array.from({ length: 6 }, (_, index) => ({
    id: 301 + index,
    file_name: `${index + 1}.csv`,
    approved: '0',
  }));
  listsHold({ '/viewbrdxreview': files });
  const user = openAt(home);
  await sectionLines('Bordereaux to review');
  await user.click(screen.getByRole('link', { name: '5.csv' }));
  const steps = within(await screen.findByRole('group', { name: 'Records of the list' }));
  expect(steps.getByText('5 of 6')).toBeVisible();
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await expectPath('/user_admin_brdx_file_view/306');
});

test('a file without a screen of its own is marked in the list that its link opens', async () => {
  const user = openAt(home);
  await user.click(await screen.findByRole('link', { name: 'claims-2026-09.csv' }));
  await expectPath('/user_admin_bdx_inbound');
  await waitFor(() =>
    expect(document.querySelector('[data-changed]')).toHaveTextContent('claims-2026-09.csv'),
  );
});

test('a record that was opened in another tab cannot step from here', async () => {
  listsHold({ '/viewbrdxreview': [{ id: 301, file_name: '1.csv', approved: '0' }] });
  const user = openAt(home);
  await sectionLines('Bordereaux to review');
  // jsdom cannot open another tab.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await user.keyboard('{Control>}');
  await user.click(screen.getByRole('link', { name: '1.csv' }));
  await user.keyboard('{/Control}');
  expect(selectLeftList(openStore().getState())).toBeUndefined();
  await user.click(screen.getByRole('link', { name: '1.csv' }));
  expect(selectLeftList(openStore().getState())?.id).toBe('301');
});

test('the sections without rows are named in one line', async () => {
  listsHold({
    '/viewbrdxreview': [{ id: 8311, approved: '1' }],
    '/viewbrdxsend': [{ id: 8321, file_name: 'sent.csv' }],
  });
  openAt(home);
  expect(await sectionLines('Bordereaux to send')).toEqual(['sent.csv']);
  const line = screen.getByText(/^Nothing to do: /).textContent;
  expect(line).toMatch(/ · Bordereaux to import · Bordereaux to review$/);
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(1);
});

test('the sections load one after another, and one that fails does not block the next', async () => {
  listsHold({ '/viewbrdxsend': [{ id: 8321, file_name: 'sent.csv' }] });
  const stopFailing = loadsFail('/viewpolicyquotationlist');
  const user = openAt(home);
  expect(await sectionLines('Bordereaux to send')).toEqual(['sent.csv']);
  const failed = within(await section(past));
  expect(failed.getByText('Could not load')).toBeVisible();
  const order = recordedCalls.map(({ path }) => path).filter((path) => /list$|inbound|brdx/.test(path));
  expect([...new Set(order)]).toEqual([
    '/viewpolicybinderlist',
    '/viewpolicyquotationlist',
    '/viewclientinbound',
    '/viewbrdxreview',
    '/viewbrdxsend',
  ]);
  stopFailing();
  listsHold({});
  await user.click(failed.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.getByText(/^Nothing to do: /)).toHaveTextContent(past));
  expect(document.activeElement).not.toBe(document.body);
});

test('staff see the sections whose lists are in their own menus', async () => {
  respondsAlways('/viewmainmenuandsubmenuuser', {
    menuWithSubmenu: [
      {
        id: 52,
        category: { name: 'Quotations', url: 'user_admin_policy_quotation', menutype: '1' },
        subMenu: [{ id: 5202, menu_id: 52, name: 'Binders', url: 'user_admin_policy_binder', menutype: '1' }],
      },
    ],
  });
  openAt(home, { as: 'staff' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await waitFor(() =>
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([due]),
  );
});
