import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { actionsCell, blankRow, expectPath, rowWith } from '@/testing/harness/at';
import { expectCells } from '@/testing/harness/listCells';
import { openAt } from '@/app/openAt.fixture';
import { bodiesTo, nextBody } from '@/testing/harness/server';
import { planFault } from '../../../mocks/conditions';
import { db } from '../../../mocks/db';
import { hangsOnce, hasNulls, omitsKeys } from '../../../mocks/scenarios';

function stored(index: number): (typeof db.companies)[number] {
  const company = db.companies[index];
  if (!company) throw new Error(`There is no company ${index}`);
  return company;
}

async function menuOf(user: UserEvent, name: string): Promise<void> {
  await user.click(within(await rowWith(name)).getByRole('button', { name: 'Actions' }));
}

function breadcrumbs(): (string | null)[] {
  return within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
    .getAllByRole('listitem')
    .map((crumb) => crumb.textContent);
}

test('COMPANY-01 COMPANY-02 CALL-010 the companies stand in a table under their columns', async () => {
  openAt('/company');
  await expectCells(db.companies.slice(0, 10), {
    'Company Name': ({ companyName }) => companyName,
    Email: ({ email }) => email,
    'Phone 1': ({ phoneNumber1 }) => phoneNumber1,
    'Phone 2': ({ phoneNumber2 }) => phoneNumber2,
    Actions: 'Actions',
  });
  expect(screen.getByRole('heading', { level: 1, name: 'Companies' })).toBeVisible();
  expect(screen.getByText('Page 1 of 2')).toBeVisible();
});

test('COMPANY-03 Add and the blank last row open the add screen', async () => {
  const user = openAt('/company');
  await screen.findByText('Atlantic Mutual');
  expect(screen.getByRole('link', { name: 'Add' })).toHaveAttribute('href', '/add_companies');
  await user.dblClick(within(blankRow()).getAllByRole('cell')[1] ?? blankRow());
  await expectPath('/add_companies');
});

test('COMPANY-04 a row leads to its edit screen, by its menu and by double click on its actions', async () => {
  const user = openAt('/company');
  await user.dblClick(actionsCell(await rowWith('Atlantic Mutual')));
  await expectPath('/edit_companies/202');
  const again = openAt('/company');
  await menuOf(again, 'Atlantic Mutual');
  await again.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  await expectPath('/edit_companies/202');
});

test('COMPANY-05 COMPANY-06 ERR-04 CALL-013 a company is removed after a question, and the list is read again', async () => {
  const user = openAt('/company');
  await menuOf(user, 'Atlantic Mutual');
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const question = await screen.findByRole('alertdialog');
  expect(question).toHaveTextContent('Do you want to remove?');
  await user.click(within(question).getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(screen.queryByRole('row', { name: /Atlantic Mutual/ })).toBeNull());
  expect(bodiesTo('/removecompany')).toEqual([{ id: 202 }]);
  expect(bodiesTo('/viewcompany')).toHaveLength(2);
});

test('COMPANY-05 a company stays when the question is answered with Cancel', async () => {
  const user = openAt('/company');
  await menuOf(user, 'Atlantic Mutual');
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(screen.getByText('Atlantic Mutual')).toBeVisible();
  expect(bodiesTo('/removecompany')).toEqual([]);
});

const typed = {
  'Company Name': 'Juniper Claims',
  'Licence Id': 'LIC-9',
  Interlink: 'https://juniper.example.com',
  'Phone Number 1': '+12125550101',
  'Phone Number 2': '2125550102',
  Email: 'office@juniper.example.com',
  Address: '7 Elm Street',
  City: 'Albany',
  State: 'New York',
  'Zip Code': '12207',
  'Owner Name': 'Ada Juniper',
  'Owner Phone Number': '2125550103',
  'Owner Email': 'ada@juniper.example.com',
  'Company Contact Person': 'Sol Reyes',
  'Contact Person Phone Number': '2125550104',
  'Contact Person Email': 'sol@juniper.example.com',
  'Plan Name': 'Basic',
  'Plan Amount': '650.50',
  'Start Date': '2026-01-01',
  'End Date': '2027-01-01',
  Username: 'juniper',
  Password: 'jun-1per',
};

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

function pdf(name: string): File {
  return new File(['%PDF-1.7'], name, { type: 'application/pdf' });
}

