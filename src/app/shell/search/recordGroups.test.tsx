import { startProduct } from '@/app/start/start';
import { makeStore } from '@/app/store';
import { signInAs } from '@/testing/harness/signIns';
import { bodiesTo } from '@/testing/harness/server';
import { db } from '../../../../mocks/db';
import { recordGroups } from './recordGroups';

/** The groups of an administrator whose menu leads to every list except this one. */
function groups(forbidden?: string): ReturnType<typeof recordGroups> {
  return recordGroups({
    owner: '',
    clientId: 7,
    categoryId: 551,
    mayOpen: (list) => list !== forbidden,
    isOpened: () => false,
    read: (list) => store.dispatch(list).unwrap(),
    dispatch: (action) => action,
  });
}

/**
 * The result of the groups for a query: the number, texts and path of the best hit, and the list with its
 * filter.
 */
async function found(query: string, forbidden?: string): Promise<Record<string, readonly unknown[]>> {
  const entries = await Promise.all(
    groups(forbidden).map(async ({ heading, find }) => {
      const { count, hits, list } = await find(query);
      const [hit] = hits;
      const { pathname, search } = list.to as { pathname: string; search: string };
      const filter = /\?(.*)"}$/.exec(JSON.stringify(list.state))?.[1]?.replaceAll('+', ' ') ?? '';
      const texts = [hit?.title, hit?.detail].join(' | ');
      return [heading, [count, texts, hit?.to, pathname + search, decodeURIComponent(filter)]] as const;
    }),
  );
  return Object.fromEntries(entries.filter(([, [count]]) => count > 0));
}

let stop: (() => void) | undefined;
let store = makeStore();

beforeEach(() => {
  signInAs('admin');
  store = makeStore();
  stop = startProduct(store);
});

afterEach(() => stop?.());

test('the groups have a fixed order', () => {
  expect(groups().map(({ heading }) => heading)).toEqual([
    'Permissions',
    'Quotations',
    'Binders',
    'Policies',
    'Customers',
    'Users',
    'Companies',
    'Agents',
    'Carriers',
    'TPAs',
    'MGAs',
    'Intake categories',
    'Attribute groups',
    'Bordereau files',
  ]);
});

const customers = '/add_customer_for_user_admin_policy/551';

// prettier-ignore
test.each([
  ['Quotations', 'rosa ny', [1, 'POL-2026-0043 | Rosa Benedetti · Brooklyn, New York · PERSONAL AUTO', '/user_admin_view_policy_quotation/1043/551', '/user_admin_policy_quotations', 'filter.firstname=rosa']],
  ['Quotations', 'benedetti personal', [1, 'POL-2026-0043 | Rosa Benedetti · Brooklyn, New York · PERSONAL AUTO', '/user_admin_view_policy_quotation/1043/551', '/user_admin_policy_quotations', 'filter=personal&filter.lastname=benedetti']],
  ['Quotations', 'POL 2026', [40, 'POL-2026-0072 | Cedar Hollow Nursery LLC · Highland, Utah · Commercial Auto', '/user_admin_view_policy_quotation/1072/556', '/user_admin_policy_quotations?filter.unique_id=POL', '']],
  ['Binders', 'rosa ny', [1, 'POL-2026-0013 | Rosa Benedetti · Brooklyn, New York · Homeowners', '/user_admin_view_binder_policies/1013/552', '/user_admin_policy_binder', 'filter.firstname=rosa']],
  ['Policies', "o'neil jersey", [1, "POL-2026-0005 | Tom O'Neil · Hoboken, New Jersey · Homeowners", '/user_admin_view_policies/1005/552', '/user_admin_policies', "filter=jersey&filter.lastname=o'neil"]],
  ['Customers', 'manhattan ny', [2, 'Priya Raman | Manhattan, New York', '/user_admin_customer/503', customers, 'filter=manhattan']],
  ['Customers', '212', [2, 'Priya Raman | Manhattan, New York', '/user_admin_customer/503', customers, 'filter=212']],
  ['Permissions', 'permissions of helena', [1, 'Permissions of Helena Whitcombe | hwhitcombe', '/permissions/11', '/user_admin_users', 'filter=helena']],
  ['Users', 'whitcombe, helena', [1, 'Helena Whitcombe | Main · hwhitcombe', '/user_admin_edit_users/11', '/user_admin_users', 'filter=whitcombe helena']],
  ['Users', 'helena example', [1, 'Helena Whitcombe | Main · hwhitcombe', '/user_admin_edit_users/11', '/user_admin_users', 'filter=helena']],
  ['Users', 'staff', [1, 'Sam Okafor | Agent · staff', '/user_admin_edit_users/12', '/user_admin_users', '']],
  ['Companies', 'manhattan ny', [2, 'Harborview Underwriters | Manhattan, New York', '/edit_companies/201', '/company', '']],
  ['Companies', '212', [2, 'Harborview Underwriters | Manhattan, New York', '/edit_companies/201', '/company', 'filter=212']],
  ['Agents', 'AG-100 brooklyn', [1, 'Marlowe Insurance Agency | AG-100 · Brooklyn, New York', '/user_admin_edit_agent/241', '/user_admin_agent', 'filter=AG-100']],
  ['Agents', 'lakeshore il', [1, 'Lakeshore Brokers | AG-101 · Chicago, Illinois', '/user_admin_edit_agent/242', '/user_admin_agent', 'filter=lakeshore']],
  ['Carriers', 'KYB-1001', [1, 'Atlantic Mutual | Manhattan, New York', '/user_admin_edit_carrier/31', '/user_admin_carrier', 'filter=KYB-1001']],
  ['Carriers', 'great chicago', [1, 'Great Lakes Casualty | Chicago, Illinois', '/user_admin_edit_carrier/32', '/user_admin_carrier', 'filter=great']],
  ['TPAs', 'prairie il', [1, 'Prairie State Claims | Springfield, Illinois', '/user_admin_edit_tpa/231', '/user_admin_tpa', 'filter=prairie']],
  ['MGAs', 'texas program', [1, 'Lone Star Program Managers | Austin, Texas', '/user_admin_edit_mga/235', '/user_admin_mga', 'filter=program']],
  ['Intake categories', 'HO3', [1, 'Homeowners-HO3 | ', '/user_admin_edit_intakecategory/552', '/user_admin_intakecategory/', 'filter=HO3']],
  ['Attribute groups', 'vehicles', [1, 'Vehicles | Table', '/user_admin_edit_attributegroup/7/603', '/user_admin_attributegroup', 'filter=vehicles']],
  ['Bordereau files', '10/2025 atlantic', [1, 'premium-2025-10.csv | Harborview Underwriters · 10/2025', '/user_admin_bdx_history_view/301', '/user_admin_bdx_history', 'filter=10/2025 atlantic']],
])('%s: %p', async (heading, query, result) => {
  expect((await found(query))[heading]).toEqual(result);
});

