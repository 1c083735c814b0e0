import { post, update, upload } from './row';

const bordereauHeader = [
  'client_id',
  'client_name',
  'career_id',
  'career_name',
  'sender_name',
  'sender_id',
  'reciver_name',
  'period',
  'control_value',
  'intake_id',
  'intake_name',
  'sublob',
] as const;

/** The calls of bordereaux, of the administration and of carriers. */
export const bordereauCalls = {
  '/viewbrdxcreate': post(['client_id'], ['brdxList']),
  '/viewclientinbound': post(['client_id'], ['brdxList']),
  '/viewbrdxreview': post(['client_id'], ['brdxList']),
  '/viewbrdxsend': post(['client_id'], ['brdxList']),
  '/viewbrdxfile': post(['client_id'], ['brdxList']),
  '/Importedbdximport': post([
    'id',
    'policycreator_id',
    'policycreator_name',
    'client_id',
    'intake_id',
    'intake_Name',
    'intake_subName',
  ]),
  '/editbrdxfileview': post(['id'], ['brdxList', 'mappedRows', 'url']),
  '/reviewdbdx': post(['id', 'client_id']),
  '/sendbdx': post(['id']),
  '/editbrdxfile': post(['id']),
  '/createbrdxsamplefile': upload(['file', ...bordereauHeader]),
  '/fileExportdata': post(bordereauHeader, ['exportdata']),
  '/createfileExport': post([...bordereauHeader, 'fileData']),
  '/carrierlogin': post(['username', 'password'], ['token', 'user_id'], { area: 'bdx' }),
  '/viewBDXInbound': post(['client_id', 'career_id'], ['brdxList'], { area: 'bdx' }),
  '/viewBDXOutbound': post(['client_id', 'career_id'], ['brdxList'], { area: 'bdx' }),
  '/brdxfileimporttomain': post(['id'], [], { area: 'bdx' }),
  '/removebrdxfile': post(['id'], [], { area: 'bdx' }),
  '/createbybdx': upload(['file', ...bordereauHeader], 'bdx'),
  '/editslab': post(['id'], ['slablist'], { area: 'bdx' }),
  '/updateslab': update('userData', ['users'], 'bdx'),
};
