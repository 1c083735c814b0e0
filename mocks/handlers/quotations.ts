import type { QuotationRow } from '@/domain/records/quotations';
import { db } from '../db';
import { find, post, same, type Sent } from '../http';
import { asText } from '../fields';
import type { WireQuotation, WireStage } from '../records';

/** CALL-086: the columns of the lists, by their keys. */
const columns = [
  'intake_Name',
  'intake_subName',
  'createdAt',
  'unique_id',
  'firstname',
  'lastname',
  'policyeffectivedate',
  'policyscheduledate',
  'state_name',
] as const;

type Column = (typeof columns)[number];

const dateColumns: readonly Column[] = ['createdAt', 'policyeffectivedate', 'policyscheduledate'];

/** The fields of a record that the lists send, without the long texts. */
export function row(quotation: WireQuotation): QuotationRow {
  return {
    id: quotation.id,
    intake_id: quotation.intake_id,
    intake_Name: quotation.intake_Name,
    intake_subName: quotation.intake_subName,
    createdAt: quotation.createdAt,
    unique_id: quotation.unique_id,
    customer_id: quotation.customer_id,
    firstname: quotation.firstname,
    lastname: quotation.lastname,
    address: quotation.address,
    city: quotation.city,
    state: quotation.state,
    zipcode: quotation.zipcode,
    phonenumber: quotation.phonenumber,
    email: quotation.email,
    policyeffectivedate: quotation.policyeffectivedate,
    policyscheduledate: quotation.policyscheduledate,
    state_name: quotation.state_name,
    policyamount: asText(quotation.policyamount),
    balance: asText(quotation.balance),
    policyschedule: quotation.policyschedule,
    policyquotation_graceperiod: quotation.policyquotation_graceperiod,
    policycreator_id: quotation.policycreator_id,
    policycreator_name: quotation.policycreator_name,
    submga_id: quotation.submga_id,
    submga_code: quotation.submga_code,
    submga_name: quotation.submga_name,
  };
}

/** `2026-03-01…` as lists display it, so that a filter also matches the displayed text. */
function asShown(date: string): string {
  return date.replace(/^(\d{4})-(\d{2})-(\d{2}).*$/, '$2-$3-$1');
}

function contains(quotation: WireQuotation, column: Column, wanted: string): boolean {
  const stored = asText(quotation[column]).toLowerCase();
  const text = wanted.trim().toLowerCase();
  return (
    stored.includes(text) ||
    (dateColumns.includes(column) && asShown(stored).includes(text.replaceAll('/', '-')))
  );
}

/** The records of a company at one stage that match every filter, newest first. */
export function quotationsAt(stage: WireStage, companyId: unknown): WireQuotation[] {
  return db.quotations
    .filter(({ status, company_id }) => status === stage && same(company_id, companyId))
    .reverse();
}

function listed(stage: WireStage, body: Sent<'company_id'> & Partial<Sent<Column>>): QuotationRow[] {
  const wanted = columns.map((column) => [column, asText(body[column])] as const).filter(([, text]) => text);
  return quotationsAt(stage, body.company_id)
    .filter((quotation) => wanted.every(([column, text]) => contains(quotation, column, text)))
    .map(row);
}

/** A row of the older, full list: the fields of the record, with its coverages as a list of policies (ENT-32). */
function fullRow(quotation: WireQuotation) {
  return {
    quotation_id: quotation.id,
    policyquotationdata: {
      ...row(quotation),
      policydetails: [
        { policyname: quotation.programname, policy_coverage: quoted(quotation.policycoverage) },
      ],
    },
  };
}

interface OldCoverage {
  quotecoverage: string;
  quotecoverage_limit: string;
  quotepremimum: string;
}

/** The coverage lines under their older names; none where the text cannot be read. */
function quoted(policycoverage: string): OldCoverage[] {
  const names = /"coverage_name":"([^"]*)".*?"coveragelimit":"([^"]*)".*?"premium":([\d.]+)/g;
  return [...policycoverage.matchAll(names)].map(([, name = '', limit = '', premium = '']) => ({
    quotecoverage: name,
    quotecoverage_limit: limit,
    quotepremimum: premium,
  }));
}

/** Quotations, binders and policies as lists and single records (CALL-085 to CALL-090, CALL-099 to CALL-101). */
export const quotationsHandlers = [
  post('/viewpolicyquotation', ['id'], ({ id }) => ({ Policyquotations: find(db.quotations, id) })),
  post('/viewpolicyquotationlist', ['company_id'], (body) => ({ Policyquotations: listed('QUOTED', body) }), {
    optional: columns,
  }),
  post('/viewpolicyquotationlistfull', ['company_id'], ({ company_id }) => ({
    list: quotationsAt('QUOTED', company_id).map(fullRow),
  })),
  post('/viewpolicybinderlist', ['company_id'], (body) => ({ Policyquotations: listed('BOUND', body) }), {
    optional: columns,
  }),
  post('/policyquotationlist', ['company_id'], (body) => ({ Policyquotations: listed('ISSUED', body) }), {
    optional: columns,
  }),
  post('/editpolicyquotationlist', ['id'], ({ id }) => ({ policyquotation: find(db.quotations, id) })),
  post('/viewpolicyquotationhistory', ['company_id', 'quotation_id'], (body) => ({
    policyquotationhistory: db.quotationHistory.filter(
      ({ company_id, quotation_id }) =>
        same(company_id, body.company_id) && same(quotation_id, body.quotation_id),
    ),
  })),
  post('/editpolicyquotationhistory', ['id'], ({ id }) => ({
    Policyquotationhis: find(db.quotationHistory, id),
  })),
  post('/viewpolicypaymenthistory', ['quotation_id'], (body) => ({
    policypaymenthistory: db.payments.filter(({ quotation_id }) => same(quotation_id, body.quotation_id)),
  })),
];
