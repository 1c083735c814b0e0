import { waitFor } from '@testing-library/react';
import type { CallPath } from '@/api/calls';
import { installTestWorkers } from '@/features/bordereau/preflight/worker.fixture';
import { openAt } from '@/app/openAt.fixture';
import { bodiesTo } from '@/testing/harness/server';
import { runSteps, type Step } from '@/testing/harness/steps';
import { db } from '../../../mocks/db';
import { actionScenes, type ActionScene } from '@/testing/faults/screenFaults.actions.fixture';
import { loads, saves, type Scene } from '@/testing/faults/screenFaults.fixture';
import { parts } from '@/testing/faults/screenFaults.parts.fixture';

/*
 * Whose ids a call sends: user 12 of client 7, or carrier 31 of the same client. No two tables of the mocked world share
 * an id, so an id of another kind is seen here.
 */

type Ids = Readonly<Record<string, unknown>>;

interface SentCase {
  readonly title: string;
  readonly path: CallPath;
  readonly url: string;
  readonly steps?: readonly Step[];
  /** Every id of the body. */
  readonly ids: Ids;
}

/** The fields of a body that name a record: 'id', 'cid', 'uid', 'company_id' … */
function idsIn(body: unknown): Ids {
  return Object.fromEntries(Object.entries(body ?? {}).filter(([key]) => /(^|_|[cgu])id$/.test(key)));
}

const done = ({ url, first = [], does }: ActionScene, ...more: readonly Step[]) => ({
  url,
  steps: [...first, ...more, ...does],
});

const saved = ({ url, box = '' }: Scene, text = 'Kestrel') => ({
  url,
  steps: [{ fill: box, text }, { press: 'Save' }],
});

const binderOf = db.quotations.find(({ id }) => id === 1015);

const newQuotation = {
  company_id: 7,
  unique_id: '',
  policycreator_id: 12,
  intake_id: 557,
  intake_form_id: '',
  sublob_id: '',
  program_id: '',
  state_id: '',
  // The agent of this client user (ROLE-12).
  submga_id: 241,
  customer_id: '',
};

/** A stored quotation keeps its creator; the agent who changes it is attached to it. */
const changedQuotation = {
  id: 1041,
  company_id: 7,
  unique_id: 'POL-2026-0041',
  policycreator_id: 3,
  intake_id: 551,
  intake_form_id: '',
  sublob_id: 1830,
  program_id: 61,
  state_id: 448,
  submga_id: 241,
};

const bordereauHeader: readonly Step[] = [
  { choose: 'Send To', option: 'Atlantic Mutual' },
  { choose: 'LOB', option: 'PERSONAL AUTO' },
];

