import type { WireClient, WireMenu } from '../adminRecords';
import { clientId, firstIds } from './ids';

/** The client company; its login is the demo administrator's. */
export const clients: WireClient[] = [
  {
    id: clientId,
    Client_TranDt: '2024-02-01T09:00:00.000Z',
    Client_Type: '5',
    Client_Cd: 'HBV',
    Client_SubCd: 'HBV-01',
    Client_FullName: 'Harborview Underwriters',
    Client_ShortName: 'Harborview',
    Client_PrincipalContact: 'Miriam Castellano',
    Client_PrincipalContactPhone: '12125550142',
    Client_PrincipalContactEmail: 'miriam.castellano@harborview.example.com',
    Client_PrincipalContactDesignation: 'Managing Director',
    Client_LOBBitValue: '255',
    Client_StreetAddr1: '40 Water Street',
    Client_StreetAddr2: 'Floor 12',
    Client_City_id: '461',
    Client_CityCd: 'NYC',
    Client_State_id: '441',
    Client_StateCd: 'NY',
    Client_Country_id: '401',
    Client_CountryCd: 'US',
    Client_ZipCd: '10012',
    Client_Phone: '12125550140',
    Client_Email: 'office@harborview.example.com',
    Client_OnboardingDt: '2024-03-01',
    Client_OffboardingDt: '',
    Client_DocId: 'DOC-1',
    Client_DocDt: '2024-01-29',
    Client_AbstractId: '',
    Client_AbstractSubId: '',
    Client_AdminLoginCd: 'HBV-ADMIN',
    Client_AdminLoginStatusDt: '2024-03-04',
    Client_AdminLoginStatus: 'Active',
    Client_AdminName: 'Iris Fontaine',
    Client_AdminPhone: '12125550144',
    Client_AdminEmail: 'iris.fontaine@harborview.example.com',
    Client_AdminDesignation: 'Head of Systems',
    Client_BillingPersonId: 'B-7',
    Client_BillingPersonStatusDt: '2024-03-08',
    Client_BillingPersonStatus: 'Confirmed',
    Client_BillingPaidStatus: 'Paid',
    Client_BillingPersonName: 'Leon Abernathy',
    Client_BillingPersonPhone: '12125550147',
    Client_BillingPersonEmail: 'billing@harborview.example.com',
    Client_BillingPersonDesignation: 'Controller',
    Client_LoginID: 'admin',
    Client_LoginPassWD: 'admin123',
  },
];

type Entry = readonly [name: string, url: string, menutype?: string];

/** Every admin screen has an entry here; 'Forms' has no url of its own, and one of its entries neither. */
const lines: readonly (readonly [head: Entry, entries: readonly Entry[]])[] = [
  [['Home', '/user_admin_home'], []],
  [
    ['Quotations', '/user_admin_policy_quotations'],
    [
      ['Quotations', '/user_admin_policy_quotations'],
      ['Binders', '/user_admin_policy_binder'],
      ['Policies', '/user_admin_policies'],
    ],
  ],
  [
    ['Bordereau', '/user_admin_bdx_create'],
    [
      ['Create', '/user_admin_bdx_create'],
      ['Export', '/user_admin_bdx_export'],
      ['Inbound', '/user_admin_bdx_inbound'],
      ['Imported Files', '/client_user_brdx_importfile'],
      ['Review', '/user_admin_bdx_review'],
      ['Send', '/user_admin_bdx_send'],
      ['History', '/user_admin_bdx_history'],
    ],
  ],
  [
    ['Intake Forms', '/user_admin_intakecategory/'],
    [
      ['Intake Categories', '/user_admin_intakecategory/'],
      ['Attribute Groups', '/user_admin_attributegroup'],
    ],
  ],
  [
    ['Partners', '/user_admin_carrier'],
    [
      ['Carriers', '/user_admin_carrier'],
      ['TPAs', '/user_admin_tpa'],
      ['MGAs', '/user_admin_mga'],
      ['Agents', '/user_admin_agent'],
    ],
  ],
  [
    ['Reference Data', '/user_admin_countries'],
    [
      ['Countries', '/user_admin_countries'],
      ['Currencies', '/user_admin_currency'],
      ['States', '/user_admin_state'],
      ['Cities', '/user_admin_city'],
    ],
  ],
  [
    ['Administration', '/company'],
    [
      ['Companies', '/company'],
      ['Users', '/user_admin_users'],
      ['Add Policy', '/user_admin_add_policies'],
    ],
  ],
  [
    ['Forms', '', '2'],
    [
      ['Claim Notice', '', '2'],
      ['Quotation Binders', '/user_admin_policy_binder'],
    ],
  ],
];

/** The menu of client type 5. */
export const menus: WireMenu[] = lines.map(([[name, url, menutype = '1'], entries], index) => {
  const id = firstIds.menus + index;
  return {
    id,
    category: { name, url, menutype },
    subMenu: entries.map(([subName, subUrl, subType = '1'], order) => ({
      id: id * 100 + order + 1,
      menu_id: id,
      name: subName,
      url: subUrl,
      menutype: subType,
    })),
  };
});