async function fillNewCompany(user: UserEvent): Promise<void> {
  await screen.findByLabelText('Company Name');
  for (const [label, text] of Object.entries(typed)) {
    act(() => screen.getByLabelText(label).focus());
    await user.paste(text);
  }
  await user.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'MGU');
  await user.click(screen.getByRole('radio', { name: 'Disabled' }));
}

test('COMPANY-08 a plan amount that cannot be read is said to be so, and sent as it was typed', async () => {
  const user = openAt('/add_companies');
  await fillNewCompany(user);
  const amount = screen.getByLabelText('Plan Amount');
  expect(amount).not.toHaveAccessibleDescription();
  await user.clear(amount);
  await user.type(amount, '1.234,50');
  expect(amount).toHaveAccessibleDescription('This amount could not be read. Write it like 1200.50.');
  const sent = nextBody('/company');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await sent).toMatchObject({ planAmount: '1.234,50' });
});

test('COMPANY-08 COMPANY-12 COMPANY-13 CALL-009 ENT-02 a new company is sent with all its fields, as they were typed, and its documents', async () => {
  const user = openAt('/add_companies');
  await fillNewCompany(user);
  const documents = screen.getByLabelText('Document Upload');
  await user.upload(documents, [pdf('licence.pdf'), pdf('draft.pdf')]);
  await user.upload(documents, pdf('agreement.pdf'));
  await user.click(await screen.findByRole('button', { name: 'Remove draft.pdf' }));
  const sent = nextBody('/company');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await sent).toEqual({ ...sentForTyped, documentUpload: 'licence.pdf, agreement.pdf' });
  await expectPath('/company');
  expect(db.companies.at(-1)).toMatchObject({ documentUpload: ['licence.pdf', 'agreement.pdf'] });
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

test('COMPANY-08 CALL-009 a company without documents and without any text is sent all the same', async () => {
  const user = openAt('/add_companies');
  await screen.findByLabelText('Company Name');
  const sent = nextBody('/company');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const blank = Object.fromEntries(Object.keys(sentForTyped).map((key) => [key, '']));
  expect(await sent).toEqual({ ...blank, twoFactorAuthentication: 'enabled' });
  await expectPath('/company');
});

test('COMPANY-07 the breadcrumb says Company Edit on add and on edit', async () => {
  openAt('/add_companies');
  await screen.findByLabelText('Company Name');
  expect(breadcrumbs()).toEqual(['Home', 'Companies', 'Company Edit']);
  openAt('/edit_companies/201');
  await screen.findByLabelText('Company Name');
  expect(breadcrumbs()).toEqual(['Home', 'Companies', 'Company Edit']);
});

test('COMPANY-09 Cancel on add goes to the companies', async () => {
  const user = openAt('/add_companies');
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await expectPath('/company');
});

test.each(['/add_companies', '/edit_companies/201'])(
  'PROD-06 COMPANY-11 CONST-06 the type is one of MGU, TPA and CARRIER at %s',
  async (url) => {
    openAt(url);
    const type = await screen.findByRole('combobox', { name: 'Type' });
    const choices = within(type)
      .getAllByRole('option')
      .map((option) => option.textContent)
      .filter((text) => text !== '');
    expect(choices).toEqual(['MGU', 'TPA', 'CARRIER']);
  },
);

test('COMPANY-14 CONST-07 two-factor is a radio on create, enabled at first', async () => {
  openAt('/add_companies');
  const group = await screen.findByRole('radiogroup', { name: 'Two Factor Authentication' });
  expect(within(group).getByRole('radio', { name: 'Enabled' })).toBeChecked();
  expect(within(group).getByRole('radio', { name: 'Disabled' })).not.toBeChecked();
});

test('the password of a company is masked', async () => {
  openAt('/add_companies');
  expect(await screen.findByLabelText('Password')).toHaveAttribute('type', 'password');
});

test('while documents are on their way their progress is shown, and they can be stopped', async () => {
  hangsOnce('/company');
  const user = openAt('/add_companies');
  await user.type(await screen.findByLabelText('Company Name'), 'Juniper Claims');
  await user.upload(screen.getByLabelText('Document Upload'), pdf('licence.pdf'));
  const sent = nextBody('/company');
  await user.click(screen.getByRole('button', { name: 'Save' }));
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

test('ERR-05 a company that could not be added keeps every field and document', async () => {
  planFault('/company', { kind: 'answer', status: 500 });
  const user = openAt('/add_companies');
  await user.type(await screen.findByLabelText('Company Name'), 'Juniper Claims');
  await user.type(screen.getByLabelText('Password'), 'jun-1per');
  await user.upload(screen.getByLabelText('Document Upload'), pdf('licence.pdf'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Not saved')).toBeVisible();
  expect(screen.getByLabelText('Company Name')).toHaveValue('Juniper Claims');
  expect(screen.getByLabelText('Password')).toHaveValue('jun-1per');
  expect(screen.getByText('licence.pdf')).toBeVisible();
  await expectPath('/add_companies');
});

test('COMPANY-10 COMPANY-15 CALL-011 CALL-012 ENT-02 an edited company is sent whole, with what nobody touched as it is stored', async () => {
  const before = { ...stored(0) };
  const user = openAt('/edit_companies/201');
  const name = await screen.findByLabelText('Company Name');
  expect(bodiesTo('/editcompany')).toEqual([{ id: 201 }]);
  await user.clear(name);
  await user.type(name, 'Harborview Group');
  await user.click(screen.getByRole('switch', { name: 'Two Factor Authentication' }));
  const sent = nextBody('/updatecompany');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await sent).toEqual({
    companyData: { ...before, companyName: 'Harborview Group', twoFactorAuthentication: 'disabled' },
  });
  await expectPath('/company');
  expect(await screen.findByRole('row', { name: /Harborview Group/ })).toBeVisible();
});

test('COMPANY-13 COMPANY-16 CONST-07 two-factor follows what is stored, and is enabled where nothing is', async () => {
  stored(2).twoFactorAuthentication = '';
  const nothingStored = openAt('/edit_companies/203');
  expect(await screen.findByRole('switch', { name: 'Two Factor Authentication' })).toBeChecked();
  const sent = nextBody('/updatecompany');
  await nothingStored.click(screen.getByRole('button', { name: 'Save' }));
  expect(await sent).toMatchObject({ companyData: { twoFactorAuthentication: '' } });

  expect(stored(1).twoFactorAuthentication).toBe('disabled');
  openAt('/edit_companies/202');
  expect(await screen.findByRole('switch', { name: 'Two Factor Authentication' })).not.toBeChecked();
});

test.each([
  ['Enabled', true],
  [' ON ', true],
  [1, true],
  [true, true],
  ['yes', true],
  [null, true],
  ['Disabled', false],
  ['off', false],
  [0, false],
  [false, false],
  ['NO', false],
])(
  'COMPANY-15 two-factor stored as %p is read, and goes back so when the city is changed',
  async (value, isOn) => {
    Object.assign(stored(0), { twoFactorAuthentication: value });
    const user = openAt('/edit_companies/201');
    const twoFactor = await screen.findByRole('switch', { name: 'Two Factor Authentication' });
    expect(twoFactor).toHaveProperty('checked', isOn);
    expect(twoFactor).not.toHaveAccessibleDescription();
    await user.type(screen.getByLabelText('City'), ' North');
    const sent = nextBody('/updatecompany');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await sent).toMatchObject({ companyData: { twoFactorAuthentication: value } });
  },
);

test('COMPANY-15 a two-factor setting that is neither on nor off is shown as it is stored, until it is changed', async () => {
  stored(0).twoFactorAuthentication = 'by text message';
  const user = openAt('/edit_companies/201');
  const twoFactor = await screen.findByRole('switch', { name: 'Two Factor Authentication' });
  expect(twoFactor).not.toBeChecked();
  expect(twoFactor).toHaveAccessibleDescription('Stored as by text message');
  const untouched = nextBody('/updatecompany');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await untouched).toMatchObject({ companyData: { twoFactorAuthentication: 'by text message' } });

  const again = openAt('/edit_companies/201');
  await again.click(await screen.findByRole('switch', { name: 'Two Factor Authentication' }));
  expect(screen.queryByText(/Stored as/)).not.toBeInTheDocument();
  const sent = nextBody('/updatecompany');
  await again.click(screen.getByRole('button', { name: 'Save' }));
  expect(await sent).toMatchObject({ companyData: { twoFactorAuthentication: 'enabled' } });
});

test.each([[true], [null], ['']])(
  'COMPANY-13 two-factor stored as %p takes the documented words once it is changed',
  async (value) => {
    Object.assign(stored(0), { twoFactorAuthentication: value });
    const user = openAt('/edit_companies/201');
    await user.click(await screen.findByRole('switch', { name: 'Two Factor Authentication' }));
    const sent = nextBody('/updatecompany');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await sent).toMatchObject({ companyData: { twoFactorAuthentication: 'disabled' } });
  },
);

test('COMPANY-17 CONST-14 Q-046 dates show their first 10 characters; only the one that was changed is sent so', async () => {
  expect(stored(0)).toMatchObject({
    startDate: '2024-01-01T00:00:00.000Z',
    endDate: '2027-01-01T00:00:00.000Z',
  });
  const user = openAt('/edit_companies/201');
  const end = await screen.findByLabelText('End Date');
  expect(screen.getByLabelText('Start Date')).toHaveValue('2024-01-01');
  expect(end).toHaveValue('2027-01-01');
  await user.clear(end);
  await user.type(end, '2028-06-30');
  const sent = nextBody('/updatecompany');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await sent).toMatchObject({
    companyData: { startDate: '2024-01-01T00:00:00.000Z', endDate: '2028-06-30' },
  });
});

