import { screen, waitFor, within } from '@testing-library/react';
import { actionsCell, blankRow, expectPath, rowWith } from '@/testing/harness/at';
import { expectCells } from '@/testing/harness/listCells';
import { openAt } from '@/app/openAt.fixture';
import { expectConsoleErrors, nextBody } from '@/testing/harness/server';
import { db } from '../../../mocks/db';

test('REF-14 REF-15 CONST-01 CALL-024 the states list shows ten a page under State Name and State Code', async () => {
  openAt('/user_admin_state');
  await expectCells(db.states.slice(0, 10), {
    'State Name': ({ state_name }) => state_name,
    'State Code': ({ state_code }) => state_code,
    Actions: 'Actions',
  });
});

test('REF-16 LIST-03 double click on the actions cell of a state opens its edit screen', async () => {
  const [first] = db.states;
  const user = openAt('/user_admin_state');
  await user.dblClick(actionsCell(await rowWith(first?.state_name ?? '')));
  await expectPath(`/user_admin_edit_state/${first?.id}`);
});

test('REF-17 LIST-04 the blank last row opens the add screen', async () => {
  const user = openAt('/user_admin_state');
  await screen.findByText(db.states[0]?.state_name ?? '');
  await user.dblClick(within(blankRow()).getAllByRole('cell')[1] ?? blankRow());
  await expectPath('/user_admin_add_state');
});

test('REF-18 REF-20 CALL-023 ENT-05 ENT-06 a new state carries the tax flag under both spellings', async () => {
  const user = openAt('/user_admin_add_state');
  await user.type(await screen.findByLabelText('State Name'), 'Oaxaca');
  expect(screen.getByRole('heading', { level: 1, name: 'Create State' })).toBeVisible();
  await screen.findByRole('option', { name: 'Mexico' });
  await user.selectOptions(screen.getByLabelText('Select Country'), 'Mexico');
  await user.type(screen.getByLabelText('State Code'), 'OAX');
  await user.type(screen.getByLabelText('State Regulatory Code'), 'MX-20');
  await user.type(screen.getByLabelText('State Retaliatory Tax Flag'), 'Y');
  await user.type(screen.getByLabelText('State Retaliatory Tax Percentage'), '2.5');
  const sent = nextBody('/createstate');
  await user.click(screen.getByRole('button', { name: 'Save' }));
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
  const [first] = db.states;
  const user = openAt(`/user_admin_edit_state/${first?.id}`);
  const name = await screen.findByLabelText('State Name');
  for (const label of [
    'Select Country',
    'State Code',
    'State Regulatory Code',
    'State Retaliatory Tax Flag',
    'State Retaliatory Tax Percentage',
  ]) {
    expect(screen.getByLabelText(label)).toBeVisible();
  }
  await user.clear(name);
  await user.type(name, 'Renamed');
  const sent = nextBody('/updatestate/');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await sent).toEqual({
    stateData: {
      id: first?.id,
      country_id: first?.country_id,
      country_code: first?.country_code,
      state_code: first?.state_code,
      state_name: 'Renamed',
      stateregulatory_code: first?.stateregulatory_code,
      state_retaliatorytax_flag: first?.state_retaliatorytax_flag,
      state_retaliatorytaxflag: first?.state_retaliatorytax_flag,
      stateretaliatorytax_percentage: first?.stateretaliatorytax_percentage,
    },
  });
  expect(await screen.findByRole('row', { name: /Renamed/ })).toBeVisible();
});

test('REF-21 REF-22 selecting a country that is not in the list logs an error and changes nothing', async () => {
  const logged = expectConsoleErrors();
  const user = openAt(`/user_admin_edit_state/${db.states[0]?.id}`);
  await screen.findByRole('option', { name: 'Mexico' });
  const country = screen.getByLabelText('Select Country');
  const before = (country as HTMLSelectElement).value;
  await user.selectOptions(country, '');
  expect(country).toHaveValue(before);
  expect(logged).toEqual(['Selected country not found']);
});

test('a country that is gone is shown by the code of the state', async () => {
  Object.assign(db.states[0]!, { country_id: 999999, country_code: 'GL' });
  openAt(`/user_admin_edit_state/${db.states[0]!.id}`);
  const country = await screen.findByLabelText('Select Country');
  await waitFor(() => expect(country).toHaveDisplayValue('GL (no longer in the list)'));
});
