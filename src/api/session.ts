import type { Client, MenuCategory, MenuEntry, SubMenuEntry } from '@/domain/records/session';
import type { ClientUser } from '@/domain/records/clientUsers';
import type { IntakeCategory } from '@/domain/records/intake';
import type { Id } from '@/domain/records/scalars';
import type { Sealed } from '@/domain/text/secret';
import { sessionCalls } from './calls/session';
import { listOf } from '@/domain/values/listOf';
import { isObject, own } from '@/domain/values/objects';
import { legacyApi, overrideExisting } from './legacyApi';
import { id, many, one, record, secret, text, toEdit, topLevel, unreadable, type Reader } from './read';
import { callsOf } from './request';

const call = callsOf(sessionCalls);

export interface Credentials {
  readonly username: string;
  readonly password: string;
}

const userShape = {
  id,
  company_id: id,
  firstname: text,
  lastname: text,
  phonenumber: text,
  email: text,
  category_id: text,
  username: text,
  password: secret,
  usertype: text,
  agent_id: id,
  agent_code: text,
  agent_name: text,
};

export const clientUser = record<ClientUser>(userShape);

export const intakeCategory = record<IntakeCategory>({
  id,
  client_id: id,
  category_name: text,
  sublob: text,
  document: text,
  intaketype: text,
});

const client = record<Client>({
  id,
  Client_TranDt: text,
  Client_Type: text,
  Client_Cd: text,
  Client_SubCd: text,
  Client_FullName: text,
  Client_ShortName: text,
  Client_PrincipalContact: text,
  Client_PrincipalContactPhone: text,
  Client_PrincipalContactEmail: text,
  Client_PrincipalContactDesignation: text,
  Client_LOBBitValue: text,
  Client_StreetAddr1: text,
  Client_StreetAddr2: text,
  Client_City_id: text,
  Client_CityCd: text,
  Client_State_id: text,
  Client_StateCd: text,
  Client_Country_id: text,
  Client_CountryCd: text,
  Client_ZipCd: text,
  Client_Phone: text,
  Client_Email: text,
  Client_OnboardingDt: text,
  Client_OffboardingDt: text,
  Client_DocId: text,
  Client_DocDt: text,
  Client_AbstractId: text,
  Client_AbstractSubId: text,
  Client_AdminLoginCd: text,
  Client_AdminLoginStatusDt: text,
  Client_AdminLoginStatus: text,
  Client_AdminName: text,
  Client_AdminPhone: text,
  Client_AdminEmail: text,
  Client_AdminDesignation: text,
  Client_BillingPersonId: text,
  Client_BillingPersonStatusDt: text,
  Client_BillingPersonStatus: text,
  Client_BillingPaidStatus: text,
  Client_BillingPersonName: text,
  Client_BillingPersonPhone: text,
  Client_BillingPersonEmail: text,
  Client_BillingPersonDesignation: text,
  Client_LoginID: text,
  Client_LoginPassWD: secret,
});

const category = record<MenuEntry['category']>({ name: text, url: text, menutype: text });
const subMenuEntry = record<SubMenuEntry>({ id, menu_id: id, name: text, url: text, menutype: text });

/** A menu line; its category may be an object, or its keys may be in the line itself. */
function menuEntry(source: unknown): MenuEntry {
  const inner = own(source, 'category');
  const subMenu = own(source, 'subMenu');
  const flat = category(source);
  return {
    id: id(own(source, 'id') ?? own(inner, 'id')),
    category: isObject(inner) ? category(inner) : { ...flat, name: text(inner) || flat.name },
    subMenu: (listOf(subMenu) ?? []).filter(isObject).map((entry) => subMenuEntry(entry)),
  };
}

/** The key of the line's name is not in the documents. */
function menuCategory(source: unknown): MenuCategory {
  const names = ['name', 'category_name', 'typemenucategory', 'category'];
  return { id: id(own(source, 'id')), name: names.map((key) => text(own(source, key))).find(Boolean) ?? '' };
}

const adminSignIn = record({ token: secret, user_id: id, client_id: id, login_type: id, Client_Type: text });

const bareUserKeys = ['firstname', 'usertype', 'agent_id', 'agent_code', 'agent_name'] as const;

/** A record's keys, from `bare` where the record lacks one. */
function filledUp(user: unknown, bare: object): object {
  const valueOf = (key: string): unknown => own(user, key) ?? own(bare, key) ?? own(user, key);
  return Object.fromEntries(Object.keys(userShape).map((key) => [key, valueOf(key)]));
}

/**
 * A client user under `user`, its fields alone at the top level, or both: then the record counts, and the bare
 * fields fill what it lacks.
 */
function clientUserOf(userId: Id): Reader<ClientUser> {
  return (reply, status) => {
    if (!isObject(reply) || bareUserKeys.every((key) => text(own(reply, key)) === '')) {
      return one('user', toEdit(clientUser), userId)(reply, status);
    }
    const named = own(reply, 'user');
    const hasRecord = listOf(named)?.some(isObject) ?? isObject(named);
    const read = one('user', (user) => toEdit(clientUser)(filledUp(user, reply)), userId);
    return read({ user: hasRecord ? named : reply }, status);
  };
}

/** Whether the username is free: the server answers a `user` for a free one. */
function isFree(reply: unknown): boolean | typeof unreadable {
  if (!isObject(reply)) return unreadable;
  const user = own(reply, 'user');
  if (Array.isArray(user)) return user.length > 0;
  return isObject(user) ? Object.keys(user).length > 0 : Boolean(user);
}

export const sessionApi = legacyApi.injectEndpoints({
  overrideExisting,
  endpoints: (build) => ({
    editClient: build.query<Client, Id>({
      query: (clientId) => call('/editclient', one('client', client, clientId), { id: clientId }),
    }),
    editClientUser: build.query<ClientUser, Id>({
      query: (userId) => call('/editclientuser', clientUserOf(userId), { id: userId }),
      providesTags: ['ClientUser'],
    }),
    viewMainMenuAndSubmenu: build.query<readonly MenuEntry[], string>({
      query: (clientType) =>
        call('/viewmainmenuandsubmenu', many('menuWithSubmenu', menuEntry), { type_id: clientType }),
      providesTags: ['Menu'],
    }),
    viewMainMenuAndSubmenuUser: build.query<readonly MenuEntry[], { clientType: string; userId: Id }>({
      query: ({ clientType, userId }) =>
        call('/viewmainmenuandsubmenuuser', many('menuWithSubmenu', menuEntry), {
          type_id: clientType,
          uid: userId,
        }),
      providesTags: ['Menu'],
    }),
    viewClientIntakeCategoryMain: build.query<readonly IntakeCategory[], Id>({
      query: (clientId) =>
        call('/viewclientintakecategorymain', many('intakecategory', intakeCategory), {
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
    commonLoginVerification: build.query<boolean, string>({
      query: (username) => call('/commonloginverification', isFree, { username }),
      keepUnusedDataFor: 0,
    }),
    viewMenuCategory: build.query<readonly MenuCategory[], undefined>({
      query: () => call('/viewmenucategory', many('typemenucategory', menuCategory)),
    }),
  }),
});

export const {
  useEditClientQuery,
  useEditClientUserQuery,
  useViewMainMenuAndSubmenuQuery,
  useViewMainMenuAndSubmenuUserQuery,
  useViewClientIntakeCategoryMainQuery,
  useLazyCommonLoginVerificationQuery,
  useViewMenuCategoryQuery,
} = sessionApi;
