import { screen, waitFor, within } from '@testing-library/react';
import { actionsCell, answer, breadcrumbs, expectPath, findRow } from '@/testing/harness/at';
import { expectCells } from '@/testing/harness/listCells';
import { runSteps, type Step } from '@/testing/harness/steps';
import { openAt } from '@/app/openAt.fixture';
import { bodiesTo, nextBody } from '@/testing/harness/server';
import { db } from '../../../mocks/db';
import { pdf, stored } from './companies.fixture';

test('COMPANY-01 COMPANY-02 COMPANY-03 COMPANY-09 CALL-010 the companies are listed under their columns; Add opens a form, and Cancel returns', async () => {
  const user = openAt('/company');
  await expectCells(db.companies.slice(0, 10), {
    'Company Name': ({ companyName }) => companyName,
    Email: ({ email }) => email,
    'Phone 1': ({ phoneNumber1 }) => phoneNumber1,
    'Phone 2': ({ phoneNumber2 }) => phoneNumber2,
    Actions: 'Actions',
  });
  expect(screen.getByRole('heading', { level: 1, name: 'Companies' })).toBeVisible();
  expect(screen.getByText('Page 1 of 2')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Add' }));
  await expectPath('/add_companies');
  await runSteps(user, [{ press: 'Cancel' }]);
  await expectPath('/company');
});

test('COMPANY-05 COMPANY-06 ERR-04 CALL-013 a company is removed after a question that was answered with OK, and the list is fetched again', async () => {
  const user = openAt('/company');
  for (const choice of ['Cancel', 'OK']) {
    expect(bodiesTo('/removecompany')).toEqual([]);
    await runSteps(user, [{ press: 'Delete', ofRow: 'Atlantic Mutual' }]);
    const question = await answer(user, 'Do you want to remove?', choice);
    expect(question).toHaveTextContent('Company Atlantic Mutual');
  }
  await waitFor(() => expect(screen.queryByText('Atlantic Mutual', { selector: 'td *' })).toBeNull());
  expect(bodiesTo('/removecompany')).toEqual([{ id: 202 }]);
  expect(bodiesTo('/viewcompany')).toHaveLength(2);
});

/** The values for the fields of a new company, without its type. */
const typed: readonly Step[] = [
  { fill: 'Company Name', text: 'Juniper Claims' },
  { fill: 'Licence Id', text: 'LIC-9' },
  { fill: 'Interlink', text: 'https://juniper.example.com' },
  { fill: 'Phone Number 1', text: '+12125550101' },
  { fill: 'Phone Number 2', text: '2125550102' },
  { fill: 'Email', text: 'office@juniper.example.com' },
  { fill: 'Address', text: '7 Elm Street' },
  { fill: 'City', text: 'Albany' },
  { fill: 'State', text: 'New York' },
  { fill: 'Zip Code', text: '12207' },
  { fill: 'Owner Name', text: 'Ada Juniper' },
  { fill: 'Owner Phone Number', text: '2125550103' },
  { fill: 'Owner Email', text: 'ada@juniper.example.com' },
  { fill: 'Company Contact Person', text: 'Sol Reyes' },
  { fill: 'Contact Person Phone Number', text: '2125550104' },
  { fill: 'Contact Person Email', text: 'sol@juniper.example.com' },
  { fill: 'Plan Name', text: 'Basic' },
  { fill: 'Plan Amount', text: '650.50' },
  { fill: 'Start Date', text: '2026-01-01' },
  { fill: 'End Date', text: '2027-01-01' },
  { fill: 'Username', text: 'juniper' },
  { fill: 'Password', text: 'jun-1per' },
];

const sentForTyped = {
  companyName: 'Juniper Claims',
  address: '7 Elm Street',
  city: 'Albany',
  state: 'New York',
  zipCode: '12207',
  phoneNumber1: '+12125550101',
  phoneNumber2: '2125550102',
  email: 'office@juniper.example.com',
  ownerName: 'Ada Juniper',
  ownerPhoneNumber: '2125550103',
  ownerEmail: 'ada@juniper.example.com',
  companyContactPerson: 'Sol Reyes',
  contactPersonEmail: 'sol@juniper.example.com',
  contactPersonPhoneNumber: '2125550104',
  type: 'MGU',
  licenceId: 'LIC-9',
  startDate: '2026-01-01',
  endDate: '2027-01-01',
  planName: 'Basic',
  planAmount: '650.50',
  interlink: 'https://juniper.example.com',
  username: 'juniper',
  password: 'jun-1per',
  twoFactorAuthentication: 'disabled',
};

test('PROD-06 COMPANY-07 COMPANY-08 COMPANY-11 COMPANY-12 COMPANY-13 COMPANY-14 CONST-06 CONST-07 CALL-009 ENT-02 a new company is sent with all its fields, as they were typed, and its documents', async () => {
  const user = openAt('/add_companies');
  const type = await screen.findByLabelText<HTMLSelectElement>('Type');
  expect(screen.getByText('Add Company', { selector: 'h1' })).toBeVisible();
  expect(breadcrumbs()).toEqual(['Home', 'Companies', 'Company Edit']);
  expect([...type.options].map(({ text }) => text)).toEqual(['', 'MGU', 'TPA', 'CARRIER']);
  for (const label of ['Email', 'Owner Email', 'Contact Person Email'])
    expect(screen.getByLabelText(label)).toHaveAttribute('type', 'email');
  const group = within(screen.getByRole('radiogroup', { name: 'Two Factor Authentication' }));
  expect(group.getByLabelText('Enabled')).toBeChecked();
  expect(group.getByLabelText('Disabled')).not.toBeChecked();

  await runSteps(user, [...typed, { choose: 'Type', option: 'MGU' }, { press: 'Disabled' }]);
  const documents = screen.getByLabelText('Document Upload');
  await user.upload(documents, [pdf('licence.pdf'), pdf('draft.pdf')]);
  await user.upload(documents, pdf('agreement.pdf'));
  const sent = nextBody('/company');
  await runSteps(user, [{ press: 'Remove draft.pdf' }, { press: 'Save' }]);
  expect(await sent).toEqual({ ...sentForTyped, documentUpload: 'licence.pdf, agreement.pdf' });
  await expectPath('/company');
  expect(db.companies.at(-1)).toMatchObject({ documentUpload: ['licence.pdf', 'agreement.pdf'] });
});

test('COMPANY-08 CALL-009 a company without documents and without any text is sent as well', async () => {
  const user = openAt('/add_companies');
  const sent = nextBody('/company');
  await runSteps(user, [{ press: 'Save' }]);
  const blank = Object.fromEntries(Object.keys(sentForTyped).map((key) => [key, '']));
  expect(await sent).toEqual({ ...blank, twoFactorAuthentication: 'enabled' });
});

test('COMPANY-04 COMPANY-07 COMPANY-10 COMPANY-15 COMPANY-17 CONST-07 CONST-14 CALL-011 CALL-012 ENT-02 Q-043 an edited company is sent whole, with untouched fields as they are stored', async () => {
  const before = { ...stored(0) };
  expect(before).toMatchObject({
    startDate: '2024-01-01T00:00:00.000Z',
    endDate: '2027-01-01T00:00:00.000Z',
  });
  const user = openAt('/company');
  await user.dblClick(actionsCell(await findRow(before.companyName)));
  await expectPath('/edit_companies/201');
  expect(await screen.findByLabelText('Start Date')).toHaveValue('2024-01-01');
  expect(screen.getByLabelText('End Date')).toHaveValue('2027-01-01');
  expect(screen.getByText('Edit Company', { selector: 'h1' })).toBeVisible();
  expect(breadcrumbs()).toEqual(['Home', 'Companies', 'Company Edit']);
  expect(bodiesTo('/editcompany')).toEqual([{ id: 201 }]);
  const documents = within(screen.getByRole('list', { name: 'Document Upload' }));
  expect(documents.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'licence.pdf',
    'agreement.pdf',
  ]);
  expect(document.querySelector('input[type="file"]')).toBeNull();
  await user.click(screen.getByRole('switch', { name: 'Two Factor Authentication' }));
  const sent = nextBody('/updatecompany');
  await runSteps(user, [
    { fill: 'Company Name', text: 'Harborview Group' },
    { fill: 'End Date', text: '2028-06-30' },
    { press: 'Save' },
  ]);
  expect(await sent).toEqual({
    companyData: {
      ...before,
      companyName: 'Harborview Group',
      endDate: '2028-06-30',
      twoFactorAuthentication: 'disabled',
    },
  });
  await expectPath('/company');
  expect(await findRow('Harborview Group')).toBeVisible();
});

test('COMPANY-13 COMPANY-16 CONST-07 two-factor is shown as enabled if nothing is stored, and is sent so', async () => {
  stored(2).twoFactorAuthentication = '';
  const user = openAt('/edit_companies/203');
  expect(await screen.findByRole('switch', { name: 'Two Factor Authentication' })).toBeChecked();
  const sent = nextBody('/updatecompany');
  await runSteps(user, [{ press: 'Save' }]);
  expect(await sent).toMatchObject({ companyData: { twoFactorAuthentication: '' } });
});
