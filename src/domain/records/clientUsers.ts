import { id, record, secret, text, type RecordOf } from './read';
import type { Id } from './scalars';

export const clientUser = record({
  id,
  company_id: id,
  firstname: text,
  lastname: text,
  phonenumber: text,
  email: text,
  category_id: text,
  username: text,
  password: secret,
  /** Main or Agent. */
  usertype: text,
  agent_id: id,
  agent_code: text,
  agent_name: text,
});
export type ClientUser = RecordOf<typeof clientUser>;

export type PermissionLevel = 'read' | 'read_and_write' | 'admin';

/** One menu item or sub-item at one level, by id (`format1`). */
export interface PermissionEntry {
  main_id: Id;
  sub_id: Id;
  type: PermissionLevel;
}

/** The same with names and order (`format2`). */
export interface NamedPermissionEntry extends PermissionEntry {
  main_name: string;
  sub_name: string;
  main_order: number;
  sub_order: number;
}

/**
 * The response of `/viewclientpermission` for a user: menu labels for each level, and the entries if the server has
 * them.
 */
export interface Permission {
  id: Id;
  read: string[];
  read_and_write: string[];
  admin: string[];
  format1: PermissionEntry[];
  format2: NamedPermissionEntry[];
}
