import { id, record, secret, text, type RecordOf } from './read';

/** The common fields of carriers, TPAs and MGAs. */
const partnerFields = {
  id,
  client_id: id,
  phonenumber: text,
  email: text,
  fax: text,
  address: text,
  city: text,
  state: text,
  zipcode: text,
  websiteaddress: text,
  /** Kyubos or Non Kyubos. */
  membertype: text,
  kyubosid: text,
  username: text,
  password: secret,
  containername: text,
  /** FTP account name. */
  BDX_Username: text,
  /** FTP account key. */
  BDX_Password: secret,
  /** Shown as Pointing ID / Folder; the server sets it. */
  blobfolder: text,
};
export const carrier = record({ ...partnerFields, carriername: text });
export type Carrier = RecordOf<typeof carrier>;
export type PartnerFields = Omit<Carrier, 'carriername'>;

/** The MGA screens use the TPA calls, so a record may have either name. */
export const tpa = record({ ...partnerFields, TPAname: text });
export type Tpa = RecordOf<typeof tpa>;

export const mga = record({ ...partnerFields, MGAname: text });
export type Mga = RecordOf<typeof mga>;

export const agent = record({
  id,
  agentcode: text,
  agentname: text,
  phonenumber: text,
  email: text,
  address: text,
  city_name: text,
  state_name: text,
  zipcode: text,
  company_id: id,
});
export type Agent = RecordOf<typeof agent>;
