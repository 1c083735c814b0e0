import { screen, waitFor, within } from '@testing-library/react';
import { db } from '../../../../mocks/db';
import { answersAlways, answersOnce, loadsFail } from '../../../../mocks/scenarios';
import { expectPath } from '@/testing/harness/at';
import { bodiesTo } from '@/testing/harness/server';
import { dateText, expectCells, momentText } from '@/testing/harness/listCells';
import { openAt } from '@/app/openAt.fixture';

const list = '/user_admin_policies_history_list/1041/551';
const version = '/user_admin_view_quotationhistory/8001/1041/551';

async function rowsThere(): Promise<HTMLElement[]> {
  await waitFor(() => expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'false'));
  return screen.getAllByRole('row').slice(1);
}

/** The tables of a comparison, as texts. */
function changes(dialog: HTMLElement): (string | null)[][] {
  return within(dialog)
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent))
    .filter(([what]) => what !== 'What');
}

test('HIST-01 ENT-38 the history lists the earlier versions of the quotation', async () => {
  const versions = db.quotationHistory.filter(({ quotation_id }) => quotation_id === 1041);
  for (const version of versions) version.state_name = 'Nevada';
  openAt(list);
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
  expect(bodiesTo('/viewpolicyquotationhistory')).toEqual([{ company_id: 7, quotation_id: 1041 }]);
});

test('HIST-02 a click selects a version and stays', async () => {
  const user = openAt(list);
  const [, second] = await rowsThere();
  await user.click(within(second!).getByText('Kim'));
  expect(second).toHaveAttribute('aria-selected', 'true');
  expect(window.location.pathname).toBe(list);
});

test('HIST-03 double click and Enter open the version', async () => {
  const user = openAt(list);
  const [first] = await rowsThere();
  await user.dblClick(within(first!).getByText('Kim'));
  await expectPath(version);
  openAt(list);
  const [again] = await rowsThere();
  again!.focus();
  await user.keyboard('{Enter}');
  await expectPath(version);
});

test('HIST-04 Back leads to the form of the quotation', async () => {
  openAt(list);
  expect(await screen.findByRole('link', { name: 'Back' })).toHaveAttribute(
    'href',
    '/edit_intakeform_user_admin_policy/1041/551',
  );
});

test('HIST-08 the history is not paged, however long it is', async () => {
  answersAlways('/viewpolicyquotationhistory', {
    policyquotationhistory: Array.from({ length: 40 }, (_, id) => ({ id, quotation_id: 1041 })),
  });
  openAt(list);
  expect(await rowsThere()).toHaveLength(40);
  expect(screen.getByText('Page 1 of 1')).toBeVisible();
});

test('HIST-01 a quotation without a history has nothing to compare', async () => {
  openAt('/user_admin_policies_history_list/1072/556');
  expect(await screen.findByText('No rows yet')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Compare versions' })).toBeNull();
});

test('ERR-36 a history that cannot be loaded says so quietly', async () => {
  loadsFail('/viewpolicyquotationhistory');
  openAt(list);
  expect(await screen.findByText('Could not load')).toBeVisible();
});

test('HIST-05 HIST-06 HIST-07 CALL-100 a past version is read like the quotation; Back leads to the list of versions', async () => {
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

test('HIST-05 a past version that is not there says so', async () => {
  openAt('/user_admin_view_quotationhistory/1/1041/551');
  expect(await screen.findByText('Nothing was found under this number')).toBeVisible();
});

test('HIST-07 a version is compared with what is stored now: what differs, and nothing else', async () => {
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

test('HIST-07 FIELD-18 any two versions are compared; secure answers stay concealed', async () => {
  const stored = {
    id: 1,
    quotation_id: 1041,
    intake_id: 551,
    createdAt: '2026-07-01T10:00:00',
    policydetails: '{"7":{"Social Security Number":{"0":"111-22-4248"}}}',
  };
  answersAlways('/viewpolicyquotationhistory', {
    policyquotationhistory: [
      stored,
      {
        ...stored,
        id: 2,
        createdAt: '2026-07-02T10:00:00',
        policydetails: '{"7":{"Social Security Number":{"0":"999-22-4248"}}}',
      },
    ],
  });
  answersOnce('/viewactiveattributemain', {
    attribute: [{ id: 7, name: 'Social Security Number', attribute_type: 'secure' }],
  });
  const user = openAt(list);
  await user.click(await screen.findByRole('button', { name: 'Compare versions' }));
  const dialog = await screen.findByRole('dialog', { name: 'Compare versions' });
  const later = within(dialog).getByLabelText('Later version');
  expect(
    within(later)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['07/01/2026 10:00 AM', '07/02/2026 10:00 AM', 'Now']);
  await user.selectOptions(later, '2');
  expect(await within(dialog).findByText('One difference')).toBeVisible();
  expect(changes(dialog)).toEqual([
    ['Social Security Number', '**** *** 4248', '**** *** 4248 (another value)'],
  ]);
  expect(document.documentElement.outerHTML).not.toMatch(/\d{3}-\d{2}-\d{4}/);
  await user.selectOptions(later, '1');
  expect(await within(dialog).findByText('Nothing differs')).toBeVisible();
});

test('HIST-07 Q-164 versions that do not say their intake form are compared by that of the URL', async () => {
  const stored = db.quotations.find(({ id }) => id === 1041);
  answersAlways('/viewpolicyquotation', { Policyquotations: { ...stored, intake_id: null } });
  const user = openAt(version);
  await user.click(await screen.findByRole('button', { name: 'Compare with now' }));
  const dialog = await screen.findByRole('dialog', { name: 'Compare versions' });
  expect(await within(dialog).findByText('2 differences')).toBeVisible();
  expect(bodiesTo('/viewactiveintakeattributegroupmain')).not.toContainEqual(
    expect.objectContaining({ intake_id: '' }),
  );
});

test('HIST-07 a row is compared from its menu; an intake form that cannot be loaded says so', async () => {
  const mend = loadsFail('/viewactiveattributemain');
  const user = openAt(list);
  const [first] = await rowsThere();
  await user.click(within(first!).getByRole('button', { name: 'Actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Compare' }));
  const dialog = await screen.findByRole('dialog', { name: 'Compare versions' });
  const retry = await within(dialog).findByRole('button', { name: 'Retry' });
  mend();
  await user.click(retry);
  expect(await within(dialog).findByText('2 differences')).toBeVisible();
});

test('QSUM-01 the summary is the quotation to be read, with the way back and nothing to change', async () => {
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
