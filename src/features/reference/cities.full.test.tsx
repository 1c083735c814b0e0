import { screen, waitFor, within } from '@testing-library/react';
import { runSteps } from '@/testing/harness/steps';
import { openAt } from '@/app/openAt.fixture';
import { holdResponses, nextBody } from '@/testing/harness/server';
import { db } from '../../../mocks/db';
import { omitsKeys, loadsFail } from '../../../mocks/scenarios';

test('REF-27 after a change of country the states of the first one are not offered while the new ones load, nor if these fail, until Retry', async () => {
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
  const user = openAt('/user_admin_add_city');
  await runSteps(user, [{ choose: 'Country', option: 'United States' }]);
  await waitFor(() => expect(offered()).toEqual(['', ...inCountry('United States')]));

  const { release } = holdResponses('/viewstateusingcountrycode');
  await runSteps(user, [{ choose: 'Country', option: 'Mexico' }]);
  expect(offered()).toEqual(['Loading...']);
  release();
  await waitFor(() => expect(offered()).toEqual(['', ...inCountry('Mexico')]));

  const stopFailing = loadsFail('/viewstateusingcountrycode');
  await runSteps(user, [{ choose: 'Country', option: 'Canada' }]);
  await screen.findByText('Could not load');
  expect(offered()).toEqual(['']);
  stopFailing();
  await runSteps(user, [{ press: 'Retry' }]);
  await waitFor(() => expect(offered()).toEqual(['', ...inCountry('Canada')]));
});

test('REF-27 a new country clears the state of a city whose response did not contain one', async () => {
  omitsKeys('/editcity', ['state_id', 'state_code']);
  const user = openAt(`/user_admin_edit_city/${db.cities[0]!.id}`);
  const sent = nextBody('/updatecity/');
  await runSteps(user, [{ choose: 'Country', option: 'Mexico' }, { press: 'Save' }]);
  expect(await sent).toMatchObject({
    cityDatalist: { country_name: 'Mexico', state_id: '', state_code: '' },
  });
});
