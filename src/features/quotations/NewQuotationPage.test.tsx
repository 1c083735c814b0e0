import { screen, waitFor, within } from '@testing-library/react';
import { bodiesTo, nextBody } from '@/testing/server';
import { openAt } from '@/testing/openAt';

test('QNEW-01 opens', async () => {
  const user = openAt('/user_admin_policy/1');
  await screen.findByRole('heading', { name: 'New Quotation' });
  await screen.findByLabelText('First Name');
  await screen.findByLabelText('Year, row 2');
  await user.selectOptions(await screen.findByLabelText('Program'), 'Personal Auto Standard');
  await screen.findByLabelText('Premium Collision');
  const sent = nextBody('/savepolicyquoation');
  await user.type(screen.getByLabelText('First Name'), 'Ann');
  await user.type(screen.getByLabelText('Zip Code'), '60614');
  await user.tab();
  await waitFor(() => expect(screen.getByLabelText('City')).toHaveValue('Chicago'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  console.log(JSON.stringify(await sent, null, 1));
  await screen.findByRole('heading', { name: 'Dashboard' });
});
