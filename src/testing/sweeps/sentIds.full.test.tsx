import { waitFor } from '@testing-library/react';
import type { CallPath } from '@/api/calls';
import { installTestWorkers } from '@/preflight/worker.fixture';
import { openAt } from '@/app/openAt.fixture';
import { bodiesTo } from '@/testing/harness/server';
import { runSteps, type Step } from '@/testing/harness/steps';
import { db } from '../../../mocks/db';
import { actionScenes, type ActionScene } from '@/testing/faults/screenFaults.actions.fixture';
import { sections } from '@/testing/faults/screenFaults.sections.fixture';

/*
 * The ids in the calls of user 12 of client 7, and of carrier 31 of the same client. No two tables of the mocked world share
 * an id, so an id of the wrong kind is noticed. The tests of the screens send as the administrator of client 7; this file
 * tests what other users send differently.
 */

type Ids = Readonly<Record<string, unknown>>;

/** The fields of a body that contain ids of records: 'id', 'cid', 'uid', 'company_id' … */
function idsIn(body: unknown): Ids {
  return Object.fromEntries(Object.entries(body ?? {}).filter(([key]) => /(^|_|[cgu])id$/.test(key)));
}

const programId = db.programs.find(({ program_name }) => program_name === 'Inland Marine Standard')?.id;
const binder = db.quotations.find(({ id }) => id === 1015)!;

const ofQuotation = { company_id: 7, intake_form_id: '', sublob_id: '', program_id: '', state_id: '' };

/** The agent of this client user is attached to it (ROLE-12). */
const created = {
  ...ofQuotation,
  ...{ unique_id: '', policycreator_id: 12, intake_id: 557, submga_id: 241, customer_id: '' },
};

/** A stored quotation keeps its creator; the agent who changes it is attached to it. */
const changed = {
  ...ofQuotation,
  ...{ id: 1041, unique_id: 'POL-2026-0041', policycreator_id: 3, intake_id: 551, submga_id: 241 },
  ...{ sublob_id: 1830, program_id: 61, state_id: 448 },
};

const paid = {
  id: 1015,
  user_id: 12,
  client_id: 7,
  unique_id: binder.unique_id,
  customer_id: binder.customer_id,
};
const uploaded = { client_id: '7', career_id: '31', sender_id: '31', intake_id: '552' };

type SentCase = readonly [path: CallPath, ids: Ids, scene: Partial<ActionScene> & { readonly url: string }];

const scene = (path: keyof typeof actionScenes): ActionScene => actionScenes[path][0];
const homeowners: Step = { choose: 'LOB', option: 'Homeowners' };

const ofClientUser: readonly SentCase[] = [
  ['/editclient', { id: 7 }, { url: '/user_admin_countries' }],
  ['/editclientuser', { id: 12 }, { url: '/user_admin_countries' }],
  ['/intakeprogram', { id: 557, client_id: 7 }, { url: sections['/intakeprogram'].url }],
  ['/policyapproveuser', { id: 1041, user_id: 12 }, scene('/policyapproveuser')],
  ['/createqutationtointake', { login_id: 12 }, scene('/createqutationtointake')],
  ['/policyrevartback', { id: 1015, company_id: 7, user_id: 12 }, scene('/policyrevartback')],
  ['/policyquotationpayment', paid, scene('/policyquotationpayment')],
  ['/createpolicyquoationlist', { ...created, program_id: programId }, scene('/createpolicyquoationlist')],
  ['/savepolicyquoation', created, scene('/savepolicyquoation')],
  ['/updatepolicyquotationlist', changed, scene('/updatepolicyquotationlist')],
  ['/updatesavepolicyquotationlist', changed, scene('/updatesavepolicyquotationlist')],
  [
    '/Importedbdximport',
    { id: 326, policycreator_id: 12, client_id: 7, intake_id: 552 },
    scene('/Importedbdximport'),
  ],
];

const ofCarrier: readonly SentCase[] = [
  ['/editcarrier', { id: 31 }, { url: '/client_user_BDX_home' }],
  [
    '/createbybdx',
    uploaded,
    { ...scene('/createbybdx'), setup: [...(scene('/createbybdx').setup ?? []), homeowners] },
  ],
];

async function expectSent([path, ids, { url, setup = [], steps = [] }]: SentCase, as: 'staff' | 'carrier') {
  await runSteps(openAt(url, { as }), [...setup, ...steps]);
  await waitFor(() => expect(bodiesTo(path)).not.toEqual([]));
  expect(bodiesTo(path).map(idsIn)).toEqual([ids]);
}

beforeEach(() => installTestWorkers());

test.each([...ofClientUser])(
  'STORE-19 ROLE-12 %s: a client user sends their own id and the company’s',
  (...sent) => expectSent(sent, 'staff'),
);

test.each([...ofCarrier])('%s: a carrier sends its own id and its client’s', (...sent) =>
  expectSent(sent, 'carrier'),
);
