import { screen, waitFor, within } from '@testing-library/react';
import { db } from '../../../../mocks/db';
import { respondsAlways, respondsOnce, loadsFail } from '../../../../mocks/scenarios';
import { bodiesTo } from '@/testing/harness/server';
import { openAt } from '@/app/openAt.fixture';
import { url, section, fieldText } from './quotationViewPage.fixture';

test('QVIEW-01 QVIEW-02 QVIEW-03 QVIEW-04 ENT-23 ENT-24 ENT-26 CALL-085 CONST-25 CONST-26 the quotation with the id of the URL is read; header and Premium Details show formatted values', async () => {
  const record = db.quotations.find(({ id }) => id === 1041)!;
  Object.assign(record, { state: 'Nevada', balance: '900' });
  openAt(url);
  expect(await screen.findByRole('heading', { level: 1, name: 'Quotation POL-2026-0041' })).toBeVisible();
  expect(fieldText('Policy NO', screen.getByRole('main'))).toBe('POL-2026-0041');
  expect(screen.queryByRole('textbox')).toBeNull();
  const insured = await section('Daniel Kim');
  expect(insured).toHaveTextContent('85 Camelback Road, Phoenix, Nevada 85004');
  expect(within(insured).getByRole('link', { name: 'Daniel Kim' })).toHaveAttribute(
    'href',
    '/user_admin_customer/511',
  );
  // This is the state of the program, not of the customer.
  expect(insured).toHaveTextContent('Arizona · 07-11-2026 to 07-11-2027');
  expect(within(insured).getByRole('group', { name: 'Policy Amount' })).toHaveTextContent('$1,335.50');
  // The links are in the header and among the answers.
  const links = (name: string | RegExp) =>
    screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'));
  const mail = `mailto:${record.email}`;
  await waitFor(() => expect(links(record.email)).toEqual([mail, mail]));
  const phone = `tel:+${record.phonenumber}`;
  expect(links(/^\+1 \(\d{3}\) \d{3}-\d{4}$/)).toEqual([phone, phone]);
  const details = await section('Premium Details');
  const lines = within(details)
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(lines).toEqual([
    ['Effective Date', '07-11-2026'],
    ['Exp Date', '07-11-2027'],
    ['Policy Duration', '1 Year'],
    ['Policy Schedule', '1 Month'],
    ['Payment Schedule', '3 Months'],
    ['Grace Period', '08-30-2026'],
    ['Payment Grace Period', '15'],
    ['Admitted', 'Y'],
    ['Program', 'Personal Auto Standard'],
    ['Sub LOB', 'Seasonal'],
    ['State', 'Arizona'],
    ['Policy Amount', '$1,335.50'],
    ['Balance', '$900'],
    ['Auto Payment', 'False'],
  ]);
  expect(screen.queryByRole('table', { name: 'Vehicle' })).toBeNull();
  expect(bodiesTo('/viewpolicyquotation')).toEqual([{ id: 1041 }]);
});

test('QVIEW-05 ENT-29 the vehicle is shown as a table if the record has one', async () => {
  openAt('/user_admin_view_policy_quotation/1043/551');
  const table = await screen.findByRole('table', { name: 'Vehicle' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((header) => header.textContent),
  ).toEqual(['Brand Name', 'Model', 'Year']);
  expect(
    within(table)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['Subaru', 'Outback', '2023']);
});

test.each([
  ['selectedCoverage', [{ subcategoryName: 'Roadside', coverageLimit: 500, premium: '25' }]],
  ['checked', '[{\\"subcategoryName\\":\\"Roadside\\",\\"coverageLimit\\":\\"500\\",\\"premium\\":25}]'],
])('QVIEW-06 ENT-31 checked coverages are recognized by their fields, here under %s', async (key, value) => {
  const record = db.quotations.find(({ id }) => id === 1041);
  respondsAlways('/viewpolicyquotation', { Policyquotations: { ...record, [key]: value } });
  openAt(url);
  const table = await screen.findByRole('table', { name: 'Coverage Details' });
  expect(within(table).getByRole('row', { name: /Roadside/ })).toHaveTextContent('Roadside$500$25');
});

test('DISP-06 each row of a Table has its own button − or + to close or open it', async () => {
  const user = openAt(url);
  const vehicles = within(await screen.findByRole('table', { name: 'Vehicles' }));
  const second = vehicles.getByRole('button', { name: 'Vehicles, row 2' });
  expect(second).toHaveAttribute('aria-expanded', 'true');
  expect(second).toHaveTextContent(/^−$/);
  expect(vehicles.getByText('JTDEPRAE7HJ028871')).toBeVisible();
  await user.click(second);
  expect(second).toHaveAttribute('aria-expanded', 'false');
  expect(second).toHaveTextContent(/^\+$/);
  expect(vehicles.queryByText('JTDEPRAE7HJ028871')).toBeNull();
  expect(vehicles.getByText('2017 · Toyota · Corolla')).toBeVisible();
  expect(vehicles.getByText('4S4BTACC1M3104418')).toBeVisible();
  await user.keyboard('{Enter}');
  expect(vehicles.getByText('JTDEPRAE7HJ028871')).toBeVisible();
});

test('FIELD-17 FIELD-18 Q-151 secure values show at most their last four characters; the full value is nowhere on the page', async () => {
  const user = openAt(url);
  const insured = await section('Insured');
  expect(within(insured).getByText('**** *** 4248')).toBeVisible();
  const drivers = await section('Drivers');
  expect(within(drivers).getByText('**** * 2342')).toBeVisible();
  await user.click(within(insured).getByRole('button', { name: 'Hide Social Security Number' }));
  expect(within(insured).getByText('**** *** ****')).toBeVisible();
  await user.click(within(insured).getByRole('button', { name: 'Show Social Security Number' }));
  expect(within(insured).getByText('**** *** 4248')).toBeVisible();
  expect(within(drivers).getByRole('button', { name: 'Hide License Number, row 2' })).toBeVisible();
  expect(document.documentElement.outerHTML).not.toMatch(/\d{3}-\d{2}-\d{4}|[A-Z]\d{3}-\d{4}/);
});

test('QVIEW-07 a notice says that the coverages cannot be read', async () => {
  respondsOnce('/viewpolicyquotation', { Policyquotations: { id: 1041, policycoverage: '[{"coverage' } });
  openAt(url);
  expect(await screen.findByText('The coverages are stored in a way that cannot be read.')).toBeVisible();
});

test('ERR-36 a quotation that cannot be loaded shows an inline error with Retry', async () => {
  const mend = loadsFail('/viewpolicyquotation');
  const user = openAt(url);
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(screen.getByText('Could not load')).toBeVisible();
  mend();
  await user.click(retry);
  expect(await section('Premium Details')).toBeVisible();
});
