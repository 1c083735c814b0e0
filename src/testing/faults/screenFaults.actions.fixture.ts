import type { CallPath } from '@/api/calls';
import { csvFile } from '@/testing/harness/bordereauFile';
import type { Visitor } from '../harness/signIns';
import type { Step } from '../harness/steps';

/** A change that needs more than one field and Save, and the steps of a user. */
export interface ActionScene {
  readonly url: string;
  readonly as?: Visitor;
  /** The steps before: their fields must keep their values after each failure. */
  readonly setup?: readonly Step[];
  /** The steps of the change; the last press sends it. */
  readonly steps: readonly Step[];
  /** The steps of a second attempt, if they are different. */
  readonly retrySteps?: readonly Step[];
  /** The documented alert after a failure. */
  readonly alert?: string;
  /** The text in the page when the response was lost. */
  readonly message: string | RegExp;
  /** The same after an error of the server, if it is different. */
  readonly serverErrorMessage?: string | RegExp;
  /** The same after a refusal with the status 200; nothing if the alert is enough. */
  readonly refusalMessage?: string | RegExp;
  /** A text that stays visible: the record, or the progress so far. */
  readonly visibleText: string;
  /** A text that is shown after a success only. */
  readonly success?: string;
  /** Set if the product finds out what happened after a lost response. */
  readonly afterLostResponse?: {
    /** The text then; nothing if the reloaded list shows the change. */
    readonly message?: string | RegExp;
    /** The call that reads whether the change was carried out. */
    readonly rereadCall?: CallPath;
    /** The next screen, after that call has shown that the change was carried out. */
    readonly nextUrl?: string;
    /** The alert before it, if it is not the one of a success. */
    readonly alert?: RegExp;
  };
  /** The call before this one: it is not sent a second time. */
  readonly callBefore?: CallPath;
  /** The call after this one: it is never sent. */
  readonly callAfter?: CallPath;
}

const notConfirmed = /^Not confirmed\./;
const notStored = /^We do not know yet whether it was saved\.|It may have been saved all the same\.$/;
const perhapsStored = /Your text is here.*may have been saved/;
const recorded = /is recorded\.$/;

const onlyDeletionLeft = /Only its deletion is left\.$/;

/** A new quotation that is in the list, although its response was lost. */
const foundInList = {
  rereadCall: '/viewpolicyquotationlist',
  alert: /^New quotation Inland Marine, policy amount .* is recorded\.$/,
  nextUrl: '/user_admin_home',
} as const;

const quotations = '/user_admin_policy_quotations';
const binders = '/user_admin_policy_binder';

/** A row of a list that is deleted with its menu. */
function removal(url: string, row: string, list: CallPath): readonly [ActionScene] {
  return [
    {
      url,
      steps: [{ press: 'Delete', ofRow: row }, { press: 'OK' }],
      message: 'Not saved',
      refusalMessage: 'Not saved',
      visibleText: row,
      afterLostResponse: { rereadCall: list },
    },
  ];
}

/** A list whose ranks are saved together. */
function ranks(url: string, row: string): readonly [ActionScene] {
  return [
    {
      url,
      setup: [{ fill: `Rank of ${row}`, text: '9' }],
      steps: [{ press: 'Save' }],
      message: 'Not saved',
      refusalMessage: 'Not saved',
      visibleText: '1 unsaved change',
    },
  ];
}

/** A stored quotation with another last name, sent by one of its two buttons. */
function changed(press: string): ActionScene {
  return {
    url: '/edit_intakeform_user_admin_policy/1041/551',
    setup: [{ fill: 'Last Name', text: 'Marble' }],
    steps: [{ press }],
    message: notStored,
    afterLostResponse: { message: notStored },
    visibleText: 'Policy Amount',
  };
}

function deletion(url: string, what: 'Quotation' | 'Binder'): ActionScene {
  return {
    url,
    steps: [{ press: `Delete ${what}` }, { press: 'OK' }],
    alert: `Error Delete ${what}. Please try again.`,
    message: notConfirmed,
    afterLostResponse: {
      rereadCall: '/viewpolicyquotation',
      nextUrl: what === 'Binder' ? binders : quotations,
    },
    visibleText: 'Premium Details',
    success: `${what} delete successfully!`,
  };
}

const quotation = '/user_admin_view_policy_quotation/1041/551';
const binder = '/user_admin_view_binder_policies/1015/555';

const payment: readonly Step[] = [
  { choose: 'Payment Type', option: 'MONEY ORDER' },
  { fill: 'Amount', text: '50' },
  { press: 'Submit' },
];

