import { screen, waitFor, within } from '@testing-library/react';
import { actionsCell, blankRow, expectPath, rowWith } from '@/testing/harness/at';
import { expectCells } from '@/testing/harness/listCells';
import { openAt } from '@/app/openAt.fixture';
import { bodiesTo, holdAnswers, nextBody } from '@/testing/harness/server';
import { db } from '../../../mocks/db';
import { omitsKeys, loadsFail } from '../../../mocks/scenarios';

test('REF-23 REF-24 CONST-01 CALL-029 the cities list shows ten a page under city name and city code', async () => {
  openAt('/user_admin_city');
  await expectCells(db.cities.slice(0, 10), {
    'City Name': ({ city_name }) => city_name,
    'City Code': ({ city_code }) => city_code,
    Actions: 'Actions',
  });
});

test('REF-25 LIST-03 double click on the actions cell of a city opens its edit screen', async () => {
  const [first] = db.cities;
  const user = openAt('/user_admin_city');
  await user.dblClick(actionsCell(await rowWith(first?.city_name ?? '')));
  await expectPath(`/user_admin_edit_city/${first?.id}`);
});

test('REF-26 LIST-04 the blank last row opens the add screen', async () => {
  const user = openAt('/user_admin_city');
  await screen.findByText(db.cities[0]?.city_name ?? '');
  await user.dblClick(within(blankRow()).getAllByRole('cell')[1] ?? blankRow());
  await expectPath('/user_admin_add_city');
});

test('REF-27 CALL-025 CALL-028 ENT-07 a new city carries its country and state by id, code and name', async () => {
  const state = db.states.find(({ country_id }) => country_id === 401);
  const user = openAt('/user_admin_add_city');
  await screen.findByRole('option', { name: 'United States' });
  await user.selectOptions(screen.getByLabelText('Country'), 'United States');
  await screen.findByRole('option', { name: state?.state_name ?? '' });
  expect(bodiesTo('/viewstateusingcountrycode')).toEqual([{ id: 401 }]);
  await user.selectOptions(screen.getByLabelText('State'), state?.state_name ?? '');
  await user.type(screen.getByLabelText('City Name'), 'Harbor Falls');
  await user.type(screen.getByLabelText('City Code'), 'HFL');
  await user.type(screen.getByLabelText('Zip Code'), '10099');
  await user.type(screen.getByLabelText('Municipal Regulatory Code'), 'M-1');
  const sent = nextBody('/createcity');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await sent).toEqual({
    country_id: 401,
    country_code: 'US',
    country_name: 'United States',
    state_id: 441,
    state_code: state?.state_code,
    city_code: 'HFL',
    city_name: 'Harbor Falls',
    zip_code: '10099',
    municipalregulatory_code: 'M-1',
  });
  await expectPath('/user_admin_city');
});

test('REF-28 CALL-030 CALL-031 an edited city is sent whole to the path with the slash', async () => {
  const [first] = db.cities;
  const user = openAt(`/user_admin_edit_city/${first?.id}`);
  const zip = await screen.findByLabelText('Zip Code');
  await user.clear(zip);
  await user.type(zip, '99999');
  const sent = nextBody('/updatecity/');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await sent).toEqual({ cityDatalist: { ...first, zip_code: '99999' } });
  await expectPath('/user_admin_city');
});

test('another country clears the state that was chosen', async () => {
  const user = openAt(`/user_admin_edit_city/${db.cities[0]?.id}`);
  await screen.findByRole('option', { name: 'Mexico' });
  await user.selectOptions(screen.getByLabelText('Country'), 'Mexico');
  await waitFor(() => expect(screen.getByLabelText('State')).toHaveValue(''));
});

describe('REF-27 after a change of country the states of the first one are no longer on offer', () => {
  const inCountry = (name: string): string[] => {
    const country = db.countries.find(({ country_name }) => country_name === name)!;
    return db.states
      .filter(({ country_id }) => String(country_id) === String(country.id))
      .map(({ state_name }) => state_name);
  };
  const offered = (): (string | null)[] =>
    within(screen.getByLabelText('State'))
      .getAllByRole('option')
      .map((option) => option.textContent);

  async function openedWithStates(): Promise<ReturnType<typeof openAt>> {
    const user = openAt('/user_admin_add_city');
    await screen.findByRole('option', { name: 'Mexico' });
    await user.selectOptions(screen.getByLabelText('Country'), 'United States');
    await waitFor(() => expect(offered()).toEqual(['', ...inCountry('United States')]));
    return user;
  }

  test('REF-27 while the states of the new one load', async () => {
    const user = await openedWithStates();
    const { release } = holdAnswers('/viewstateusingcountrycode');
    await user.selectOptions(screen.getByLabelText('Country'), 'Mexico');
    expect(offered()).toEqual(['Loading...']);
    release();
    await waitFor(() => expect(offered()).toEqual(['', ...inCountry('Mexico')]));
  });

  test('REF-27 when they could not be loaded, until Retry has loaded them', async () => {
    const user = await openedWithStates();
    const mend = loadsFail('/viewstateusingcountrycode');
    await user.selectOptions(screen.getByLabelText('Country'), 'Mexico');
    await screen.findByText('Could not load');
    expect(offered()).toEqual(['']);
    mend();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(offered()).toEqual(['', ...inCountry('Mexico')]));
  });
});

test('REF-27 a new country clears the state of a city whose answer did not name one', async () => {
  omitsKeys('/editcity', ['state_id', 'state_code']);
  const user = openAt(`/user_admin_edit_city/${db.cities[0]?.id}`);
  await screen.findByRole('option', { name: 'Mexico' });
  await user.selectOptions(screen.getByLabelText('Country'), 'Mexico');
  const sent = nextBody('/updatecity/');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await sent).toMatchObject({
    cityDatalist: { country_name: 'Mexico', state_id: '', state_code: '' },
  });
});

test('a country and a state that are gone are shown by the name and code of the city, and go back untouched', async () => {
  const city = db.cities[0]!;
  Object.assign(city, { country_id: 999999, country_name: 'Gone Land', state_id: 700001, state_code: 'GS' });
  const before = { ...city };
  const user = openAt(`/user_admin_edit_city/${city.id}`);
  const country = await screen.findByLabelText('Country');
  await waitFor(() => expect(country).toHaveDisplayValue('Gone Land (no longer in the list)'));
  await waitFor(() =>
    expect(screen.getByLabelText('State')).toHaveDisplayValue('GS (no longer in the list)'),
  );
  await user.type(screen.getByLabelText('City Name'), ' North');
  const sent = nextBody('/updatecity/');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await sent).toEqual({ cityDatalist: { ...before, city_name: `${before.city_name} North` } });
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
