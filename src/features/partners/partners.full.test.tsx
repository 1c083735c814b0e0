import { screen } from '@testing-library/react';
import { runSteps } from '@/testing/harness/steps';
import { openAt } from '@/app/openAt.fixture';
import { bodiesTo, nextBody } from '@/testing/harness/server';
import { hangsOnce } from '../../../mocks/scenarios';
import {
  carrier,
  common,
  ftpFields,
  pointingFields,
  sentForCommon,
  storedRecord,
  storedRows,
} from './partners.fixture';

test('PARTNER-06 PARTNER-08 Q-098 a new Non Kyubos carrier is sent with an empty pointing id, whatever was typed there', async () => {
  hangsOnce(carrier.calls.search);
  const user = openAt(carrier.add);
  await runSteps(user, [
    { choose: 'Type', option: 'Kyubos' },
    { fill: 'Kyubos Pointing Id', text: 'typed before' },
    { choose: 'Type', option: 'Non Kyubos' },
    { fill: 'Carrier Name', text: 'Juniper' },
    ...common,
    { fill: 'FTP Account Name', text: 'juniper-ftp' },
    { fill: 'FTP Account Key', text: 'ftp-key' },
    { fill: 'Container Name', text: 'juniper-bdx' },
  ]);
  expect(screen.getByLabelText('FTP Account Key')).toHaveAttribute('type', 'password');
  const sent = nextBody(carrier.calls.create);
  await runSteps(user, [{ press: 'Save' }]);
  expect(await sent).toEqual({
    ...sentForCommon,
    carriername: 'Juniper',
    membertype: 'Non Kyubos',
    kyubosid: '',
    BDX_Username: 'juniper-ftp',
    BDX_Password: 'ftp-key',
    containername: 'juniper-bdx',
  });
});

test('PARTNER-11 Q-101 an edited Non Kyubos carrier keeps its secrets unless new ones are typed', async () => {
  const before = storedRecord(carrier, carrier.other.id);
  const user = openAt(`${carrier.edit}/${carrier.other.id}`);
  expect(await screen.findByLabelText('Password')).toHaveValue('');
  for (const label of ['Type', ...ftpFields])
    expect(screen.getByLabelText(label)).toHaveAttribute('readonly');
  expect(screen.queryByLabelText('Kyubos Pointing Id')).not.toBeInTheDocument();
  const sent = nextBody(carrier.calls.update);
  await runSteps(user, [{ fill: 'Password', text: 'new-one' }, { press: 'Save' }]);
  expect(await sent).toEqual({ userData: { ...before, password: 'new-one' } });
});

test('PARTNER-24 Q-098 without a type there is no pointing or FTP field, and none is required', async () => {
  const user = openAt(carrier.add);
  await runSteps(user, [{ fill: 'Carrier Name', text: 'Juniper' }]);
  for (const label of [...pointingFields, ...ftpFields])
    expect(screen.queryByLabelText(label)).not.toBeInTheDocument();
  const sent = nextBody(carrier.calls.create);
  await runSteps(user, [{ press: 'Save' }]);
  expect(await sent).toMatchObject({ carriername: 'Juniper', membertype: '', kyubosid: '' });
});

test('a new user name of a carrier loses the spaces at its ends and says so, a stored one keeps them', async () => {
  const user = openAt(carrier.add);
  await user.type(await screen.findByLabelText('User Name'), ' car.one ');
  await user.tab();
  expect(screen.getByLabelText('User Name')).toHaveAccessibleDescription('Blanks at the ends were left out.');
  const created = nextBody(carrier.calls.create);
  await runSteps(user, [{ press: 'Save' }]);
  expect(await created).toMatchObject({ username: 'car.one' });

  Object.assign(
    storedRows(carrier).find(({ id }) => id === carrier.kyubos.id)!,
    { username: ' car.two ' },
  );
  const again = openAt(`${carrier.edit}/${carrier.kyubos.id}`);
  await runSteps(again, [{ fill: 'City', text: 'North' }, { press: 'Save' }]);
  expect(bodiesTo(carrier.calls.update)).toMatchObject([{ userData: { username: ' car.two ' } }]);
});
