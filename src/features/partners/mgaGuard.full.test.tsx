import { screen } from '@testing-library/react';
import { runSteps } from '@/testing/harness/steps';
import { openAt } from '@/app/openAt.fixture';
import { loadsFail } from '../../../mocks/scenarios';

test('Q-093 an MGA that is not in the list shows an error, and no form', async () => {
  openAt('/user_admin_edit_mga/231');
  expect(await screen.findByText('Could not load')).toBeVisible();
  expect(screen.queryByLabelText('MGA Name')).not.toBeInTheDocument();
});

test('an MGA that could not be loaded loads on Retry', async () => {
  const stopFailing = loadsFail('/editclientTPA');
  const user = openAt('/user_admin_edit_mga/234');
  expect(await screen.findByText('Could not load')).toBeVisible();
  stopFailing();
  await runSteps(user, [{ press: 'Retry' }]);
  expect(await screen.findByLabelText('MGA Name')).toHaveValue('Cascade Specialty');
});
