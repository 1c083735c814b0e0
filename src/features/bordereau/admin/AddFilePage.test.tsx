import { screen, within } from '@testing-library/react';
import { allStoredChoices } from '@/preflight/storedChoices';
import { answer, expectPath, formFields, findRow } from '@/testing/harness/at';
import { openAt } from '@/app/openAt.fixture';
import { bodiesTo, nextBody } from '@/testing/harness/server';
import { pressable, runSteps, typedBy, type Step } from '@/testing/harness/steps';
import { planFault } from '../../../../mocks/conditions';
import { db } from '../../../../mocks/db';
import { savesFail } from '../../../../mocks/scenarios';
import { installTestWorkers } from '@/preflight/worker.fixture';
import { csvFile } from '@/testing/harness/bordereauFile';

const url = '/user_admin_add_bdxcreate';

const filled: readonly Step[] = [
  { attach: 'File', file: csvFile() },
  { choose: 'Send To', option: 'Atlantic Mutual' },
  { fill: 'Period', text: '102026' },
  { fill: 'Control Value', text: '$1,100.5' },
  { choose: 'LOB', option: 'PERSONAL AUTO' },
];

beforeEach(() => {
  installTestWorkers();
});

test('BDXADM-19 BDXADM-20 BDXADM-21 BDXADM-34 ERR-26 ENT-45 ENT-46 ENT-48 ENT-49 CALL-132 PROD-22 the file is sent with every key of its header, whatever the pre-flight finds, and the list shows it', async () => {
  const user = openAt(url);
  expect(await screen.findByRole('heading', { level: 1, name: 'Create Upload File' })).toBeVisible();
  await screen.findByLabelText('File');
  const labels = formFields().map(([label]) => label);
  expect(labels).toEqual(['Send To', 'Period', 'Control Value', 'LOB', 'File']);
  await runSteps(user, filled);
  expect(await screen.findByText('Differs by -$1,000.50')).toBeVisible();
  const sent = nextBody('/createbrdxsamplefile');
  await runSteps(user, [{ press: 'Save' }]);
  expect(await sent).toEqual({
    file: 'premium.csv',
    client_id: '7',
    client_name: 'Harborview Underwriters',
    career_id: '31',
    career_name: 'Atlantic Mutual',
    sender_name: 'Harborview Underwriters',
    sender_id: '7',
    reciver_name: 'Atlantic Mutual',
    period: '10/2026',
    control_value: '1100.50',
    intake_id: '551',
    intake_name: 'PERSONAL AUTO',
    sublob: '',
  });
  await answer(user, 'File uploaded successfully!');
  await expectPath('/user_admin_bdx_create');
  expect(within(await findRow('premium.csv')).getByText('$1,100.50')).toBeVisible();
  // The server received the user's own bytes: it could parse the quoted values.
  expect(db.bordereauFiles.at(-1)?.rows[0]).toMatchObject({ Insured: 'Whitfield, "Ann"' });
});

test('BDXADM-30 ERR-23 without a file nothing is sent and an alert is shown; Cancel leads back to the list', async () => {
  const user = openAt(url);
  await runSteps(user, [{ press: 'Save' }]);
  await answer(user, 'Please select a file!');
  expect(screen.queryByText('Not saved')).not.toBeInTheDocument();
  await runSteps(user, [{ press: 'Cancel' }]);
  await expectPath('/user_admin_bdx_create');
  expect(bodiesTo('/createbrdxsamplefile')).toEqual([]);
});

test('ERR-25 ERR-05 an upload that fails shows an alert, keeps everything and can be retried', async () => {
  const stopFailing = savesFail('/createbrdxsamplefile', 400);
  const user = openAt(url);
  await runSteps(user, [...filled, { press: 'Save' }]);
  await answer(user, 'File upload failed!');
  expect(screen.getByText('Not saved')).toBeVisible();
  expect(screen.queryByText(/Not confirmed/)).not.toBeInTheDocument();
  expect(typedBy(filled)).toEqual([
    ['Send To', '31'],
    ['Period', '10/2026'],
    ['Control Value', '$1,100.50'],
    ['LOB', '551'],
  ]);
  expect(screen.getByRole('list', { name: 'Ready to send' })).toHaveTextContent('premium.csv');
  stopFailing();
  await runSteps(user, [{ press: 'Retry' }, { press: 'OK' }]);
  await expectPath('/user_admin_bdx_create');
  expect(bodiesTo('/createbrdxsamplefile')).toHaveLength(2);
});