test('an end date before the start date is pointed out, and sent all the same', async () => {
  const user = openAt('/edit_companies/201');
  const end = await screen.findByLabelText('End Date');
  expect(end).not.toHaveAccessibleDescription();
  await user.clear(end);
  await user.type(end, '2023-12-31');
  expect(end).toHaveAccessibleDescription('Before the start date');
  expect(end).toBeValid();
  const sent = nextBody('/updatecompany');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await sent).toMatchObject({ companyData: { endDate: '2023-12-31' } });
});

test('COMPANY-17 Q-046 a stored date that is none shows its first 10 characters and goes back whole', async () => {
  stored(0).startDate = '01/02/2024 at noon';
  const user = openAt('/edit_companies/201');
  expect(await screen.findByText('01/02/2024')).toBeVisible();
  const sent = nextBody('/updatecompany');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await sent).toMatchObject({ companyData: { startDate: '01/02/2024 at noon' } });
});

test('Q-043 the stored documents are named, and there is nothing to choose on edit', async () => {
  openAt('/edit_companies/201');
  const documents = await screen.findByRole('list', { name: 'Document Upload' });
  expect(
    within(documents)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['licence.pdf', 'agreement.pdf']);
  expect(document.querySelector('input[type="file"]')).toBeNull();
});

test('a typed password replaces the stored one', async () => {
  const user = openAt('/edit_companies/201');
  await user.type(await screen.findByLabelText('Password'), 'new-one');
  const sent = nextBody('/updatecompany');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await sent).toMatchObject({ companyData: { password: 'new-one' } });
});

