import { screen, waitFor, within } from '@testing-library/react';
import { db } from '../../../../mocks/db';
import { cellTexts, expectPath, openRowMenu, findRows } from '@/testing/harness/at';
import { bodiesTo, nextBody } from '@/testing/harness/server';
import { dateText, expectCells, momentText } from '@/testing/harness/listCells';
import { openAt } from '@/app/openAt.fixture';

const url = '/user_admin_policy_quotations';

const lists = [
  [url, 'Policies Quotations', 'Quotation', '/viewpolicyquotationlist', 'QUOTED'],
  ['/user_admin_policy_binder', 'Policies Binders', 'Binder', '/viewpolicybinderlist', 'BOUND'],
  ['/user_admin_policies', 'Policies', 'Policy', '/policyquotationlist', 'ISSUED'],
] as const;

/** The stored record of a row. */
function rowRecord(row: HTMLElement): (typeof db.quotations)[number] {
  return db.quotations.find(({ unique_id }) => unique_id === cellTexts(row)[4])!;
}

function selectedCustomer(): unknown {
  return JSON.parse(sessionStorage.getItem('selectedDataArray') ?? 'null');
}

test.each(lists)(
  'QLIST-01 QLIST-02 QLIST-03 BLIST-01 BLIST-02 BLIST-03 PLIST-01 PLIST-02 PLIST-04 BLIST-05 CONST-16 CONST-33 %s lists 15 records a page, all with the same status',
  async (...list) => {
    const [path, heading, status, call, stage] = list;
    const stored = db.quotations.filter((quotation) => quotation.status === stage).toReversed();
    // The state of the customer differs from the state of the program.
    for (const quotation of stored) quotation.state = 'Nevada';
    // Adds records until there is a second page. The newest are listed first.
    while (stored.length < 16) {
      const id = 9000 + stored.length;
      stored.unshift({ ...stored[0]!, id, unique_id: `POL-${id}` });
      db.quotations.push(stored[0]!);
    }
    const user = openAt(path);
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
    expect(screen.getByText(`Page 1 of ${Math.ceil(stored.length / 15)}`)).toBeVisible();
    expect(bodiesTo(call)).toEqual([{ company_id: 7 }]);
    const items = await openRowMenu(user, (await findRows())[0]!);
    // Only a quotation can be edited and copied.
    expect(items.map(({ textContent }) => textContent)).toEqual(
      path === url ? ['Edit', 'View', 'New quotation from this one'] : ['View'],
    );
    const { id, intake_id } = stored[0]!;
    const view = items.find(({ textContent }) => textContent === 'View');
    expect(view).toHaveAttribute('href', expect.stringMatching(`/${id}/${intake_id}$`));
  },
);

test('QLIST-10 CONST-16 Last, Previous, First and Next change the page', async () => {
  const user = openAt(url);
  await findRows();
  for (const [name, page] of [
    ['Last', 3],
    ['Previous', 2],
    ['First', 1],
    ['Next', 2],
  ] as const) {
    await user.click(screen.getByRole('button', { name }));
    expect(screen.getByText(`Page ${page} of 3`)).toBeVisible();
  }
});

test('QLIST-04 QLIST-05 Q-108 headers become text boxes; Filter sends their texts under the keys of the columns', async () => {
  const user = openAt(url);
  await findRows();
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

test('QLIST-05 only the filtered rows are shown', async () => {
  const user = openAt(url);
  await findRows();
  await user.click(screen.getByRole('button', { name: 'State' }));
  await user.keyboard('Illinois{Enter}');
  const filtered = db.quotations.filter(
    ({ status, state_name }) => status === 'QUOTED' && state_name === 'Illinois',
  );
  // Plus the header row and the blank last row.
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(filtered.length + 2));
});

test('QLIST-06 QLIST-07 STORE-08 a click selects the row and stores its customer, and none of its other fields', async () => {
  const user = openAt(url);
  const row = (await findRows()).find((each) => cellTexts(each)[5] === 'Daniel')!;
  await user.click(within(row).getByText('Daniel'));
  expect(row).toHaveAttribute('aria-selected', 'true');
  expect(selectedCustomer()).toEqual([
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
  // 'New quotation' of this list is for the selected row's customer.
  await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'New quotation' }));
  const choice = await screen.findByRole('dialog', { name: 'New quotation' });
  await user.click(await within(choice).findByRole('link', { name: 'PERSONAL AUTO' }));
  await expectPath('/user_admin_policy/551');
  expect(window.history.state).toMatchObject({ usr: { quotationFor: 511 } });
});

test.each([
  [url, '/user_admin_view_policy_quotation/'],
  ['/user_admin_policy_binder', '/user_admin_view_binder_policies/'],
  ['/user_admin_policies', '/user_admin_view_policies/'],
])('QLIST-08 BLIST-04 PLIST-03 PLIST-05 a double click on a row of %s opens %s…', async (path, target) => {
  const user = openAt(path);
  const [first] = await findRows();
  await user.dblClick(within(first!).getAllByRole('cell')[4]!);
  const { id, intake_id } = rowRecord(first!);
  await expectPath(`${target}${id}/${intake_id}`);
});

test('QLIST-09 QNEW-09 a click on the blank last row removes the customer; opening it shows the intake categories', async () => {
  const user = openAt(url);
  const [first] = await findRows();
  await user.click(within(first!).getAllByRole('cell')[4]!);
  expect(selectedCustomer()).toHaveLength(1);
  const blank = screen.getAllByRole('row').at(-1)!;
  await user.click(blank);
  expect(selectedCustomer()).toBeNull();
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

test('ROLE-08 QNEW-09 the choice also offers the categories that are stored under the user id', async () => {
  for (const category of db.intakeCategories) category.client_id = 12;
  const user = openAt(url, { as: 'staff' });
  await findRows();
  await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'New quotation' }));
  const choice = await screen.findByRole('dialog', { name: 'New quotation' });
  expect(await within(choice).findByRole('link', { name: 'WORKERS COMP' })).toBeVisible();
});

test('BLIST-06 BLIST-07 BLIST-08 the grid view shows cards with name, phone and amount, and is stored', async () => {
  const user = openAt('/user_admin_policy_binder');
  const [first] = await findRows();
  const binder = rowRecord(first!);
  expect(screen.getByRole('button', { name: 'List view' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByRole('button', { name: 'Grid view' }));
  expect(localStorage.getItem('viewType')).toBe('grid');
  expect(screen.queryByRole('table')).toBeNull();
  const cards = within(screen.getByRole('list', { name: 'Policies Binders' })).getAllByRole('listitem');
  expect(cards).toHaveLength(15);
  expect(cards[0]).toHaveTextContent(`${binder.firstname} ${binder.lastname}`);
  expect(within(cards[0]!).getByText(/^\+1 \(\d{3}\) \d{3}-\d{4}$/)).toBeVisible();
  const amount = Number(binder.policyamount).toLocaleString('en-US', {
    style: 'currency',
    currency: 'USD',
  });
  expect(within(cards[0]!).getByText('Policy Amount').nextElementSibling).toHaveTextContent(
    amount.replace(/\.00$/, ''),
  );
  openAt('/user_admin_policy_binder');
  expect(await screen.findByRole('list', { name: 'Policies Binders' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'List view' }));
  expect(localStorage.getItem('viewType')).toBe('list');
  expect(await findRows()).toHaveLength(15);
});
