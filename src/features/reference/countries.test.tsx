import { screen, waitFor, within } from '@testing-library/react';
import { expectCells } from '@/testing/harness/listCells';
import { openAt } from '@/app/openAt.fixture';
import { bodiesTo, nextBody } from '@/testing/harness/server';
import { planFault } from '../../../mocks/conditions';
import { db } from '../../../mocks/db';

function dataRows(): HTMLElement[] {
  return screen.getAllByRole('row').slice(1);
}

test('REF-01 REF-02 CONST-01 LIST-02 the countries list shows ten a page under its columns', async () => {
  const user = openAt('/user_admin_countries');
  await expectCells(db.countries.slice(0, 10), {
    'Country Code': ({ country_code }) => country_code,
    'Country Name': ({ country_name }) => country_name,
    'Market Name': ({ country_marketname }) => country_marketname,
    Actions: 'Actions',
  });
  expect(screen.getByText('Page 1 of 2')).toBeVisible();
  for (const name of ['First', 'Previous']) expect(screen.getByRole('button', { name })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByText('Page 2 of 2')).toBeVisible();
  expect(screen.queryByText('United States')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'First' }));
  expect(await screen.findByText('Page 1 of 2')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Last' }));
  expect(await screen.findByText('Page 2 of 2')).toBeVisible();
});

test('REF-03 LIST-03 double click on the actions cell of a country opens its edit screen', async () => {
  const user = openAt('/user_admin_countries');
  const row = (await screen.findByText('United States')).closest('tr');
  if (!row) throw new Error('no row');
  const cell = within(row).getByRole('button', { name: 'Actions' }).closest('td');
  if (!cell) throw new Error('no cell');
  await user.dblClick(cell);
  await waitFor(() => expect(window.location.pathname).toBe('/user_admin_edit_countries/401'));
});

test('REF-03 the Actions menu of a country offers Edit', async () => {
  const user = openAt('/user_admin_countries');
  const row = (await screen.findByText('United States')).closest('tr');
  if (!row) throw new Error('no row');
  await user.click(within(row).getByRole('button', { name: 'Actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  expect(await screen.findByRole('textbox', { name: 'Country Name' })).toHaveValue('United States');
  expect(window.location.pathname).toBe('/user_admin_edit_countries/401');
});

test('REF-04 LIST-04 Add and the blank last row open the add screen', async () => {
  const user = openAt('/user_admin_countries');
  await screen.findByText('United States');
  expect(screen.getByRole('link', { name: 'Add' })).toHaveAttribute('href', '/user_admin_add_countries');
  const blank = dataRows().at(-1);
  if (!blank) throw new Error('no blank row');
  await user.dblClick(within(blank).getAllByRole('cell')[1] ?? blank);
  await waitFor(() => expect(window.location.pathname).toBe('/user_admin_add_countries'));
});

test('REF-05 REF-06 CALL-016 CALL-017 an edited country is sent whole and the list shows it', async () => {
  const user = openAt('/user_admin_edit_countries/401');
  const name = await screen.findByLabelText('Country Name');
  expect(screen.getByRole('heading', { level: 1, name: 'Create Country' })).toBeVisible();
  expect(bodiesTo('/editcountry')).toEqual([{ id: 401 }]);
  const sent = nextBody('/updatecountry');
  await user.clear(name);
  await user.type(name, 'United States of America');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await sent).toEqual({
    countryData: {
      id: 401,
      country_code: 'US',
      country_name: 'United States of America',
      country_regularcode: expect.any(String),
      country_marketname: expect.any(String),
      country_currencycode: 'USD',
      country_languagecode: expect.any(String),
    },
  });
  expect(await screen.findByRole('row', { name: /United States of America/ })).toBeVisible();
  expect(window.location.pathname).toBe('/user_admin_countries');
});

test('REF-04 REF-06 CALL-014 ENT-03 a new country is sent with its six fields', async () => {
  const user = openAt('/user_admin_add_countries');
  const sent = nextBody('/createcountry');
  await user.type(await screen.findByLabelText('Country Code'), 'IS');
  await user.type(screen.getByLabelText('Country Name'), 'Iceland');
  await user.type(screen.getByLabelText('Country Regular Code'), '352');
  await user.type(screen.getByLabelText('Country Market Name'), 'Nordics');
  await user.type(screen.getByLabelText('Country Currency Code'), 'ISK');
  await user.type(screen.getByLabelText('Country Language Code'), 'is');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await sent).toEqual({
    country_code: 'IS',
    country_name: 'Iceland',
    country_regularcode: '352',
    country_marketname: 'Nordics',
    country_currencycode: 'ISK',
    country_languagecode: 'is',
  });
  await waitFor(() => expect(window.location.pathname).toBe('/user_admin_countries'));
});

test('REF-07 Cancel goes back to the countries', async () => {
  const user = openAt('/user_admin_edit_countries/401');
  await screen.findByLabelText('Country Name');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(window.location.pathname).toBe('/user_admin_countries'));
});

test('ERR-05 a failed save keeps the screen and every value, and Retry sends them again', async () => {
  planFault('/updatecountry', { kind: 'answer', status: 500 });
  const user = openAt('/user_admin_edit_countries/401');
  const name = await screen.findByLabelText('Country Name');
  await user.clear(name);
  await user.type(name, 'Columbia');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Not saved')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(name).toHaveValue('Columbia');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('row', { name: /Columbia/ })).toBeVisible();
  expect(bodiesTo('/updatecountry')).toHaveLength(2);
});

test('ERR-05 a list that could not be loaded keeps its frame and loads on Retry', async () => {
  planFault('/viewcountry', { kind: 'answer', status: 500 });
  const user = openAt('/user_admin_countries');
  expect(await screen.findByText('Could not load')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Countries' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('United States')).toBeVisible();
});

test('the list comes back from a form to the same page', async () => {
  const user = openAt('/user_admin_countries?page=2');
  await screen.findByText('Page 2 of 2');
  const [row] = dataRows();
  if (!row) throw new Error('no row');
  row.focus();
  await user.keyboard('{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText('Page 2 of 2')).toBeVisible();
});
