import type { WireAgent, WireCarrier, WireKyubosAccount, WireMga, WireTpa } from '../adminRecords';
import { clientId, firstIds } from './ids';

/** The pointing ids that the searches find, each for one kind of partner. */
export const kyubosAccounts: WireKyubosAccount[] = [
  { id: 261, kind: 'carrier', kyubosid: 'KYB-1001', name: 'Atlantic Mutual' },
  { id: 262, kind: 'carrier', kyubosid: 'KYB-1002', name: 'Great Lakes Casualty' },
  { id: 263, kind: 'carrier', kyubosid: 'KYB-1003', name: 'Copper Basin Insurance' },
  { id: 264, kind: 'carrier', kyubosid: 'KYB-1004', name: 'Garden State Indemnity' },
  { id: 265, kind: 'carrier', kyubosid: 'KYB-1009', name: 'Northern Pacific Insurance' },
  { id: 266, kind: 'tpa', kyubosid: 'KYB-2001', name: 'Prairie State Claims' },
  { id: 267, kind: 'tpa', kyubosid: 'KYB-2009', name: 'Blue Ridge Administrators' },
  { id: 268, kind: 'mga', kyubosid: 'KYB-3001', name: 'Cascade Specialty' },
  { id: 269, kind: 'mga', kyubosid: 'KYB-3009', name: 'Bayou Program Managers' },
];

type Row = readonly [
  name: string,
  pointing: string,
  address: string,
  city: string,
  state: string,
  zipcode: string,
  areaCode: string,
];

// prettier-ignore
const carrierRows: readonly Row[] = [
  ['Atlantic Mutual', 'KYB-1001', '88 Pine Street', 'Manhattan', 'New York', '10005', '212'],
  ['Great Lakes Casualty', 'KYB-1002', '233 Wacker Drive', 'Chicago', 'Illinois', '60606', '312'],
  ['Copper Basin Insurance', 'KYB-1003', '2 Central Avenue', 'Phoenix', 'Arizona', '85004', '602'],
  ['Garden State Indemnity', 'KYB-1004', '1 River Street', 'Hoboken', 'New Jersey', '07030', '201'],
  ['Beacon Hill Assurance', '', '10 Beacon Street', 'Boston', 'Massachusetts', '02108', '617'],
  ['Keystone Property & Casualty', '', '1600 Market Street', 'Philadelphia', 'Pennsylvania', '19103', '215'],
  ['Magnolia Insurance Exchange', '', '400 Poydras Street', 'New Orleans', 'Louisiana', '70130', '504'],
  ['Mile High Surety', '', '1700 Broadway', 'Denver', 'Colorado', '80290', '303'],
  ['North Star Fire', '', '80 Eighth Street', 'Minneapolis', 'Minnesota', '55402', '612'],
  ['Old Dominion Indemnity', '', '901 Cary Street', 'Richmond', 'Virginia', '23219', '804'],
  ['Pine Tree Mutual', '', '2 Monument Square', 'Portland', 'Maine', '04101', '207'],
  ['Rio Grande General', '', '500 Marquette Avenue', 'Albuquerque', 'New Mexico', '87102', '505'],
];

// prettier-ignore
const tpaRows: readonly Row[] = [
  ['Prairie State Claims', 'KYB-2001', '515 Capitol Avenue', 'Springfield', 'Illinois', '62701', '217'],
  ['Peachtree Risk Services', '', '191 Peachtree Street', 'Atlanta', 'Georgia', '30303', '404'],
  ['Wasatch Benefit Group', '', '170 Main Street', 'Salt Lake City', 'Utah', '84101', '801'],
];

// prettier-ignore
const mgaRows: readonly Row[] = [
  ['Cascade Specialty', 'KYB-3001', '1201 Third Avenue', 'Seattle', 'Washington', '98101', '206'],
  ['Lone Star Program Managers', '', '98 San Jacinto Boulevard', 'Austin', 'Texas', '78701', '512'],
  ['Biscayne Surplus Lines', '', '701 Brickell Avenue', 'Miami', 'Florida', '33131', '305'],
];

/** Where the server stores a partner's files: those of members by their pointing id, others by their container. */
export function folderOf({
  membertype,
  kyubosid,
  containername,
}: Pick<WireCarrier, 'membertype' | 'kyubosid' | 'containername'>): string {
  return `bdx/${membertype === 'Kyubos' ? kyubosid : containername}`;
}

