import { screen, waitFor, within } from '@testing-library/react';
import { runSteps } from '@/testing/harness/steps';
import { openAt } from '@/app/openAt.fixture';
import { nextBody } from '@/testing/harness/server';
import { db } from '../../../mocks/db';

async function expectShown(label: string, text: string): Promise<void> {
  const select = await screen.findByLabelText(label);
  await waitFor(() => expect(select).toHaveDisplayValue(`${text} (no longer in the list)`));
}

test('a deleted country and state are shown by the name and code in the city, and are sent back unchanged', async () => {
  const city = db.cities[0]!;
  Object.assign(city, { country_id: 999999, country_name: 'Gone Land', state_id: 700001, state_code: 'GS' });
  const before = { ...city };
  const user = openAt(`/user_admin_edit_city/${city.id}`);
  await expectShown('Country', 'Gone Land');
  await expectShown('State', 'GS');
  const sent = nextBody('/updatecity/');
  await runSteps(user, [{ fill: 'City Name', text: 'North' }, { press: 'Save' }]);
  expect(await sent).toEqual({ cityDatalist: { ...before, city_name: 'North' } });
});

test('a deleted country is shown by its code in the state, and by its id in a currency, which has no name of it', async () => {
  Object.assign(db.states[0]!, { country_id: 999999, country_code: 'GL' });
  openAt(`/user_admin_edit_state/${db.states[0]!.id}`);
  await expectShown('Select Country', 'GL');
  db.currencies[0]!.country_id = 999999;
  openAt(`/user_admin_edit_currency/${db.currencies[0]!.id}`);
  await expectShown('Country', '999999');
});

test('a country and a state without a name are offered by their code, or else by their id', async () => {
  Object.assign(db.countries[0]!, { country_name: '' });
  Object.assign(db.countries[1]!, { country_name: ' ', country_code: '' });
  const state = db.states.find(({ country_id }) => country_id === db.cities[0]!.country_id)!;
  Object.assign(state, { state_name: '' });
  openAt(`/user_admin_edit_city/${db.cities[0]!.id}`);
  const country = within(await screen.findByLabelText('Country'));
  expect(await country.findByRole('option', { name: db.countries[0]!.country_code })).toBeInTheDocument();
  expect(country.getByRole('option', { name: String(db.countries[1]!.id) })).toBeInTheDocument();
  const states = within(screen.getByLabelText('State'));
  expect(await states.findByRole('option', { name: state.state_code })).toBeInTheDocument();
  for (const list of [country, states])
    expect(list.getAllByRole('option').filter(({ textContent }) => !textContent.trim())).toHaveLength(1);
});

test('a currency that is not in the list shows an error, and no form', async () => {
  openAt('/user_admin_edit_currency/999');
  expect(await screen.findByText('Could not load')).toBeVisible();
  expect(screen.queryByLabelText('Currency Name')).not.toBeInTheDocument();
});
