import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { db } from '../../../../mocks/db';
import { answersAlways, loadsFail } from '../../../../mocks/scenarios';
import { expectPath } from '@/testing/harness/at';
import { bodiesTo, nextBody } from '@/testing/harness/server';
import { dateText, expectCells, momentText } from '@/testing/harness/listCells';
import { openAt } from '@/app/openAt.fixture';

const url = '/user_admin_policy_quotations';

const lists = [
  [url, 'Policies Quotations', 'Quotation', '/viewpolicyquotationlist', 'QUOTED'],
  ['/user_admin_policy_binder', 'Policies Binders', 'Binder', '/viewpolicybinderlist', 'BOUND'],
  ['/user_admin_policies', 'Policies', 'Policy', '/policyquotationlist', 'ISSUED'],
] as const;

async function rowsThere(): Promise<HTMLElement[]> {
  await waitFor(() => expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'false'));
  // Without the headers and the blank last row.
  return screen.getAllByRole('row').slice(1, -1);
}

function texts(row: HTMLElement): (string | null)[] {
  return within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
}

/** The record that a row shows. */
function storedOf(row: HTMLElement): (typeof db.quotations)[number] {
  return db.quotations.find(({ unique_id }) => unique_id === texts(row)[4])!;
}

function selected(): unknown {
  return JSON.parse(sessionStorage.getItem('selectedDataArray') ?? 'null');
}

test.each(lists)(
  'QLIST-01 QLIST-02 QLIST-03 BLIST-01 BLIST-02 BLIST-03 PLIST-01 PLIST-02 CONST-33 %s lists its records, their status always the same',
  async (...list) => {
    const [path, heading, status, call, stage] = list;
    const stored = db.quotations.filter((quotation) => quotation.status === stage).toReversed();
    // Where the customer lives is not where the program is sold.
    for (const quotation of stored) quotation.state = 'Nevada';
    openAt(path);
    await expectCells(stored.slice(0, 15), {
      LOB: ({ intake_Name }) => intake_Name,
      'Sub-LOB': ({ intake_subName }) => intake_subName,
      'Tran Date': ({ createdAt }) => momentText(createdAt),
      Number: ({ unique_id }) => unique_id,
      'First Name': ({ firstname }) => firstname,
      'Last Name': ({ lastname }) => lastname,
      'Eff Date': ({ policyeffectivedate }) => dateText(policyeffectivedate),
      'Exp Date': ({ policyscheduledate }) => dateText(policyscheduledate),
      State: ({ state_name }) => state_name,
      Status: status,
      Actions: 'Actions',
    });
    expect(screen.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(bodiesTo(call)).toEqual([{ company_id: 7 }]);
  },
);

test('QLIST-11 QLIST-12 moments and dates are shown in their formats', async () => {
  openAt(url);
  const [first] = await rowsThere();
  const cells = texts(first!);
  expect(cells[3]).toMatch(/^\d\d\/\d\d\/\d{4} \d\d:\d\d [AP]M$/);
  expect([cells[4], cells[7], cells[8]]).toEqual(['POL-2026-0072', '11-24-2026', '02-24-2027']);
});

test('QLIST-10 CONST-16 a page has 15 rows; First, Previous, Next and Last turn them', async () => {
  const user = openAt(url);
  expect(await rowsThere()).toHaveLength(15);
  expect(screen.getByText('Page 1 of 3')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Last' }));
  expect(await rowsThere()).toHaveLength(10);
  await user.click(screen.getByRole('button', { name: 'Previous' }));
  expect(screen.getByText('Page 2 of 3')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'First' }));
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.getByText('Page 2 of 3')).toBeVisible();
});

test.each(lists.slice(1))('PLIST-04 BLIST-05 CONST-16 %s has 15 rows a page too', async (...list) => {
  const [path, , , call] = list;
  answersAlways(call, { Policyquotations: Array.from({ length: 16 }, (_, id) => ({ id })) });
  openAt(path);
  expect(await rowsThere()).toHaveLength(15);
  expect(screen.getByText('Page 1 of 2')).toBeVisible();
});

test('QLIST-04 QLIST-05 Q-108 headers become text boxes; Filter sends what they hold under the keys of the columns', async () => {
  const user = openAt(url);
  await rowsThere();
  for (const [label, text] of [
    ['LOB', 'home'],
    ['Last Name', 'a'],
    ['Eff Date', '11-11-2026'],
    ['State', ' '],
    ['Number', ''],
  ] as const) {
    await user.click(screen.getByRole('button', { name: label }));
    expect(screen.getByRole('textbox', { name: label })).toHaveFocus();
    if (text !== '') await user.keyboard(text);
  }
  const sent = nextBody('/viewpolicyquotationlist');
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  expect(await sent).toEqual({
    company_id: 7,
    intake_Name: 'home',
    lastname: 'a',
    policyeffectivedate: '2026-11-11',
  });
});

