import type { CoverageLine, Quotation, QuotationPayload } from '../records/quotations';
import type { Id } from '../records/scalars';
import { attributeNames, type AttributeName } from '../attributes';
import { isRequiredLine, withRequiredIncluded } from '../coverage';
import { today } from '../dateText';
import { centsToNumber, parseMoney } from '../money';
import { pick } from '../pick';
import { detailsText, readDetails } from './answers';
import {
  coverageText,
  linesOfProgram,
  readCoverage,
  withLines,
  type CoverageState,
  type FormLine,
} from './coverageText';
import type { QuotationForm } from './form';
import { namedAnswer, type FormGroup } from './groups';
import { knownFields, type AgentFields, type QuotationHeader } from './header';

/** The payload's keys from company_id to submga_name, in the documents' order. */
const originKeys = [
  'company_id',
  'unique_id',
  'policycreator_id',
  'policycreator_name',
  'lobcode',
  'intake_id',
  'intake_Name',
  'intake_form_id',
  'intake_subName',
  'sublob_id',
  'sublob_code',
  'sublob_name',
  'program_id',
  'programname',
  'state_id',
  'state_name',
  'Admitted',
  'submga_id',
  'submga_code',
  'submga_name',
] as const satisfies readonly (keyof QuotationHeader)[];

/** The keys of a schedule that only Premium Details change. */
const scheduleKeys = [
  'policyschedule',
  'policyduration',
  'policyquotation_graceperiod',
  'paymentgraceperiod',
  'paymentschedule',
] as const satisfies readonly (keyof QuotationHeader)[];

const headerKeys = ['id', ...originKeys, 'customer_id', ...attributeNames, ...scheduleKeys] as const;

/** COV-01 for a stored line: a required one that was left out is included now; one that is in keeps its date. */
function withRequired(line: FormLine, date: string): FormLine {
  const isIn = line.coverageinclude === 'Y' && line.coverageacceptdate !== '';
  return isRequiredLine(line) && !isIn ? withRequiredIncluded(line, date) : line;
}

function coverage(text: string, now: Date): CoverageState {
  const stored = readCoverage(text);
  return withLines(
    stored,
    stored.lines.map((line) => withRequired(line, today(now))),
  );
}

/**
 * A stored quotation as a form. ROLE-12: an agent who edits it is attached to it; otherwise it keeps the one it has.
 * The answers may hold secure values, so the form belongs in a component's own state only.
 */
export function fromRecord(
  record: Quotation,
  { now, agent }: { now: Date; agent?: AgentFields | undefined },
): QuotationForm {
  return {
    header: { ...pick(record, headerKeys), ...agent },
    details: readDetails(record.policydetails.open()),
    coverage: coverage(record.policycoverage, now),
  };
}

/** QNEW-16: the coverages of the chosen program take the place of the lines. */
export function withProgramCoverages(
  form: QuotationForm,
  coverages: readonly CoverageLine[],
  now: Date,
): QuotationForm {
  const lines = linesOfProgram(coverages, today(now));
  return { ...form, coverage: withLines({ ...form.coverage, unreadable: false }, lines) };
}

/**
 * COV-11, Q-144, Q-239: the policy amount as it is sent: the total premium in dollars when there are coverage lines,
 * else what an attribute named policyamount says, else what is stored; text stays as it was typed.
 */
export function policyAmount(form: QuotationForm, groups: readonly FormGroup[]): number | string {
  const { lines, total } = form.coverage;
  if (lines.length > 0) return centsToNumber(total.cents);
  return namedAnswer(form.details.answers, groups, 'policyamount')?.trim() || form.header.policyamount || 0;
}

/** The same in cents; what is no amount is 0. */
export function policyAmountCents(form: QuotationForm, groups: readonly FormGroup[]): number {
  return parseMoney(policyAmount(form, groups)) ?? 0;
}

type Dates = 'policyeffectivedate' | 'policyscheduledate';

/**
 * FIELD-19: the fields that attributes may carry, as they are sent. A customer field that was cleared is sent as cleared;
 * one that no attribute answers keeps its value.
 */
export function sentFields(
  form: QuotationForm,
  groups: readonly FormGroup[],
): Pick<QuotationHeader, Exclude<AttributeName, 'policyamount'>> {
  const known = knownFields(form.header);
  const named = (name: AttributeName): string | undefined => namedAnswer(form.details.answers, groups, name);
  const field = (name: Exclude<AttributeName, Dates | 'policyamount'>): string => named(name) ?? known[name];
  // A quotation always has its dates: a blank attribute does not empty what Premium Details hold.
  const date = (name: Dates): string => named(name)?.trim() || known[name];
  return {
    firstname: field('firstname'),
    lastname: field('lastname'),
    phonenumber: field('phonenumber'),
    email: field('email'),
    address: field('address'),
    city: field('city'),
    state: field('state'),
    zipcode: field('zipcode'),
    policyeffectivedate: date('policyeffectivedate'),
    policyscheduledate: date('policyscheduledate'),
  };
}

/** The payload's keys from firstname to policycoverage. */
function content(form: QuotationForm, groups: readonly FormGroup[]) {
  const { header } = form;
  const { policyeffectivedate, policyscheduledate, ...customer } = sentFields(form, groups);
  return {
    ...customer,
    policyeffectivedate,
    policyschedule: header.policyschedule,
    policyscheduledate,
    policyamount: policyAmount(form, groups),
    policyduration: header.policyduration,
    policyquotation_graceperiod: header.policyquotation_graceperiod,
    paymentgraceperiod: header.paymentgraceperiod,
    paymentschedule: header.paymentschedule,
    policydetails: detailsText(form.details),
    policycoverage: coverageText(form.coverage),
  };
}

/**
 * CALL-103: the body of the two create calls, its keys in the documents' order. It may hold secure values: seal it at
 * once.
 */
export function toCreatePayload(
  form: QuotationForm,
  groups: readonly FormGroup[],
): QuotationPayload & { customer_id: Id } {
  return { ...pick(form.header, originKeys), customer_id: form.header.customer_id, ...content(form, groups) };
}

/** CALL-103: the body of the two update calls. The same care as with `toCreatePayload`. */
export function toUpdatePayload(
  form: QuotationForm,
  groups: readonly FormGroup[],
): QuotationPayload & { id: Id } {
  return { id: form.header.id, ...pick(form.header, originKeys), ...content(form, groups) };
}
