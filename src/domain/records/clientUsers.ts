import type { Secret } from '@/domain/text/secret';
import type { Id } from './scalars';

export interface ClientUser {
  id: Id;
  company_id: Id;
  firstname: string;
  lastname: string;
  phonenumber: string;
  email: string;
  category_id: string;
  username: string;
  password: Secret;
  /** Main or Agent. */
  usertype: string;
  agent_id: Id;
  agent_code: string;
  agent_name: string;
}

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

/** What `/viewclientpermission` keeps for a user: menu labels a level, and the entries where the server has them. */
export interface Permission {
  id: Id;
  read: string[];
  read_and_write: string[];
  admin: string[];
  format1: PermissionEntry[];
  format2: NamedPermissionEntry[];
}
