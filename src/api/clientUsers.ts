import {
  clientUser,
  type ClientUser,
  type Permission,
  type PermissionLevel,
} from '@/domain/records/clientUsers';
import { listOf } from '@/domain/values/listOf';
import { parseJson } from '@/domain/values/parseJson';
import { permissionLevels } from '@/domain/access/permissions';
import type { Id } from '@/domain/records/scalars';
import { isObject, own } from '@/domain/values/objects';
import { clientUsersCalls } from './calls/clientUsers';
import { legacyApi, overrideExisting } from './legacyApi';
import { id, number, record, text } from '@/domain/records/read';
import { readNothing, readList, unreadable } from './read';
import { callsOf, type NewRecord } from './request';

const call = callsOf(clientUsersCalls);

/** A level with spaces, hyphens or underscores ('Read and Write'); undefined for any other text. */
function level(value: unknown): PermissionLevel | undefined {
  const key = text(value)
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_');
  return permissionLevels.find((known) => known === key);
}

const entryFields = { main_id: id, sub_id: id };
const nameFields = { main_name: text, sub_name: text, main_order: number, sub_order: number };
const entry = record(entryFields);
const namedEntry = record({ ...entryFields, ...nameFields });

/**
 * The entries whose `type` is a level. A `type` may be something else, such as the kind of menu item: those
 * entries are left out, and the levels are read from the labels.
 */
function entries<Entry>(
  value: unknown,
  read: (item: object) => Entry,
): (Entry & { type: PermissionLevel })[] {
  return listOrText(value)
    .filter(isObject)
    .flatMap((item) => {
      const type = level(own(item, 'type'));
      return type ? [{ ...read(item), type }] : [];
    });
}

/** A list, which some servers send as JSON text or as text with commas. */
function listOrText(value: unknown): readonly unknown[] {
  if (typeof value !== 'string') return listOf(value) ?? [];
  try {
    return listOf(parseJson(value)) ?? [];
  } catch {
    return value
      .split(',')
      .map((label) => label.trim())
      .filter(Boolean);
  }
}

function texts(value: unknown): string[] {
  return (listOf(value) ?? []).map(text);
}

const permission = record({
  id,
  read: (value: unknown) => texts(listOrText(value)),
  read_and_write: (value: unknown) => texts(listOrText(value)),
  admin: (value: unknown) => texts(listOrText(value)),
  format1: (value: unknown) => entries(value, entry),
  format2: (value: unknown) => entries(value, namedEntry),
});

/** Some servers send a row for each item and no record: each row has the ids of the item and its level. */
function permissionFromRows(rows: readonly unknown[]): Permission | undefined {
  const [first] = rows;
  return own(first, 'main_id') === undefined
    ? undefined
    : { ...permission({}), format2: entries(rows, namedEntry) };
}

/** The stored permissions of a user; before the first save they are empty, and so is the id. */
function storedPermission(responseBody: unknown): Permission | typeof unreadable {
  if (!isObject(responseBody)) return unreadable;
  const named = own(responseBody, 'clientEmployeePermission');
  // A malformed response must not count as no permissions, because saving would remove all of them.
  if (named === undefined && Object.keys(responseBody).length > 0) return unreadable;
  const rows = listOf(named);
  return rows ? (permissionFromRows(rows) ?? permission(rows[0])) : permission(named);
}

/** The body of `/createclientpermission`. */
interface PermissionPayload extends Permission {
  readonly uid: Id;
  readonly client_id: Id;
}

/** Whether the username is free: the server returns a `user` for a free one. */
function isFree(responseBody: unknown): boolean | typeof unreadable {
  if (!isObject(responseBody)) return unreadable;
  const user = own(responseBody, 'user');
  if (Array.isArray(user)) return user.length > 0;
  return isObject(user) ? Object.keys(user).length > 0 : Boolean(user);
}

export const clientUsersApi = legacyApi.injectEndpoints({
  overrideExisting,
  endpoints: (build) => ({
    commonLoginVerification: build.query<boolean, string>({
      query: (username) => call('/commonloginverification', isFree, { username }),
      keepUnusedDataFor: 0,
    }),
    createClientUser: build.mutation<null, NewRecord<ClientUser>>({
      query: (fields) => call('/createclientuser', readNothing, fields),
      invalidatesTags: ['ClientUser'],
    }),
    updateClientUser: build.mutation<null, ClientUser>({
      query: (fields) => call('/updateclientuser', readNothing, fields),
      invalidatesTags: ['ClientUser'],
    }),
    viewClientUser: build.query<readonly ClientUser[], Id>({
      query: (clientId) => call('/viewclientuser', readList('users', clientUser), { company_id: clientId }),
      providesTags: ['ClientUser'],
    }),
    viewClientPermission: build.query<Permission, Id>({
      query: (userId) => call('/viewclientpermission', storedPermission, { uid: userId }),
      providesTags: ['Permission'],
      keepUnusedDataFor: 0,
    }),
    createClientPermission: build.mutation<null, PermissionPayload>({
      query: (payload) => call('/createclientpermission', readNothing, payload),
      invalidatesTags: ['Permission', 'Menu'],
    }),
  }),
});

export const {
  useLazyCommonLoginVerificationQuery,
  useLazyViewClientUserQuery,
  useCreateClientUserMutation,
  useUpdateClientUserMutation,
  useViewClientUserQuery,
  useViewClientPermissionQuery,
  useCreateClientPermissionMutation,
} = clientUsersApi;