/** The fields of a partner besides its name; those with a pointing id are members. */
function partner([name, kyubosid, address, city, state, zipcode, areaCode]: Row, index: number) {
  const short = name.toLowerCase().replaceAll(/[^a-z]+/g, '-');
  const isMember = kyubosid !== '';
  const pointing = {
    membertype: isMember ? 'Kyubos' : 'Non Kyubos',
    kyubosid,
    containername: isMember ? '' : `${short}-bdx`,
  };
  return {
    client_id: clientId,
    phonenumber: `1${areaCode}55501${String(20 + index)}`,
    email: `bordereaux@${short}.example.com`,
    fax: `1${areaCode}55501${String(60 + index)}`,
    address,
    city,
    state,
    zipcode,
    websiteaddress: `https://${short}.example.com`,
    ...pointing,
    username: short,
    password: `${short}-pass`,
    BDX_Username: isMember ? '' : `${short}-ftp`,
    BDX_Password: isMember ? '' : `key-${short}`,
    blobfolder: folderOf(pointing),
  };
}

/** The first carrier signs in with the demo account. */
export const carriers: WireCarrier[] = carrierRows.map((row, index) => ({
  id: firstIds.carriers + index,
  carriername: row[0],
  ...partner(row, index),
  ...(index === 0 ? { username: 'carrier', password: 'carrier123' } : {}),
}));

export const tpas: WireTpa[] = tpaRows.map((row, index) => ({
  id: firstIds.tpas + index,
  TPAname: row[0],
  ...partner(row, index),
}));

/** The ids of MGAs continue after those of the TPAs, because the TPA calls serve both. */
export const mgas: WireMga[] = mgaRows.map((row, index) => ({
  id: firstIds.mgas + tpaRows.length + index,
  MGAname: row[0],
  ...partner(row, index),
}));

type AgentRow = readonly [
  code: string,
  name: string,
  address: string,
  city: string,
  state: string,
  zipcode: string,
  areaCode: string,
];

// prettier-ignore
const agentRows: readonly AgentRow[] = [
  ['AG-100', 'Marlowe Insurance Agency', '12 Fulton Street', 'Brooklyn', 'New York', '11201', '718'],
  ['AG-101', 'Lakeshore Brokers', '401 Michigan Avenue', 'Chicago', 'Illinois', '60611', '312'],
  ['AG-102', 'Hill Country Coverage', '220 Congress Avenue', 'Austin', 'Texas', '78701', '512'],
  ['AG-103', 'Sunshine Risk Partners', '1111 Lincoln Road', 'Miami Beach', 'Florida', '33139', '305'],
  ['AG-104', 'Evergreen Insurance Desk', '600 Stewart Street', 'Seattle', 'Washington', '98101', '206'],
  ['AG-105', 'Palmetto & Daughters', '3 Washington Street', 'Hoboken', 'New Jersey', '07030', '201'],
  ['AG-106', 'Desert Bloom Agency', '44 Monroe Street', 'Phoenix', 'Arizona', '85004', '602'],
  ['AG-107', 'Beehive Brokerage', '9 Center Street', 'American Fork', 'Utah', '84003', '801'],
  ['AG-108', 'Magnolia Street Insurance', '77 Ponce de Leon Avenue', 'Atlanta', 'Georgia', '30308', '404'],
  ['AG-109', 'Golden Coast Advisors', '1 Market Street', 'San Francisco', 'California', '94105', '415'],
  ['AG-110', 'Rose City Insurance', '300 Yamhill Street', 'Portland', 'Oregon', '97204', '503'],
  ['AG-111', 'Hudson Valley Cover', '5 Main Street', 'Beacon', 'New York', '12508', '845'],
];

export const agents: WireAgent[] = agentRows.map(
  ([agentcode, agentname, address, city_name, state_name, zipcode, areaCode], index) => ({
    id: firstIds.agents + index,
    agentcode,
    agentname,
    phonenumber: `1${areaCode}55501${String(40 + index)}`,
    email: `${agentcode.toLowerCase()}@agents.example.com`,
    address,
    city_name,
    state_name,
    zipcode,
    company_id: clientId,
  }),
);
