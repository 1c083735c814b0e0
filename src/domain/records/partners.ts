import type { Secret } from '@/domain/text/secret';
import type { Id } from './scalars';

/** What carriers, TPAs and MGAs have in common. */
export interface PartnerFields {
  id: Id;
  client_id: Id;
  phonenumber: string;
  email: string;
  fax: string;
  address: string;
  city: string;
  state: string;
  zipcode: string;
  websiteaddress: string;
  /** Kyubos or Non Kyubos. */
  membertype: string;
  kyubosid: string;
  username: string;
  password: Secret;
  containername: string;
  /** FTP account name. */
  BDX_Username: string;
  /** FTP account key. */
  BDX_Password: Secret;
  /** Shown as Pointing ID / Folder; the server sets it. */
  blobfolder: string;
}

export interface Carrier extends PartnerFields {
  carriername: string;
}

/** The MGA screens read and write through the TPA calls, so either name may come. */
export interface Tpa extends PartnerFields {
  TPAname: string;
}

export interface Mga extends PartnerFields {
  MGAname: string;
}

export interface Agent {
  id: Id;
  agentcode: string;
  agentname: string;
  phonenumber: string;
  email: string;
  address: string;
  city_name: string;
  state_name: string;
  zipcode: string;
  company_id: Id;
}
