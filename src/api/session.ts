import { client, entryCategory, subMenuEntry, type Client, type MenuEntry } from '@/domain/records/session';
import { clientUser, type ClientUser } from '@/domain/records/clientUsers';
import { intakeCategory, type IntakeCategory } from '@/domain/records/intake';
import type { Id } from '@/domain/records/scalars';
import type { Sealed } from '@/domain/text/secret';
import { sessionCalls } from './calls/session';
import { listOf } from '@/domain/values/listOf';
import { isObject, own } from '@/domain/values/objects';
import { legacyApi, overrideExisting } from './legacyApi';
import { id, record, secret, text } from '@/domain/records/read';
import { readList, readRecord, keepMissingKeys, topLevel, type Reader } from './read';
import { callsOf } from './request';

const call = callsOf(sessionCalls);

export interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** A menu entry. Its category may be an object, or its keys may be in the entry itself. */
function menuEntry(source: unknown): MenuEntry {
  const inner = own(source, 'category');
  const subMenu = own(source, 'subMenu');
  const flat = entryCategory(source);
  return {
    id: id(own(source, 'id') ?? own(inner, 'id')),
    category: isObject(inner) ? entryCategory(inner) : { ...flat, name: text(inner) || flat.name },
    subMenu: (listOf(subMenu) ?? []).filter(isObject).map((entry) => subMenuEntry(entry)),
  };
}

const adminSignIn = record({ token: secret, user_id: id, client_id: id, login_type: id, Client_Type: text });

const bareUserKeys = ['firstname', 'usertype', 'agent_id', 'agent_code', 'agent_name'] as const;

/** The keys of a client user, from `bare` if the record does not have them. */
function withBareFields(user: unknown, bare: object): object {
  const valueOf = (key: string): unknown => own(user, key) ?? own(bare, key) ?? own(user, key);
  return Object.fromEntries(Object.keys(clientUser({})).map((key) => [key, valueOf(key)]));
}

/**
 * Reads a client user under `user`, or its fields at the top level. If a response has both, the record counts,
 * and the top-level fields are used for its missing keys.
 */
function clientUserReader(userId: Id): Reader<ClientUser> {
  return (responseBody, status) => {
    if (!isObject(responseBody) || bareUserKeys.every((key) => text(own(responseBody, key)) === '')) {
      return readRecord('user', keepMissingKeys(clientUser), userId)(responseBody, status);
    }
    const named = own(responseBody, 'user');
    const hasRecord = listOf(named)?.some(isObject) ?? isObject(named);
    const read = readRecord(
      'user',
      (user) => keepMissingKeys(clientUser)(withBareFields(user, responseBody)),
      userId,
    );
    return read({ user: hasRecord ? named : responseBody }, status);
  };
}

export const sessionApi = legacyApi.injectEndpoints({
  overrideExisting,
  endpoints: (build) => ({
    editClient: build.query<Client, Id>({
      query: (clientId) => call('/editclient', readRecord('client', client, clientId), { id: clientId }),
    }),
    editClientUser: build.query<ClientUser, Id>({
      query: (userId) => call('/editclientuser', clientUserReader(userId), { id: userId }),
      providesTags: ['ClientUser'],
    }),
    viewMainMenuAndSubmenu: build.query<readonly MenuEntry[], string>({
      query: (clientType) =>
        call('/viewmainmenuandsubmenu', readList('menuWithSubmenu', menuEntry), { type_id: clientType }),
      providesTags: ['Menu'],
    }),
    viewMainMenuAndSubmenuUser: build.query<readonly MenuEntry[], { clientType: string; userId: Id }>({
      query: ({ clientType, userId }) =>
        call('/viewmainmenuandsubmenuuser', readList('menuWithSubmenu', menuEntry), {
          type_id: clientType,
          uid: userId,
        }),
      providesTags: ['Menu'],
    }),
    viewClientIntakeCategoryMain: build.query<readonly IntakeCategory[], Id>({
      query: (clientId) =>
        call('/viewclientintakecategorymain', readList('intakecategory', intakeCategory), {
          client_id: clientId,
        }),
      providesTags: ['IntakeCategory'],
    }),
    commonLogin: build.mutation<ReturnType<typeof adminSignIn>, Sealed<Credentials>>({
      query: (credentials) =>
        call('/commonlogin', topLevel(['token', 'user_id', 'client_id'], adminSignIn), {
          ...credentials.open(),
        }),
    }),
  }),
});

export const {
  useEditClientQuery,
  useEditClientUserQuery,
  useViewMainMenuAndSubmenuQuery,
  useViewMainMenuAndSubmenuUserQuery,
  useViewClientIntakeCategoryMainQuery,
} = sessionApi;
