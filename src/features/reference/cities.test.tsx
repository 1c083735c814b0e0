import { screen, waitFor } from '@testing-library/react';
import { actionsCell, expectPath, findRow } from '@/testing/harness/at';
import { expectCells } from '@/testing/harness/listCells';
import { runSteps } from '@/testing/harness/steps';
import { openAt } from '@/app/openAt.fixture';
import { bodiesTo, nextBody } from '@/testing/harness/server';
import { db } from '../../../mocks/db';

test('REF-23 REF-24 REF-25 REF-26 CONST-01 CALL-029 the cities are listed ten to a page under city name and city code, and open their forms', async () => {
  const first = db.cities[0]!;
  const user = openAt('/user_admin_city');
  await expectCells(db.cities.slice(0, 10), {
    'City Name': ({ city_name }) => city_name,
    'City Code': ({ city_code }) => city_code,
    Actions: 'Actions',
  });
  expect(screen.getByRole('link', { name: 'Add' })).toHaveAttribute('href', '/user_admin_add_city');
  await user.dblClick(actionsCell(await findRow(first.city_name)));
  await expectPath(`/user_admin_edit_city/${first.id}`);
});

test('REF-27 CALL-025 CALL-028 ENT-07 a new city contains its country and state by id, code and name', async () => {
  const state = db.states.find(({ country_id }) => country_id === 401)!;
  const user = openAt('/user_admin_add_city');
  const sent = nextBody('/createcity');
  await runSteps(user, [
    { choose: 'Country', option: 'United States' },
    { choose: 'State', option: state.state_name },
    { fill: 'City Name', text: 'Harbor Falls' },
    { fill: 'City Code', text: 'HFL' },
    { fill: 'Zip Code', text: '10099' },
    { fill: 'Municipal Regulatory Code', text: 'M-1' },
  ]);
  expect(screen.getByRole('heading', { level: 1, name: 'Create City' })).toBeVisible();
  expect(bodiesTo('/viewstateusingcountrycode')).toEqual([{ id: 401 }]);
  await runSteps(user, [{ press: 'Save' }]);
  expect(await sent).toEqual({
    country_id: 401,
    country_code: 'US',
    country_name: 'United States',
    state_id: state.id,
    state_code: state.state_code,
    city_code: 'HFL',
    city_name: 'Harbor Falls',
    zip_code: '10099',
    municipalregulatory_code: 'M-1',
  });
  await expectPath('/user_admin_city');
});

test('REF-28 CALL-030 CALL-031 an edited city is sent whole to the path with the slash', async () => {
  const before = { ...db.cities[0]! };
  const user = openAt(`/user_admin_edit_city/${before.id}`);
  await screen.findByLabelText('Zip Code');
  expect(screen.getByRole('heading', { level: 1, name: 'Edit City' })).toBeVisible();
  const sent = nextBody('/updatecity/');
  await runSteps(user, [{ fill: 'Zip Code', text: '99999' }, { press: 'Save' }]);
  expect(await sent).toEqual({ cityDatalist: { ...before, zip_code: '99999' } });
  await expectPath('/user_admin_city');
});

test('another country clears the state that was chosen', async () => {
  const user = openAt(`/user_admin_edit_city/${db.cities[0]!.id}`);
  await runSteps(user, [{ choose: 'Country', option: 'Mexico' }]);
  await waitFor(() => expect(screen.getByLabelText('State')).toHaveValue(''));
});
