import { screen, waitFor, within } from '@testing-library/react';
import { actionsCell, blankRow, expectPath, rowWith } from '@/testing/harness/at';
import { expectCells } from '@/testing/harness/listCells';
import { openAt } from '@/app/openAt.fixture';
import { nextBody } from '@/testing/harness/server';
import { db } from '../../../mocks/db';

test('REF-08 REF-09 CONST-01 CALL-019 the currencies list shows ten a page under name and code', async () => {
  openAt('/user_admin_currency');
  await expectCells(db.currencies.slice(0, 10), {
    Name: ({ currency_name }) => currency_name,
    Code: ({ currency_code }) => currency_code,
    Actions: 'Actions',
  });
  expect(screen.getByText('Page 1 of 2')).toBeVisible();
});

test('REF-10 LIST-03 double click on the actions cell of a currency opens its edit screen', async () => {
  const user = openAt('/user_admin_currency');
  await user.dblClick(actionsCell(await rowWith('Euro')));
  await expectPath('/user_admin_edit_currency/426');
});

test('REF-11 LIST-04 the blank last row opens the add screen', async () => {
  const user = openAt('/user_admin_currency');
  await screen.findByText('Euro');
  await user.dblClick(within(blankRow()).getAllByRole('cell')[1] ?? blankRow());
  await expectPath('/user_admin_add_currency');
});

test('REF-12 REF-13 CALL-018 ENT-04 a new currency is sent with its three fields under the heading Edit Currency', async () => {
  const user = openAt('/user_admin_add_currency');
  await user.type(await screen.findByLabelText('Currency Name'), 'Krona');
  expect(screen.getByRole('heading', { level: 1, name: 'Edit Currency' })).toBeVisible();
  await user.type(screen.getByLabelText('Currency Code'), 'ISK');
  await screen.findByRole('option', { name: 'Ireland' });
  await user.selectOptions(screen.getByLabelText('Country'), 'Ireland');
  const sent = nextBody('/currency');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await sent).toEqual({ currency_name: 'Krona', currency_code: 'ISK', country_id: 406 });
  await expectPath('/user_admin_currency');
});

test('REF-12 REF-13 Q-048 an edited currency goes through the create call with its id', async () => {
  const user = openAt('/user_admin_edit_currency/426');
  const name = await screen.findByLabelText('Currency Name');
  expect(name).toHaveValue('Euro');
  await user.type(name, 's');
  const sent = nextBody('/currency');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await sent).toEqual({ id: 426, currency_name: 'Euros', currency_code: 'EUR', country_id: 406 });
  expect(await screen.findByRole('row', { name: /Euros/ })).toBeVisible();
  await expectPath('/user_admin_currency');
});

test('a currency that is not in the list could not be loaded, and nothing can be typed', async () => {
  openAt('/user_admin_edit_currency/999');
  expect(await screen.findByText('Could not load')).toBeVisible();
  expect(screen.queryByLabelText('Currency Name')).not.toBeInTheDocument();
});

test('a country that is gone is shown by its id where the currency holds no name of it', async () => {
  db.currencies[0]!.country_id = 999999;
  openAt(`/user_admin_edit_currency/${db.currencies[0]!.id}`);
  const country = await screen.findByLabelText('Country');
  await waitFor(() => expect(country).toHaveDisplayValue('999999 (no longer in the list)'));
});
