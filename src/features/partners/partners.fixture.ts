import type { CallPath } from '@/api/calls';
import type { Step } from '@/testing/harness/steps';
import { db } from '../../../mocks/db';

/** A kind of partner for tests: its texts, its URLs, its calls, and its records in the mock server. */
export interface Kind {
  label: 'Carrier' | 'TPA' | 'MGA';
  heading: string;
  list: string;
  add: string;
  edit: string;
  nameKey: string;
  /** A Kyubos member and a partner that is not a member. */
  kyubos: { id: number; name: string };
  other: { id: number; name: string };
  /** A pointing id that this kind's search finds, and one that only another kind's search finds. */
  known: string;
  foreign: string;
  calls: Record<'view' | 'remove' | 'read' | 'update' | 'create' | 'search', CallPath>;
}

export const carrier: Kind = {
  label: 'Carrier',
  heading: 'Carriers',
  list: '/user_admin_carrier',
  add: '/user_admin_add_carrier',
  edit: '/user_admin_edit_carrier',
  nameKey: 'carriername',
  kyubos: { id: 32, name: 'Great Lakes Casualty' },
  other: { id: 35, name: 'Beacon Hill Assurance' },
  known: 'KYB-1009',
  foreign: 'KYB-2009',
  calls: {
    view: '/viewcarrier',
    remove: '/removecarrier',
    read: '/editcarrier',
    update: '/updatecarrier',
    create: '/createcarrier',
    search: '/clientsearch',
  },
};

export const tpa: Kind = {
  label: 'TPA',
  heading: 'TPAs',
  list: '/user_admin_tpa',
  add: '/user_admin_add_tpa',
  edit: '/user_admin_edit_tpa',
  nameKey: 'TPAname',
  kyubos: { id: 231, name: 'Prairie State Claims' },
  other: { id: 232, name: 'Peachtree Risk Services' },
  known: 'KYB-2009',
  foreign: 'KYB-3009',
  calls: {
    view: '/viewclientTPA',
    remove: '/removeclientTPA',
    read: '/editclientTPA',
    update: '/updateclientTPA',
    create: '/createclientTPA',
    search: '/clientsearchtpa',
  },
};

export const mga: Kind = {
  label: 'MGA',
  heading: 'MGAs',
  list: '/user_admin_mga',
  add: '/user_admin_add_mga',
  edit: '/user_admin_edit_mga',
  nameKey: 'MGAname',
  kyubos: { id: 234, name: 'Cascade Specialty' },
  other: { id: 235, name: 'Lone Star Program Managers' },
  known: 'KYB-3009',
  foreign: 'KYB-1009',
  calls: {
    view: '/viewclientMGA',
    remove: '/removeclientMGA',
    read: '/editclientTPA',
    update: '/updateclientTPA',
    create: '/createclientMGA',
    search: '/clientsearchmga',
  },
};

/** The mock server's records of a kind of partner. */
export function storedRows({
  label,
}: Kind): (typeof db.carriers | typeof db.tpas | typeof db.mgas)[number][] {
  return label === 'Carrier' ? db.carriers : label === 'TPA' ? db.tpas : db.mgas;
}

export function storedRecord(kind: Kind, id: number): object {
  const found = storedRows(kind).find((row) => row.id === id);
  if (!found) throw new Error(`There is no ${kind.label} ${id}`);
  return { ...found };
}

/** The values for the fields that every new partner has. */
export const common: readonly Step[] = [
  { fill: 'Phone Number', text: '2125550177' },
  { fill: 'Email', text: 'bdx@juniper.example.com' },
  { fill: 'Fax', text: '12125550178' },
  { fill: 'Website Address', text: 'https://juniper.example.com' },
  { fill: 'Address', text: '7 Elm Street' },
  { fill: 'City', text: 'Albany' },
  { fill: 'State', text: 'New York' },
  { fill: 'Zipcode', text: '12207' },
  { fill: 'User Name', text: 'juniper' },
  { fill: 'Password', text: 'jun-1per' },
];

export const sentForCommon = {
  phonenumber: '12125550177',
  email: 'bdx@juniper.example.com',
  fax: '12125550178',
  websiteaddress: 'https://juniper.example.com',
  address: '7 Elm Street',
  city: 'Albany',
  state: 'New York',
  zipcode: '12207',
  username: 'juniper',
  password: 'jun-1per',
  client_id: 7,
};

export const sentForNone = {
  ...Object.fromEntries(Object.keys(sentForCommon).map((key) => [key, ''])),
  client_id: 7,
};

export const pointingFields = ['Kyubos Pointing Id'];
export const ftpFields = ['FTP Account Name', 'FTP Account Key', 'Container Name'];
