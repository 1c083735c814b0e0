import { screen } from '@testing-library/react';
import { openAt } from '@/app/openAt.fixture';
import { runSteps } from '@/testing/harness/steps';
import { respondsOnce, loadsFail } from '../../../../mocks/scenarios';
import { installTestWorkers } from '@/preflight/worker.fixture';
import { findFileBox } from '@/testing/harness/bordereauFile';

const add = '/client_user_BDX_add_fileupload';
const slab = '/client_user_BDX_edit_fileupload/672';

beforeEach(() => {
  installTestWorkers();
});

test('BDXCAR-20 a carrier whose record names no company sees an error, and Retry loads the record again', async () => {
  openAt(add, { as: 'carrier' });
  await findFileBox();
  respondsOnce('/editcarrier', { carrier: { id: 31, carriername: 'Atlantic Mutual', client_id: null } });
  localStorage.setItem('client_BDX_company_id', '');
  const user = openAt(add, { as: 'signedOut' });
  expect(await screen.findByText('Could not load')).toBeVisible();
  await runSteps(user, [{ press: 'Retry' }]);
  expect(await findFileBox()).toBeVisible();
});

test('BDXCAR-20 records that the form needs can be loaded again after a failure', async () => {
  const stopFailing = loadsFail('/editclient', 400);
  const user = openAt(add, { as: 'carrier' });
  expect(await screen.findByText('Could not load')).toBeVisible();
  stopFailing();
  await runSteps(user, [{ press: 'Retry' }]);
  expect(await findFileBox()).toBeVisible();
});

test('BDXCAR-24 Q-207 a response with a list of one slab is accepted; after a failure the form offers Retry', async () => {
  respondsOnce('/editslab', {
    slablist: [{ id: 672, slab_name: 'Listed', noofparticipant: 3, amount: 12.5 }],
  });
  openAt(slab, { as: 'carrier' });
  expect(await screen.findByLabelText('Slab Name')).toHaveValue('Listed');
  expect(screen.getByLabelText('No Of Participant')).toHaveValue('3');
  loadsFail('/editslab', 404);
  openAt('/client_user_BDX_edit_fileupload/99', { as: 'carrier' });
  expect(await screen.findByText('Could not load')).toBeVisible();
});
