import { hasDueDates, overdueSince } from '@/domain/attention';
import type { QuotationRow } from '@/domain/records/quotations';
import { dayOf, daysBetween } from '@/domain/text/dates';
import { parseMoney } from '@/domain/text/money';
import { isMonth, monthName, type MonthSpan } from './periods';

/**
 * Which quotations, binders and policies a mark of the overview counts. The same rule filters the list that the mark leads to,
 * so both show the same records.
 */

/** How long the oldest overdue payment of a binder is overdue, or why none is. */
export const ages = {
  'not-due': 'Not due',
  '1-30': '1–30 days',
  '31-60': '31–60 days',
  '61-90': '61–90 days',
  'over-90': 'Over 90 days',
  paid: 'Nothing owed',
  unknown: 'Age not known',
} as const;

export type Age = keyof typeof ages;

/** A property that is absent, or a bound that is blank, selects all records. */
export interface Selection extends MonthSpan {
  /** Only records without an effective date. */
  readonly isUndated?: boolean | undefined;
  /** The LOB as the lists show it; blank for records without one. */
  readonly lob?: string | undefined;
  /** The state as the lists show it. */
  readonly state?: string | undefined;
  /** The key of an agent (`agentOf`). */
  readonly agent?: string | undefined;
  /** Only binders of this age. */
  readonly age?: Age | undefined;
}

/** The month in which a record takes effect, 'YYYY-MM', by the day that the lists show; blank without a date. */
export function effectiveMonth({ policyeffectivedate }: Pick<QuotationRow, 'policyeffectivedate'>): string {
  return dayOf(policyeffectivedate).slice(0, 7);
}

/** A text by which records or files are selected. A URL cannot hold an unpaired surrogate. */
export function keyText(text: string): string {
  return text.trim().replace(/\p{Surrogate}/gu, '\ufffd');
}

export function lobOf({ intake_Name: lob }: Pick<QuotationRow, 'intake_Name'>): string {
  return keyText(lob);
}

/** The column State of the lists. */
export function stateOf({ state_name: name, state }: Pick<QuotationRow, 'state_name' | 'state'>): string {
  return keyText(name || state);
}

/**
 * ENT-25: the key of a record's agent: the id, or without one the code; blank without an agent. An agent's name may be a
 * person's, which no URL may hold.
 */
export function agentOf({
  submga_id: id,
  submga_code: code,
}: Pick<QuotationRow, 'submga_id' | 'submga_code'>): string {
  return keyText(String(id)) || keyText(code);
}

/**
 * SCHED-07: the age of a binder's balance, by its oldest overdue payment. It is not known if the balance or the due dates
 * cannot be read. `today` is the user's own day.
 */
export function ageOf(binder: QuotationRow, today: string): Age {
  const balance = parseMoney(binder.balance);
  if (balance === undefined) return 'unknown';
  if (balance <= 0) return 'paid';
  if (!hasDueDates(binder)) return 'unknown';
  const since = overdueSince(binder, today);
  if (since === '') return 'not-due';
  const days = daysBetween(since, today);
  if (days <= 30) return '1-30';
  if (days <= 60) return '31-60';
  return days <= 90 ? '61-90' : 'over-90';
}

/** Whether a record belongs to a selection. `today` is the user's own day, YYYY-MM-DD. */
export function isSelected(row: QuotationRow, selection: Selection, today: string): boolean {
  const { from, to, isUndated = false, lob, state, agent, age } = selection;
  const month = effectiveMonth(row);
  if (isUndated ? month !== '' : !isInSpan(month, { from, to })) return false;
  if (lob !== undefined && lobOf(row) !== lob) return false;
  if (state !== undefined && stateOf(row) !== state) return false;
  if (agent !== undefined && agentOf(row) !== agent) return false;
  return age === undefined || ageOf(row, today) === age;
}

/** Whether a month is in a span; a blank month only in one without bounds. */
export function isInSpan(month: string, { from, to }: MonthSpan): boolean {
  if (from === '' && to === '') return true;
  return month !== '' && month >= from && (to === '' || month <= to);
}

const undated = 'none';

/** The parameters that show a selection in its list. */
export function selectionParams({ from, to, isUndated, lob, state, agent, age }: Selection): URLSearchParams {
  const params = new URLSearchParams({ show: 'overview' });
  if (isUndated) params.set('effective', undated);
  if (from) params.set('from', from);
  if (to) params.set('to', to);
  for (const [name, value] of Object.entries({ lob, state, agent, age }))
    if (value !== undefined) params.set(name, value);
  return params;
}

/** A month of a URL; undefined if it is no month. */
function monthParam(params: URLSearchParams, name: string): string | undefined {
  const text = params.get(name) ?? '';
  return text === '' || isMonth(text) ? text : undefined;
}

/** Reads what `selectionParams` wrote; undefined if a value is not understood, as in a damaged link. */
export function readSelection(params: URLSearchParams): Selection | undefined {
  const [from, to] = [monthParam(params, 'from'), monthParam(params, 'to')];
  const age = params.get('age') ?? undefined;
  const effective = params.get('effective');
  if (from === undefined || to === undefined) return undefined;
  if (age !== undefined && !isAge(age)) return undefined;
  if (effective !== null && effective !== undated) return undefined;
  return {
    from,
    to,
    isUndated: effective === undated,
    lob: params.get('lob') ?? undefined,
    state: params.get('state') ?? undefined,
    agent: params.get('agent') ?? undefined,
    age,
  };
}

function isAge(text: string): text is Age {
  return Object.hasOwn(ages, text);
}

/** A span in words: 'October 2026', 'October 2026 to January 2027', 'until October 2026'; blank without bounds. */
export function spanText({ from, to }: MonthSpan): string {
  if (from === '' && to === '') return '';
  if (from === '') return `until ${monthName(to)}`;
  if (to === '') return `from ${monthName(from)}`;
  return from === to ? monthName(from) : `${monthName(from)} to ${monthName(to)}`;
}

/** A selection in words, for the list that it filters. `agentName` is the name of its agent, where a record has it. */
export function selectionText(selection: Selection, agentName: string | undefined): string {
  const { isUndated, lob, state, agent, age } = selection;
  const span = spanText(selection);
  return [
    isUndated ? 'Without an effective date' : span && `Effective ${span}`,
    lob !== undefined && `LOB ${lob || 'not given'}`,
    state !== undefined && `State ${state || 'not given'}`,
    agent !== undefined && (agent === '' ? 'Without an agent' : `Agent ${agentName ?? agent}`),
    age !== undefined && `Balance: ${ages[age]}`,
  ]
    .filter(Boolean)
    .join(' · ');
}
