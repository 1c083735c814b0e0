import { headerKeys, storeFile, onlyFile, rowsOf } from '../bordereauUpload';
import { nowText } from '../clock';
import { db } from '../db';
import { find, post, refuse, remove, replace, same, update, upload } from '../http';
import { sentFields, asId, textFields } from '../fields';
import type { WireBordereauFile } from '../records';
import { issueToken } from '../token';
import { listed } from './bordereau';

const slabKeys = [
  'client_name',
  'slab_name',
  'noofparticipant',
  'lowerlimit',
  'upperlimit',
  'amount',
] as const;

/** The first carrier that fits: by its own account, or by that of its BDX user. */
function carrierIdOf(username: unknown, password: unknown): string | number | undefined {
  const fits = (account: { username: string; password: string }): boolean =>
    account.username !== '' && same(account.username, username) && same(account.password, password);
  return db.carriers.find(fits)?.id ?? db.bdxUsers.find(fits)?.carrier_id;
}

/** The files between a client company and one carrier, in one direction. */
function between(
  ids: { client_id: unknown; career_id: unknown },
  belongs: (file: WireBordereauFile) => boolean,
): object {
  return listed(
    db.bordereauFiles.filter(
      (file) => same(file.client_id, ids.client_id) && same(file.career_id, ids.career_id) && belongs(file),
    ),
  );
}

/** The carrier and client BDX area (CALL-136 to CALL-143). */
export const carrierBordereauHandlers = [
  post('/carrierlogin', ['username', 'password'], ({ username, password }) => {
    const user_id = carrierIdOf(username, password);
    if (user_id === undefined) return refuse(401, 'Invalid username or password');
    return { token: issueToken({ user_id }), user_id };
  }),
  post('/viewBDXInbound', ['client_id', 'career_id'], (ids) =>
    between(ids, ({ heading, sent }) => heading === 'toCarrier' && sent === '1'),
  ),
  post('/viewBDXOutbound', ['client_id', 'career_id'], (ids) =>
    between(ids, ({ heading }) => heading === 'toClient'),
  ),
  post('/brdxfileimporttomain', ['id'], ({ id }) => {
    const file = find(db.bordereauFiles, id);
    if (file.importedview === '1') refuse(400, 'This file has been imported');
    Object.assign(file, { importedview: '1', imported: '1', imported_date: nowText() });
  }),
  post('/removebrdxfile', ['id'], ({ id }) => {
    remove(db.bordereauFiles, id);
  }),
  upload('/createbybdx', ['file', ...headerKeys], async (header, files) => {
    const file = onlyFile(files);
    return storeFile(header, { heading: 'toClient', file_name: file.name, rows: await rowsOf(file) });
  }),
  post('/editslab', ['id'], ({ id }) => ({ slablist: find(db.slabs, id) })),
  update('/updateslab', 'userData', ['id', 'client_id', ...slabKeys], (slab) => ({
    users: replace(db.slabs, {
      id: asId(slab.id),
      ...sentFields(slab, ['client_id'], asId),
      ...textFields(slab, slabKeys),
    }),
  })),
];
