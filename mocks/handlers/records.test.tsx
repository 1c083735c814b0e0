import { expectConsoleErrors } from '@/testing/harness/server';
import { ask } from '../ask';
import { contractErrors, forgetCalls } from '../callLog';
import { db } from '../db';
import { areas, type Area, type Row } from './recordAreas.fixture';

async function rowsOf({ list: [path, body, key] }: Area): Promise<Row[]> {
  const reply = body ? (await ask(path, body)).reply : await (await fetch(path)).json();
  expect(Object.keys(reply)).toEqual([key]);
  return reply[key];
}

async function created(area: Area): Promise<Row> {
  expect((await ask(area.create, area.fields)).status).toBe(200);
  return (await rowsOf(area)).at(-1) as Row;
}

describe.each(areas.map((area) => [area.title, area] as const))('%s', (_title, area) => {
  test('a new record is the last of its list, with a new id', async () => {
    const before = await rowsOf(area);
    const row = await created(area);
    expect(row).toMatchObject(area.fields);
    expect(before.map(({ id }) => id)).not.toContain(row['id']);
    expect(await rowsOf(area)).toHaveLength(before.length + 1);
  });

  if (area.edit) {
    const [path, key] = area.edit;
    test('one record is read by its id, as number or text; an unknown id is 404', async () => {
      const row = await created(area);
      expect((await ask(path, { id: row['id'] })).reply).toEqual({ [key]: row });
      expect((await ask(path, { id: String(row['id']) })).reply[key]).toEqual(row);
      expect((await ask(path, { id: 987_654 })).status).toBe(404);
    });
  }

  if (area.update) {
    const [path, wrap] = area.update;
    test('the edit call returns the whole record; an unknown id is 404', async () => {
      const row = await created(area);
      const changed = { ...row, [area.changedKey]: 'changed' };
      expect((await ask(path, { [wrap]: changed })).status).toBe(200);
      expect(await rowsOf(area)).toContainEqual(changed);
      expect((await ask(path, { [wrap]: { ...changed, id: 987_654 } })).status).toBe(404);
    });

    test('an update with a missing or an unknown field is a contract error', async () => {
      expectConsoleErrors();
      const { [area.changedKey]: _left, ...incomplete } = await created(area);
      const foreign = { ...(await created(area)), colour: 'red' };
      expect((await ask(path, { [wrap]: incomplete })).status).toBe(400);
      expect((await ask(path, { [wrap]: foreign })).status).toBe(400);
      expect(contractErrors).toHaveLength(2);
      forgetCalls();
    });
  }

  if (area.remove) {
    const path = area.remove;
    test('a removed record is no longer listed; removing it again is 404', async () => {
      const { id } = await created(area);
      expect((await ask(path, { id })).status).toBe(200);
      expect((await rowsOf(area)).map((row) => row['id'])).not.toContain(id);
      expect((await ask(path, { id })).status).toBe(404);
    });
  }
});

test('CALL-018 With the id of a currency the create call changes that currency', async () => {
  const [currency] = db.currencies;
  const { status } = await ask('/currency', { ...currency, currency_name: 'US Dollars' });
  expect(status).toBe(200);
  expect(db.currencies.filter(({ currency_code }) => currency_code === 'USD')).toEqual([
    { ...currency, currency_name: 'US Dollars' },
  ]);
});

test('CALL-025 The states of one country', async () => {
  const { reply } = await ask('/viewstateusingcountrycode', { id: 402 });
  expect(reply.states.map(({ state_name }: Row) => state_name)).toEqual(['Ontario', 'Quebec']);
});

test('CALL-020 CALL-021 CALL-022 A back-office policy is stored with the fields that have no input on screen', async () => {
  const { id: _id, ...fields } = db.policies[0] as (typeof db.policies)[number];
  expect((await ask('/policy', { ...fields, policy_id: 'NEW-1' })).status).toBe(200);
  const stored = db.policies.at(-1);
  expect((await ask('/editpolicy', { id: stored?.id })).reply.policy).toEqual({
    ...stored,
    policy_id: 'NEW-1',
  });
  await ask('/updatepolicy', { policyData: { ...stored, agent_commission: '9.5' } });
  expect(db.policies.at(-1)).toEqual({ ...stored, agent_commission: '9.5' });
});

