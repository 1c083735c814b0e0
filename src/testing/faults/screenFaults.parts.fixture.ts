import type { CallPath } from '@/api/calls';
import type { Visitor } from '../harness/signIns';
import type { Step } from '../harness/steps';

/** A part of a screen, or of the frame around it, that loads by one call of its own. */
export interface PartScene {
  readonly url: string;
  readonly as?: Visitor;
  /** What is filled in beside it, and stays. */
  readonly typed?: readonly Step[];
  /** What is done until it is asked for; nothing where opening the screen is enough. */
  readonly first?: readonly Step[];
  /** Whether it says that it could not load, with Retry, or has nothing to say. */
  readonly says: 'Could not load' | 'nothing';
  /** The documented alert, and the text beside the field after it. */
  readonly alert?: readonly [alert: string, after: string];
  /** What can't be pressed meanwhile. */
  readonly blocks?: string;
  /** Words of the screen around it. */
  readonly stays: string;
  /** How many parts of the screen ask by this call at the same time. */
  readonly times?: number;
  /** Faults that are answers to this call. */
  readonly takes?: RegExp;
}

const newQuotation = { url: '/user_admin_policy/557', stays: 'New Quotation' } as const;
const program = [{ choose: 'Program', option: 'Inland Marine Standard' }] as const;
const customers = { url: '/add_customer_for_user_admin_policy/551', says: 'Could not load' } as const;
const chosenCustomer = { ...customers, first: [{ row: 'Whitfield' }], stays: 'Ann Whitfield' } as const;

/** PARTNER-22: what cannot be confirmed is cleared; any answer of 200 confirms it. */
function pointingId(url: string): PartScene {
  return {
    url,
    typed: [{ fill: 'Address', text: '4 Quarry Road' }],
    first: [
      { choose: 'Type', option: 'Kyubos' },
      { fill: 'Kyubos Pointing Id', text: 'KYB-1009' },
    ],
    says: 'nothing',
    alert: ['Invalid Kyubos id', 'This Kyubos Pointing Id could not be confirmed'],
    stays: 'File exchange',
    takes: /^F[378]/,
  };
}

export const parts = {
  '/editclient': { url: '/user_admin_countries', says: 'nothing', stays: 'Hi - Admin' },
  '/viewmainmenuandsubmenu': {
    url: '/user_admin_countries',
    says: 'Could not load',
    stays: 'Hi admin - Admin',
  },
  '/viewmainmenuandsubmenuuser': {
    url: '/user_admin_countries',
    as: 'staff',
    says: 'Could not load',
    stays: 'Hi Sam - Staff',
  },
  '/viewclientintakecategorymain': {
    url: '/user_admin_countries',
    says: 'Could not load',
    stays: 'Hi admin - Admin',
  },
  '/commonloginverification': {
    url: '/user_admin_add_users',
    first: [{ fill: 'Username', text: 'marble' }],
    says: 'nothing',
    stays: 'Create User',
  },
  '/viewstateusingcountrycode': {
    url: '/user_admin_edit_city/461',
    says: 'Could not load',
    stays: 'Edit City',
  },
  '/viewmenucategory': {
    url: '/user_admin_add_intakecategory/',
    typed: [{ fill: 'LOB', text: 'MARINE' }],
    says: 'nothing',
    stays: 'Sub LOB',
  },
  '/clientsearch': pointingId('/user_admin_add_carrier'),
  '/clientsearchtpa': pointingId('/user_admin_add_tpa'),
  '/clientsearchmga': pointingId('/user_admin_add_mga'),
  '/viewpolicyquotationlistfull': {
    url: '/user_admin_policy_quotations',
    first: [{ press: 'Export all (40)' }],
    says: 'Could not load',
    stays: 'Policies Quotations',
  },
  '/viewpolicypaymenthistory': {
    url: '/user_admin_view_binder_policies/1015/555',
    says: 'Could not load',
    stays: 'Process To Policy',
  },
  '/viewactiveintakeattributegroupmain': { ...newQuotation, says: 'Could not load', blocks: 'Submit' },
  '/viewattributegroupbasedonclientidandattributeidmain': {
    ...newQuotation,
    // Where the intake's own copy says how to draw a group, it is drawn all the same.
    typed: [{ fill: 'Last Name', text: 'Marble' }],
    says: 'Could not load',
    blocks: 'Submit',
    times: 3,
  },
  '/viewactiveattributemain': { ...newQuotation, says: 'Could not load', blocks: 'Submit', times: 3 },
  '/viewintakesublobmain': { ...newQuotation, says: 'Could not load' },
  '/intakeprogram': { ...newQuotation, says: 'Could not load' },
  '/programstate': { ...newQuotation, first: program, says: 'Could not load' },
  '/programlobcoverage': { ...newQuotation, first: program, says: 'Could not load', blocks: 'Submit' },
  '/zipcodedatamain': {
    ...newQuotation,
    first: [{ fill: 'Zip Code', text: '60614' }],
    says: 'nothing',
  },
  '/viewincompleteintakeform': { ...customers, stays: 'Choose Customer' },
  '/viewcustomerintakeform': chosenCustomer,
  '/viewcustomerpolicyquotationlist': chosenCustomer,
  '/viewcustomerpolicybinderlist': chosenCustomer,
  '/editbrdxfile': {
    url: '/user_admin_bdx_history_view/308',
    says: 'Could not load',
    stays: 'BDX History View',
    // Where it answers nothing the row of the list is shown.
    takes: /^F[378]/,
  },
  '/fileExportdata': {
    url: '/user_admin_bdx_export',
    first: [{ fill: 'Period', text: '102026' }, { press: 'Submit' }],
    says: 'Could not load',
    blocks: 'Export',
    stays: 'BDX Export',
  },
} as const satisfies Partial<Record<CallPath, PartScene>>;
