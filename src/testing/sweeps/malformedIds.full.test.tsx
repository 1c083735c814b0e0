import { screen, within } from '@testing-library/react';
import { openAt } from '@/app/openAt.fixture';
import '@/testing/harness/server';
import { respondsAlways } from '../../../mocks/scenarios';

test('an id with half of a surrogate pair leaves the list and its other rows usable', async () => {
  respondsAlways('/viewcountry', {
    countries: [
      { id: 'C\ud800', country_name: 'Norway', country_code: 'NO' },
      { id: 4711, country_name: 'Chile', country_code: 'CL' },
    ],
  });
  const user = openAt('/user_admin_countries');
  const row = await screen.findByRole('row', { name: /Norway/ });
  await user.click(within(row).getByRole('button', { name: /^Actions/ }));
  expect(await screen.findByRole('menuitem', { name: 'Edit' })).toBeVisible();
  expect(screen.getByText('Chile')).toBeInTheDocument();
});