test('a new user name loses the blanks at its ends and says so, a stored one keeps them', async () => {
  const user = openAt('/add_companies');
  const name = await screen.findByLabelText('Username');
  await user.type(name, ' juniper ');
  await user.tab();
  expect(name).toHaveAccessibleDescription('Blanks at the ends were left out.');
  const created = nextBody('/company');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await created).toMatchObject({ username: 'juniper' });

  stored(0).username = ' harbor ';
  const again = openAt('/edit_companies/201');
  await again.type(await screen.findByLabelText('City'), ' North');
  const untouched = nextBody('/updatecompany');
  await again.click(screen.getByRole('button', { name: 'Save' }));
  expect(await untouched).toMatchObject({ companyData: { username: ' harbor ' } });

  const third = openAt('/edit_companies/201');
  await third.type(await screen.findByLabelText('Username'), '2 {Enter}');
  await expectPath('/company');
  expect(bodiesTo('/updatecompany').at(-1)).toMatchObject({ companyData: { username: 'harbor 2' } });
});

test('documents that the answer left out are not said to be none, and stay as they are stored', async () => {
  omitsKeys('/editcompany', ['documentUpload']);
  const { documentUpload, ...rest } = structuredClone(stored(0));
  const user = openAt('/edit_companies/201');
  expect(await screen.findByText('The server did not send the stored documents.')).toBeVisible();
  const sent = nextBody('/updatecompany');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await sent).toEqual({ companyData: rest });
  await expectPath('/company');
  expect(stored(0).documentUpload).toEqual(documentUpload);
});

test('a company without documents says so, and its null goes back as null', async () => {
  hasNulls('/editcompany', ['documentUpload']);
  const user = openAt('/edit_companies/201');
  expect(await screen.findByText('No documents are stored.')).toBeVisible();
  const sent = nextBody('/updatecompany');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await sent).toMatchObject({ companyData: { documentUpload: null } });
});

test('Cancel on edit goes to the companies', async () => {
  const user = openAt('/edit_companies/201');
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await expectPath('/company');
});
