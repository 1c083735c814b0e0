import type { CallPath } from '@/api/calls';
import type { Visitor } from '../harness/signIns';
import type { Step } from '../harness/steps';

/** A section of a screen, or of the shell around it, that loads with a call of its own. */
export interface SectionScene {
  readonly url: string;
  readonly as?: Visitor;
  /** Steps that fill in fields outside of the section; their values stay. */
  readonly typed?: readonly Step[];
  /** The steps until the section loads; none if it loads with the screen. */
  readonly setup?: readonly Step[];
  /** Whether it shows 'Could not load' with Retry, or nothing. */
  readonly message: 'Could not load' | 'nothing';
  /** The documented alert, and the text at the field after it. */
  readonly alert?: readonly [alert: string, after: string];
  /** The button that is disabled meanwhile. */
  readonly disabledButton?: string;
  /** A text of the screen around it. */
  readonly visibleText: string;
  /** How many sections of the screen make this call at the same time. */
  readonly times?: number;
  /** Faults that count as a success of this call. */
  readonly successFaults?: RegExp;
}

const newQuotation = { url: '/user_admin_policy/557', visibleText: 'New Quotation' } as const;
const program = [{ choose: 'Program', option: 'Inland Marine Standard' }] as const;
const customers = { url: '/add_customer_for_user_admin_policy/551', message: 'Could not load' } as const;
const chosenCustomer = { ...customers, setup: [{ row: 'Whitfield' }], visibleText: 'Ann Whitfield' } as const;

/** PARTNER-22: an id that cannot be confirmed is cleared; any response with 200 confirms it. */
function pointingId(url: string): SectionScene {
  return {
    url,
    typed: [{ fill: 'Address', text: '4 Quarry Road' }],
    setup: [
      { choose: 'Type', option: 'Kyubos' },
      { fill: 'Kyubos Pointing Id', text: 'KYB-1009' },
    ],
    message: 'nothing',
    alert: ['Invalid Kyubos id', 'This Kyubos Pointing Id could not be confirmed'],
    visibleText: 'File exchange',
    successFaults: /^F[378]/,
  };
}

export const sections = {
  '/editclient': { url: '/user_admin_countries', message: 'nothing', visibleText: 'Hi - Admin' },
  '/viewmainmenuandsubmenu': {
    url: '/user_admin_countries',
    message: 'Could not load',
    visibleText: 'Hi admin - Admin',
  },
  '/viewmainmenuandsubmenuuser': {
    url: '/user_admin_countries',
    as: 'staff',
    message: 'Could not load',
    visibleText: 'Hi Sam - Staff',
  },
  '/viewclientintakecategorymain': {
    url: '/user_admin_countries',
    message: 'Could not load',
    visibleText: 'Hi admin - Admin',
  },
  '/commonloginverification': {
    url: '/user_admin_add_users',
    setup: [{ fill: 'Username', text: 'marble' }],
    message: 'nothing',
    visibleText: 'Create User',
  },
  '/viewstateusingcountrycode': {
    url: '/user_admin_edit_city/461',
    message: 'Could not load',
    visibleText: 'Edit City',
  },
  '/viewmenucategory': {
    url: '/user_admin_add_intakecategory/',
    typed: [{ fill: 'LOB', text: 'MARINE' }],
    message: 'nothing',
    visibleText: 'Sub LOB',
  },
  '/clientsearch': pointingId('/user_admin_add_carrier'),
  '/clientsearchtpa': pointingId('/user_admin_add_tpa'),
  '/clientsearchmga': pointingId('/user_admin_add_mga'),
  '/viewpolicyquotationlistfull': {
    url: '/user_admin_policy_quotations',
    setup: [{ press: 'Export CSV (40)' }],
    message: 'Could not load',
    visibleText: 'Policies Quotations',
  },
  '/viewpolicypaymenthistory': {
    url: '/user_admin_view_binder_policies/1015/555',
    message: 'Could not load',
    visibleText: 'Process To Policy',
  },
  '/viewactiveintakeattributegroupmain': {
    ...newQuotation,
    message: 'Could not load',
    disabledButton: 'Submit',
  },
  '/viewattributegroupbasedonclientidandattributeidmain': {
    ...newQuotation,
    // If the intake form has the layout of a group too, the group is still rendered.
    typed: [{ fill: 'Last Name', text: 'Marble' }],
    message: 'Could not load',
    disabledButton: 'Submit',
    times: 3,
  },
  '/viewactiveattributemain': {
    ...newQuotation,
    message: 'Could not load',
    disabledButton: 'Submit',
    times: 3,
  },
  '/viewintakesublobmain': { ...newQuotation, message: 'Could not load' },
  '/intakeprogram': { ...newQuotation, message: 'Could not load' },
  '/programstate': { ...newQuotation, setup: program, message: 'Could not load' },
  '/programlobcoverage': {
    ...newQuotation,
    setup: program,
    message: 'Could not load',
    disabledButton: 'Submit',
  },
  '/zipcodedatamain': {
    ...newQuotation,
    setup: [{ fill: 'Zip Code', text: '60614' }],
    message: 'nothing',
  },
  '/viewincompleteintakeform': { ...customers, visibleText: 'Choose Customer' },
  '/viewcustomerintakeform': chosenCustomer,
  '/viewcustomerpolicyquotationlist': chosenCustomer,
  '/viewcustomerpolicybinderlist': chosenCustomer,
  '/editbrdxfile': {
    url: '/user_admin_bdx_history_view/308',
    message: 'Could not load',
    visibleText: 'BDX History View',
    // Without a record in the response, the row of the list is shown.
    successFaults: /^F[378]/,
  },
  '/fileExportdata': {
    url: '/user_admin_bdx_export',
    setup: [{ fill: 'Period', text: '102026' }, { press: 'Submit' }],
    message: 'Could not load',
    disabledButton: 'Export',
    visibleText: 'BDX Export',
  },
} as const satisfies Partial<Record<CallPath, SectionScene>>;
