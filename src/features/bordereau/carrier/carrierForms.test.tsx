import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expectPath, rowWith } from '@/testing/harness/at';
import { openAt } from '@/app/openAt.fixture';
import { bodiesTo, nextBody } from '@/testing/harness/server';
import { recordedCalls } from '../../../../mocks/callLog';
import { db } from '../../../../mocks/db';
import { answersOnce, loadsFail, losesAnswerOnce, savesFail } from '../../../../mocks/scenarios';
import { installTestWorkers } from '../preflight/worker.fixture';
import { csvFile, findFileBox } from '@/testing/harness/bordereauFile';

const add = '/client_user_BDX_add_fileupload';
const slab = '/client_user_BDX_edit_fileupload/672';

beforeEach(() => {
  installTestWorkers();
});

async function closeAlert(user: UserEvent, name: string): Promise<void> {
  const alert = await screen.findByRole('alertdialog', { name });
  await user.click(within(alert).getByRole('button', { name: 'OK' }));
}

function box(name: string): HTMLElement {
  return screen.getByRole('textbox', { name });
}

/** Gives the URLs that the product goes to from now on, also those that only lead on. */
function visits(): () => readonly unknown[] {
  const pushed = jest.spyOn(window.history, 'pushState');
  const replaced = jest.spyOn(window.history, 'replaceState');
  return () => [...pushed.mock.calls, ...replaced.mock.calls].map(([, , url]) => url);
}

describe('Create Upload File', () => {
  test('BDXCAR-20 BDXCAR-21 BDXCAR-23 ERR-26 CALL-141 ENT-45 ENT-46 ENT-48 ENT-49 PROD-25 the file goes with every key of its header, and the upload list shows it', async () => {
    const user = openAt(add, { as: 'carrier' });
    await user.upload(await findFileBox(), csvFile('claims.csv'));
    expect(screen.getByRole('heading', { level: 1, name: 'Create Upload File' })).toBeVisible();
    expect(box('Sender ID')).toHaveValue('31');
    expect(box('Sender Company Name')).toHaveValue('Atlantic Mutual');
    await user.clear(box('Sender ID'));
    await user.type(box('Sender ID'), 'ATL-7');
    await user.type(box('Period'), '102026');
    await user.type(box('Control Value'), '$100');
    await user.selectOptions(screen.getByRole('combobox', { name: 'LOB' }), 'Homeowners');
    const sent = nextBody('/createbybdx');
    await user.click(screen.getByRole('button', { name: 'Save' }));
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
    await closeAlert(user, 'File uploaded successfully!');
    await expectPath('/client_user_BDX_fileupload');
    expect(within(await rowWith('claims.csv')).getByText('ATL-7')).toBeVisible();
    expect(bodiesTo('/viewclientintakecategory')).toEqual([{ client_id: 7 }]);
    expect(bodiesTo('/editclient')).toEqual([{ id: 7 }]);
  });

  test('BDXCAR-20 a carrier whose record names no company is told so, and Retry asks again', async () => {
    openAt(add, { as: 'carrier' });
    await findFileBox();
    answersOnce('/editcarrier', { carrier: { id: 31, carriername: 'Atlantic Mutual', client_id: null } });
    localStorage.setItem('client_BDX_company_id', '');
    const user = openAt(add, { as: 'nobody' });
    expect(await screen.findByText('Could not load')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await findFileBox()).toBeVisible();
  });

  test('BDXCAR-22 Cancel returns to the upload list and sends nothing', async () => {
    const user = openAt(add, { as: 'carrier' });
    await findFileBox();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await expectPath('/client_user_BDX_fileupload');
    expect(bodiesTo('/createbybdx')).toEqual([]);
  });

  test('BDXCAR-21 BDXADM-32 CONST-25 sender, period and control value take 20 characters at most', async () => {
    const user = openAt(add, { as: 'carrier' });
    await findFileBox();
    for (const name of ['Sender ID', 'Sender Company Name', 'Period', 'Control Value']) {
      expect(box(name)).toHaveAttribute('maxlength', '20');
    }
    await user.type(box('Sender Company Name'), ' and the whole of New England');
    expect(box('Sender Company Name')).toHaveValue('Atlantic Mutual and ');
  });

  test('ERR-23 ERR-25 without a file nothing is sent; a failed upload says so and keeps everything', async () => {
    const user = openAt(add, { as: 'carrier' });
    await findFileBox();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await closeAlert(user, 'Please select a file!');
    expect(bodiesTo('/createbybdx')).toEqual([]);
    savesFail('/createbybdx', 400);
    await user.upload(await findFileBox(), csvFile('claims.csv'));
    await user.type(box('Period'), '102026');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await closeAlert(user, 'File upload failed!');
    expect(window.location.pathname).toBe(add);
    expect(box('Period')).toHaveValue('10/2026');
    expect(screen.getByRole('list', { name: 'Ready to send' })).toHaveTextContent('claims.csv');
  });

  test('ERR-25 after a lost answer the file is not sent again until the carrier allows it', async () => {
    losesAnswerOnce('/createbybdx');
    const user = openAt(add, { as: 'carrier' });
    await user.upload(await findFileBox(), csvFile('claims.csv'));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await closeAlert(user, 'File upload failed!');
    expect(await screen.findByText(/Not confirmed/)).toHaveTextContent(/New bordereau file, sent on/);
    expect(screen.queryByText('Not saved')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    expect(screen.getByRole('link', { name: 'the list' })).toHaveAttribute(
      'href',
      '/client_user_BDX_fileupload',
    );
    await user.click(screen.getByRole('button', { name: 'Allow another try' }));
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled());
    expect(bodiesTo('/createbybdx')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await closeAlert(user, 'File uploaded successfully!');
    expect(bodiesTo('/createbybdx')).toHaveLength(2);
  });

  test('BDXCAR-20 GUARD-03 the form is for a BDX session only; what it needs that fails can be asked for again', async () => {
    openAt(add, { as: 'admin' });
    await expectPath('/Client_user_BDX_Login');
    expect(recordedCalls).toEqual([]);
    const mend = loadsFail('/editclient', 400);
    const user = openAt(add, { as: 'carrier' });
    expect(await screen.findByText('Could not load')).toBeVisible();
    mend();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await findFileBox()).toBeVisible();
  });
});

