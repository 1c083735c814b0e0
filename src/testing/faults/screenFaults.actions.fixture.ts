import type { CallPath } from '@/api/calls';
import { csvFile } from '@/testing/harness/bordereauFile';
import type { Visitor } from '../harness/signIns';
import type { Step } from '../harness/steps';

/** A change that takes more than one box and Save, and how a person makes it. */
export interface ActionScene {
  readonly url: string;
  readonly as?: Visitor;
  /** What is opened and filled in; it has to be there still after each failure. */
  readonly first?: readonly Step[];
  /** What is done, the press that sends last. */
  readonly does: readonly Step[];
  /** The same when it failed before, where that is otherwise. */
  readonly again?: readonly Step[];
  /** The documented alert after a failure. */
  readonly alert?: string;
  /** What is said quietly, in place, when the answer was lost. */
  readonly says: string | RegExp;
  /** The same after an error of the server, where that is otherwise. */
  readonly saysError?: string | RegExp;
  /** The same after a refusal that came with the status 200; nothing where the alert says it all. */
  readonly saysRefused?: string | RegExp;
  /** Words that stay in sight: the record, or what was done so far. */
  readonly stays: string;
  /** What is said after success only. */
  readonly success?: string;
  /** When it was carried out and its answer lost, where that leads further than another try. */
  readonly lost?: {
    /** What is said then; nothing where the list, read again, bears it out. */
    readonly says?: string | RegExp;
    /** The call by which it is read again what became of it. */
    readonly rereads?: CallPath;
    /** Where it leads as after success, once a read has shown that it was carried out. */
    readonly leadsTo?: string;
    /** The alert before, where it is not the one of success. */
    readonly alert?: RegExp;
  };
  /** The step before this one: it is not taken a second time. */
  readonly stepBefore?: CallPath;
  /** The step after this one: it is never taken. */
  readonly stepAfter?: CallPath;
}

const inDoubt = /^Not confirmed\./;
const notStored = /It is not confirmed whether it was stored/;
const perhapsStored = /Everything is still here.*may have been stored/;
const recorded = /is recorded\.$/;

const onlyDeletionLeft = /Only its deletion is left\.$/;

/** A new quotation that the list shows, although its answer was lost. */
const storedAfterAll = {
  rereads: '/viewpolicyquotationlist',
  alert: /^New quotation Inland Marine, policy amount .* is recorded\.$/,
  leadsTo: '/user_admin_home',
} as const;

const quotations = '/user_admin_policy_quotations';
const binders = '/user_admin_policy_binder';

/** A row of a list that is deleted by its menu. */
function removal(url: string, row: string, list: CallPath): readonly [ActionScene] {
  return [
    {
      url,
      does: [{ press: 'Delete', ofRow: row }, { press: 'OK' }],
      says: 'Not saved',
      saysRefused: 'Not saved',
      stays: row,
      lost: { rereads: list },
    },
  ];
}

/** A list whose ranks are saved together. */
function ranks(url: string, row: string): readonly [ActionScene] {
  return [
    {
      url,
      first: [{ fill: `Rank of ${row}`, text: '9' }],
      does: [{ press: 'Save' }],
      says: 'Not saved',
      saysRefused: 'Not saved',
      stays: '1 unsaved change',
    },
  ];
}

/** A stored quotation with another last name, sent by one of its two buttons. */
function changed(press: string): ActionScene {
  return {
    url: '/edit_intakeform_user_admin_policy/1041/551',
    first: [{ fill: 'Last Name', text: 'Marble' }],
    does: [{ press }],
    says: notStored,
    lost: { says: notStored },
    stays: 'Not saved',
  };
}

