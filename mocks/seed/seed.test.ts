import { overdueSince } from '@/domain/attention';
import { quotationRow } from '@/domain/records/quotations';
import { daysBetween } from '@/domain/text/dates';
import { adminPaths, carrierPaths, publicPaths, recoveryPaths } from '@/paths';
import type { WireStage } from '../records';
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

/** How long the oldest overdue payment of a binder has been overdue. */
function age(since: string, today: string): string {
  if (since === '') return 'not due';
  const days = daysBetween(since, today);
  if (days > 90) return 'over 90';
  return days > 60 ? '61-90' : days > 30 ? '31-60' : '1-30';
}

test.each([
  ['ISSUED', '2025-12', '2026-10', 9],
  ['BOUND', '2026-03', '2026-12', 10],
  ['QUOTED', '2026-06', '2027-02', 9],
] as const)('Records %s take effect from %s to %s, in %i of these months', (stage, first, last, count) => {
  const months = world.quotations
    .filter(({ status }) => status === stage)
    .map(({ policyeffectivedate }) => policyeffectivedate.slice(0, 7))
    .sort();
  expect([months[0], months.at(-1), new Set(months).size]).toEqual([first, last, count]);
});

test('Each list is in order of creation, and nothing was created or paid after the day of the seed', () => {
  for (const stage of ['ISSUED', 'BOUND', 'QUOTED']) {
    const created = world.quotations.flatMap(({ status, createdAt }) =>
      status === stage ? [createdAt] : [],
    );
    expect(created).toEqual([...created].sort());
  }
  const times = [...world.quotations, ...world.payments].map(({ createdAt }) => createdAt);
  expect(times.filter((time) => time > '2026-11-21')).toEqual([]);
});

test.each(['2026-11-20', '2026-11-24', '2026-12-18'])(
  'On %s a binder is in each age of overdue payments',
  (today) => {
    const counts = new Map<string, number>();
    for (const binder of world.quotations.filter(({ status }) => status === 'BOUND')) {
      const group = age(overdueSince(quotationRow(binder), today), today);
      counts.set(group, (counts.get(group) ?? 0) + 1);
    }
    expect(Object.fromEntries(counts)).toEqual({
      'not due': 16,
      '1-30': 1,
      '31-60': 1,
      '61-90': 1,
      'over 90': 1,
    });
  },
);

test('About a third of the records of each stage have one of the first four agents', () => {
  const sold = world.quotations.filter(({ submga_id }) => submga_id !== '');
  expect(new Set(sold.map(({ submga_name }) => submga_name))).toEqual(
    new Set(world.agents.slice(0, 4).map(({ agentname }) => agentname)),
  );
  const count = (stage: WireStage) => sold.filter(({ status }) => status === stage).length;
  expect([count('ISSUED'), count('BOUND'), count('QUOTED')]).toEqual([5, 7, 15]);
});

test('A carrier that sends its files each month has sent none for one month between others', () => {
  const months = world.bordereauFiles
    .filter(({ heading, career_id }) => heading === 'toClient' && career_id === world.carriers[0]?.id)
    .map(({ period }) => period.replace('/', ''));
  expect(months).toEqual(expect.arrayContaining(['022026', '042026']));
  expect(months).not.toContain('032026');
});
