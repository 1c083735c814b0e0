import type {
  ClientUser,
  NamedPermissionEntry,
  Permission,
  PermissionEntry,
  PermissionLevel,
} from '@/domain/records/clientUsers';
import type { Id } from '@/domain/records/scalars';
import { legacyApi } from './legacyApi';
import { clientUser } from './session';
import { done, id, isObject, many, number, own, record, text, texts, unreadable } from './read';
import { call } from './request';

function level(value: unknown): PermissionLevel {
  return value === 'admin' || value === 'read_and_write' ? value : 'read';
}

const entry = record<PermissionEntry>({ main_id: id, sub_id: id, type: level });
const namedEntry = record<NamedPermissionEntry>({
  main_id: id,
  sub_id: id,
  type: level,
  main_name: text,
  sub_name: text,
  main_order: number,
  sub_order: number,
});

/** A list that some servers keep as JSON text. */
function listOf(value: unknown): unknown[] {
  if (typeof value !== 'string') return Array.isArray(value) ? value : [];
  try {
    const parsed: unknown = JSON.parse(value);
    return Array.isArray(parsed) ? parsed : [];
  } catch {
    return value
      .split(',')
      .map((label) => label.trim())
      .filter(Boolean);
  }
}

const permission = record<Permission>({
  id,
  read: (value) => texts(listOf(value)),
  read_and_write: (value) => texts(listOf(value)),
  admin: (value) => texts(listOf(value)),
  format1: (value) =>
    listOf(value)
      .filter(isObject)
      .map((item) => entry(item)),
  format2: (value) =>
    listOf(value)
      .filter(isObject)
      .map((item) => namedEntry(item)),
});

/** A user's stored permissions; before the first save there are none, and the id is empty. */
function storedPermission(reply: unknown): Permission | typeof unreadable {
  if (!isObject(reply)) return unreadable;
  const named = own(reply, 'clientEmployeePermission');
  // An answer of something else must not look like no permissions: saving would then take all of them away.
  if (named === undefined && Object.keys(reply).length > 0) return unreadable;
  return permission(Array.isArray(named) ? named[0] : named);
}

/** The body of `/createclientpermission`. */
export interface PermissionPayload extends Permission {
  readonly uid: Id;
  readonly client_id: Id;
}

export const clientUsersApi = legacyApi.injectEndpoints({
  endpoints: (build) => ({
    createClientUser: build.mutation<null, Omit<ClientUser, 'id'>>({
      query: (fields) => call('/createclientuser', done, fields),
      invalidatesTags: ['ClientUser'],
    }),
    updateClientUser: build.mutation<null, ClientUser>({
      query: (fields) => call('/updateclientuser', done, fields),
      invalidatesTags: ['ClientUser'],
    }),
    viewClientUser: build.query<readonly ClientUser[], Id>({
      query: (clientId) => call('/viewclientuser', many('users', clientUser), { company_id: clientId }),
      providesTags: ['ClientUser'],
    }),
    viewClientPermission: build.query<Permission, Id>({
      query: (userId) => call('/viewclientpermission', storedPermission, { uid: userId }),
      providesTags: ['Permission'],
      keepUnusedDataFor: 0,
    }),
    createClientPermission: build.mutation<null, PermissionPayload>({
      query: (payload) => call('/createclientpermission', done, payload),
      invalidatesTags: ['Permission', 'Menu'],
    }),
  }),
});

export const {
  useCreateClientUserMutation,
  useUpdateClientUserMutation,
  useViewClientUserQuery,
  useViewClientPermissionQuery,
  useCreateClientPermissionMutation,
} = clientUsersApi;