function deletion(url: string, what: 'Quotation' | 'Binder'): ActionScene {
  return {
    url,
    does: [{ press: `Delete ${what}` }, { press: 'OK' }],
    alert: `Error Delete ${what}. Please try again.`,
    says: inDoubt,
    lost: { rereads: '/viewpolicyquotation', leadsTo: what === 'Binder' ? binders : quotations },
    stays: 'Premium Details',
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

/** Each call with the places where a person makes it. */
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
      first: [{ press: 'Move Countries to Admin' }],
      does: [{ press: 'Save Permissions' }],
      says: 'Not saved',
      saysRefused: 'Not saved',
      stays: 'Countries',
    },
  ],
  '/createintakeattributegroup': [
    {
      url: '/user_admin_add_intakeattributegroup/551',
      first: [{ choose: 'Attribute Group', option: 'Locations' }],
      does: [{ press: 'Save' }],
      says: inDoubt,
      saysError: 'Not saved',
      saysRefused: 'Not saved',
      stays: 'Add Intake Attribute Group',
    },
  ],
  '/updateintakeattributegroup': [
    {
      url: '/user_admin_edit_intakeattributegroup/551/621',
      first: [{ choose: 'Attribute Group', option: 'Mortgagee' }],
      does: [{ press: 'Save' }],
      says: 'Not saved',
      saysRefused: 'Not saved',
      stays: 'Edit Intake Attribute Group',
    },
  ],
  '/updatepolicyquotationlist': [changed('Generate Quotation')],
  '/updatesavepolicyquotationlist': [changed('Save')],
  '/createpolicyquoationlist': [
    {
      url: '/user_admin_policy/557',
      first: [
        { choose: 'Program', option: 'Inland Marine Standard' },
        { fill: 'First Name', text: 'Ann' },
        { fill: 'Last Name', text: 'Marble' },
        { fill: 'Address', text: '4 Quarry Road' },
        { fill: 'Zip Code', text: '60614' },
      ],
      does: [{ press: 'Submit' }],
      says: inDoubt,
      saysError: perhapsStored,
      saysRefused: 'Not saved',
      lost: storedAfterAll,
      stays: 'New Quotation',
    },
  ],
  '/savepolicyquoation': [
    {
      url: '/user_admin_policy/557',
      first: [{ fill: 'Last Name', text: 'Marble' }],
      does: [{ press: 'Save' }],
      says: inDoubt,
      saysError: perhapsStored,
      saysRefused: 'Not saved',
      lost: storedAfterAll,
      stays: 'New Quotation',
    },
  ],
  '/deletepolicyquotationlist': [
    deletion(quotation, 'Quotation'),
    deletion(binder, 'Binder'),
    {
      url: quotation,
      does: [{ press: 'Cancel' }, { press: 'Yes' }, { press: 'OK' }],
      again: [{ press: 'Delete Quotation' }, { press: 'OK' }],
      alert: 'Error Delete Quotation. Please try again.',
      says: onlyDeletionLeft,
      saysRefused: onlyDeletionLeft,
      stays: 'Premium Details',
      success: 'Quotation delete successfully!',
      stepBefore: '/createqutationtointake',
    },
  ],
  '/policyapproveuser': [
    {
      url: quotation,
      does: [{ press: 'Approve' }, { press: 'OK' }],
      alert: 'Error Approve Quotation. Please try again.',
      says: inDoubt,
      lost: { rereads: '/viewpolicyquotation', leadsTo: quotations },
      stays: 'Premium Details',
      success: 'Quotation Approved successfully!',
    },
  ],
  '/policyrevartback': [
    {
      url: binder,
      does: [{ press: 'Revert Back To Quotation' }, { press: 'OK' }],
      says: inDoubt,
      saysRefused: 'Not saved',
      lost: { rereads: '/viewpolicyquotation', leadsTo: binders },
      stays: 'Premium Details',
    },
  ],
  '/createqutationtointake': [
    {
      url: quotation,
      does: [{ press: 'Cancel' }, { press: 'Yes' }],
      alert: 'Error create intake from quotation. Please try again.',
      says: inDoubt,
      lost: { says: onlyDeletionLeft, rereads: '/viewpolicyquotation' },
      stays: 'Premium Details',
      success: 'Successfully create intake form from quotation!',
      stepAfter: '/deletepolicyquotationlist',
    },
  ],
  '/policyquotationpayment': [
    {
      url: binder,
      first: [{ press: 'Process To Policy' }],
      does: payment,
      says: 'Payment not confirmed',
      saysRefused: 'Payment not confirmed',
      lost: { says: 'Payment recorded', rereads: '/viewpolicypaymenthistory' },
      stays: 'Balance now',
    },
  ],
  '/Importedbdximport': [
    {
      url: '/user_admin_bdx_inbound',
      does: [{ press: 'Import', ofRow: 'claims-2026-10.csv' }, { press: 'OK' }],
      says: inDoubt,
      saysRefused: 'Not saved',
      lost: { says: recorded, rereads: '/viewclientinbound' },
      stays: 'claims-2026-10.csv',
    },
  ],
  '/reviewdbdx': [
    {
      url: '/user_admin_brdx_file_view/329',
      does: [{ press: 'Approve' }, { press: 'OK' }],
      says: inDoubt,
      saysRefused: 'Not saved',
      lost: { says: recorded, rereads: '/editbrdxfileview' },
      stays: 'Whitfield, Ann',
    },
  ],
  '/sendbdx': [
    {
      url: '/user_admin_bdx_send',
      does: [{ press: 'Send', ofRow: 'premium-2026-10.csv' }, { press: 'OK' }],
      says: inDoubt,
      saysRefused: 'Not saved',
      lost: { says: recorded, rereads: '/viewbrdxsend' },
      stays: 'premium-2026-10.csv',
    },
  ],
  '/brdxfileimporttomain': [
    {
      url: '/client_user_BDX_filerecived',
      as: 'carrier',
      does: [{ press: 'Import To Carrier', ofRow: 'premium-2026-08.csv' }, { press: 'OK' }],
      says: inDoubt,
      saysRefused: 'Not saved',
      lost: { says: recorded, rereads: '/viewBDXInbound' },
      stays: 'premium-2026-08.csv',
      success: 'Successfully Imported',
    },
  ],
  '/removebrdxfile': [
    {
      url: '/client_user_BDX_fileupload',
      as: 'carrier',
      does: [{ press: 'Remove', ofRow: 'claims-2026-10.csv' }, { press: 'OK' }],
      says: inDoubt,
      saysRefused: 'Not saved',
      lost: { says: recorded, rereads: '/viewBDXOutbound' },
      stays: 'claims-2026-10.csv',
    },
  ],
  '/createfileExport': [
    {
      url: '/user_admin_bdx_export',
      first: [
        { fill: 'Period', text: '102026' },
        { press: 'Submit' },
        { press: 'Select row 1, POL-2026-0001' },
      ],
      does: [{ press: 'Export' }],
      alert: 'Export failed!',
      says: inDoubt,
      saysError: 'Not saved',
      saysRefused: 'Not saved',
      lost: { says: inDoubt },
      stays: 'BDX Export',
    },
  ],
  '/createbrdxsamplefile': [
    {
      url: '/user_admin_add_bdxcreate',
      first: [
        { attach: 'File', file: csvFile() },
        { fill: 'Period', text: '102026' },
      ],
      does: [{ press: 'Save' }],
      alert: 'File upload failed!',
      says: inDoubt,
      saysError: 'Not saved',
      saysRefused: 'Not saved',
      lost: { says: inDoubt },
      stays: 'premium.csv',
      success: 'File uploaded successfully!',
    },
  ],
  '/createbybdx': [
    {
      url: '/client_user_BDX_add_fileupload',
      as: 'carrier',
      first: [
        { attach: 'File', file: csvFile() },
        { fill: 'Period', text: '102026' },
      ],
      does: [{ press: 'Save' }],
      alert: 'File upload failed!',
      says: inDoubt,
      saysError: 'Not saved',
      saysRefused: 'Not saved',
      lost: { says: inDoubt },
      stays: 'premium.csv',
      success: 'File uploaded successfully!',
    },
  ],
} as const satisfies Partial<Record<CallPath, readonly ActionScene[]>>;
