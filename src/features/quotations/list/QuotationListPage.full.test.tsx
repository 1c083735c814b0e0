import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { db } from '../../../../mocks/db';
import { respondsAlways, loadsFail } from '../../../../mocks/scenarios';
import { catchDownloads, cellTexts, expectPath, openRowMenu, findRows } from '@/testing/harness/at';
import { bodiesTo, nextBody } from '@/testing/harness/server';
import { formatTimestamp } from '@/domain/text/dates';
import { openAt } from '@/app/openAt.fixture';

const url = '/user_admin_policy_quotations';

test.each([
  ['a browser that is still composing', { isComposing: true }],
  ['Safari, which has just ended composing', { keyCode: 229 }],
])('QLIST-05 Enter that confirms a composed word does not send the filter: %s', async (_, composing) => {
  const user = openAt(url);
  await findRows();
  await user.click(screen.getByRole('button', { name: 'First Name' }));
  const box = screen.getByRole('textbox', { name: 'First Name' });
  await user.type(box, '山田');
  const calls = bodiesTo('/viewpolicyquotationlist').length;
  fireEvent.keyDown(box, { key: 'Enter', ...composing });
  const sent = nextBody('/viewpolicyquotationlist');
  await user.keyboard(' 太郎{Enter}');
  expect(await sent).toEqual({ company_id: 7, firstname: '山田 太郎' });
  expect(bodiesTo('/viewpolicyquotationlist')).toHaveLength(calls + 1);
});

test('QLIST-05 rows of an earlier filter are not shown if the new filter could not be loaded', async () => {
  const user = openAt(url);
  await findRows();
  const mend = loadsFail('/viewpolicyquotationlist');
  await user.click(screen.getByRole('button', { name: 'Last Name' }));
  await user.keyboard('Kim{Enter}');
  await screen.findByText('Could not load');
  expect(screen.queryByText('Whitfield')).toBeNull();
  expect(screen.getByRole('textbox', { name: 'Last Name' })).toHaveValue('Kim');
  mend();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  // The table of the failed load stays until the list loads again.
  await screen.findAllByRole('cell', { name: 'Kim' });
  expect(new Set((await findRows()).map((row) => cellTexts(row)[6]))).toEqual(new Set(['Kim']));
});

test('QLIST-01 a row offers View and Edit', async () => {
  const user = openAt(url);
  const [first] = await findRows();
  const entries = await openRowMenu(user, first!);
  expect(entries.map((entry) => [entry.textContent, entry.getAttribute('href')])).toEqual([
    ['Edit', '/edit_intakeform_user_admin_policy/1072/556'],
    ['View', '/user_admin_view_policy_quotation/1072/556'],
    ['New quotation from this one', null],
  ]);
});