test('CALL-035 A username belongs to one user only', async () => {
  const user = db.clientUsers[4];
  expect((await ask('/updateclientuser', { ...user, lastname: 'Beaumont-Ray' })).status).toBe(200);
  expect(db.clientUsers[4]).toEqual({ ...user, lastname: 'Beaumont-Ray' });
  expect((await ask('/updateclientuser', { ...user, username: 'staff' })).status).toBe(409);
  expect((await ask('/updateclientuser', { ...user, id: 987_654, username: 'free' })).status).toBe(404);
});

test('CALL-037 CALL-038 Permissions are null before the first save, then replaced by each save', async () => {
  expect((await ask('/viewclientpermission', { uid: 15 })).reply).toEqual({ clientEmployeePermission: null });
  const entry = { main_id: 1, sub_id: 0, type: 'admin' };
  const names = { main_name: 'Home', sub_name: '', main_order: 1, sub_order: 0 };
  const body = { uid: 15, client_id: 7, id: 0, read: [], read_and_write: [], admin: ['Home'] };
  await ask('/createclientpermission', { ...body, format1: [entry], format2: [{ ...entry, ...names }] });
  const { clientEmployeePermission: first } = (await ask('/viewclientpermission', { uid: 15 })).reply;
  expect(first).toMatchObject({
    uid: 15,
    admin: ['Home'],
    format1: [entry],
    format2: [{ ...entry, ...names }],
  });
  await ask('/createclientpermission', { ...body, id: first.id, admin: [], format1: [], format2: [] });
  expect((await ask('/viewclientpermission', { uid: 15 })).reply.clientEmployeePermission).toEqual({
    ...first,
    ...{ admin: [], format1: [], format2: [] },
  });
  expect((await ask('/viewclientpermission', { uid: 99 })).status).toBe(404);
});

test('CALL-038 A permission entry with an unknown field or level is refused', async () => {
  expectConsoleErrors();
  const body = { uid: 15, client_id: 7, id: 0, read: [], read_and_write: [], admin: [], format2: [] };
  const entry = { main_id: 1, sub_id: 0, type: 'read' };
  expect((await ask('/createclientpermission', { ...body, format1: [{ ...entry, name: 'x' }] })).status).toBe(
    400,
  );
  expect(
    (await ask('/createclientpermission', { ...body, format1: [{ ...entry, type: 'all' }] })).status,
  ).toBe(400);
  expect((await ask('/createclientpermission', { ...body, format1: {} })).status).toBe(400);
  forgetCalls();
});

test.each([
  ['CALL-049', '/updateattibutegrouprank', 'AttributeGroupData', 'attributeGroups'],
  ['CALL-054', '/updateattributerank', 'AttributeData', 'attributes'],
  ['CALL-059', '/updateintakeattributegrouprank', 'AttributeGroupData', 'intakeAttributeGroups'],
] as const)('%s %s stores ranks and flags of all rows, or of none', async (_id, path, wrap, table) => {
  const [first, second] = db[table].map(({ id }) => id);
  const rows = [
    { id: first, rank: 7, active: 0 },
    { id: second, rank: '3', active: '1' },
  ];
  expect((await ask(path, { [wrap]: rows })).status).toBe(200);
  expect(db[table][0]).toMatchObject({ rank: 7, active: 0 });
  expect(db[table][1]).toMatchObject({ rank: 3, active: 1 });
  const withStranger = [
    { id: first, rank: 9, active: 1 },
    { id: 987_654, rank: 1, active: 1 },
  ];
  expect((await ask(path, { [wrap]: withStranger })).status).toBe(404);
  expect(db[table][0]).toMatchObject({ rank: 7, active: 0 });
});

test.each([
  ['CALL-068', '/clientsearch', 'KYB-1009'],
  ['CALL-074', '/clientsearchtpa', 'KYB-2009'],
  ['CALL-078', '/clientsearchmga', 'KYB-3009'],
])('%s %s knows the pointing ids of its own kind', async (_id, path, kyubosid) => {
  expect((await ask(path, { kyubosid })).status).toBe(200);
  expect((await ask(path, { kyubosid: 'KYB-9999' })).status).toBe(404);
  const others = ['KYB-1009', 'KYB-2009', 'KYB-3009'].filter((other) => other !== kyubosid);
  for (const other of others) expect((await ask(path, { kyubosid: other })).status).toBe(404);
});