const staffChanges: readonly SentCase[] = [
  {
    title: 'CALL-096 FLOW-01 approving a quotation',
    path: '/policyapproveuser',
    ...done(actionScenes['/policyapproveuser'][0]),
    ids: { id: 1041, user_id: 12 },
  },
  {
    title: 'CALL-098 re-creating an intake form',
    path: '/createqutationtointake',
    ...done(actionScenes['/createqutationtointake'][0]),
    ids: { login_id: 12 },
  },
  {
    title: 'CALL-095 QVIEW-14 deleting a quotation after its intake form was re-created',
    path: '/deletepolicyquotationlist',
    ...done(actionScenes['/deletepolicyquotationlist'][2]),
    ids: { id: 1041, company_id: 7 },
  },
  {
    title: 'CALL-095 deleting a quotation',
    path: '/deletepolicyquotationlist',
    ...done(actionScenes['/deletepolicyquotationlist'][0]),
    ids: { id: 1041, company_id: 7 },
  },
  {
    title: 'CALL-095 BINDER-13 deleting a binder',
    path: '/deletepolicyquotationlist',
    ...done(actionScenes['/deletepolicyquotationlist'][1]),
    ids: { id: 1015, company_id: 7 },
  },
  {
    title: 'CALL-097 reverting a binder',
    path: '/policyrevartback',
    ...done(actionScenes['/policyrevartback'][0]),
    ids: { id: 1015, company_id: 7, user_id: 12 },
  },
  {
    title: 'CALL-102 a payment',
    path: '/policyquotationpayment',
    ...done(actionScenes['/policyquotationpayment'][0]),
    ids: {
      id: 1015,
      user_id: 12,
      client_id: 7,
      unique_id: binderOf?.unique_id,
      customer_id: binderOf?.customer_id,
    },
  },
  {
    title: 'CALL-093 STORE-19 ROLE-12 submitting a new quotation',
    path: '/createpolicyquoationlist',
    ...done(actionScenes['/createpolicyquoationlist'][0]),
    ids: {
      ...newQuotation,
      program_id: db.programs.find(({ program_name }) => program_name === 'Inland Marine Standard')?.id,
    },
  },
  {
    title: 'CALL-094 STORE-19 ROLE-12 saving a new quotation',
    path: '/savepolicyquoation',
    ...done(actionScenes['/savepolicyquoation'][0]),
    ids: newQuotation,
  },
  {
    title: 'CALL-091 generating a changed quotation',
    path: '/updatepolicyquotationlist',
    ...done(actionScenes['/updatepolicyquotationlist'][0]),
    ids: changedQuotation,
  },
  {
    title: 'CALL-092 saving a changed quotation',
    path: '/updatesavepolicyquotationlist',
    ...done(actionScenes['/updatesavepolicyquotationlist'][0]),
    ids: changedQuotation,
  },
  {
    title: 'CALL-038 the permissions of another user',
    path: '/createclientpermission',
    ...done(actionScenes['/createclientpermission'][0]),
    ids: { uid: 11, client_id: 7, id: 0 },
  },
  {
    title: 'CALL-127 importing a bordereau',
    path: '/Importedbdximport',
    ...done(actionScenes['/Importedbdximport'][0]),
    ids: { id: 326, policycreator_id: 12, client_id: 7, intake_id: 552 },
  },
  {
    title: 'CALL-129 approving a bordereau',
    path: '/reviewdbdx',
    ...done(actionScenes['/reviewdbdx'][0]),
    ids: { id: 329, client_id: 7 },
  },
  {
    title: 'CALL-132 uploading a bordereau',
    path: '/createbrdxsamplefile',
    ...done(actionScenes['/createbrdxsamplefile'][0], ...bordereauHeader),
    ids: { client_id: '7', career_id: '31', sender_id: '7', intake_id: '551' },
  },
  {
    title: 'CALL-134 exporting policies to a bordereau',
    path: '/createfileExport',
    url: actionScenes['/createfileExport'][0].url,
    steps: [...bordereauHeader, ...done(actionScenes['/createfileExport'][0]).steps],
    ids: { client_id: 7, career_id: 31, sender_id: '7', intake_id: 551 },
  },
  {
    title: 'CALL-034 a new user',
    path: '/createclientuser',
    ...saved(saves['/createclientuser']),
    ids: { company_id: 7, agent_id: '', category_id: '' },
  },
  {
    title: 'CALL-040 a new intake category',
    path: '/createclientintakecategory',
    ...saved(saves['/createclientintakecategory']),
    ids: { client_id: 7 },
  },
  {
    title: 'CALL-045 a new package',
    path: '/createclientintakesubcategory',
    ...saved(saves['/createclientintakesubcategory']),
    ids: { client_id: 7, listcategory_id: '', category_id: 551 },
  },
  {
    title: 'CALL-050 a new attribute group',
    path: '/createattributegroup',
    ...saved(saves['/createattributegroup']),
    ids: { client_id: 7 },
  },
  {
    title: 'CALL-055 a new attribute',
    path: '/createattribute',
    ...saved(saves['/createattribute']),
    ids: { group_id: 601, client_id: 7 },
  },
  {
    title: 'CALL-060 a new intake attribute group',
    path: '/createintakeattributegroup',
    ...done(actionScenes['/createintakeattributegroup'][0]),
    ids: { client_id: 7, intake_id: 551, attribute_group_id: 608 },
  },
  {
    title: 'CALL-067 a new carrier',
    path: '/createcarrier',
    ...saved(saves['/createcarrier']),
    ids: { client_id: 7 },
  },
  {
    title: 'CALL-073 a new TPA',
    path: '/createclientTPA',
    ...saved(saves['/createclientTPA']),
    ids: { client_id: 7 },
  },
  {
    title: 'CALL-077 a new MGA',
    path: '/createclientMGA',
    ...saved(saves['/createclientMGA']),
    ids: { client_id: 7 },
  },
  {
    title: 'CALL-080 a new agent',
    path: '/createclientagent',
    ...saved(saves['/createclientagent']),
    ids: { company_id: 7 },
  },
  {
    title: 'CALL-020 a new back-office policy',
    path: '/policy',
    ...saved(saves['/policy']),
    ids: { company_id: 7, policy_id: '' },
  },
];