/** Each call with the screens on which a user makes it. */
export const actionScenes = {
  '/removecompany': removal('/company', 'Great Lakes Casualty', '/viewcompany'),
  '/removeclientintakesubcategory': removal(
    '/user_admin_intakesubcategory/551',
    'Liability Only',
    '/viewclientintakesubcategory',
  ),
  '/removecarrier': removal('/user_admin_carrier', 'Copper Basin Insurance', '/viewcarrier'),
  '/removeclientTPA': removal('/user_admin_tpa', 'Wasatch Benefit Group', '/viewclientTPA'),
  '/removeclientMGA': removal('/user_admin_mga', 'Cascade Specialty', '/viewclientMGA'),
  '/updateattibutegrouprank': ranks('/user_admin_attributegroup', 'Vehicles'),
  '/updateattributerank': ranks('/user_admin_attributes/7/601', 'Email'),
  '/updateintakeattributegrouprank': ranks('/user_admin_intakeattributegroup/551', 'Vehicles'),
  '/createclientpermission': [
    {
      url: '/permissions/11',
      setup: [{ press: 'Move Countries to Admin' }],
      steps: [{ press: 'Save Permissions' }],
      message: 'Not saved',
      refusalMessage: 'Not saved',
      visibleText: 'Countries',
    },
  ],
  '/createintakeattributegroup': [
    {
      url: '/user_admin_add_intakeattributegroup/551',
      setup: [{ choose: 'Attribute Group', option: 'Locations' }],
      steps: [{ press: 'Save' }],
      message: notConfirmed,
      serverErrorMessage: 'Not saved',
      refusalMessage: 'Not saved',
      visibleText: 'Add Intake Attribute Group',
    },
  ],
  '/updateintakeattributegroup': [
    {
      url: '/user_admin_edit_intakeattributegroup/551/621',
      setup: [{ choose: 'Attribute Group', option: 'Mortgagee' }],
      steps: [{ press: 'Save' }],
      message: 'Not saved',
      refusalMessage: 'Not saved',
      visibleText: 'Edit Intake Attribute Group',
    },
  ],
  '/updatepolicyquotationlist': [changed('Generate Quotation')],
  '/updatesavepolicyquotationlist': [changed('Save')],
  '/createpolicyquoationlist': [
    {
      url: '/user_admin_policy/557',
      setup: [
        { choose: 'Program', option: 'Inland Marine Standard' },
        { fill: 'First Name', text: 'Ann' },
        { fill: 'Last Name', text: 'Marble' },
        { fill: 'Address', text: '4 Quarry Road' },
        { fill: 'Zip Code', text: '60614' },
      ],
      steps: [{ press: 'Submit' }],
      message: notConfirmed,
      serverErrorMessage: perhapsStored,
      refusalMessage: 'Not saved',
      afterLostResponse: foundInList,
      visibleText: 'New Quotation',
    },
  ],
  '/savepolicyquoation': [
    {
      url: '/user_admin_policy/557',
      setup: [{ fill: 'Last Name', text: 'Marble' }],
      steps: [{ press: 'Save' }],
      message: notConfirmed,
      serverErrorMessage: perhapsStored,
      refusalMessage: 'Not saved',
      afterLostResponse: foundInList,
      visibleText: 'New Quotation',
    },
  ],
  '/deletepolicyquotationlist': [
    deletion(quotation, 'Quotation'),
    deletion(binder, 'Binder'),
    {
      url: quotation,
      steps: [{ press: 'Cancel' }, { press: 'Yes' }, { press: 'OK' }],
      retrySteps: [{ press: 'Delete Quotation' }, { press: 'OK' }],
      alert: 'Error Delete Quotation. Please try again.',
      message: onlyDeletionLeft,
      refusalMessage: onlyDeletionLeft,
      visibleText: 'Premium Details',
      success: 'Quotation delete successfully!',
      callBefore: '/createqutationtointake',
    },
  ],
  '/policyapproveuser': [
    {
      url: quotation,
      steps: [{ press: 'Approve' }, { press: 'OK' }],
      alert: 'Error Approve Quotation. Please try again.',
      message: notConfirmed,
      afterLostResponse: { rereadCall: '/viewpolicyquotation', nextUrl: quotations },
      visibleText: 'Premium Details',
      success: 'Quotation Approved successfully!',
    },
  ],
  '/policyrevartback': [
    {
      url: binder,
      steps: [{ press: 'Revert Back To Quotation' }, { press: 'OK' }],
      message: notConfirmed,
      refusalMessage: 'Not saved',
      afterLostResponse: { rereadCall: '/viewpolicyquotation', nextUrl: binders },
      visibleText: 'Premium Details',
    },
  ],
  '/createqutationtointake': [
    {
      url: quotation,
      steps: [{ press: 'Cancel' }, { press: 'Yes' }],
      alert: 'Error create intake from quotation. Please try again.',
      message: notConfirmed,
      afterLostResponse: { message: onlyDeletionLeft, rereadCall: '/viewpolicyquotation' },
      visibleText: 'Premium Details',
      success: 'Successfully create intake form from quotation!',
      callAfter: '/deletepolicyquotationlist',
    },
  ],
  '/policyquotationpayment': [
    {
      url: binder,
      setup: [{ press: 'Process To Policy' }],
      steps: payment,
      message: 'Payment not confirmed',
      refusalMessage: 'Payment not confirmed',
      afterLostResponse: { message: 'Payment recorded', rereadCall: '/viewpolicypaymenthistory' },
      visibleText: 'Balance now',
    },
  ],
  '/Importedbdximport': [
    {
      url: '/user_admin_bdx_inbound',
      steps: [{ press: 'Import', ofRow: 'claims-2026-10.csv' }, { press: 'OK' }],
      message: notConfirmed,
      refusalMessage: 'Not saved',
      afterLostResponse: { message: recorded, rereadCall: '/viewclientinbound' },
      visibleText: 'claims-2026-10.csv',
    },
  ],
  '/reviewdbdx': [
    {
      url: '/user_admin_brdx_file_view/329',
      steps: [{ press: 'Approve' }, { press: 'OK' }],
      message: notConfirmed,
      refusalMessage: 'Not saved',
      afterLostResponse: { message: recorded, rereadCall: '/editbrdxfileview' },
      visibleText: 'Whitfield, Ann',
    },
  ],
  '/sendbdx': [
    {
      url: '/user_admin_bdx_send',
      steps: [{ press: 'Send', ofRow: 'premium-2026-10.csv' }, { press: 'OK' }],
      message: notConfirmed,
      refusalMessage: 'Not saved',
      afterLostResponse: { message: recorded, rereadCall: '/viewbrdxsend' },
      visibleText: 'premium-2026-10.csv',
    },
  ],
  '/brdxfileimporttomain': [
    {
      url: '/client_user_BDX_filerecived',
      as: 'carrier',
      steps: [{ press: 'Import To Carrier', ofRow: 'premium-2026-08.csv' }, { press: 'OK' }],
      message: notConfirmed,
      refusalMessage: 'Not saved',
      afterLostResponse: { message: recorded, rereadCall: '/viewBDXInbound' },
      visibleText: 'premium-2026-08.csv',
      success: 'Successfully Imported',
    },
  ],
  '/removebrdxfile': [
    {
      url: '/client_user_BDX_fileupload',
      as: 'carrier',
      steps: [{ press: 'Remove', ofRow: 'claims-2026-10.csv' }, { press: 'OK' }],
      message: notConfirmed,
      refusalMessage: 'Not saved',
      afterLostResponse: { message: recorded, rereadCall: '/viewBDXOutbound' },
      visibleText: 'claims-2026-10.csv',
    },
  ],
  '/createfileExport': [
    {
      url: '/user_admin_bdx_export',
      setup: [
        { fill: 'Period', text: '102026' },
        { press: 'Submit' },
        { press: 'Select row 1, POL-2026-0001' },
      ],
      steps: [{ press: 'Export' }],
      alert: 'Export failed!',
      message: notConfirmed,
      serverErrorMessage: 'Not saved',
      refusalMessage: 'Not saved',
      afterLostResponse: { message: notConfirmed },
      visibleText: 'BDX Export',
    },
  ],
  '/createbrdxsamplefile': [
    {
      url: '/user_admin_add_bdxcreate',
      setup: [
        { attach: 'File', file: csvFile() },
        { fill: 'Period', text: '102026' },
      ],
      steps: [{ press: 'Save' }],
      alert: 'File upload failed!',
      message: notConfirmed,
      serverErrorMessage: 'Not saved',
      refusalMessage: 'Not saved',
      afterLostResponse: { message: notConfirmed },
      visibleText: 'premium.csv',
      success: 'File uploaded successfully!',
    },
  ],
  '/createbybdx': [
    {
      url: '/client_user_BDX_add_fileupload',
      as: 'carrier',
      setup: [
        { attach: 'File', file: csvFile() },
        { fill: 'Period', text: '102026' },
      ],
      steps: [{ press: 'Save' }],
      alert: 'File upload failed!',
      message: notConfirmed,
      serverErrorMessage: 'Not saved',
      refusalMessage: 'Not saved',
      afterLostResponse: { message: notConfirmed },
      visibleText: 'premium.csv',
      success: 'File uploaded successfully!',
    },
  ],
} as const satisfies Partial<Record<CallPath, readonly ActionScene[]>>;
