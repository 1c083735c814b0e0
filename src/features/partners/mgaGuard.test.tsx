import { screen } from '@testing-library/react';
import { pressable, runSteps } from '@/testing/harness/steps';
import { openAt } from '@/app/openAt.fixture';
import { bodiesTo, nextBody } from '@/testing/harness/server';
import { db } from '../../../mocks/db';
import { respondsAlways, respondsOnce } from '../../../mocks/scenarios';

test('CALL-071 CALL-072 CALL-079 Q-094 an MGA whose name the TPA call gave as TPAname is sent back under that key', async () => {
  const { MGAname, ...fields } = db.mgas[0]!;
  respondsAlways('/editclientTPA', { TPA: { ...fields, TPAname: MGAname } });
  const user = openAt('/user_admin_edit_mga/234');
  expect(await screen.findByLabelText('MGA Name')).toHaveValue('Cascade Specialty');
  const sent = nextBody('/updateclientTPA');
  await runSteps(user, [{ fill: 'MGA Name', text: 'Cascade Ltd' }, { press: 'Save' }]);
  expect(await sent).toEqual({ userData: { ...fields, TPAname: 'Cascade Ltd' } });
});

test('CALL-079 Q-093 if the TPA call responds with a TPA of the same id, the screen says so, shows the MGA and does not save', async () => {
  respondsOnce('/editclientTPA', { TPA: { id: 234, TPAname: 'Prairie State Claims', city: 'Springfield' } });
  openAt('/user_admin_edit_mga/234');
  expect(await screen.findByText(/did not answer with this MGA but with another record/)).toBeVisible();
  expect(screen.getByLabelText('MGA Name')).toHaveValue('Cascade Specialty');
  expect(screen.getByLabelText('City')).toHaveValue('Seattle');
  for (const label of ['MGA Name', 'City', 'User Name', 'Password'])
    expect(screen.getByLabelText(label)).toHaveAttribute('readonly');
  expect(pressable('Save')).toBeDisabled();
  expect(bodiesTo('/updateclientTPA')).toEqual([]);
});