describe('Edit Slab', () => {
  test('BDXCAR-24 BDXCAR-25 BDXCAR-26 CALL-142 CALL-143 ENT-47 the five fields are edited; the whole record is sent and /user_admin_slab leads on', async () => {
    const user = openAt(slab, { as: 'carrier' });
    expect(await screen.findByRole('textbox', { name: 'Slab Name' })).toHaveValue('Medium fleet');
    expect(screen.getByRole('heading', { level: 1, name: 'Edit Slab' })).toBeVisible();
    expect(
      screen.getAllByRole('textbox').map((input) => (input as HTMLInputElement).labels?.[0]?.textContent),
    ).toEqual(['Slab Name', 'No Of Participant', 'Lower Limit', 'Upper Limit', 'Amount']);
    expect(bodiesTo('/editslab')).toEqual([{ id: 672 }]);
    await user.clear(box('Amount'));
    await user.type(box('Amount'), '4000');
    const sent = nextBody('/updateslab');
    const visited = visits();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await sent).toEqual({
      userData: {
        id: 672,
        client_id: 7,
        client_name: 'Harborview Underwriters',
        slab_name: 'Medium fleet',
        noofparticipant: '20',
        lowerlimit: '25000',
        upperlimit: '100000',
        amount: '4000',
      },
    });
    await expectPath('/client_user_BDX_fileupload');
    expect(visited()).toEqual(['/user_admin_slab', '/client_user_BDX_fileupload']);
    expect(db.slabs.find(({ id }) => id === 672)?.amount).toBe('4000');
  });

  test('BDXCAR-26 Cancel goes to /user_admin_slab, which leads on to the outbound list', async () => {
    const user = openAt(slab, { as: 'carrier' });
    await screen.findByRole('textbox', { name: 'Slab Name' });
    const visited = visits();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await expectPath('/client_user_BDX_fileupload');
    expect(visited()).toEqual(['/user_admin_slab', '/client_user_BDX_fileupload']);
    expect(bodiesTo('/updateslab')).toEqual([]);
  });

  test('BDXCAR-24 Q-207 a list of one slab is read too; a slab that cannot be read offers Retry', async () => {
    answersOnce('/editslab', {
      slablist: [{ id: 672, slab_name: 'Listed', noofparticipant: 3, amount: 12.5 }],
    });
    openAt(slab, { as: 'carrier' });
    expect(await screen.findByRole('textbox', { name: 'Slab Name' })).toHaveValue('Listed');
    expect(box('No Of Participant')).toHaveValue('3');
    loadsFail('/editslab', 404);
    openAt('/client_user_BDX_edit_fileupload/99', { as: 'carrier' });
    expect(await screen.findByText('Could not load')).toBeVisible();
  });

  test('BDXCAR-24 a failed save keeps the values and the screen', async () => {
    savesFail('/updateslab');
    const user = openAt(slab, { as: 'carrier' });
    await user.type(await screen.findByRole('textbox', { name: 'Slab Name' }), 's');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Not saved')).toBeVisible();
    await waitFor(() => expect(box('Slab Name')).toHaveValue('Medium fleets'));
    expect(window.location.pathname).toBe(slab);
  });
});
