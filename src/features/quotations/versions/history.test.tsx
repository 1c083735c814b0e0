import { screen, waitFor, within } from '@testing-library/react';
import { db } from '../../../../mocks/db';
import { respondsAlways } from '../../../../mocks/scenarios';
import { expectPath, openRowMenu, findRows } from '@/testing/harness/at';
import { bodiesTo } from '@/testing/harness/server';
import { dateText, expectCells, momentText } from '@/testing/harness/listCells';
import { openAt } from '@/app/openAt.fixture';
import { list, version, changes } from './history.fixture';

test('HIST-01 HIST-04 ENT-38 the history lists the earlier versions of the quotation; Back opens its form', async () => {
  const versions = db.quotationHistory.filter(({ quotation_id }) => quotation_id === 1041);
  for (const version of versions) version.state_name = 'Nevada';
  const user = openAt(list);
  await expectCells(versions, {
    'Tran Date': ({ createdAt }) => momentText(createdAt),
    'First Name': ({ firstname }) => firstname,
    'Last Name': ({ lastname }) => lastname,
    'Eff Date': ({ policyeffectivedate }) => dateText(policyeffectivedate),
    'Exp Date': ({ policyscheduledate }) => dateText(policyscheduledate),
    State: ({ state }) => state,
    'Created By': ({ policycreator_name }) => policycreator_name,
    Actions: 'Actions',
  });
  expect(screen.getByRole('heading', { level: 1, name: 'Quotation History' })).toBeVisible();
  expect(screen.getByRole('link', { name: /^Quotation POL-2026-0041 · \S/ })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute(
    'href',
    '/edit_intakeform_user_admin_policy/1041/551',
  );
  expect(bodiesTo('/viewpolicyquotationhistory')).toEqual([{ company_id: 7, quotation_id: 1041 }]);
  const [view, compare, ...others] = await openRowMenu(user, (await findRows())[0]!);
  expect([view!.textContent, compare!.textContent, others]).toEqual(['View', 'Compare', []]);
  expect(view).toHaveAttribute('href', version);
});

test('HIST-02 HIST-03 a click only selects a version; a double click opens it', async () => {
  const user = openAt(list);
  const [first] = await findRows();
  const name = within(first!).getByText('Kim');
  await user.click(name);
  expect(first).toHaveAttribute('aria-selected', 'true');
  expect(window.location.pathname).toBe(list);
  await user.dblClick(name);
  await expectPath(version);
});

test('HIST-08 a long history is shown on one page', async () => {
  respondsAlways('/viewpolicyquotationhistory', {
    policyquotationhistory: Array.from({ length: 40 }, (_, id) => ({ id, quotation_id: 1041 })),
  });
  openAt(list);
  expect(await findRows()).toHaveLength(40);
  expect(screen.getByText('Page 1 of 1')).toBeVisible();
});

test('HIST-05 HIST-06 HIST-07 CALL-100 a past version is shown like the quotation; Back opens the list of versions', async () => {
  openAt(version);
  expect(await screen.findByRole('heading', { level: 1, name: 'Past version POL-2026-0041' })).toBeVisible();
  const details = await screen.findByRole('region', { name: 'Premium Details' });
  expect(details).toHaveTextContent('Policy Amount$1,068.40');
  expect(await screen.findByText('**** *** 4248')).toBeVisible();
  expect(screen.getByRole('table', { name: 'Coverage' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', list);
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
  expect(bodiesTo('/editpolicyquotationhistory')).toEqual([{ id: 8001 }]);
});

test('HIST-07 the comparison with the current version shows only the differences', async () => {
  const user = openAt(version);
  await user.click(await screen.findByRole('button', { name: 'Compare with now' }));
  const dialog = await screen.findByRole('dialog', { name: 'Compare versions' });
  expect(await within(dialog).findByText('2 differences')).toBeVisible();
  expect(changes(dialog)).toEqual([
    ['First Name', 'DANIEL', 'Daniel'],
    ['Policy Amount', '$1,068.40', '$1,335.50'],
  ]);
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('button', { name: 'Compare with now' })).toHaveFocus();
});

test('QSUM-01 the summary is a read-only quotation with a link back', async () => {
  openAt('/view_admin_policy_quotation/1041/551');
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Quotation Summary POL-2026-0041' }),
  ).toBeVisible();
  expect(await screen.findByRole('region', { name: 'Premium Details' })).toBeVisible();
  const main = within(screen.getByRole('main'));
  expect(main.queryByRole('textbox')).toBeNull();
  for (const name of ['Approve', 'Save', 'Delete Quotation'])
    expect(main.queryByRole('button', { name })).toBeNull();
  expect(main.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/user_admin_policy_quotations');
});
