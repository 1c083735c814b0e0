import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { selectRecentRecords } from '@/session/personalSlice';
import { answer, expectPath } from '@/testing/harness/at';
import { openAt, openStore } from '@/app/openAt.fixture';
import { bodiesTo } from '@/testing/harness/server';
import { calls } from '@/api/calls';
import { db } from '../../../../mocks/db';
import { loadsFail, setScenario } from '../../../../mocks/scenarios';
import { dialog, openSearch, quotationList, selected, settled } from './search.fixture';

function groupOptions(heading: RegExp): (string | null)[] {
  const group = screen.getByRole('group', { name: heading });
  return within(group)
    .getAllByRole('option')
    .map((option) => option.textContent);
}

test('a name is sent as first and as last name, and a second word narrows the results', async () => {
  const user = await openSearch();
  await user.paste('benedetti ny');
  expect(await settled()).toContain('Quotations 1');
  expect(bodiesTo(quotationList)).toEqual([
    { company_id: 7, lastname: 'benedetti' },
    { company_id: 7, firstname: 'benedetti' },
    { company_id: 7, lastname: 'ny' },
    { company_id: 7, firstname: 'ny' },
  ]);
  expect(groupOptions(/^Quotations/)).toEqual([expect.stringContaining('Rosa Benedetti')]);
  await user.clear(screen.getByRole('combobox'));
  await user.paste('benedetti az');
  expect(await settled()).not.toContain('Quotations');
});

test('if there are many results, their number is shown, and Show all opens the list with the query in the address', async () => {
  const user = await openSearch();
  await user.paste('POL-2026');
  await settled();
  const count = db.quotations.filter(({ status }) => status === 'QUOTED').length;
  expect(groupOptions(new RegExp(`^Quotations ${String(count)}`))).toHaveLength(6);
  await user.click(screen.getByRole('option', { name: `Show all ${String(count)} quotations` }));
  await expectPath('/user_admin_policy_quotations');
  expect(window.location.search).toBe('?filter.unique_id=POL-2026');
  await waitFor(() =>
    expect(bodiesTo(quotationList)).toContainEqual({ company_id: 7, unique_id: 'POL-2026' }),
  );
});

test('Show all keeps a name out of the address', async () => {
  for (const quotation of db.quotations) if (quotation.status === 'QUOTED') quotation.lastname = 'Moretti';
  const user = await openSearch();
  await user.paste('moretti');
  await settled();
  await user.click(await screen.findByRole('option', { name: /^Show all \d+ quotations/ }));
  await expectPath('/user_admin_policy_quotations');
  expect(await screen.findByRole('table')).toBeVisible();
  expect(window.location.search).toBe('');
  await waitFor(() => expect(screen.getAllByText('Moretti').length).toBeGreaterThan(1));
  expect(window.history.state).toMatchObject({
    usr: { list: expect.stringContaining('filter.lastname=moretti') },
  });
});

test('screens and actions come from the menu of the user', async () => {
  const user = await openSearch();
  await user.paste('carrier');
  await settled();
  expect(groupOptions(/^Screens/)[0]).toContain('Carriers Partners');
  expect(groupOptions(/^Actions/)).toEqual(['Add carrier ']);
  await user.clear(screen.getByRole('combobox'));
  await user.paste('new quotation');
  await settled();
  expect(groupOptions(/^Actions/)[0]).toMatch(/^New quotation: /);
  await user.keyboard('{ArrowDown}{ArrowUp}{Enter}');
  await expectPath('/user_admin_policy/551');
});

test('a customer is opened on their own screen, and is not selected for the next quotation', async () => {
  const user = await openSearch();
  await user.paste('rosa benedetti');
  await settled();
  const group = screen.getByRole('group', { name: /^Customers/ });
  await user.click(within(group).getByRole('option', { name: /Rosa Benedetti/ }));
  await expectPath('/user_admin_customer/513');
  expect(await screen.findByRole('heading', { level: 1, name: 'Rosa Benedetti' })).toBeVisible();
  expect(sessionStorage.getItem('selectedDataArray')).toBeNull();
});

