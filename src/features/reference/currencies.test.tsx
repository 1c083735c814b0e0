import { screen } from '@testing-library/react';
import { actionsCell, expectPath, findRow } from '@/testing/harness/at';
import { expectCells } from '@/testing/harness/listCells';
import { runSteps } from '@/testing/harness/steps';
import { openAt } from '@/app/openAt.fixture';
import { nextBody } from '@/testing/harness/server';
import { db } from '../../../mocks/db';

test('REF-08 REF-09 REF-10 REF-11 CONST-01 CALL-019 the currencies are listed ten to a page under name and code, and open their forms', async () => {
  const user = openAt('/user_admin_currency');
  await expectCells(db.currencies.slice(0, 10), {
    Name: ({ currency_name }) => currency_name,
    Code: ({ currency_code }) => currency_code,
    Actions: 'Actions',
  });
  expect(screen.getByText('Page 1 of 2')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Add' })).toHaveAttribute('href', '/user_admin_add_currency');
  await user.dblClick(actionsCell(await findRow('Euro')));
  await expectPath('/user_admin_edit_currency/426');
});

test('REF-12 REF-13 CALL-018 ENT-04 a new currency is sent with its three fields under the heading Edit Currency', async () => {
  const user = openAt('/user_admin_add_currency');
  const sent = nextBody('/currency');
  await runSteps(user, [
    { fill: 'Currency Name', text: 'Krona' },
    { fill: 'Currency Code', text: 'ISK' },
    { choose: 'Country', option: 'Ireland' },
  ]);
  expect(screen.getByRole('heading', { level: 1, name: 'Edit Currency' })).toBeVisible();
  await runSteps(user, [{ press: 'Save' }]);
  expect(await sent).toEqual({ currency_name: 'Krona', currency_code: 'ISK', country_id: 406 });
  await expectPath('/user_admin_currency');
});

test('REF-12 REF-13 Q-048 an edited currency is sent to the create call with its id', async () => {
  const user = openAt('/user_admin_edit_currency/426');
  expect(await screen.findByLabelText('Currency Name')).toHaveValue('Euro');
  const sent = nextBody('/currency');
  await runSteps(user, [{ fill: 'Currency Name', text: 'Euros' }, { press: 'Save' }]);
  expect(await sent).toEqual({ id: 426, currency_name: 'Euros', currency_code: 'EUR', country_id: 406 });
  expect(await findRow('Euros')).toBeVisible();
  await expectPath('/user_admin_currency');
});