test.each([
  ['Sub-LOB', 'intake_subName', 'HO3', 'HO3'],
  ['Tran Date', 'createdAt', '11/14/2026', '2026-11-14'],
  ['Number', 'unique_id', '0041', '0041'],
  ['First Name', 'firstname', 'Ann', 'Ann'],
  ['Exp Date', 'policyscheduledate', '02-2', '02-2'],
  ['Exp Date', 'policyscheduledate', '02-30-2026', '02-30-2026'],
  ['State', 'state_name', 'Utah', 'Utah'],
])('QLIST-05 the filter of %s is sent as %s: %p becomes %p', async (label, key, typed, value) => {
  const user = openAt(url);
  await rowsThere();
  await user.click(screen.getByRole('button', { name: label }));
  const sent = nextBody('/viewpolicyquotationlist');
  await user.keyboard(`${typed}{Enter}`);
  expect(await sent).toEqual({ company_id: 7, [key]: value });
});

test.each([
  ['a browser that is composing', { isComposing: true }],
  ['Safari, which has just ended it', { keyCode: 229 }],
])('QLIST-05 Enter that confirms a composed word does not send the filter: %s', async (_, composing) => {
  const user = openAt(url);
  await rowsThere();
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

test.each(lists)(
  'QLIST-05 CALL-086 CALL-088 CALL-089 %s sends its filters and shows what they leave',
  async (...list) => {
    const [path, , , call, stage] = list;
    const user = openAt(path);
    await rowsThere();
    await user.click(screen.getByRole('button', { name: 'State' }));
    const sent = nextBody(call);
    await user.keyboard('Illinois{Enter}');
    expect(await sent).toEqual({ company_id: 7, state_name: 'Illinois' });
    const left = db.quotations.filter(
      ({ status, state_name }) => status === stage && state_name === 'Illinois',
    );
    // With the headers and the blank last row.
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(left.length + 2));
  },
);

test('QLIST-05 rows of an earlier filter are not shown under a new one that could not be loaded', async () => {
  const user = openAt(url);
  await rowsThere();
  const mend = loadsFail('/viewpolicyquotationlist');
  await user.click(screen.getByRole('button', { name: 'Last Name' }));
  await user.keyboard('Kim{Enter}');
  await screen.findByText('Could not load');
  expect(screen.queryByText('Whitfield')).toBeNull();
  expect(screen.getByRole('textbox', { name: 'Last Name' })).toHaveValue('Kim');
  mend();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  // Until the list loads again, the table of the failed one is still there.
  await screen.findAllByRole('cell', { name: 'Kim' });
  expect(new Set((await rowsThere()).map((row) => texts(row)[6]))).toEqual(new Set(['Kim']));
});

test('QLIST-06 QLIST-07 STORE-08 a click selects the row and keeps its customer, and nothing else of it', async () => {
  const user = openAt(url);
  const row = (await rowsThere()).find((each) => texts(each)[5] === 'Daniel')!;
  await user.click(within(row).getByText('Daniel'));
  expect(row).toHaveAttribute('aria-selected', 'true');
  expect(selected()).toEqual([
    {
      customer_id: 511,
      firstname: 'Daniel',
      lastname: 'Kim',
      address: '85 Camelback Road',
      city: 'Phoenix',
      state: 'Arizona',
      zipcode: '85004',
      phonenumber: '16025550185',
      email: 'daniel.kim@example.com',
    },
  ]);
});

test.each([
  [url, '/user_admin_view_policy_quotation/'],
  ['/user_admin_policy_binder', '/user_admin_view_binder_policies/'],
  ['/user_admin_policies', '/user_admin_view_policies/'],
])(
  'QLIST-08 BLIST-04 PLIST-03 PLIST-05 double click and Enter on a row of %s open %s…',
  async (path, target) => {
    const user = openAt(path);
    const [first] = await rowsThere();
    await user.dblClick(within(first!).getAllByRole('cell')[4]!);
    const { id, intake_id } = storedOf(first!);
    const opened = `${target}${id}/${intake_id}`;
    await expectPath(opened);
    openAt(path);
    const [again] = await rowsThere();
    again!.focus();
    await user.keyboard('{Enter}');
    await expectPath(opened);
  },
);

test('QLIST-09 QNEW-09 the blank last row forgets the customer; opened, it asks for the intake category', async () => {
  const user = openAt(url);
  const [first] = await rowsThere();
  await user.click(within(first!).getAllByRole('cell')[4]!);
  expect(selected()).toHaveLength(1);
  const blank = screen.getAllByRole('row').at(-1)!;
  await user.click(blank);
  expect(selected()).toBeNull();
  expect(first).not.toHaveAttribute('aria-selected');
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.dblClick(blank);
  const choice = await screen.findByRole('dialog', { name: 'New quotation' });
  expect((await within(choice).findAllByRole('link')).map((link) => link.textContent)).toEqual([
    'PERSONAL AUTO',
    'Homeowners-HO3',
    'Commercial Property',
    'WORKERS COMP',
    'General Liability-Contractors',
    'Commercial Auto-Fleet',
    'Inland Marine',
  ]);
  await user.click(within(choice).getByRole('link', { name: 'WORKERS COMP' }));
  await waitFor(() => expect(window.location.pathname).toBe('/user_admin_policy/554'));
});

test('ROLE-08 QNEW-09 the choice offers the categories that are kept under the stored user id, too', async () => {
  for (const category of db.intakeCategories) category.client_id = 12;
  const user = openAt(url, { as: 'staff' });
  await rowsThere();
  await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'New quotation' }));
  const choice = await screen.findByRole('dialog', { name: 'New quotation' });
  expect(await within(choice).findByRole('link', { name: 'WORKERS COMP' })).toBeVisible();
});

