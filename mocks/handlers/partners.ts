import type { WireCarrier, WireKyubosAccount } from '../adminRecords';
import { db, nextId } from '../db';
import { sentFields, asId, textFields, asText } from '../fields';
import { find, lacks, post, refuse, remove, replace, same, update, type Sent } from '../http';
import { folderOf } from '../seed/partners';

const partnerKeys = [
  'phonenumber',
  'email',
  'fax',
  'address',
  'city',
  'state',
  'zipcode',
  'websiteaddress',
  'membertype',
  'kyubosid',
  'username',
  'password',
  'BDX_Username',
  'BDX_Password',
  'containername',
] as const;

/** A whole record also contains the fields that the server set. */
const recordKeys = ['id', 'client_id', ...partnerKeys, 'blobfolder'] as const;

const agentKeys = [
  'agentcode',
  'agentname',
  'phonenumber',
  'email',
  'address',
  'city_name',
  'state_name',
  'zipcode',
] as const;

type PartnerFields = Omit<WireCarrier, 'id' | 'carriername' | 'blobfolder'>;

function partnerFields(body: Sent<'client_id' | (typeof partnerKeys)[number]>): PartnerFields {
  return { ...sentFields(body, ['client_id'], asId), ...textFields(body, partnerKeys) };
}

function newPartner(body: Sent<'client_id' | (typeof partnerKeys)[number]>) {
  const fields = partnerFields(body);
  return { ...fields, blobfolder: folderOf(fields) };
}

function ofClient<Row extends { client_id: unknown }>(rows: readonly Row[], clientId: unknown): Row[] {
  return rows.filter(({ client_id }) => same(client_id, clientId));
}

/** 200 if the id points to a member of this kind, else 404. */
function search(kind: WireKyubosAccount['kind'], kyubosid: unknown): object {
  const account = db.kyubosAccounts.find((one) => one.kind === kind && same(one.kyubosid, kyubosid));
  return { client: account ?? refuse(404, 'No such Kyubos id') };
}

function isMga(id: unknown): boolean {
  return db.mgas.some((mga) => same(mga.id, id));
}

function agentFields(body: Sent<'company_id' | (typeof agentKeys)[number]>) {
  return { ...textFields(body, agentKeys), ...sentFields(body, ['company_id'], asId) };
}

/**
 * Carriers, TPAs, MGAs and agents (CALL-033, CALL-063 to CALL-082). MGAs have no edit and update calls of their own:
 * the TPA ones serve both, by ids that the two kinds share.
 */
export const partnersHandlers = [
  post('/viewcarrier', ['client_id'], (body) => ({ carrier: ofClient(db.carriers, body.client_id) })),
  post('/removecarrier', ['id'], ({ id }) => {
    remove(db.carriers, id);
  }),
  post('/editcarrier', ['id'], ({ id }) => ({ carrier: find(db.carriers, id) })),
  update('/updatecarrier', 'userData', [...recordKeys, 'carriername'], (record) => ({
    carrier: replace(db.carriers, {
      id: asId(record.id),
      ...textFields(record, ['carriername']),
      ...partnerFields(record),
    }),
  })),
  post('/createcarrier', ['client_id', ...partnerKeys, 'carriername'], (body) => {
    const id = nextId('carriers');
    db.carriers.push({ id, carriername: asText(body.carriername), ...newPartner(body) });
  }),
  post('/clientsearch', ['kyubosid'], ({ kyubosid }) => search('carrier', kyubosid)),

  post('/viewclientTPA', ['client_id'], (body) => ({ TPA: ofClient(db.tpas, body.client_id) })),
  post('/removeclientTPA', ['id'], ({ id }) => {
    remove(db.tpas, id);
  }),
  post('/editclientTPA', ['id'], ({ id }) => ({ TPA: isMga(id) ? find(db.mgas, id) : find(db.tpas, id) })),
  update(
    '/updateclientTPA',
    'userData',
    recordKeys,
    (record) => {
      const fields = { id: asId(record.id), ...partnerFields(record) };
      const names = (['MGAname', 'TPAname'] as const).filter((key) => Object.hasOwn(record, key));
      if (names.length === 0) lacks('/updateclientTPA userData', ['TPAname or MGAname']);
      const [name] = names.map((key) => asText(record[key]));
      return {
        TPA: isMga(record.id)
          ? replace(db.mgas, { ...fields, ...(name !== undefined && { MGAname: name }) })
          : replace(db.tpas, { ...fields, ...(name !== undefined && { TPAname: name }) }),
      };
    },
    { optional: ['TPAname', 'MGAname'] },
  ),
  post('/createclientTPA', ['client_id', ...partnerKeys, 'TPAname'], (body) => {
    db.tpas.push({ id: nextId('tpas'), TPAname: asText(body.TPAname), ...newPartner(body) });
  }),
  post('/clientsearchtpa', ['kyubosid'], ({ kyubosid }) => search('tpa', kyubosid)),

  post('/viewclientMGA', ['client_id'], (body) => ({ MGA: ofClient(db.mgas, body.client_id) })),
  post('/removeclientMGA', ['id'], ({ id }) => {
    remove(db.mgas, id);
  }),
  post('/createclientMGA', ['client_id', ...partnerKeys, 'MGAname'], (body) => {
    db.mgas.push({ id: nextId('mgas'), MGAname: asText(body.MGAname), ...newPartner(body) });
  }),
  post('/clientsearchmga', ['kyubosid'], ({ kyubosid }) => search('mga', kyubosid)),

  post('/viewclientagent', ['company_id'], (body) => ({
    clientagent: db.agents.filter(({ company_id }) => same(company_id, body.company_id)),
  })),
  post('/createclientagent', [...agentKeys, 'company_id'], (body) => {
    db.agents.push({ id: nextId('agents'), ...agentFields(body) });
  }),
  post('/editclientagent', ['id'], ({ id }) => ({ clientagent: find(db.agents, id) })),
  update('/updateclientagent', 'userData', ['id', ...agentKeys, 'company_id'], (record) => ({
    clientagent: replace(db.agents, { id: asId(record.id), ...agentFields(record) }),
  })),
];