/** The screen that reads by a call, and what is done until it does. */
const read = ({ url, first = [] }: Pick<ActionScene, 'url' | 'first'>) => ({ url, steps: first });

const client = { client_id: 7 };
const company = { company_id: 7 };
const customer = { company_id: 7, customer_id: 501 };

const staffReads: readonly SentCase[] = [
  { title: 'CALL-119', path: '/editclient', url: '/user_admin_countries', ids: { id: 7 } },
  { title: 'CALL-120', path: '/editclientuser', url: '/user_admin_countries', ids: { id: 12 } },
  { title: 'CALL-033', path: '/viewclientagent', ...loads['/viewclientagent'], ids: company },
  { title: 'CALL-036', path: '/viewclientuser', ...loads['/viewclientuser'], ids: company },
  {
    title: 'CALL-039 CALL-121',
    path: '/viewclientintakecategory',
    ...loads['/viewclientintakecategory'],
    ids: client,
  },
  { title: 'CALL-048', path: '/viewattributegroup', ...loads['/viewattributegroup'], ids: { cid: 7 } },
  { title: 'CALL-053', path: '/viewattribute', ...loads['/viewattribute'], ids: { gid: 601, client_id: 7 } },
  {
    title: 'CALL-058',
    path: '/viewintakeattributegroup',
    ...loads['/viewintakeattributegroup'],
    ids: { intake_id: 551, cid: 7 },
  },
  { title: 'CALL-063', path: '/viewcarrier', ...loads['/viewcarrier'], ids: client },
  { title: 'CALL-069', path: '/viewclientTPA', ...loads['/viewclientTPA'], ids: client },
  { title: 'CALL-075', path: '/viewclientMGA', ...loads['/viewclientMGA'], ids: client },
  { title: 'CALL-086', path: '/viewpolicyquotationlist', ...loads['/viewpolicyquotationlist'], ids: company },
  { title: 'CALL-088', path: '/viewpolicybinderlist', ...loads['/viewpolicybinderlist'], ids: company },
  { title: 'CALL-089', path: '/policyquotationlist', ...loads['/policyquotationlist'], ids: company },
  {
    title: 'CALL-099',
    path: '/viewpolicyquotationhistory',
    ...loads['/viewpolicyquotationhistory'],
    ids: { company_id: 7, quotation_id: 1072 },
  },
  {
    title: 'CALL-105',
    path: '/viewactiveintakeattributegroupmain',
    ...read(parts['/viewactiveintakeattributegroupmain']),
    ids: { intake_id: 557, cid: 7 },
  },
  {
    title: 'CALL-110',
    path: '/intakeprogram',
    ...read(parts['/intakeprogram']),
    ids: { id: 557, client_id: 7 },
  },
  {
    title: 'CALL-114',
    path: '/viewincompleteintakeform',
    ...read(parts['/viewincompleteintakeform']),
    ids: company,
  },
  {
    title: 'CALL-115',
    path: '/viewcustomerintakeform',
    ...read(parts['/viewcustomerintakeform']),
    ids: customer,
  },
  {
    title: 'CALL-116',
    path: '/viewcustomerpolicyquotationlist',
    ...read(parts['/viewcustomerpolicyquotationlist']),
    ids: customer,
  },
  {
    title: 'CALL-117',
    path: '/viewcustomerpolicybinderlist',
    ...read(parts['/viewcustomerpolicybinderlist']),
    ids: customer,
  },
  { title: 'CALL-118', path: '/viewcustomerlist', ...loads['/viewcustomerlist'], ids: company },
  { title: 'CALL-122', path: '/viewbrdxcreate', ...loads['/viewbrdxcreate'], ids: client },
  { title: 'CALL-123', path: '/viewclientinbound', ...loads['/viewclientinbound'], ids: client },
  { title: 'CALL-124', path: '/viewbrdxreview', ...loads['/viewbrdxreview'], ids: client },
  { title: 'CALL-125', path: '/viewbrdxsend', ...loads['/viewbrdxsend'], ids: client },
  { title: 'CALL-126', path: '/viewbrdxfile', ...loads['/viewbrdxfile'], ids: client },
  {
    title: 'CALL-133',
    path: '/fileExportdata',
    url: parts['/fileExportdata'].url,
    steps: [...bordereauHeader, ...parts['/fileExportdata'].first],
    ids: { client_id: 7, career_id: 31, sender_id: '7', intake_id: 551 },
  },
];

