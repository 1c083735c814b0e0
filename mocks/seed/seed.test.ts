import { adminPaths, carrierPaths, publicPaths, recoveryPaths } from '@/paths';
import { seedWorld, type Tables } from '.';
import { adminUserId } from './ids';

const world = seedWorld();
const tables = Object.entries({ ...world }) as [keyof Tables, { id?: string | number }[]][];

function ids(table: keyof Tables): Set<string> {
  return new Set(tables.find(([name]) => name === table)?.[1].map(({ id }) => String(id)));
}

test('The world has the same content each time, but each time it is a new copy', () => {
  expect(seedWorld()).toEqual(world);
  expect(seedWorld().countries[0]).not.toBe(world.countries[0]);
});

test.each(tables.filter(([, rows]) => rows[0] && 'id' in rows[0]))(
  'The ids of %s are unique',
  (table, rows) => {
    expect(ids(table).size).toBe(rows.length);
  },
);

test('An id is used by one record only, in all tables', () => {
  const owners = new Map<string, string>([[String(adminUserId), 'the administrator']]);
  const twice: string[] = [];
  for (const [table, rows] of tables) {
    for (const row of rows.map((each) => each as Record<string, unknown>)) {
      const id = String(row['id'] ?? row['customer_id'] ?? '');
      const other = owners.get(id);
      if (id !== '' && other !== undefined) twice.push(`${id} of ${table} and ${other}`);
      owners.set(id, table);
    }
  }
  expect(twice).toEqual([]);
});

/** Which column of which table references rows of which other table; a blank references none. */
const references: readonly (readonly [from: keyof Tables, column: string, to: keyof Tables])[] = [
  ['currencies', 'country_id', 'countries'],
  ['states', 'country_id', 'countries'],
  ['cities', 'country_id', 'countries'],
  ['cities', 'state_id', 'states'],
  ['policies', 'company_id', 'clients'],
  ['clientUsers', 'company_id', 'clients'],
  ['clientUsers', 'agent_id', 'agents'],
  ['permissions', 'uid', 'clientUsers'],
  ['intakeCategories', 'client_id', 'clients'],
  ['intakeSubcategories', 'category_id', 'intakeCategories'],
  ['intakeSubcategories', 'listcategory_id', 'intakeSubcategories'],
  ['attributes', 'group_id', 'attributeGroups'],
  ['intakeAttributeGroups', 'attribute_group_id', 'attributeGroups'],
  ['intakeAttributeGroups', 'intake_id', 'intakeCategories'],
  ['programs', 'intake_id', 'intakeCategories'],
  ['programStates', 'program_id', 'programs'],
  ['programStates', 'state_id', 'states'],
  ['quotations', 'intake_id', 'intakeCategories'],
  ['payments', 'quotation_id', 'quotations'],
  ['bordereauFiles', 'career_id', 'carriers'],
  ['bordereauFiles', 'intake_id', 'intakeCategories'],
  ['bdxUsers', 'carrier_id', 'carriers'],
];

test.each(references)('%s: each %s is one of %s', (from, column, to) => {
  const rows = world[from] as unknown as Record<string, unknown>[];
  const named = rows.map((row) => String(row[column])).filter(Boolean);
  expect(named).not.toHaveLength(0);
  expect([...new Set(named)].filter((id) => !ids(to).has(id))).toEqual([]);
});

test('Every url of the menu leads to a screen', () => {
  const urls = new Set(
    world.menus
      .flatMap(({ category, subMenu }) => [category, ...subMenu])
      .filter(({ menutype }) => menutype === '1')
      .map(({ url }) => url),
  );
  const screens: readonly string[] = [...publicPaths, ...recoveryPaths, ...adminPaths, ...carrierPaths];
  expect([...urls].filter((url) => !screens.includes(url))).toEqual([]);
});

test('Every kind of attribute, display and company is in the seed', () => {
  const kinds = <Row>(rows: readonly Row[], read: (row: Row) => string) =>
    [...new Set(rows.map(read))].sort();
  expect(kinds(world.attributes, ({ attribute_type }) => attribute_type)).toEqual([
    'PI secure',
    'SelectBox',
    'checkbox',
    'date',
    'email',
    'radio',
    'secure',
    'text',
    'textarea',
  ]);
  expect(kinds(world.attributes, ({ attribute_data_type }) => attribute_data_type)).toEqual([
    '',
    'Alphanumeric',
    'Numeric',
    'String',
  ]);
  expect(kinds(world.attributeGroups, ({ displaytype }) => displaytype)).toEqual([
    '',
    'Double Column',
    'Single Column',
    'Table',
  ]);
  expect(kinds(world.companies, ({ type }) => type)).toEqual(['CARRIER', 'MGU', 'TPA']);
  expect(kinds(world.carriers, ({ membertype }) => membertype)).toEqual(['Kyubos', 'Non Kyubos']);
  expect(world.intakeCategories.map(({ category_name }) => category_name)).toContain('WORKERS COMP');
});

test.each([
  'countries',
  'currencies',
  'states',
  'cities',
  'companies',
  'clientUsers',
  'agents',
  'carriers',
] as const)('%s fill more than one page', (table) => {
  expect(world[table].length).toBeGreaterThan(10);
});

test('No real person: mail addresses are at example.com, phone numbers are reserved fictional ones', () => {
  const text = JSON.stringify(world);
  expect(
    [...text.matchAll(/@([\w.-]+)/g)]
      .map(([, host = '']) => host)
      .filter((host) => !host.endsWith('example.com')),
  ).toEqual([]);
  const phones = [...text.matchAll(/"(?:phone\w*|\w*Phone\w*|fax)":"(\d+)"/g)].map(([, phone = '']) => phone);
  expect(phones.length).toBeGreaterThan(50);
  expect(phones.filter((phone) => !/^1\d{3}5550[12]\d{2}$/.test(phone))).toEqual([]);
});
