import '@/testing/harness/server';
import { ask } from '../ask';
import { db } from '../db';

const names = (rows: { name: string }[]): string[] => rows.map(({ name }) => name);

test('CALL-104 A category is found by its id', async () => {
  const { reply } = await ask('/viewcustodianintakecategorybasedoncategoryid', { category_id: 554 });
  expect(reply.intakecategory).toEqual([expect.objectContaining({ category_name: 'WORKERS COMP' })]);
});

test('CALL-105 to CALL-107 The groups of a form chain to the client groups and their active attributes', async () => {
  const groups = await ask('/viewactiveintakeattributegroupmain', { intake_id: 551, cid: 7 });
  const rows: { name: string; rank: number; attribute_group_id: number }[] = groups.reply.Attiributecategory;
  expect(names(rows)).toEqual(['Insured', 'Mailing Address', 'Vehicles', 'Drivers', 'Remarks']);
  expect(rows.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5]);

  const [, , vehicles] = rows;
  const attribute_group_id = vehicles?.attribute_group_id;
  const group = await ask('/viewattributegroupbasedonclientidandattributeidmain', {
    attribute_group_id,
    client_id: 7,
  });
  expect(group.reply.attiributegroup).toMatchObject({
    name: 'Vehicles',
    displaytype: 'Table',
    numberofrow: 2,
  });

  const attributes = await ask('/viewactiveattributemain', { gid: attribute_group_id, client_id: 7 });
  expect(names(attributes.reply.attribute)).toEqual(['Year', 'Make', 'Model', 'VIN', 'Use']);
});

test('CALL-105, CALL-107 Inactive rows are left out, and ranks decide the order', async () => {
  const [group] = db.intakeAttributeGroups;
  const [attribute, second] = db.attributes;
  if (!group || !attribute || !second) throw new Error('the seed has none');
  Object.assign(group, { active: 0 });
  Object.assign(attribute, { rank: 99 });
  Object.assign(second, { active: 0 });
  const groups = await ask('/viewactiveintakeattributegroupmain', { intake_id: group.intake_id, cid: 7 });
  expect(names(groups.reply.Attiributecategory)).not.toContain(group.name);
  const { reply } = await ask('/viewactiveattributemain', { gid: attribute.group_id, client_id: 7 });
  expect(names(reply.attribute)).not.toContain(second.name);
  expect(names(reply.attribute).at(-1)).toBe(attribute.name);
});

test('CALL-108 The intake has its category, sub-LOB, code and type', async () => {
  const { reply } = await ask('/editclientintakecategorymain', { id: 552 });
  expect(reply.intake).toMatchObject({
    id: 552,
    name: 'Homeowners',
    category_name: 'Homeowners',
    sublob: 'HO3',
    lob_code: 'HO',
    intaketype: 'Personal',
  });
});

test('CALL-109 to CALL-111 Sub-LOBs and programs belong to the intake, states to the program', async () => {
  const { intakesublob } = (await ask('/viewintakesublobmain', { id: 552 })).reply;
  expect(names(intakesublob)).toEqual(['HO3', 'Commercial', 'Seasonal']);
  const { program } = (await ask('/intakeprogram', { id: 552, client_id: 7 })).reply;
  expect(program.map(({ program_name }: { program_name: string }) => program_name)).toEqual([
    'Homeowners Standard',
    'Homeowners Preferred',
  ]);
  expect((await ask('/intakeprogram', { id: 552, client_id: 2 })).reply.program).toEqual([]);
  const { state } = (await ask('/programstate', { program_id: program[1].id, intake_id: 552 })).reply;
  expect(state).toHaveLength(4);
  expect(state[0]).toMatchObject({ state_name: 'Illinois', state_id: expect.any(Number) });
});

test('CALL-112 A program has required and optional coverages, limits of every kind and both deductible bases', async () => {
  const { program } = (await ask('/intakeprogram', { id: 552, client_id: 7 })).reply;
  const { ProgramLobCovarage: lines } = (
    await ask('/programlobcoverage', { program_id: program[0].id, intake_id: 552 })
  ).reply;
  const kinds = (key: string): Set<unknown> =>
    new Set(lines.map((line: Record<string, unknown>) => line[key]));
  expect(kinds('covargerequired')).toEqual(new Set(['required', '']));
  expect(kinds('deductiblebasis')).toEqual(new Set(['Percentage', 'Fixed Amt']));
  expect(kinds('coveragelimit')).toEqual(new Set(['$1,000,000', '250000', 'Unlimited', '$500,000']));
});

test.each([
  ['84003', ['American Fork', 'Highland', 'Cedar Hills']],
  ['07030', ['Hoboken']],
  ['00000', []],
])('CALL-113 Zip code %s has the cities %j', async (zipcode, expected) => {
  const { cities } = (await ask('/zipcodedatamain', { zipcode })).reply;
  expect(cities.map(({ city_name }: { city_name: string }) => city_name)).toEqual(expected);
  for (const city of cities) {
    expect(city).toEqual({
      city_name: expect.any(String),
      state: expect.any(String),
      county: expect.any(String),
      country: 'United States',
    });
  }
});

test('CALL-114, CALL-115 Incomplete forms can be listed for the company, or for one of its customers', async () => {
  const { intakeform } = (await ask('/viewincompleteintakeform', { company_id: 7 })).reply;
  expect(intakeform).toHaveLength(6);
  const own = await ask('/viewcustomerintakeform', { company_id: 7, customer_id: 501 });
  expect(own.reply.intakeform).toEqual([expect.objectContaining({ firstname: 'Ann', customer_id: 501 })]);
  expect((await ask('/viewincompleteintakeform', { company_id: 2 })).reply.intakeform).toEqual([]);
});

test('CALL-116 to CALL-118 The quotations and binders of one customer are listed', async () => {
  const { customers } = (await ask('/viewcustomerlist', { company_id: 7 })).reply;
  expect(customers).toHaveLength(30);
  const ann = { company_id: 7, customer_id: customers[0].customer_id };
  const quotations = await ask('/viewcustomerpolicyquotationlist', ann);
  const binders = await ask('/viewcustomerpolicybinderlist', ann);
  const numbers = [quotations, binders].map(({ reply }) =>
    reply.Policyquotations.map(({ unique_id }: { unique_id: string }) => unique_id),
  );
  expect(numbers).toEqual([['POL-2026-0061'], ['POL-2026-0031']]);
});
