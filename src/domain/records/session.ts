import { id, record, secret, text, type RecordOf } from './read';
import type { Id } from './scalars';

/** The client company in the response of `/editclient`. */
export const client = record({
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
export type Client = RecordOf<typeof client>;

export const entryCategory = record({ name: text, url: text, menutype: text });

export const subMenuEntry = record({
  id,
  menu_id: id,
  name: text,
  url: text,
  menutype: text,
});
export type SubMenuEntry = RecordOf<typeof subMenuEntry>;

/** One line of the top menu with its submenu. */
export interface MenuEntry {
  id: Id;
  category: RecordOf<typeof entryCategory>;
  subMenu: SubMenuEntry[];
}

/** A suggestion for the line of business, from `/viewmenucategory`. */
export interface MenuCategory {
  id: Id;
  name: string;
}
