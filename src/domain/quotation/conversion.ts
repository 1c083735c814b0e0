import type { CoverageLine, Quotation, QuotationPayload } from '../records/quotations';
import type { Id } from '../records/scalars';
import { today } from '@/domain/text/dates';
import { centsToNumber, parseMoney } from '@/domain/text/money';
import { pick } from '@/domain/values/pick';
import { detailsText, readDetails } from './answers';
import { withLines, type CoverageState } from './coverage';
import { areAsStored, coverageText, linesOfProgram, readCoverage, withRequired } from './coverageText';
import type { QuotationForm } from './form';
import type { FormGroup } from './groups';
import type { AgentFields, QuotationHeader } from './header';
import { sentFields, touchedAnswer } from './namedFields';

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

/** The payload's keys from firstname to paymentschedule, in the documents' order. */
const policyKeys = [
  'firstname',
  'lastname',
  'phonenumber',
  'email',
  'address',
  'city',
  'state',
  'zipcode',
  'policyeffectivedate',
  'policyschedule',
  'policyscheduledate',
  'policyamount',
  'policyduration',
  'policyquotation_graceperiod',
  'paymentgraceperiod',
  'paymentschedule',
] as const satisfies readonly (keyof QuotationHeader)[];

const headerKeys = ['id', ...originKeys, 'customer_id', ...policyKeys] as const;

function coverage(text: string, now: Date): CoverageState {
  const stored = readCoverage(text);
  return withLines(
    stored,
    stored.lines.map((line) => withRequired(line, today(now))),
  );
}

/**
 * A stored quotation as a form. ROLE-12: an agent who edits it is attached to it; otherwise its agent stays. The
 * answers may hold secure values, so the form must only be stored in the state of a component.
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

/** QNEW-16: the coverages of the chosen program replace the lines. */
export function withProgramCoverages(
  form: QuotationForm,
  coverages: readonly CoverageLine[],
  now: Date,
): QuotationForm {
  const lines = linesOfProgram(coverages, today(now));
  return { ...form, coverage: withLines({ ...form.coverage, unreadable: false }, lines) };
}

/** A stored amount as it is sent back: a number if its text is one, else the text. */
function storedAmount(text: string): number | string {
  return String(Number(text)) === text.trim() ? Number(text) : text;
}

/**
 * COV-11, Q-144, Q-239: the policy amount as it is sent: the total premium in dollars if there are coverage lines, but
 * the stored amount while they are unchanged. Without lines it is the user's answer to an attribute named policyamount,
 * else the stored amount.
 */
export function policyAmount(form: QuotationForm, groups: readonly FormGroup[]): number | string {
  const { id, policyamount: stored } = form.header;
  const { lines, total } = form.coverage;
  if (areAsStored(lines) && stored.trim() !== '') return storedAmount(stored);
  if (lines.length > 0) return centsToNumber(total.cents);
  return touchedAnswer(form, groups, 'policyamount')?.trim() || stored || (id === '' ? 0 : '');
}

/**
 * The amount in cents that Submit and Generate check: the total of the lines, if there are any. A missing amount is 0.
 */
export function policyAmountCents(form: QuotationForm, groups: readonly FormGroup[]): number {
  const { lines, total } = form.coverage;
  return lines.length > 0 ? total.cents : (parseMoney(policyAmount(form, groups)) ?? 0);
}

/** The payload's keys from firstname to policycoverage. */
function content(form: QuotationForm, groups: readonly FormGroup[]) {
  const policy = { ...form.header, ...sentFields(form, groups), policyamount: policyAmount(form, groups) };
  return {
    ...pick(policy, policyKeys),
    policydetails: detailsText(form.details),
    policycoverage: coverageText(form.coverage),
  };
}

/**
 * CALL-103: the body of the two create calls, its keys in the documents' order. It may hold secure values: wrap it in
 * `Sealed` before it is stored anywhere.
 */
export function toCreatePayload(
  form: QuotationForm,
  groups: readonly FormGroup[],
): QuotationPayload & { customer_id: Id } {
  return { ...pick(form.header, originKeys), customer_id: form.header.customer_id, ...content(form, groups) };
}

/** CALL-103: the body of the two update calls. It may hold secure values too. */
export function toUpdatePayload(
  form: QuotationForm,
  groups: readonly FormGroup[],
): QuotationPayload & { id: Id } {
  return { id: form.header.id, ...pick(form.header, originKeys), ...content(form, groups) };
}
