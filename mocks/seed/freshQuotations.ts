import type { CoverageLine } from '@/domain/records/quotations';
import type { WireIntakeCategory } from '../adminRecords';
import type { WireProgramCoverage, WireQuotation, WireStage } from '../records';
import { answersText } from './answers';
import { customers } from './customers';
import { adminUserId, clientId, firstIds } from './ids';
import { intakeCategories } from './intake';
import { clients } from './session';
import { agents } from './partners';
import { programCoverages, programs, programStates, subLobs } from './programs';
import { recordDates } from './recordDates';

export const clientName = clients.find(({ id }) => id === clientId)?.Client_FullName ?? '';

const counts: readonly (readonly [WireStage, number])[] = [
  ['ISSUED', 12],
  ['BOUND', 20],
  ['QUOTED', 40],
];
const stages = counts.flatMap(([stage, count]) => Array<WireStage>(count).fill(stage));

const spans = [
  ['1year', 12],
  ['6months', 6],
  ['1year', 12],
  ['3months', 3],
] as const;

/** The agents of every eleven records; the other records have none. */
const agentOfEleven = new Map([
  [0, agents[1]],
  [2, agents[2]],
  [5, agents[0]],
  [6, agents[3]],
]);

export const day = 86_400_000;
export const firstDay = Date.UTC(2026, 0, 6, 14, 20);

export function cents(amount: number): string {
  return String(Math.round(amount * 100) / 100);
}

/** YYYY-MM-DD; the last day of a month becomes the last day of the other month. */
function plusMonths(date: string, months: number): string {
  const [year = 0, month = 1, dayOfMonth = 1] = date.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(dayOfMonth, last))).toISOString().slice(0, 10);
}

function dateAfter(moment: number, days: number): string {
  return new Date(moment + days * day).toISOString().slice(0, 10);
}

/** The element at `index`; after the last element it starts again with the first one. */
export function pick<T>(list: readonly T[], index: number): T {
  const found = list[index % list.length];
  if (found === undefined) throw new Error('an empty list has nothing to pick');
  return found;
}

/** Coverage lines as a user fills them in: required ones included, every third optional one declined. */
export function filledIn(
  offers: readonly WireProgramCoverage[],
  index: number,
  acceptDate: string,
): CoverageLine[] {
  return offers.map((offer, order) => {
    const isRequired = offer.covargerequired === 'required';
    const coverageinclude = isRequired ? 'Y' : pick(['Y', 'N', ''], index + order);
    const limit = Number(offer.coveragelimit.replaceAll(/[$,]/g, ''));
    const accept = Number.isNaN(limit) ? 100_000 : limit / pick([1, 2, 4], index);
    const own = Number(offer.deductible);
    const share = offer.deductiblebasis === 'Percentage' ? (accept * own) / 100 : own;
    return {
      coverage_name: offer.coverage_name,
      covargerequired: offer.covargerequired,
      coverageinclude,
      coverageacceptdate: coverageinclude === '' ? '' : acceptDate,
      coveragelimit: offer.coveragelimit,
      coverageaccept: String(accept),
      deductiblebasis: offer.deductiblebasis,
      deductible: offer.deductible,
      deductibleamount: Math.min(share, accept),
      premium: coverageinclude === 'Y' ? Number(cents(offer.premium * (1 + (index % 5) * 0.03))) : 0,
    };
  });
}

/** The premium of all lines. */
export function premiumOf(coverage: readonly CoverageLine[]): string {
  return cents(coverage.reduce((sum, { premium }) => sum + premium, 0));
}

/** Lines of business that suit a firm or a person. */
function linesFor(lastname: string): WireIntakeCategory[] {
  const intaketype = ['LLC', 'Inc'].includes(lastname) ? 'Commercial' : 'Personal';
  return intakeCategories.filter((category) => category.intaketype === intaketype);
}

/** The record of one customer, program, agent and time; the same index always gives the same record. */
function quotationAt(index: number, status: WireStage): WireQuotation {
  const { company_id, ...customer } = pick(customers, index);
  const intake = pick(linesFor(customer.lastname), index + (index >> 2));
  const sold = programStates.filter(({ state_name }) => state_name === customer.state);
  const offered = programs.filter(
    ({ id, intake_id }) => intake_id === intake.id && sold.some(({ program_id }) => program_id === id),
  );
  const program = pick(offered, index >> 2);
  const state = pick(
    sold.filter(({ program_id }) => program_id === program.id),
    0,
  );
  const subLob = pick(
    subLobs.filter(({ intake_id }) => intake_id === intake.id),
    index >> 1,
  );
  const [policyduration, months] = pick(spans, index);
  const [created, policyeffectivedate] = pick(recordDates, index);
  const moment = Date.parse(`${created}T14:20:00Z`) + ((index * 37) % 420) * 60_000;
  const policyscheduledate = plusMonths(policyeffectivedate, months);
  const offers = programCoverages.filter(({ program_id }) => program_id === program.id);
  const agent = agentOfEleven.get(index % 11);
  const coverage = filledIn(offers, index, dateAfter(moment, 0));
  const policyamount = premiumOf(coverage);
  return {
    id: firstIds.quotations + index,
    company_id,
    unique_id: `POL-2026-${String(index + 1).padStart(4, '0')}`,
    policycreator_id: adminUserId,
    policycreator_name: clientName,
    lobcode: intake.lob_code,
    intake_id: intake.id,
    intake_Name: intake.category_name,
    intake_form_id: '',
    intake_subName: intake.sublob,
    sublob_id: subLob.sublob_id,
    sublob_code: subLob.sublob_code,
    sublob_name: subLob.name,
    program_id: program.id,
    programname: program.program_name,
    state_id: state.state_id,
    state_name: state.state_name,
    Admitted: index % 3 === 0 ? '0' : '1',
    submga_id: agent?.id ?? '',
    submga_code: agent?.agentcode ?? '',
    submga_name: agent?.agentname ?? '',
    ...customer,
    policyeffectivedate,
    policyschedule: pick(['1month', '3months', '6months', '1year'], index),
    policyscheduledate,
    policyamount,
    policyduration,
    policyquotation_graceperiod: dateAfter(moment, 60),
    paymentgraceperiod: pick(['10', '15', ''], index),
    // Always different from that of the policy, so that a screen that confuses the two is noticed.
    paymentschedule: pick(['3months', '1year', '1month', '6months'], index),
    policydetails: answersText(intake.id, {
      ...customer,
      policyamount,
      policyeffectivedate,
      policyscheduledate,
    }),
    policycoverage: JSON.stringify(coverage),
    balance: policyamount,
    autopayment: 0,
    cardnumber: '',
    createdAt: new Date(moment).toISOString(),
    status,
  };
}

/**
 * The year's policies, binders and quotations, each stage oldest first, before payments and before some of them get the
 * malformed texts of old records.
 */
export const freshQuotations: WireQuotation[] = stages.map((stage, index) => quotationAt(index, stage));
