import { screen } from '@testing-library/react';
import { openAt } from '@/app/openAt.fixture';
import { bodiesTo, nextBody } from '@/testing/harness/server';
import { db } from '../../../mocks/db';
import { answersAlways, answersOnce } from '../../../mocks/scenarios';
import { save } from './partners.fixture';

test('CALL-071 CALL-072 CALL-079 Q-094 an MGA whose name the TPA call gave as TPAname goes back under that key', async () => {
  const { MGAname, ...fields } = db.mgas[0] ?? {};
  answersAlways('/editclientTPA', { TPA: { ...fields, TPAname: MGAname } });
  const user = openAt('/user_admin_edit_mga/234');
  const name = await screen.findByLabelText('MGA Name');
  expect(name).toHaveValue('Cascade Specialty');
  await user.type(name, ' Ltd');
  const sent = nextBody('/updateclientTPA');
  await save(user);
  expect(await sent).toEqual({ userData: { ...fields, TPAname: 'Cascade Specialty Ltd' } });
});

const otherRecords: [string, object][] = [
  ['a TPA with the same id', { id: 234, TPAname: 'Prairie State Claims', city: 'Springfield' }],
  ['a record with another id', { id: 231, TPAname: 'Cascade Specialty', city: 'Springfield' }],
];

test.each(otherRecords)(
  'CALL-079 Q-093 where the TPA call answers %s, the screen says so, shows the MGA and does not save',
  async (_what, record) => {
    answersOnce('/editclientTPA', { TPA: record });
    openAt('/user_admin_edit_mga/234');
    expect(await screen.findByText(/did not answer with this MGA but with another record/)).toBeVisible();
    expect(screen.getByLabelText('MGA Name')).toHaveValue('Cascade Specialty');
    expect(screen.getByLabelText('City')).toHaveValue('Seattle');
    for (const label of ['MGA Name', 'City', 'User Name', 'Password'])
      expect(screen.getByLabelText(label)).toHaveAttribute('readonly');
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    expect(bodiesTo('/updateclientTPA')).toEqual([]);
  },
);

test('Q-093 an MGA that is not in the list could not be loaded, and nothing can be typed', async () => {
  openAt('/user_admin_edit_mga/231');
  expect(await screen.findByText('Could not load')).toBeVisible();
  expect(screen.queryByLabelText('MGA Name')).not.toBeInTheDocument();
});