describe('exports', () => {
  let files: readonly Blob[] = [];

  beforeEach(() => {
    ({ files } = catchDownloads());
  });

  async function exported(): Promise<string[]> {
    await waitFor(() => expect(files).toHaveLength(1));
    return ((await files[0]?.text()) ?? '').trim().split('\r\n');
  }

  test('CALL-087 Export CSV of a list that is not filtered loads the full list', async () => {
    const user = openAt(url);
    await findRows();
    expect(screen.queryByRole('button', { name: /^Export all/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Export CSV (40)' }));
    const lines = await exported();
    expect(bodiesTo('/viewpolicyquotationlistfull')).toEqual([{ company_id: 7 }]);
    expect(lines).toHaveLength(41);
    expect(lines[1]).toMatch(/POL-2026-0072/);
  });

  test('Export CSV writes the filtered rows, in their order and with the shown columns, without a call', async () => {
    const moment = Date.UTC(2023, 11, 31, 12);
    for (const quotation of db.quotations) {
      if (quotation.state_name === 'Texas') Object.assign(quotation, { createdAt: moment / 1000 });
    }
    const user = openAt(`${url}?filter.state_name=Texas`);
    const shown = await findRows();
    expect(shown.map((row) => cellTexts(row)[3])).toEqual(shown.map(() => formatTimestamp(moment)));
    const numbers = shown.map((row) => cellTexts(row)[4]);
    expect(numbers.length).toBeLessThan(15);
    // The server filters, so that the number of all rows is not known.
    expect(screen.getByRole('button', { name: 'Export all' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: `Export CSV (${numbers.length})` }));
    const [head, ...lines] = await exported();
    expect(head).toBe('LOB,Sub-LOB,Tran Date,Number,First Name,Last Name,Eff Date,Exp Date,State,Status');
    expect(lines.map((line) => /POL-2026-\d{4}/.exec(line)?.[0])).toEqual(numbers);
    for (const line of lines) expect(line).toContain(formatTimestamp(moment));
    expect(bodiesTo('/viewpolicyquotationlistfull')).toEqual([]);
  });

  test('binders of a ready view are exported alone, or all of them', async () => {
    const user = openAt('/user_admin_policy_binder?show=mine');
    respondsAlways('/viewpolicybinderlist', {
      Policyquotations: [
        { id: 1, unique_id: 'BDR-1', policycreator_id: 3 },
        { id: 2, unique_id: 'BDR-2', policycreator_id: 33 },
        { id: 3, unique_id: 'BDR-3' },
      ],
    });
    expect(await screen.findByRole('button', { name: 'Export CSV (1)' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Export all (3)' }));
    const [, ...lines] = await exported();
    expect(lines.map((line) => /BDR-\d/.exec(line)?.[0])).toEqual(['BDR-1', 'BDR-2', 'BDR-3']);
  });
});

test('optional columns are shown in their formats, and removed by Reset', async () => {
  respondsAlways('/viewpolicybinderlist', {
    Policyquotations: [
      {
        id: 8301,
        intake_id: 552,
        unique_id: 'BDR-8301',
        city: 'Marfa',
        policyamount: '12000.5',
        balance: '9000',
        policyeffectivedate: '2020-01-31',
        policyschedule: '3months',
        policycreator_name: 'Sam Fields',
      },
    ],
  });
  const user = openAt('/user_admin_policy_binder');
  await findRows();
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  const dialog = await screen.findByRole('dialog', { name: 'Columns and views' });
  for (const name of ['Town', 'Premium', 'Balance', 'Due Now', 'Next Due', 'Created By']) {
    expect(within(dialog).getByRole('checkbox', { name })).not.toBeChecked();
    await user.click(within(dialog).getByRole('checkbox', { name }));
  }
  await user.keyboard('{Escape}');
  const [row] = await findRows();
  expect(cellTexts(row!).slice(10, -2)).toEqual([
    'Marfa',
    '$12,000.50',
    '$9,000',
    '$5,999.88',
    '10-15-2020',
    'Sam Fields',
  ]);
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  await user.click(await screen.findByRole('button', { name: 'Reset columns' }));
  expect(screen.getAllByRole('columnheader', { hidden: true })).toHaveLength(12);
});

test('PLIST-01 the policy list has a link to add a policy', async () => {
  openAt('/user_admin_policies');
  await findRows();
  expect(screen.getByRole('link', { name: 'Add' })).toHaveAttribute('href', '/user_admin_add_policies');
});

test('Clear filters moves focus to the quick filter, and the new count is announced', async () => {
  const user = openAt(url);
  await findRows();
  await user.click(screen.getByRole('button', { name: 'Last Name' }));
  await user.keyboard('Marble{Enter}');
  const clear = await screen.findByRole('button', { name: 'Clear filters' });
  await findRows();
  const region = document.querySelector('[aria-live="polite"][aria-atomic="true"]');
  await waitFor(() => expect(region).toHaveTextContent(/rows?/));
  const filtered = region!.textContent;
  clear.focus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('searchbox', { name: 'Quick filter' })).toHaveFocus();
  await waitFor(() => expect(region).not.toHaveTextContent(filtered));
  expect(region).toHaveTextContent(/rows/);
});

describe('the views of the binder list', () => {
  const binders = '/user_admin_policy_binder';

  /** The stored record of a card. */
  function cardRecord(card: HTMLElement): (typeof db.quotations)[number] {
    return db.quotations.find(({ unique_id }) => within(card).queryByText(unique_id))!;
  }

  test('BLIST-04 BLIST-06 the link of a card opens the binder, and the pager changes the page of cards', async () => {
    localStorage.setItem('viewType', 'grid');
    const user = openAt(binders);
    const list = await screen.findByRole('list', { name: 'Policies Binders' });
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(within(list).getAllByRole('listitem')).toHaveLength(5);
    const [card] = within(list).getAllByRole('listitem');
    const { id, intake_id } = cardRecord(card!);
    await user.click(within(card!).getByRole('link'));
    await expectPath(`/user_admin_view_binder_policies/${id}/${intake_id}`);
  });

  test('BLIST-04 BLIST-06 a click selects a card and stores its customer, a double click opens it', async () => {
    localStorage.setItem('viewType', 'grid');
    const user = openAt(binders);
    const list = await screen.findByRole('list', { name: 'Policies Binders' });
    await waitFor(() => expect(list).toHaveAttribute('aria-busy', 'false'));
    const [card] = within(list).getAllByRole('listitem');
    const { id, intake_id } = cardRecord(card!);
    const amount = within(card!).getByText('Policy Amount').nextElementSibling!;
    await user.click(amount);
    expect(card).toHaveAttribute('aria-current', 'true');
    expect(sessionStorage.getItem('selectedDataArray')).not.toBeNull();
    expect(window.location.pathname).toBe(binders);
    await user.dblClick(amount);
    await expectPath(`/user_admin_view_binder_policies/${id}/${intake_id}`);
  });

  test('BLIST-06 QLIST-05 cards can be filtered by columns', async () => {
    localStorage.setItem('viewType', 'grid');
    const user = openAt(binders);
    await screen.findAllByRole('listitem');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Filter by' }), 'Last Name');
    await user.type(screen.getByRole('textbox', { name: 'Last Name' }), 'Kim');
    const sent = nextBody('/viewpolicybinderlist');
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    expect(await sent).toEqual({ company_id: 7, lastname: 'Kim' });
  });

  test('BLIST-08 an unknown stored view is the list', async () => {
    localStorage.setItem('viewType', 'carousel');
    openAt(binders);
    expect(await findRows()).toHaveLength(15);
  });
});
