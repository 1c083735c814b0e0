import type { WireBordereauFile, WireBordereauRow, WireSlab } from '../records';
import { clientId, firstIds } from './ids';
import { intakeCategories } from './intake';
import { carriers } from './partners';
import { clients } from './session';

const client = { id: clientId, name: clients.find(({ id }) => id === clientId)?.Client_FullName ?? '' };
const firstCarrier = carrierWith(firstIds.carriers);
const secondCarrier = carrierWith(firstIds.carriers + 1);
const auto = lineWith(firstIds.intakeCategories);
const home = lineWith(firstIds.intakeCategories + 1);

function carrierWith(id: number): { id: number; name: string } {
  return { id, name: carriers.find((carrier) => carrier.id === id)?.carriername ?? '' };
}

function lineWith(id: number): Pick<WireBordereauFile, 'intake_id' | 'intake_name' | 'sublob'> {
  const category = intakeCategories.find((candidate) => candidate.id === id);
  return { intake_id: id, intake_name: category?.category_name ?? '', sublob: category?.sublob ?? '' };
}

/** The stage that a file has reached; each stage includes those before it. */
type Stage = 'received' | 'processed' | 'approved' | 'sent' | 'completed';
const stages: readonly Stage[] = ['received', 'processed', 'approved', 'sent', 'completed'];

type Row = readonly [
  heading: WireBordereauFile['heading'],
  stage: Stage,
  carrier: typeof firstCarrier,
  lob: typeof auto,
  createdAt: string,
  period: string,
  file_name: string,
  control_value: string,
];

// prettier-ignore
const files: readonly Row[] = [
  ['toCarrier', 'completed', firstCarrier, auto, '2025-11-11T10:12:00.000Z', '10/2025', 'premium-2025-10.csv', '46020'],
  ['toCarrier', 'completed', firstCarrier, auto, '2025-12-10T15:38:00.000Z', '11/2025', 'premium-2025-11.csv', '47115.4'],
  ['toCarrier', 'completed', firstCarrier, auto, '2026-01-12T14:05:00.000Z', '12/2025', 'premium-2025-12.csv', '48210.5'],
  ['toClient', 'completed', firstCarrier, auto, '2026-01-20T09:41:00.000Z', '12/2025', 'claims-2025-12.csv', '12875'],
  ['toCarrier', 'completed', firstCarrier, auto, '2026-02-10T13:22:00.000Z', '01/2026', 'premium-2026-01.csv', '51044'],
  ['toClient', 'completed', firstCarrier, home, '2026-02-19T16:00:00.000Z', '01/2026', 'claims-2026-01.csv', '9310.25'],
  ['toCarrier', 'completed', secondCarrier, home, '2026-03-11T10:15:00.000Z', '02/2026', 'ho3-2026-02.xlsx', '77300'],
  ['toClient', 'completed', firstCarrier, auto, '2026-03-18T08:30:00.000Z', '02/2026', 'claims-2026-02.csv', '15060'],
  ['toCarrier', 'completed', firstCarrier, auto, '2026-04-09T11:47:00.000Z', '03/2026', 'premium-2026-03.csv', '49987.75'],
  ['toClient', 'processed', firstCarrier, home, '2026-04-21T15:12:00.000Z', '02/2026', 'claims-late-2026-02.csv', '20440'],
  ['toCarrier', 'completed', firstCarrier, home, '2026-05-12T09:05:00.000Z', '04/2026', 'ho3-2026-04.csv', '81200.1'],
  ['toClient', 'processed', firstCarrier, auto, '2026-05-20T12:00:00.000Z', '04/2026', 'claims-2026-04.txt', '7025'],
  ['toCarrier', 'sent', firstCarrier, auto, '2026-06-10T14:33:00.000Z', '05/2026', 'premium-2026-05.csv', '53310'],
  ['toClient', 'approved', firstCarrier, auto, '2026-06-18T17:26:00.000Z', '05/2026', 'claims-2026-05.csv', '11890.4'],
  ['toCarrier', 'sent', firstCarrier, auto, '2026-07-09T10:10:00.000Z', '06/2026', 'premium-2026-06.csv', '54725.2'],
  ['toClient', 'processed', secondCarrier, home, '2026-07-16T13:55:00.000Z', '06/2026', 'losses-2026-06.csv', '30115'],
  ['toCarrier', 'sent', firstCarrier, home, '2026-07-21T08:20:00.000Z', '06/2026', 'ho3-2026-06.csv', '83940'],
  ['toClient', 'processed', firstCarrier, auto, '2026-07-22T11:31:00.000Z', '06/2026', 'claims-2026-06.csv', '10480'],
  ['toCarrier', 'sent', firstCarrier, auto, '2026-08-11T15:44:00.000Z', '07/2026', 'premium-2026-07.csv', '55102'],
  ['toClient', 'received', firstCarrier, home, '2026-08-19T09:09:00.000Z', '07/2026', 'claims-2026-07.xlsx', '18250'],
  ['toCarrier', 'sent', firstCarrier, home, '2026-08-20T10:30:00.000Z', '07/2026', 'ho3-2026-07.csv', '84410.6'],
  ['toClient', 'processed', firstCarrier, auto, '2026-09-16T14:18:00.000Z', '08/2026', 'claims-2026-08.csv', '13377'],
  ['toCarrier', 'sent', firstCarrier, auto, '2026-09-17T16:02:00.000Z', '08/2026', 'premium-2026-08.csv', '56040'],
  ['toClient', 'processed', firstCarrier, auto, '2026-10-15T12:40:00.000Z', '09/2026', 'claims-2026-09.csv', '12004.75'],
  ['toCarrier', 'sent', secondCarrier, home, '2026-10-16T09:50:00.000Z', '09/2026', 'ho3-2026-09.csv', '86000'],
  ['toClient', 'received', firstCarrier, home, '2026-11-02T08:15:00.000Z', '102026', 'claims-2026-10.csv', '16500'],
  ['toCarrier', 'approved', firstCarrier, auto, '2026-11-05T13:25:00.000Z', '10/2026', 'premium-2026-10.csv', '57212.3'],
  ['toCarrier', 'approved', secondCarrier, home, '2026-11-06T11:05:00.000Z', '10/2026', 'ho3-2026-10.csv', '86775'],
  ['toCarrier', 'processed', firstCarrier, home, '2026-11-10T10:00:00.000Z', '10/2026', 'ho3-late-2026-10.csv', '4120'],
  ['toCarrier', 'processed', firstCarrier, auto, '2026-11-12T15:35:00.000Z', '10/2026', 'premium-late-2026-10.txt', '2960.8'],
  ['toCarrier', 'received', secondCarrier, home, '2026-11-16T09:20:00.000Z', '11/2026', 'ho3-2026-11-draft.xlsx', '40000'],
];

