import { screen, waitFor, within } from '@testing-library/react';
import { openAt } from '@/app/openAt.fixture';
import { respondsAlways } from '../../../mocks/scenarios';
import { today } from '@/domain/text/dates';
import { expectPath } from '@/testing/harness/at';

const quotations = '/user_admin_policy_quotations';

/** The policy numbers that the list shows. */
function numbersShown(): readonly (string | null)[] {
  return screen.getAllByText(/^(POL|BDR)-/).map(({ textContent }) => textContent);
}

beforeEach(() => {
  respondsAlways('/viewpolicyquotationlist', {
    Policyquotations: [
      { id: 8101, intake_id: 552, unique_id: 'POL-8101', policyeffectivedate: '2020-01-05' },
      { id: 8102, intake_id: 552, unique_id: 'POL-8102', policyeffectivedate: '2999-01-05' },
      { id: 8103, intake_id: 552, unique_id: 'POL-8103', policyeffectivedate: '' },
      { id: 8104, intake_id: 552, unique_id: 'POL-8104', policyeffectivedate: '2020-02-05' },
    ],
  });
});

test('a URL without ?show= shows all rows', async () => {
  openAt(`${quotations}?show=`);
  await waitFor(() => expect(numbersShown()).toHaveLength(4));
  expect(screen.queryByText(/This list has no view/)).not.toBeInTheDocument();
});

test.each(['all', 'toString'])('the unknown view ?show=%s shows all rows and a notice', async (name) => {
  const user = openAt(`${quotations}?show=${name}`);
  await waitFor(() => expect(numbersShown()).toHaveLength(4));
  const notice = screen.getByText(`This list has no view “${name}”: all rows are shown.`);
  await user.click(await screen.findByRole('button', { name: 'View: Standard · changed' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Standard' }));
  expect(notice).not.toBeInTheDocument();
});

test('the view is the same after a record was opened and left', async () => {
  const user = openAt(`${quotations}?show=past-effective-date`);
  await waitFor(() => expect(numbersShown()).toHaveLength(2));
  await user.dblClick(screen.getByText('POL-8104'));
  await waitFor(() => expect(window.location.pathname).toMatch(/^\/user_admin_view_policy_quotation/));
  await user.click(await screen.findByRole('link', { name: 'Policies Quotations' }));
  await expectPath(quotations);
  await waitFor(() => expect(numbersShown()).toEqual(['POL-8101', 'POL-8104']));
});

test('binders with a payment due are those with an open amount, the oldest first, with the amount due', async () => {
  const binder = { intake_id: 552, policyschedule: '3months', policyamount: '1200' };
  respondsAlways('/viewpolicybinderlist', {
    Policyquotations: [
      { ...binder, id: 8204, unique_id: 'BDR-8204', policyeffectivedate: '2020-06-30', balance: '900' },
      { ...binder, id: 8201, unique_id: 'BDR-8201', policyeffectivedate: '2020-01-31', balance: '900' },
      { ...binder, id: 8202, unique_id: 'BDR-8202', policyeffectivedate: '2020-01-31', balance: '0' },
      { ...binder, id: 8203, unique_id: 'BDR-8203', policyeffectivedate: '2999-01-31', balance: '900' },
    ],
  });
  openAt('/user_admin_policy_binder?show=payment-due');
  await waitFor(() => expect(numbersShown()).toEqual(['BDR-8201', 'BDR-8204']));
  expect(await screen.findByRole('button', { name: 'View: Payments due' })).toBeVisible();
  const shown = screen.getAllByRole('row').slice(1, 3);
  const due = shown.map((row) =>
    within(row)
      .getAllByRole('cell')
      .slice(8, 11)
      .map((cell) => cell.textContent),
  );
  expect(due).toEqual([
    ['$900', '$600', '10-15-2020'],
    ['$900', '$600', '03-15-2021'],
  ]);
});

const inDays = (days: number): string => today(new Date(Date.now() + days * 86_400_000));

test.each([
  ['past-effective-date', 'Eff Date', 'policyeffectivedate', [-3, -30, -7]],
  ['grace-ending', 'Grace Period', 'policyquotation_graceperiod', [9, 1, 5]],
] as const)('the view %s shows %s, the oldest first', async (view, header, key, days) => {
  respondsAlways('/viewpolicyquotationlist', {
    Policyquotations: days.map((day, index) => ({
      id: 8101 + index,
      intake_id: 552,
      unique_id: `POL-810${index + 1}`,
      [key]: inDays(day),
    })),
  });
  openAt(`${quotations}?show=${view}`);
  await waitFor(() => expect(numbersShown()).toEqual(['POL-8102', 'POL-8103', 'POL-8101']));
  expect(screen.getByRole('columnheader', { name: new RegExp(header) })).toBeVisible();
});

test.each([
  [
    '/user_admin_bdx_inbound?show=to-import',
    'admin',
    '/viewclientinbound',
    'inboundData',
    [{ imported: '0' }, { imported: '1' }, { imported: '' }],
    ['1.csv', '3.csv'],
  ],
  [
    '/user_admin_bdx_review?show=to-review',
    'admin',
    '/viewbrdxreview',
    'reviewData',
    [{ approved: '0' }, { approved: '1' }, { approved: '0', imported: '1' }],
    ['1.csv'],
  ],
  [
    '/client_user_BDX_filerecived?show=to-import',
    'carrier',
    '/viewBDXInbound',
    'inboundData',
    [{ importedview: '1' }, { importedview: '0' }, {}],
    ['2.csv'],
  ],
] as const)('%s shows the files that wait', async (url, as, path, key, files, names) => {
  respondsAlways(path, {
    [key]: files.map((file, index) => ({ id: 8301 + index, file_name: `${index + 1}.csv`, ...file })),
  });
  openAt(url, { as });
  await waitFor(() =>
    expect(screen.getAllByText(/^\d\.csv$/).map(({ textContent }) => textContent)).toEqual(names),
  );
});

test('a URL with a view shows only its rows, until the user chooses all', async () => {
  const user = openAt(`${quotations}?show=past-effective-date&sort=LOB`);
  await waitFor(() => expect(numbersShown()).toEqual(['POL-8101', 'POL-8104']));
  expect(screen.getByText('2 rows')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'View: Past effective date · changed' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Standard' }));
  await waitFor(() => expect(numbersShown()).toEqual(['POL-8101', 'POL-8102', 'POL-8103', 'POL-8104']));
  expect(screen.getByRole('button', { name: 'View: Standard' })).toBeVisible();
  expect(window.location.search).toBe('');
});
