import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { db } from '../../../../mocks/db';
import { respondsAlways, respondsOnce } from '../../../../mocks/scenarios';
import { bodiesTo } from '@/testing/harness/server';
import { openAt } from '@/app/openAt.fixture';
import { url, section, fieldText } from './quotationViewPage.fixture';

test('QVIEW-04 ENT-26 Q-128 the view of WORKERS COMP also shows Premium Details, with the stored Auto Payment', async () => {
  db.quotations.find(({ id }) => id === 1042)!.autopayment = 1;
  openAt('/user_admin_view_policy_quotation/1042/554');
  expect(fieldText('LOB', await section('Cedar Hollow Nursery LLC'))).toBe('WORKERS COMP');
  expect(fieldText('Auto Payment', await section('Premium Details'))).toBe('True');
});

test('QVIEW-06 ENT-32 Q-141 an older record with a list of policies shows their coverages, and no unanswered questions', async () => {
  openAt('/user_admin_view_policy_quotation/1037/552');
  const table = await screen.findByRole('table', { name: 'Coverage Details' });
  expect(within(table).getByRole('row', { name: /Theft/ })).toHaveTextContent(
    'Main Street PackageTheft$40,000$95.50',
  );
  expect(screen.queryByRole('region', { name: 'Insured' })).toBeNull();
});

test('QVIEW-07 DISP-01 DISP-03 DISP-07 the answers are shown by group, in their display type', async () => {
  openAt(url);
  const insured = await section('Insured');
  const [odd, even] = ['attribute-odd', 'attribute-even'];
  const stripes = (group: HTMLElement) =>
    [...group.querySelectorAll('dl > div')].map(({ classList }) =>
      [odd, even].filter((name) => classList.contains(name)),
    );
  expect(stripes(insured)).toEqual([odd, odd, even, even, odd, odd, even].map((name) => [name]));
  expect(fieldText('Date of Birth', insured)).toBe('05-17-1984');
  expect(fieldText('Answers Are True', await section('Remarks'))).toBe('Yes');
  expect(stripes(await section('Remarks'))).toEqual([[odd], [even]]);
  // A group of answers is one list.
  expect(insured.querySelectorAll('dl')).toHaveLength(1);
});

test('DISP-06 a Table of many rows starts with closed rows; one button opens or closes all of them', async () => {
  const rows = Object.fromEntries(Array.from({ length: 6 }, (_, row) => [row, String(2020 + row)]));
  respondsOnce('/viewpolicyquotation', {
    Policyquotations: { id: 1041, policydetails: JSON.stringify({ 7: { Year: rows } }) },
  });
  respondsAlways('/viewactiveintakeattributegroupmain', {
    Attiributecategory: [{ id: 1, attribute_group_id: 603, name: 'Vehicles', displaytype: 'Table' }],
  });
  respondsAlways('/viewattributegroupbasedonclientidandattributeidmain', {
    attiributegroup: { id: 3, name: 'Vehicles', displaytype: 'Table' },
  });
  respondsAlways('/viewactiveattributemain', { attribute: [{ id: 7, name: 'Year' }] });
  const user = openAt(url);
  const vehicles = within(await section('Vehicles'));
  const expanded = (): (string | null)[] =>
    vehicles.getAllByRole('button', { name: /row/ }).map((toggle) => toggle.getAttribute('aria-expanded'));
  expect(expanded().slice(0, 6)).toEqual(Array(6).fill('false'));
  await user.click(vehicles.getByRole('button', { name: 'Expand all rows of Vehicles' }));
  expect(expanded().slice(0, 6)).toEqual(Array(6).fill('true'));
  await user.click(vehicles.getByRole('button', { name: 'Collapse all rows of Vehicles' }));
  expect(expanded().slice(0, 6)).toEqual(Array(6).fill('false'));
  // All rows are open from `beforeprint` to `afterprint`.
  fireEvent(window, new Event('beforeprint'));
  expect(expanded().slice(0, 6)).toEqual(Array(6).fill('true'));
  fireEvent(window, new Event('afterprint'));
  expect(expanded().slice(0, 6)).toEqual(Array(6).fill('false'));
});