const carrierCases: readonly SentCase[] = [
  {
    title: 'CALL-135 its own record',
    path: '/editcarrier',
    url: '/client_user_BDX_home',
    ids: { id: 31 },
  },
  {
    title: 'CALL-137 the files received',
    path: '/viewBDXInbound',
    ...loads['/viewBDXInbound'],
    ids: { client_id: 7, career_id: 31 },
  },
  {
    title: 'CALL-138 the files sent',
    path: '/viewBDXOutbound',
    ...loads['/viewBDXOutbound'],
    ids: { client_id: 7, career_id: 31 },
  },
  {
    title: 'CALL-139 an import',
    path: '/brdxfileimporttomain',
    ...done(actionScenes['/brdxfileimporttomain'][0]),
    ids: { id: db.bordereauFiles.find(({ file_name }) => file_name === 'premium-2026-08.csv')?.id },
  },
  {
    title: 'CALL-140 a removal',
    path: '/removebrdxfile',
    ...done(actionScenes['/removebrdxfile'][0]),
    ids: { id: db.bordereauFiles.find(({ file_name }) => file_name === 'claims-2026-10.csv')?.id },
  },
  {
    title: 'CALL-141 an upload',
    path: '/createbybdx',
    ...done(actionScenes['/createbybdx'][0], { choose: 'LOB', option: 'Homeowners' }),
    ids: { client_id: '7', career_id: '31', sender_id: '31', intake_id: '552' },
  },
];

async function isSent({ path, url, steps = [], ids }: SentCase, as: 'staff' | 'carrier'): Promise<void> {
  const user = openAt(url, { as });
  await runSteps(user, steps);
  await waitFor(() => expect(bodiesTo(path)).not.toEqual([]));
  expect(bodiesTo(path).map(idsIn)).toEqual([ids]);
}

beforeEach(() => installTestWorkers());

test.each([...staffChanges])('$title: a client user sends their own id and the company’s', (sent) =>
  isSent(sent, 'staff'),
);

test.each([...staffReads])('$title $path: a client user reads what is the company’s', (sent) =>
  isSent(sent, 'staff'),
);

test.each([...carrierCases])('$title: a carrier sends its own id and its client’s', (sent) =>
  isSent(sent, 'carrier'),
);