test('Q-196 ERR-25 a file is sent without other values; after a lost response it is not sent again until the user allows it', async () => {
  planFault('/createbrdxsamplefile', { kind: 'answerLost' });
  const user = openAt(url);
  await runSteps(user, [{ attach: 'File', file: csvFile() }, { press: 'Save' }]);
  await answer(user, 'Send without carrier, period and control value?', 'Cancel');
  expect(bodiesTo('/createbrdxsamplefile')).toEqual([]);
  await runSteps(user, [{ press: 'Save' }]);
  await answer(user, 'Send without carrier, period and control value?');
  await answer(user, 'File upload failed!');
  expect(await screen.findByText(/Not confirmed/)).toHaveTextContent(/New bordereau file, sent on/);
  expect(screen.queryByText('Not saved')).not.toBeInTheDocument();
  expect(screen.queryByText('Retry')).not.toBeInTheDocument();
  expect(screen.getByText('the list')).toHaveAttribute('href', '/user_admin_bdx_create');
  expect(pressable('Save')).toBeDisabled();
  await runSteps(user, [{ press: 'Allow another try' }]);
  expect(await screen.findByRole('alertdialog')).toHaveTextContent(
    /^New bordereau file, sent on .*, is not confirmed\./,
  );
  expect(bodiesTo('/createbrdxsamplefile')).toHaveLength(1);
  await runSteps(user, [{ press: 'OK' }, { press: 'Save' }]);
  await answer(user, 'Send without carrier, period and control value?');
  await runSteps(user, [{ press: 'OK' }]);
  await expectPath('/user_admin_bdx_create');
  const alone = { career_id: '', period: '', control_value: '', intake_id: '', sublob: '' };
  expect(bodiesTo('/createbrdxsamplefile')).toMatchObject([alone, alone]);
});

test('the choices for a file are used for the next one of the same partner and LOB only', async () => {
  const twoAmounts = (name: string) =>
    csvFile(name, 'Policy Number,Gross Premium,Total Premium\nA-1,60,70\nA-2,40,45\n');
  const user = openAt(url);
  await runSteps(user, [
    { choose: 'Send To', option: 'Atlantic Mutual' },
    { choose: 'LOB', option: 'PERSONAL AUTO' },
    { fill: 'Control Value', text: '115' },
    { attach: 'File', file: twoAmounts('may.csv') },
    { choose: 'Amount column', option: 'Total Premium (C)' },
  ]);
  const verdict = 'Reconciled as you chose: with Total Premium as the amount column';
  expect(screen.getByText(verdict)).toBeVisible();
  expect(allStoredChoices('7')).toEqual([
    {
      clientId: '7',
      partner: '31',
      partnerName: 'Atlantic Mutual',
      lob: '551',
      lobName: 'PERSONAL AUTO',
      choices: { amountColumn: 'Total Premium' },
    },
  ]);
  await runSteps(user, [{ attach: 'File', file: twoAmounts('june.csv') }]);
  const panel = within(screen.getByRole('region', { name: 'Pre-flight check' }));
  expect(await panel.findByText('june.csv')).toBeVisible();
  expect(await panel.findByText(verdict)).toBeVisible();
  await runSteps(user, [{ choose: 'LOB', option: 'Homeowners' }]);
  expect(await screen.findByText('Choose the column to add up.')).toBeVisible();
  await runSteps(user, [{ choose: 'LOB', option: 'PERSONAL AUTO' }]);
  expect(await screen.findByText(verdict)).toBeVisible();
});
