import { screen, within } from '@testing-library/react';
import { answer, expectPath, formFields, goTo, findRow } from '@/testing/harness/at';
import { openAt } from '@/app/openAt.fixture';
import { bodiesTo, nextBody } from '@/testing/harness/server';
import { runSteps } from '@/testing/harness/steps';
import { installTestWorkers } from '@/preflight/worker.fixture';
import { csvFile } from '@/testing/harness/bordereauFile';

const add = '/client_user_BDX_add_fileupload';
const slab = '/client_user_BDX_edit_fileupload/672';

beforeEach(() => {
  installTestWorkers();
});

/** Records the URLs to which the product navigates from now on, including redirects. */
function visits(): () => readonly unknown[] {
  const pushed = jest.spyOn(window.history, 'pushState');
  const replaced = jest.spyOn(window.history, 'replaceState');
  return () => [...pushed.mock.calls, ...replaced.mock.calls].map(([, , url]) => url);
}

test('BDXCAR-20 BDXCAR-21 BDXCAR-23 BDXADM-32 CONST-25 ERR-26 CALL-141 ENT-45 ENT-46 ENT-48 ENT-49 PROD-25 the file is sent with every key of its header, and the upload list shows it', async () => {
  const user = openAt(add, { as: 'carrier' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Create Upload File' })).toBeVisible();
  await screen.findByLabelText('File');
  expect(formFields()).toEqual([
    ['Sender ID', '31'],
    ['Sender Company Name', 'Atlantic Mutual'],
    ['Period', ''],
    ['Control Value', ''],
    ['LOB', ''],
    ['File', ''],
  ]);
  for (const label of ['Sender ID', 'Sender Company Name', 'Period', 'Control Value'])
    expect(screen.getByLabelText(label)).toHaveAttribute('maxlength', '20');
  const sent = nextBody('/createbybdx');
  await runSteps(user, [
    { attach: 'File', file: csvFile('claims.csv') },
    { fill: 'Sender ID', text: 'ATL-7' },
    { fill: 'Period', text: '102026' },
    { fill: 'Control Value', text: '$100' },
    { choose: 'LOB', option: 'Homeowners' },
    { press: 'Save' },
  ]);
  expect(await sent).toEqual({
    file: 'claims.csv',
    client_id: '7',
    client_name: 'Harborview Underwriters',
    career_id: '31',
    career_name: 'Atlantic Mutual',
    sender_name: 'Atlantic Mutual',
    sender_id: 'ATL-7',
    reciver_name: 'Harborview Underwriters',
    period: '10/2026',
    control_value: '100',
    intake_id: '552',
    intake_name: 'Homeowners',
    sublob: 'HO3',
  });
  await answer(user, 'File uploaded successfully!');
  await expectPath('/client_user_BDX_fileupload');
  expect(within(await findRow('claims.csv')).getByText('ATL-7')).toBeVisible();
  expect(bodiesTo('/viewclientintakecategory')).toEqual([{ client_id: 7 }]);
  expect(bodiesTo('/editclient')).toEqual([{ id: 7 }]);
});

test('BDXCAR-22 Cancel returns to the upload list and sends nothing', async () => {
  const user = openAt(add, { as: 'carrier' });
  await runSteps(user, [{ press: 'Cancel' }]);
  await expectPath('/client_user_BDX_fileupload');
  expect(bodiesTo('/createbybdx')).toEqual([]);
});

test('BDXCAR-24 BDXCAR-25 BDXCAR-26 CALL-142 CALL-143 ENT-47 the five fields are edited; the whole record is sent, and Save and Cancel redirect from /user_admin_slab', async () => {
  const user = openAt(slab, { as: 'carrier' });
  expect(await screen.findByLabelText('Slab Name')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Edit Slab' })).toBeVisible();
  expect(bodiesTo('/editslab')).toEqual([{ id: 672 }]);
  expect(formFields()).toEqual([
    ['Slab Name', 'Medium fleet'],
    ['No Of Participant', '20'],
    ['Lower Limit', '25000'],
    ['Upper Limit', '100000'],
    ['Amount', '3850.5'],
  ]);
  const visited = visits();
  await runSteps(user, [{ press: 'Cancel' }]);
  await expectPath('/client_user_BDX_fileupload');
  expect(visited()).toEqual(['/user_admin_slab', '/client_user_BDX_fileupload']);
  expect(bodiesTo('/updateslab')).toEqual([]);
  goTo(slab);
  for (const label of ['No Of Participant', 'Lower Limit', 'Upper Limit', 'Amount']) {
    const box = await screen.findByLabelText(label);
    await user.clear(box);
    await user.paste('12/8');
    expect(box).toHaveAccessibleDescription('Two numbers: 12 and 8. Enter one of them.');
  }
  await runSteps(user, [
    { fill: 'Slab Name', text: 'Large fleet' },
    { fill: 'No Of Participant', text: '50' },
    { fill: 'Lower Limit', text: '30000' },
    { fill: 'Upper Limit', text: '200000' },
    { fill: 'Amount', text: '4000' },
  ]);
  jest.mocked(window.history.pushState).mockClear();
  jest.mocked(window.history.replaceState).mockClear();
  const sent = nextBody('/updateslab');
  await runSteps(user, [{ press: 'Save' }]);
  expect(await sent).toEqual({
    userData: {
      id: 672,
      client_id: 7,
      client_name: 'Harborview Underwriters',
      slab_name: 'Large fleet',
      noofparticipant: '50',
      lowerlimit: '30000',
      upperlimit: '200000',
      amount: '4000',
    },
  });
  await expectPath('/client_user_BDX_fileupload');
  expect(visited()).toEqual(['/user_admin_slab', '/client_user_BDX_fileupload']);
});