test('on a phone Edit stays in the header and Approve and Cancel in the bar, and the other buttons are in menus', async () => {
  jest.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      ({
        media,
        matches: media.includes('480px'),
        addEventListener() {},
        removeEventListener() {},
      }) as never,
  );
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  const user = openAt(url);
  expect(await screen.findByRole('link', { name: 'Edit' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Print' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'More' }));
  const items = await screen.findAllByRole('menuitem');
  const [copy] = items.splice(-1);
  expect(copy).toHaveTextContent('New quotation from this one');
  expect(items.map(({ textContent }) => textContent)).toEqual(['Back', 'History', 'Print']);
  await user.click(items.at(-1)!);
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  expect(screen.queryByRole('button', { name: 'Delete Quotation' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete Quotation' }));
  expect(await screen.findByRole('alertdialog', { name: 'Do you want to delete Quotation?' })).toBeVisible();
  jest.restoreAllMocks();
});

test('Q-235 Print opens the print dialog of the browser', async () => {
  const print = jest.fn();
  window.print = print;
  const user = openAt(url);
  await user.click(await screen.findByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
});

test('QVIEW-07 COV-05 COV-07 COV-08 COV-11 the coverage table shows the stored lines, their total and the calculation of amounts', async () => {
  const user = openAt(url);
  const table = within(await screen.findByRole('table', { name: 'Coverage' }));
  expect(table.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
    'Coverage',
    'Include',
    'Accept Date',
    'Limit',
    'Accept',
    'Deductible Basis',
    'Deductible',
    'Deductible Amount',
    'Premium',
  ]);
  const line = table.getByRole('row', { name: /Property Damage/ });
  expect(
    within(line)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['Y', '07-01-2026', '$100,000', '$50,000', 'Percentage', '2%', '$1,000', '$280.50']);
  await user.click(
    table.getByRole('button', { name: 'Arithmetic of Deductible Amount Property Damage Liability' }),
  );
  expect(table.getByText('$50,000 × 2 ÷ 100')).toBeVisible();
  expect(table.getByRole('row', { name: /^Total Premium/ })).toHaveTextContent('$1,335.50');
});

test('QVIEW-07 a notice says that the answers cannot be read; everything else is shown', async () => {
  openAt('/user_admin_view_policy_quotation/1035/551');
  expect(
    await screen.findByText(/^The answers of the intake form are stored in a way that cannot be read/),
  ).toBeVisible();
  expect(await section('Premium Details')).toBeVisible();
  expect(screen.getByRole('table', { name: 'Coverage' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Insured' })).toBeNull();
});

test('QVIEW-01 Q-164 another intake id in the URL shows the record with its own intake form', async () => {
  openAt('/user_admin_view_policy_quotation/1041/554');
  expect(await section('Vehicles')).toBeVisible();
  expect(bodiesTo('/viewactiveintakeattributegroupmain')).toContainEqual({ intake_id: 551, cid: 7 });
});

test('QVIEW-07 a group that cannot be loaded has its own Retry', async () => {
  respondsOnce('/viewactiveattributemain', {}, 500);
  const user = openAt(url);
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'Insured' })).toHaveTextContent('First NameDaniel'),
  );
  await waitFor(() => expect(screen.queryByText('Could not load')).toBeNull());
});

test('Q-161 the page of a missing quotation says that it does not exist', async () => {
  respondsAlways('/viewpolicyquotation', { Policyquotations: [] });
  openAt(url);
  expect(await screen.findByText('This record does not exist, or it was deleted')).toBeVisible();
});

test('QVIEW-15 the view has links to the list, the history and the form', async () => {
  openAt(url);
  await section('Premium Details');
  const links = ['Back', 'History', 'Edit'].map((name) =>
    screen.getByRole('link', { name }).getAttribute('href'),
  );
  expect(links).toEqual([
    '/user_admin_policy_quotations',
    '/user_admin_policies_history_list/1041/551',
    '/edit_intakeform_user_admin_policy/1041/551',
  ]);
});
