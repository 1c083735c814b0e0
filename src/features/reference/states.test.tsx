import { screen } from '@testing-library/react';
import { actionsCell, expectPath, findRow } from '@/testing/harness/at';
import { expectCells } from '@/testing/harness/listCells';
import { runSteps } from '@/testing/harness/steps';
import { openAt } from '@/app/openAt.fixture';
import { expectConsoleErrors, nextBody } from '@/testing/harness/server';
import { db } from '../../../mocks/db';

test('REF-14 REF-15 REF-16 REF-17 CONST-01 CALL-024 the states are listed ten to a page under State Name and State Code, and open their forms', async () => {
  const first = db.states[0]!;
  const user = openAt('/user_admin_state');
  await expectCells(db.states.slice(0, 10), {
    'State Name': ({ state_name }) => state_name,
    'State Code': ({ state_code }) => state_code,
    Actions: 'Actions',
  });
  expect(screen.getByRole('link', { name: 'Add' })).toHaveAttribute('href', '/user_admin_add_state');
  await user.dblClick(actionsCell(await findRow(first.state_name)));
  await expectPath(`/user_admin_edit_state/${first.id}`);
});

test('REF-18 REF-20 CALL-023 ENT-05 ENT-06 a new state has the tax flag under both spellings', async () => {
  const user = openAt('/user_admin_add_state');
  const sent = nextBody('/createstate');
  await runSteps(user, [
    { choose: 'Select Country', option: 'Mexico' },
    { fill: 'State Name', text: 'Oaxaca' },
    { fill: 'State Code', text: 'OAX' },
    { fill: 'State Regulatory Code', text: 'MX-20' },
    { fill: 'State Retaliatory Tax Flag', text: 'Y' },
    { fill: 'State Retaliatory Tax Percentage', text: '2.5 8' },
    { fill: 'State Retaliatory Tax Flag', text: 'Y' },
  ]);
  const percentage = screen.getByLabelText('State Retaliatory Tax Percentage');
  expect(percentage).toHaveAccessibleDescription('Two numbers: 2.5 and 8. Enter one of them.');
  await runSteps(user, [{ fill: 'State Retaliatory Tax Percentage', text: '2.5' }]);
  expect(screen.getByRole('heading', { level: 1, name: 'Create State' })).toBeVisible();
  await runSteps(user, [{ press: 'Save' }]);
  expect(await sent).toEqual({
    country_id: 403,
    country_code: 'MX',
    state_code: 'OAX',
    state_name: 'Oaxaca',
    stateregulatory_code: 'MX-20',
    state_retaliatorytax_flag: 'Y',
    state_retaliatorytaxflag: 'Y',
    stateretaliatorytax_percentage: '2.5',
  });
  await expectPath('/user_admin_state');
});

test('REF-19 REF-20 CALL-026 CALL-027 an edited state is sent whole to the path with the slash', async () => {
  const before = { ...db.states[0]! };
  const user = openAt(`/user_admin_edit_state/${before.id}`);
  await screen.findByLabelText('State Name');
  expect(screen.getByRole('heading', { level: 1, name: 'Edit State' })).toBeVisible();
  for (const label of [
    'Select Country',
    'State Code',
    'State Regulatory Code',
    'State Retaliatory Tax Flag',
    'State Retaliatory Tax Percentage',
  ]) {
    expect(screen.getByLabelText(label)).toBeVisible();
  }
  const sent = nextBody('/updatestate/');
  await runSteps(user, [{ fill: 'State Name', text: 'Renamed' }, { press: 'Save' }]);
  expect(await sent).toEqual({
    stateData: {
      ...before,
      state_name: 'Renamed',
      state_retaliatorytaxflag: before.state_retaliatorytax_flag,
    },
  });
  expect(await findRow('Renamed')).toBeVisible();
});

test('REF-21 REF-22 selecting a country that is not in the list logs an error and changes nothing', async () => {
  const logged = expectConsoleErrors();
  const user = openAt(`/user_admin_edit_state/${db.states[0]!.id}`);
  await screen.findByRole('option', { name: 'Mexico' });
  const country = screen.getByLabelText<HTMLSelectElement>('Select Country');
  const before = country.value;
  await user.selectOptions(country, '');
  expect(country).toHaveValue(before);
  expect(logged).toEqual(['Selected country not found']);
});
