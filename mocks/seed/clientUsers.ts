import type { WireClientUser, WireMenu, WirePermission } from '../adminRecords';
import { clientId, firstIds, staffUserId } from './ids';
import { agents } from './partners';
import { menus } from './session';

type Row = readonly [
  firstname: string,
  lastname: string,
  username: string,
  password: string,
  agentcode?: string,
];

// prettier-ignore
const rows: readonly Row[] = [
  ['Helena', 'Whitcombe', 'hwhitcombe', 'welcome1'],
  ['Sam', 'Okafor', 'staff', 'staff123', 'AG-100'],
  ['Tobias', 'Brandt', 'tbrandt', 'welcome1'],
  ['Yuki', 'Matsuda', 'ymatsuda', 'welcome1', 'AG-101'],
  ['Clara', 'Beaumont', 'cbeaumont', 'welcome1'],
  ['Dmitri', 'Volkov', 'dvolkov', 'welcome1', 'AG-102'],
  ['Amara', 'Nwosu', 'anwosu', 'welcome1'],
  ['Patrick', 'Gallagher', 'pgallagher', 'welcome1'],
  ['Leila', 'Haddad', 'lhaddad', 'welcome1', 'AG-104'],
  ['Owen', 'Pritchard', 'opritchard', 'welcome1'],
  ['Isabel', 'Cordero', 'icordero', 'welcome1'],
  ['Nils', 'Halvorsen', 'nhalvorsen', 'welcome1', 'AG-107'],
];

/** The client's users; the second signs in with the demo account of the staff. */
export const clientUsers: WireClientUser[] = rows.map(
  ([firstname, lastname, username, password, agentcode], index) => {
    const agent = agents.find((candidate) => candidate.agentcode === agentcode);
    return {
      id: firstIds.clientUsers + index,
      company_id: clientId,
      firstname,
      lastname,
      phonenumber: `121255502${String(10 + index)}`,
      email: `${username}@harborview.example.com`,
      category_id: '',
      username,
      password,
      usertype: agent ? 'Agent' : 'Main',
      agent_id: agent?.id ?? '',
      agent_code: agent?.agentcode ?? '',
      agent_name: agent?.agentname ?? '',
    };
  },
);

type Level = 'read' | 'read_and_write' | 'admin';

/** The permissions of the staff account, by menu; they include the entries of the menus. */
const staffLevels: readonly (readonly [menu: string, level: Level])[] = [
  ['Home', 'read'],
  ['Quotations', 'read_and_write'],
  ['Bordereau', 'read_and_write'],
  ['Partners', 'read'],
  ['Forms', 'admin'],
];

function entriesOf(menu: WireMenu, type: Level): WirePermission['format2'] {
  const main = { main_id: menu.id, main_name: menu.category.name, main_order: menus.indexOf(menu) + 1, type };
  return [
    { ...main, sub_id: 0, sub_name: '', sub_order: 0 },
    ...menu.subMenu.map(({ id, name }, index) => ({
      ...main,
      sub_id: id,
      sub_name: name,
      sub_order: index + 1,
    })),
  ];
}

const staffEntries = staffLevels.flatMap(([name, level]) =>
  menus.filter(({ category }) => category.name === name).flatMap((menu) => entriesOf(menu, level)),
);

function labels(level: Level): string[] {
  return staffEntries
    .filter(({ type }) => type === level)
    .map(({ main_name, sub_name }) => sub_name || main_name);
}

export const permissions: WirePermission[] = [
  {
    id: firstIds.permissions,
    uid: staffUserId,
    client_id: clientId,
    read: labels('read'),
    read_and_write: labels('read_and_write'),
    admin: labels('admin'),
    format1: staffEntries.map(({ main_id, sub_id, type }) => ({ main_id, sub_id, type })),
    format2: staffEntries,
  },
];
