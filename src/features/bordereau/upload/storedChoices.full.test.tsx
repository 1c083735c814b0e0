import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { allStoredChoices } from '@/preflight/storedChoices';
import { openAt } from '@/app/openAt.fixture';
import { db } from '../../../../mocks/db';
import { installTestWorkers } from '@/preflight/worker.fixture';
import { csvFile, findFileBox } from '@/testing/harness/bordereauFile';

const twoAmounts = 'Policy Number,Gross Premium,Total Premium\nA-1,60,70\nA-2,40,45\n';

beforeEach(() => {
  installTestWorkers();
});

function choose(user: UserEvent, name: string, option: string): Promise<void> {
  return user.selectOptions(screen.getByRole('combobox', { name }), option);
}

/** Waits until the panel shows the content of this file. */
async function isChecked(name: string): Promise<void> {
  const panel = within(screen.getByRole('region', { name: 'Pre-flight check' }));
  expect(await panel.findByText(name)).toBeVisible();
  expect(await panel.findByText('What the file holds')).toBeVisible();
}

test('the decimal sign is stored as well, and so are choices that were made before the LOB was known', async () => {
  const user = openAt('/user_admin_add_bdxcreate');
  const file = await findFileBox();
  const text = 'Liste;Mai\nPolicy Number;Gross Premium\nA-1;1.500\nA-2;12.000\n';
  await choose(user, 'Send To', 'Atlantic Mutual');
  await user.type(screen.getByRole('textbox', { name: 'Control Value' }), '13500');
  await user.upload(file, csvFile('may.csv', text));
  await screen.findByLabelText('Decimal sign');
  await choose(user, 'Decimal sign', 'Comma (1.234,50)');
  expect(await screen.findByText(/^Reconciled as you chose: /)).toBeVisible();
  expect(allStoredChoices('7')).toEqual([]);
  await choose(user, 'LOB', 'PERSONAL AUTO');
  await waitFor(() => expect(allStoredChoices('7')).toHaveLength(1));
  await user.upload(file, csvFile('june.csv', text));
  await isChecked('june.csv');
  expect(await screen.findByText(/^Reconciled as you chose: /)).toBeVisible();
});

test('partners and LOBs of the same name are stored by the labels that tell them apart', async () => {
  const [carrier, twin] = db.carriers.filter(({ client_id }) => client_id === 7);
  Object.assign(carrier!, { city: 'Austin' });
  Object.assign(twin!, { carriername: carrier!.carriername, city: 'Dallas' });
  const user = openAt('/user_admin_add_bdxcreate');
  const file = await findFileBox();
  await choose(user, 'Send To', `${twin!.carriername} (Dallas)`);
  await choose(user, 'LOB', 'PERSONAL AUTO');
  await user.upload(file, csvFile('may.csv', twoAmounts));
  await screen.findByLabelText('Amount column');
  await choose(user, 'Amount column', 'Total Premium (C)');
  await waitFor(() =>
    expect(allStoredChoices('7')).toMatchObject([
      { partner: String(twin!.id), partnerName: `${twin!.carriername} (Dallas)` },
    ]),
  );
});

test('the header row is used again if that row has the same headers', async () => {
  const user = openAt('/user_admin_add_bdxcreate');
  const file = await findFileBox();
  const text = 'Teil,Wert\nVertrag,Beitrag\nx,5.00\ny,6.00\n';
  await choose(user, 'Send To', 'Atlantic Mutual');
  await choose(user, 'LOB', 'PERSONAL AUTO');
  await user.upload(file, csvFile('may.csv', text));
  await isChecked('may.csv');
  expect(screen.getByLabelText('Header row')).toHaveDisplayValue('Row 1: Teil, Wert');
  await choose(user, 'Header row', 'Row 2: Vertrag, Beitrag');
  await user.upload(file, csvFile('june.csv', text));
  await isChecked('june.csv');
  await waitFor(() =>
    expect(screen.getByLabelText('Header row')).toHaveDisplayValue('Row 2: Vertrag, Beitrag'),
  );
  await user.upload(file, csvFile('july.csv', text.replace('Beitrag', 'Summe')));
  await isChecked('july.csv');
  expect(screen.getByLabelText('Header row')).toHaveDisplayValue('Row 1: Teil, Wert');
});

test('a carrier’s choices are stored for the Sender ID', async () => {
  const user = openAt('/client_user_BDX_add_fileupload', { as: 'carrier' });
  const file = await findFileBox();
  const sender = screen.getByRole('textbox', { name: 'Sender ID' });
  await user.clear(sender);
  await user.type(sender, 'ATL-7');
  await choose(user, 'LOB', 'Homeowners');
  await user.upload(file, csvFile('may.csv', twoAmounts));
  await screen.findByText('Choose the column to add up.');
  await choose(user, 'Amount column', 'Gross Premium (B)');
  expect(allStoredChoices('7').map(({ partner, choices }) => [partner, choices])).toEqual([
    ['ATL-7', { amountColumn: 'Gross Premium' }],
  ]);
});
