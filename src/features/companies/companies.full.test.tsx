import { screen } from '@testing-library/react';
import { expectPath } from '@/testing/harness/at';
import { runSteps } from '@/testing/harness/steps';
import { openAt } from '@/app/openAt.fixture';
import { nextBody } from '@/testing/harness/server';
import { db } from '../../../mocks/db';
import { hangsOnce, hasNulls, omitsKeys } from '../../../mocks/scenarios';
import { pdf, stored } from './companies.fixture';

test('COMPANY-08 a plan amount that is not a number shows a message, and is sent as it was typed', async () => {
  const user = openAt('/add_companies');
  expect(await screen.findByLabelText('Plan Amount')).not.toHaveAccessibleDescription();
  await runSteps(user, [{ fill: 'Plan Amount', text: '1.234,50' }]);
  expect(screen.getByLabelText('Plan Amount')).toHaveAccessibleDescription(
    'This amount could not be read. Write it like 1200.50.',
  );
  const sent = nextBody('/company');
  await runSteps(user, [{ press: 'Save' }]);
  expect(await sent).toMatchObject({ planAmount: '1.234,50' });
});

test('COMPANY-12 an empty document and one that is too large are refused by name; the others and what is typed stay', async () => {
  const user = openAt('/add_companies');
  await user.type(await screen.findByLabelText('Company Name'), 'Marble Arch Claims');
  const large = Object.defineProperty(pdf('scan.pdf'), 'size', { value: 101 * 1024 ** 2 });
  const documents = screen.getByLabelText('Document Upload');
  await user.upload(documents, [new File([], 'empty.pdf'), pdf('licence.pdf'), large]);
  expect(await screen.findByRole('button', { name: 'Remove licence.pdf' })).toBeVisible();
  expect(screen.getAllByRole('button', { name: /^Remove / })).toHaveLength(1);
  expect(documents).toHaveAccessibleDescription(
    'empty.pdf is empty and was not added. scan.pdf is larger than 100 MB and was not added. Chosen: licence.pdf',
  );
  expect(screen.getByLabelText('Company Name')).toHaveValue('Marble Arch Claims');
  await user.upload(documents, pdf('agreement.pdf'));
  expect(documents).toHaveAccessibleDescription(/Several files can be chosen/);
});

test('while documents are being uploaded their progress is shown, and they can be stopped', async () => {
  hangsOnce('/company');
  const user = openAt('/add_companies');
  await user.type(await screen.findByLabelText('Company Name'), 'Juniper Claims');
  await user.upload(screen.getByLabelText('Document Upload'), pdf('licence.pdf'));
  const sent = nextBody('/company');
  await runSteps(user, [{ press: 'Save' }]);
  expect(await screen.findByRole('progressbar', { name: 'Upload' })).toBeVisible();
  await sent;
  await user.click(screen.getByRole('button', { name: 'Cancel upload' }));
  expect(await screen.findByText('Not saved')).toBeVisible();
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  expect(document.body).not.toHaveFocus();
  expect(screen.getByLabelText('Company Name')).toHaveValue('Juniper Claims');
  expect(screen.getByText('licence.pdf')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await expectPath('/company');
  expect(db.companies.at(-1)).toMatchObject({
    companyName: 'Juniper Claims',
    documentUpload: ['licence.pdf'],
  });
});

test('COMPANY-15 a two-factor setting that is neither on nor off is shown as it is stored, until it is changed', async () => {
  stored(0).twoFactorAuthentication = 'by text message';
  const user = openAt('/edit_companies/201');
  const twoFactor = await screen.findByRole('switch', { name: 'Two Factor Authentication' });
  expect(twoFactor).not.toBeChecked();
  expect(twoFactor).toHaveAccessibleDescription('Stored as by text message');
  const untouched = nextBody('/updatecompany');
  await runSteps(user, [{ press: 'Save' }]);
  expect(await untouched).toMatchObject({ companyData: { twoFactorAuthentication: 'by text message' } });

  const again = openAt('/edit_companies/201');
  await again.click(await screen.findByRole('switch', { name: 'Two Factor Authentication' }));
  expect(screen.queryByText(/Stored as/)).not.toBeInTheDocument();
  const sent = nextBody('/updatecompany');
  await runSteps(again, [{ press: 'Save' }]);
  expect(await sent).toMatchObject({ companyData: { twoFactorAuthentication: 'enabled' } });
});

test('an end date before the start date shows a message, and is sent as well', async () => {
  const user = openAt('/edit_companies/201');
  const end = await screen.findByLabelText('End Date');
  expect(end).not.toHaveAccessibleDescription();
  await user.clear(end);
  await user.type(end, '2023-12-31');
  expect(end).toHaveAccessibleDescription('Before the start date');
  expect(end).toBeValid();
  const sent = nextBody('/updatecompany');
  await runSteps(user, [{ press: 'Save' }]);
  expect(await sent).toMatchObject({ companyData: { endDate: '2023-12-31' } });
});

test('COMPANY-17 Q-046 a stored date that is invalid shows its first 10 characters and is sent back whole', async () => {
  stored(0).startDate = '01/02/2024 at noon';
  const user = openAt('/edit_companies/201');
  expect(await screen.findByText('01/02/2024')).toBeVisible();
  const sent = nextBody('/updatecompany');
  await runSteps(user, [{ press: 'Save' }]);
  expect(await sent).toMatchObject({ companyData: { startDate: '01/02/2024 at noon' } });
});

test('documents that are missing in the response are not shown as none, and stay as they are stored', async () => {
  omitsKeys('/editcompany', ['documentUpload']);
  const { documentUpload, ...rest } = structuredClone(stored(0));
  const user = openAt('/edit_companies/201');
  expect(await screen.findByText('The server did not send the stored documents.')).toBeVisible();
  const sent = nextBody('/updatecompany');
  await runSteps(user, [{ press: 'Save' }]);
  expect(await sent).toEqual({ companyData: rest });
  await expectPath('/company');
  expect(stored(0).documentUpload).toEqual(documentUpload);
});

test('a company without documents says so, and its null is sent back as null', async () => {
  hasNulls('/editcompany', ['documentUpload']);
  const user = openAt('/edit_companies/201');
  expect(await screen.findByText('No documents are stored.')).toBeVisible();
  const sent = nextBody('/updatecompany');
  await runSteps(user, [{ press: 'Save' }]);
  expect(await sent).toMatchObject({ companyData: { documentUpload: null } });
});

test('a new user name loses the spaces at its ends and says so; a typed password replaces the stored one', async () => {
  const user = openAt('/add_companies');
  await runSteps(user, [{ fill: 'Username', text: ' juniper ' }]);
  expect(screen.getByLabelText('Username')).toHaveAccessibleDescription('Blanks at the ends were left out.');
  const created = nextBody('/company');
  await runSteps(user, [{ press: 'Save' }]);
  expect(await created).toMatchObject({ username: 'juniper' });

  stored(0).username = ' harbor ';
  const again = openAt('/edit_companies/201');
  const sent = nextBody('/updatecompany');
  await runSteps(again, [{ fill: 'Password', text: 'new-one' }, { press: 'Save' }]);
  expect(await sent).toMatchObject({ companyData: { username: ' harbor ', password: 'new-one' } });
});