test('QLIST-01 a row offers View and Edit', async () => {
  const user = openAt(url);
  const [first] = await rowsThere();
  await user.click(within(first!).getByRole('button', { name: 'Actions' }));
  const entries = await screen.findAllByRole('menuitem');
  expect(entries.map((entry) => [entry.textContent, entry.getAttribute('href')])).toEqual([
    ['Edit', '/edit_intakeform_user_admin_policy/1072/556'],
    ['View', '/user_admin_view_policy_quotation/1072/556'],
  ]);
});

describe('exports', () => {
  let files: Blob[] = [];

  beforeEach(() => {
    files = [];
    jest.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      if (file instanceof Blob) files.push(file);
      return 'blob:csv';
    });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  });

  async function exported(): Promise<string[]> {
    await waitFor(() => expect(files).toHaveLength(1));
    return ((await files[0]?.text()) ?? '').trim().split('\r\n');
  }

  test('CALL-087 Export all asks for the full list', async () => {
    const user = openAt(url);
    await rowsThere();
    await user.click(screen.getByRole('button', { name: 'Export all (40)' }));
    const lines = await exported();
    expect(bodiesTo('/viewpolicyquotationlistfull')).toEqual([{ company_id: 7 }]);
    expect(lines).toHaveLength(41);
    expect(lines[1]).toMatch(/POL-2026-0072/);
  });

  test('Export CSV writes the rows that the filters leave, in their order and with the shown columns, and asks for nothing', async () => {
    const user = openAt(`${url}?filter.state_name=Texas`);
    const shown = await rowsThere();
    const numbers = shown.map((row) => texts(row)[4]);
    expect(numbers.length).toBeLessThan(15);
    // The server filters: how many there are without the filter is not known.
    expect(screen.getByRole('button', { name: 'Export all' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: `Export CSV (${numbers.length})` }));
    const [head, ...lines] = await exported();
    expect(head).toBe('LOB,Sub-LOB,Tran Date,Number,First Name,Last Name,Eff Date,Exp Date,State,Status');
    expect(lines.map((line) => /POL-2026-\d{4}/.exec(line)?.[0])).toEqual(numbers);
    expect(bodiesTo('/viewpolicyquotationlistfull')).toEqual([]);
  });

  test('binders of a ready view are exported alone, or all of them', async () => {
    const user = openAt('/user_admin_policy_binder?show=mine');
    answersAlways('/viewpolicybinderlist', {
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

test('the columns that can be added are shown in their formats, and leave with Reset', async () => {
  answersAlways('/viewpolicybinderlist', {
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
  await rowsThere();
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  const dialog = await screen.findByRole('dialog', { name: 'Columns and views' });
  for (const name of ['Town', 'Premium', 'Balance', 'Next Due', 'Created By']) {
    expect(within(dialog).getByRole('checkbox', { name })).not.toBeChecked();
    await user.click(within(dialog).getByRole('checkbox', { name }));
  }
  await user.keyboard('{Escape}');
  const [row] = await rowsThere();
  expect(texts(row!).slice(10, -2)).toEqual(['Marfa', '$12,000.50', '$9,000', '10-15-2020', 'Sam Fields']);
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  await user.click(await screen.findByRole('button', { name: 'Reset columns' }));
  expect(screen.getAllByRole('columnheader', { hidden: true })).toHaveLength(12);
});

test('PLIST-01 the policy list leads to adding a policy', async () => {
  openAt('/user_admin_policies');
  await rowsThere();
  expect(screen.getByRole('link', { name: 'Add' })).toHaveAttribute('href', '/user_admin_add_policies');
});

test('ERR-36 a list that cannot be loaded says so quietly', async () => {
  const mend = loadsFail('/viewpolicyquotationlist');
  const user = openAt(url);
  await screen.findByText('Could not load');
  mend();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('POL-2026-0072')).toBeVisible();
});

describe('the views of the binder list', () => {
  const binders = '/user_admin_policy_binder';

  test('BLIST-06 BLIST-07 BLIST-08 the grid view shows cards with name, phone and amount, and is remembered', async () => {
    const user = openAt(binders);
    const [first] = await rowsThere();
    const binder = storedOf(first!);
    expect(screen.getByRole('button', { name: 'List view' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(screen.getByRole('button', { name: 'Grid view' }));
    expect(localStorage.getItem('viewType')).toBe('grid');
    expect(screen.queryByRole('table')).toBeNull();
    const cards = within(screen.getByRole('list', { name: 'Policies Binders' })).getAllByRole('listitem');
    expect(cards).toHaveLength(15);
    expect(cards[0]).toHaveTextContent(`${binder.firstname} ${binder.lastname}`);
    expect(within(cards[0]!).getByText(binder.phonenumber)).toBeVisible();
    const amount = Number(binder.policyamount).toLocaleString('en-US', {
      style: 'currency',
      currency: 'USD',
    });
    expect(within(cards[0]!).getByRole('group', { name: 'Policy Amount' })).toHaveTextContent(
      amount.replace(/\.00$/, ''),
    );
    openAt(binders);
    expect(await screen.findByRole('list', { name: 'Policies Binders' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'List view' }));
    expect(localStorage.getItem('viewType')).toBe('list');
    expect(await rowsThere()).toHaveLength(15);
  });

  /** The record that a card shows. */
  function storedOnCard(card: HTMLElement): (typeof db.quotations)[number] {
    return db.quotations.find(({ unique_id }) => within(card).queryByText(unique_id))!;
  }

  test('BLIST-04 BLIST-06 a card opens the binder, and the pager turns the cards', async () => {
    localStorage.setItem('viewType', 'grid');
    const user = openAt(binders);
    const list = await screen.findByRole('list', { name: 'Policies Binders' });
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(within(list).getAllByRole('listitem')).toHaveLength(5);
    const [card] = within(list).getAllByRole('listitem');
    const { id, intake_id } = storedOnCard(card!);
    await user.click(within(card!).getByRole('link'));
    await expectPath(`/user_admin_view_binder_policies/${id}/${intake_id}`);
    expect(selected()).toHaveLength(1);
  });

  test('BLIST-04 BLIST-06 a click selects a card and keeps its customer, a double click opens it', async () => {
    localStorage.setItem('viewType', 'grid');
    const user = openAt(binders);
    const list = await screen.findByRole('list', { name: 'Policies Binders' });
    await waitFor(() => expect(list).toHaveAttribute('aria-busy', 'false'));
    const [card] = within(list).getAllByRole('listitem');
    const { id, intake_id } = storedOnCard(card!);
    const amount = within(card!).getByText(/^\$/);
    await user.click(amount);
    expect(card).toHaveAttribute('aria-current', 'true');
    expect(selected()).toHaveLength(1);
    expect(window.location.pathname).toBe(binders);
    await user.dblClick(amount);
    await expectPath(`/user_admin_view_binder_policies/${id}/${intake_id}`);
  });

  test('BLIST-06 QLIST-05 cards are filtered by the columns too', async () => {
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
    expect(await rowsThere()).toHaveLength(15);
  });
});

test('Clear filters gives the focus to the quick filter, and the new count is read out', async () => {
  const user = openAt(url);
  await rowsThere();
  await user.click(screen.getByRole('button', { name: 'Last Name' }));
  await user.keyboard('Marble{Enter}');
  const clear = await screen.findByRole('button', { name: 'Clear filters' });
  await rowsThere();
  const region = document.querySelector('[aria-live="polite"][aria-atomic="true"]');
  await waitFor(() => expect(region).toHaveTextContent(/rows?/));
  const filtered = region!.textContent;
  clear.focus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('searchbox', { name: 'Quick filter' })).toHaveFocus();
  await waitFor(() => expect(region).not.toHaveTextContent(filtered));
  expect(region).toHaveTextContent(/rows/);
});
