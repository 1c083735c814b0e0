import type { Secret } from '@/domain/text/secret';
import type { Id } from './scalars';

/** The client company as `/editclient` answers it. */
export interface Client {
  id: Id;
  Client_TranDt: string;
  Client_Type: string;
  Client_Cd: string;
  Client_SubCd: string;
  Client_FullName: string;
  Client_ShortName: string;
  Client_PrincipalContact: string;
  Client_PrincipalContactPhone: string;
  Client_PrincipalContactEmail: string;
  Client_PrincipalContactDesignation: string;
  Client_LOBBitValue: string;
  Client_StreetAddr1: string;
  Client_StreetAddr2: string;
  Client_City_id: string;
  Client_CityCd: string;
  Client_State_id: string;
  Client_StateCd: string;
  Client_Country_id: string;
  Client_CountryCd: string;
  Client_ZipCd: string;
  Client_Phone: string;
  Client_Email: string;
  Client_OnboardingDt: string;
  Client_OffboardingDt: string;
  Client_DocId: string;
  Client_DocDt: string;
  Client_AbstractId: string;
  Client_AbstractSubId: string;
  Client_AdminLoginCd: string;
  Client_AdminLoginStatusDt: string;
  Client_AdminLoginStatus: string;
  Client_AdminName: string;
  Client_AdminPhone: string;
  Client_AdminEmail: string;
  Client_AdminDesignation: string;
  Client_BillingPersonId: string;
  Client_BillingPersonStatusDt: string;
  Client_BillingPersonStatus: string;
  Client_BillingPaidStatus: string;
  Client_BillingPersonName: string;
  Client_BillingPersonPhone: string;
  Client_BillingPersonEmail: string;
  Client_BillingPersonDesignation: string;
  Client_LoginID: string;
  Client_LoginPassWD: Secret;
}

/** One line of the top menu with its submenu. */
export interface MenuEntry {
  id: Id;
  category: { name: string; url: string; menutype: string };
  subMenu: SubMenuEntry[];
}

export interface SubMenuEntry {
  id: Id;
  menu_id: Id;
  name: string;
  url: string;
  menutype: string;
}

/** A suggestion for the line of business, from `/viewmenucategory`. */
export interface MenuCategory {
  id: Id;
  name: string;
}