test('records that were opened before are offered first', async () => {
  const user = openAt('/user_admin_view_binder_policies/1013/551');
  await screen.findByRole('heading', { level: 1, name: /Binder POL/ });
  await waitFor(() => expect(selectRecentRecords(openStore().getState())).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Search' }));
  await screen.findByRole('combobox');
  expect(groupOptions(/^Recently opened/)).toEqual(['Binder POL-2026-0013 · Rosa Benedetti ']);
  expect(selected()).toHaveTextContent('POL-2026-0013');
});

test('a record that was opened before is found once, and has the path that its group gives it', async () => {
  const user = openAt('/edit_intakeform_user_admin_policy/1043/551');
  await waitFor(() => expect(selectRecentRecords(openStore().getState())).toHaveLength(1));
  await user.click(await screen.findByRole('button', { name: 'Search' }));
  await screen.findByRole('combobox');
  await user.paste('benedetti');
  const status = await settled();
  expect(groupOptions(/^Recently opened 1/)).toEqual([expect.stringContaining('POL-2026-0043')]);
  expect(screen.queryByRole('group', { name: /^Quotations/ })).not.toBeInTheDocument();
  expect(status).toMatch(/found: Recently opened 1, /);
  expect(status).not.toContain('Quotations');
  await user.click(screen.getByRole('option', { name: /POL-2026-0043/ }));
  await expectPath('/user_admin_view_policy_quotation/1043/551');
  await screen.findByRole('heading', { level: 1, name: 'Quotation POL-2026-0043' });
  // It is the only record, so that there is nothing to step to.
  expect(screen.queryByRole('group', { name: 'Records of the list' })).toBeNull();
});

test('a record that was opened from the search can step through the other results', async () => {
  const user = await openSearch();
  await user.paste('POL-2026');
  await settled();
  await user.keyboard('{ArrowDown}{Enter}');
  const steps = within(await screen.findByRole('group', { name: 'Records of the list' }));
  const count = db.quotations.filter(({ status }) => status === 'QUOTED').length;
  expect(steps.getByText(`2 of ${String(count)}`)).toBeVisible();
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(await steps.findByText(`1 of ${String(count)}`)).toBeVisible();
});

test('Show all shows all actions, and selects the first of those that were hidden', async () => {
  const user = await openSearch();
  await user.paste('add');
  await settled();
  const actions = (): (string | null)[] => groupOptions(/^Actions \d/);
  const [, count = ''] = /^Show all (\d+) actions$/.exec(actions().at(-1) ?? '') ?? [];
  expect(actions()).toHaveLength(6);
  await user.click(screen.getByRole('option', { name: `Show all ${count} actions` }));
  expect(actions()).toHaveLength(Number(count));
  await waitFor(() => expect(selected()).toHaveTextContent((actions()[5] ?? '').trim()));
});

test('if all searches fail, one message says so and Retry repeats them all', async () => {
  const lists = Object.keys(calls).filter(
    (path) => path.startsWith('/view') || path === '/policyquotationlist',
  );
  const user = await openSearch();
  const ends = lists.map((path) => loadsFail(path as keyof typeof calls));
  await user.paste('rosa');
  expect(await settled()).toBe('Records could not be searched');
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Records could not be searched · Retry',
  ]);
  for (const end of ends) end();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('group', { name: /^Customers 1/ })).toBeVisible();
  expect(await settled()).not.toContain('could not be searched');
});

test('the theme is chosen from the search', async () => {
  const user = await openSearch();
  await user.paste('dark');
  await settled();
  await user.keyboard('{Enter}');
  expect(document.documentElement.dataset['theme']).toBe('dark');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(window.location.pathname).toBe('/user_admin_bdx_history');
  await user.keyboard('/');
  await screen.findByRole('combobox');
  await user.paste('theme system');
  await settled();
  await user.keyboard('{Enter}');
  expect(document.documentElement.dataset['theme']).toBeUndefined();
});

test('Logout from the search asks about unsaved changes like that of the menu', async () => {
  const user = openAt('/user_admin_edit_agent/241');
  await user.type(await screen.findByLabelText('Agent Name'), '!');
  await user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('combobox');
  await user.paste('sign out');
  await settled();
  await user.click(screen.getByRole('option', { name: 'Logout' }));
  await answer(user, 'You have unsaved changes. Leave this page?', 'Leave');
  await screen.findByRole('heading', { name: 'User Log In' });
  expect(localStorage.getItem('user_token')).toBeNull();
});

test('Escape that cancels a composition of an input method leaves the search open', async () => {
  await openSearch();
  fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Escape', isComposing: true });
  expect(dialog()).toBeVisible();
});

test('Back closes the search with the screen that it was opened on', async () => {
  const user = openAt('/user_admin_home');
  await user.click(await screen.findByRole('link', { name: 'Quotations' }));
  await screen.findByRole('heading', { level: 1, name: 'Policies Quotations' });
  await user.click(screen.getByRole('button', { name: 'Search' }));
  await screen.findByRole('combobox', { name: 'Search' });
  act(() => window.history.back());
  await expectPath('/user_admin_home');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('what is typed before the search is loaded is not lost', async () => {
  const user = openAt('/user_admin_home');
  await screen.findByRole('link', { name: 'Quotations' });
  await user.keyboard('/po');
  await user.type(await screen.findByRole('combobox'), 'l');
  expect(screen.getByRole('combobox')).toHaveValue('pol');
});

test('unsaved changes are asked about before a result is opened', async () => {
  const user = openAt('/user_admin_edit_agent/241');
  await user.type(await screen.findByLabelText('Agent Name'), '!');
  await user.click(screen.getByRole('button', { name: 'Search' }));
  await screen.findByRole('combobox');
  await user.paste('countries');
  await settled();
  await user.keyboard('{Enter}');
  await answer(user, 'You have unsaved changes. Leave this page?', 'Stay');
  expect(window.location.pathname).toBe('/user_admin_edit_agent/241');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Search' })).toHaveFocus());
});

test('without any records the search offers screens and actions', async () => {
  setScenario('empty');
  const user = await openSearch();
  await user.paste('setting');
  expect(await settled()).toBe('1 found: Screens 1');
});
