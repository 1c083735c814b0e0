import { screen, waitFor, within } from '@testing-library/react';
import { openAt } from '@/app/openAt.fixture';
import { button } from '@/testing/harness/at';
import { fixDate } from '@/testing/harness/fixDate';
import { bodiesTo } from '@/testing/harness/server';
import { db } from '../../../mocks/db';
import { loadsFail, setScenario } from '../../../mocks/scenarios';
import { findMarks, getPicture, overview, staffMenuHas } from './overview.fixture';

fixDate();

const left = /^Your menu does not have all lists of quotations, binders and policies/;
const lists = ['/viewpolicyquotationlist', '/viewpolicybinderlist', '/policyquotationlist'] as const;

const fileLists = ['/viewbrdxfile', '/viewbrdxcreate', '/viewbrdxsend'] as const;

test('staff see the stages whose lists their menu has, and no other list is loaded', async () => {
  staffMenuHas('/user_admin_home', '/user_admin_policy_binder');
  openAt(overview, { as: 'staff' });
  for (const heading of ['Premium by effective month', 'Balances of binders by age'])
    for (const mark of await findMarks(heading))
      expect(mark.getAttribute('href')).toMatch(/^\/user_admin_policy_binder\?/);
  expect(screen.getByText(left)).toBeVisible();
  expect(screen.queryByRole('region', { name: 'From quotation to policy' })).not.toBeInTheDocument();
  expect(lists.map((path) => bodiesTo(path).length)).toEqual([0, 1, 0]);
});

test('staff without a list see a sentence and no picture', async () => {
  staffMenuHas('/user_admin_home');
  openAt(overview, { as: 'staff' });
  expect(await screen.findByText(left)).toBeVisible();
  await waitFor(() => expect(document.querySelectorAll('main section[aria-labelledby]')).toHaveLength(0));
  expect(lists.map((path) => bodiesTo(path).length)).toEqual([0, 0, 0]);
});

test('without records each picture says so', async () => {
  setScenario('empty');
  openAt(overview);
  for (const heading of [
    'Premium by effective month',
    'From quotation to policy',
    'Premium by LOB',
    'Premium by state',
  ])
    await waitFor(() =>
      expect(
        within(getPicture(heading)).getByText('There is no record for this period and these filters.'),
      ).toBeVisible(),
    );
  const balances = getPicture('Balances of binders by age');
  expect(within(balances).getByText('There is no binder for this period and these filters.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^(Table|CSV) of/ })).not.toBeInTheDocument();
});

test('Refresh loads the lists again, and the time of the numbers is shown', async () => {
  const user = openAt(overview);
  expect(await screen.findByText('As of 11/21/2026 09:30 AM')).toBeVisible();
  jest.setSystemTime(new Date(2026, 10, 21, 9, 45));
  await user.click(button('Refresh'));
  expect(await screen.findByText('As of 11/21/2026 09:45 AM')).toBeVisible();
  expect([...lists, ...fileLists].map((path) => bodiesTo(path).length)).toEqual([2, 2, 2, 2, 2, 2]);
});

test('if the menus of staff could not be loaded, each picture says so, and Retry loads them', async () => {
  const end = loadsFail('/viewmainmenuandsubmenuuser');
  const user = openAt(overview, { as: 'staff' });
  const main = await screen.findByRole('main');
  for (const heading of ['Premium by effective month', 'Balances of binders by age'])
    await waitFor(() => expect(within(getPicture(heading)).getByText('Could not load')).toBeVisible());
  expect(main.querySelector('[aria-busy="true"]')).toBeNull();
  end();
  await user.click(within(getPicture('Balances of binders by age')).getByText('Retry'));
  await waitFor(() => expect(within(main).queryByText('Could not load')).toBeNull());
});

test('records without an LOB have a row of their own beside that of all records', async () => {
  const errors = jest.spyOn(console, 'error');
  for (const record of db.quotations) record.intake_Name = '';
  openAt(`${overview}?period=all`);
  await findMarks('From quotation to policy');
  const heads = within(getPicture('From quotation to policy')).getAllByRole('rowheader');
  expect(heads.map(({ textContent }) => textContent)).toEqual(['All', 'No LOB']);
  expect(errors).not.toHaveBeenCalled();
});
