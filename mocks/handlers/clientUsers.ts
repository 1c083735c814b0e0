import type { WirePermission } from '../adminRecords';
import { db, nextId } from '../db';
import { sentFields, asId, asNumber, textFields, asText } from '../fields';
import { find, post, refuse, replace, rowsOf, same, type Sent } from '../http';

const userIds = ['company_id', 'agent_id'] as const;
const userKeys = [
  'firstname',
  'lastname',
  'phonenumber',
  'email',
  'category_id',
  'username',
  'password',
  'usertype',
  'agent_code',
  'agent_name',
] as const;

function userFields(body: Sent<(typeof userIds)[number] | (typeof userKeys)[number]>) {
  return { ...sentFields(body, userIds, asId), ...textFields(body, userKeys) };
}

/** A username belongs to one user only. */
function refuseTakenName(username: unknown, id?: unknown): void {
  const other = db.clientUsers.find((user) => same(user.username, username));
  const isAdmin = db.clients.some(({ Client_LoginID }) => same(Client_LoginID, username));
  if (isAdmin || (other && !same(other.id, id))) refuse(409, 'This username is taken');
}

type Level = WirePermission['format1'][number]['type'];

function levelOf(value: unknown): Level {
  return value === 'read' || value === 'read_and_write' || value === 'admin'
    ? value
    : refuse(400, `Unknown permission level ${asText(value)}`);
}

const labelLists = ['read', 'read_and_write', 'admin'] as const;
const entryKeys = ['main_id', 'sub_id', 'type'] as const;
const nameKeys = ['main_name', 'sub_name'] as const;
const orderKeys = ['main_order', 'sub_order'] as const;

function labelsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.map(asText) : refuse(400, 'A list of labels was expected');
}

function entryOf(entry: Sent<(typeof entryKeys)[number]>): WirePermission['format1'][number] {
  return { ...sentFields(entry, ['main_id', 'sub_id'], asId), type: levelOf(entry.type) };
}

function permissionFields(body: Sent<(typeof labelLists)[number] | 'format1' | 'format2'>) {
  return {
    ...sentFields(body, labelLists, labelsOf),
    format1: rowsOf('format1', body.format1, entryKeys).map(entryOf),
    format2: rowsOf('format2', body.format2, [...entryKeys, ...nameKeys, ...orderKeys]).map((entry) => ({
      ...entryOf(entry),
      ...textFields(entry, nameKeys),
      ...sentFields(entry, orderKeys, asNumber),
    })),
  };
}

/** The client's users and their permissions (CALL-034 to CALL-038). */
export const clientUsersHandlers = [
  post('/createclientuser', [...userIds, ...userKeys], (body) => {
    refuseTakenName(body.username);
    db.clientUsers.push({ id: nextId('clientUsers'), ...userFields(body) });
  }),
  post('/updateclientuser', ['id', ...userIds, ...userKeys], (body) => {
    refuseTakenName(body.username, body.id);
    replace(db.clientUsers, { id: asId(body.id), ...userFields(body) });
  }),
  post('/viewclientuser', ['company_id'], (body) => ({
    users: db.clientUsers.filter(({ company_id }) => same(company_id, body.company_id)),
  })),
  post('/viewclientpermission', ['uid'], ({ uid }) => {
    const user = find(db.clientUsers, uid);
    return {
      clientEmployeePermission: db.permissions.find((permission) => same(permission.uid, user.id)) ?? null,
    };
  }),
  // A user has one record: saving replaces it, whatever id the request contains.
  post('/createclientpermission', ['uid', 'client_id', 'id', ...labelLists, 'format1', 'format2'], (body) => {
    const uid = find(db.clientUsers, body.uid).id;
    const fields = { uid, client_id: asId(body.client_id), ...permissionFields(body) };
    const stored = db.permissions.find((permission) => same(permission.uid, uid));
    if (stored) Object.assign(stored, fields);
    else db.permissions.push({ id: nextId('permissions'), ...fields });
  }),
];
