import { post } from './row';

const userPayload = [
  'company_id',
  'firstname',
  'lastname',
  'phonenumber',
  'email',
  'category_id',
  'username',
  'password',
  'usertype',
  'agent_id',
  'agent_code',
  'agent_name',
] as const;

/** The calls of client users and their permissions. */
export const clientUsersCalls = {
  '/commonloginverification': post(['username'], ['user']),
  '/createclientuser': post(userPayload),
  '/updateclientuser': post(['id', ...userPayload]),
  '/viewclientuser': post(['company_id'], ['users']),
  '/viewclientpermission': post(['uid'], ['clientEmployeePermission']),
  '/createclientpermission': post([
    'uid',
    'client_id',
    'id',
    'read',
    'read_and_write',
    'admin',
    'format1',
    'format2',
  ]),
};