test.each([
  ['ho3-2026-11', '/user_admin_brdx_file_view/331'],
  ['claims-2025-12', '/client_user_brdx_file_view/304'],
  // This file waits for its import, which is an action of the list.
  ['claims-2026-07', '/user_admin_bdx_inbound'],
])('the file %p is opened where the user may open it', async (query, opened) => {
  const { 'Bordereau files': files } = await found(query, '/user_admin_bdx_history');
  expect(files?.slice(2)).toEqual([opened, '/user_admin_bdx_review', `filter=${query}`]);
});

test.each(['ibanez', '(312) 555-0199', 'maria.ibanez'])(
  '%p finds the records of María Ibáñez at each stage, although the server compares letter for letter',
  async (query) => {
    const name = { firstname: 'María', lastname: 'Ibáñez' };
    const contact = { phonenumber: '13125550199', email: 'maria.ibanez@example.com' };
    Object.assign(
      db.customers.find(({ customer_id }) => customer_id === 501)!,
      name,
      contact,
    );
    for (const each of db.quotations) if (each.customer_id === 501) each.customer_id = 502;
    const records = ['QUOTED', 'BOUND', 'ISSUED'].map((stage) => {
      const record = db.quotations.find(({ status }) => status === stage)!;
      // The records have the name only.
      return Object.assign(record, name, { customer_id: 501, phonenumber: '', email: '' });
    });
    const numbers = records.map(({ unique_id }) => expect.stringContaining(unique_id));
    const { Quotations, Binders, Policies } = await found(query);
    for (const [index, group] of [Quotations, Binders, Policies].entries())
      expect([query, group?.[1]]).toEqual([query, numbers[index]]);
    const request = { company_id: 7, customer_id: 501 };
    expect(bodiesTo('/viewcustomerpolicyquotationlist')).toEqual([request]);
    expect(bodiesTo('/viewcustomerpolicybinderlist')).toEqual([request]);
    expect(bodiesTo('/viewcustomerlist')).toHaveLength(1);
  },
);

test('for a name that the server finds itself, no records of a customer are requested', async () => {
  await found('whitfield');
  expect(bodiesTo('/viewcustomerpolicyquotationlist')).toEqual([]);
});

test('a user who may not open the quotations may not search customers', () => {
  const headings = groups('/user_admin_policy_quotations').map(({ heading }) => heading);
  expect(headings.slice(1, 4)).toEqual(['Binders', 'Policies', 'Users']);
});