const premiumRows: readonly WireBordereauRow[] = [
  premiumRow('POL-2026-0001', 'Whitfield, Ann', '2026-01-16', '1110.75', '111.08'),
  premiumRow('POL-2026-0002', 'Delgado, Marcus', '2026-01-20', '1766.86', '176.69'),
  premiumRow('POL-2026-0005', "O'Neil, Tom", '2026-02-02', '1921.25', '192.13'),
  premiumRow('POL-2026-0006', '=HYPERLINK("x")', '2026-02-07', '968.5', '96.85'),
];

const claimRows: readonly WireBordereauRow[] = [
  {
    'Claim Number': 'CLM-7001',
    'Policy Number': 'POL-2026-0001',
    'Loss Date': '2026-04-03',
    Paid: '2310.00',
  },
  { 'Claim Number': 'CLM-7002', 'Policy Number': 'POL-2026-0005', 'Loss Date': '2026-05-19', Paid: '880.25' },
  {
    'Claim Number': 'CLM-7003',
    'Policy Number': 'POL-2026-0002',
    'Loss Date': '2026-06-27',
    Reserve: '5000.00',
  },
];

function premiumRow(
  number: string,
  insured: string,
  effective: string,
  premium: string,
  commission: string,
): WireBordereauRow {
  return {
    'Policy Number': number,
    Insured: insured,
    'Effective Date': effective,
    Premium: premium,
    Commission: commission,
  };
}

/** The time `days` later, as the server writes it. */
function later(createdAt: string, days: number): string {
  return new Date(Date.parse(createdAt) + days * 86_400_000).toISOString();
}

/** Files between the client company and its carriers, at every stage; oldest first. */
export const bordereauFiles: WireBordereauFile[] = files.map(
  ([heading, stage, carrier, lob, createdAt, period, file_name, control_value], index) => {
    const reached = (wanted: Stage): boolean => stages.indexOf(stage) >= stages.indexOf(wanted);
    const flag = (wanted: Stage): string => (reached(wanted) ? '1' : '0');
    const date = (wanted: Stage): string => (reached(wanted) ? later(createdAt, stages.indexOf(wanted)) : '');
    const [sender, receiver] = heading === 'toCarrier' ? [client, carrier] : [carrier, client];
    const isRead = file_name.endsWith('.csv') || file_name.endsWith('.txt');
    return {
      id: firstIds.bordereauFiles + index,
      heading,
      createdAt,
      period,
      file_name,
      control_value,
      ...lob,
      client_id: client.id,
      client_name: client.name,
      career_id: carrier.id,
      career_name: carrier.name,
      sender_name: sender.name,
      sender_id: String(sender.id),
      reciver_name: receiver.name,
      processed: flag('processed'),
      processed_date: date('processed'),
      approved: flag('approved'),
      approved_date: date('approved'),
      sent: heading === 'toCarrier' ? flag('sent') : '0',
      sent_date: heading === 'toCarrier' ? date('sent') : '',
      imported: flag('completed'),
      importedview: flag('completed'),
      imported_date: date('completed'),
      url: file_name === 'premium-2026-10.csv' ? '/bordereaux/premium-2026-10.csv' : '',
      rows: isRead ? [...(heading === 'toCarrier' ? premiumRows : claimRows)] : [],
    };
  },
);

export const slabs: WireSlab[] = [
  slab(671, 'Small fleet', '5', '0', '25000', '1200'),
  slab(672, 'Medium fleet', '20', '25000', '100000', '3850.5'),
  slab(673, 'Large fleet', '60', '100000', '500000', '9900'),
];

function slab(
  id: number,
  slab_name: string,
  noofparticipant: string,
  lowerlimit: string,
  upperlimit: string,
  amount: string,
): WireSlab {
  return {
    id,
    client_id: client.id,
    client_name: client.name,
    slab_name,
    noofparticipant,
    lowerlimit,
    upperlimit,
    amount,
  };
}
