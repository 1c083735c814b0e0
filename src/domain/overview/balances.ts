import { dueNow } from '@/domain/attention';
import type { QuotationRow } from '@/domain/records/quotations';
import { plus, noTally, tally, type Tally } from './book';
import { ageOf, ages, type Age, type Selection } from './selection';

/** Binders whose oldest overdue payment has the same age. */
export interface AgeGroup {
  readonly key: Age;
  readonly label: string;
  readonly selection: Selection;
  /** The binders and the sum of their balances. */
  readonly balance: Tally;
  /** SCHED-07: what of it is due up to and including today, in cents. */
  readonly dueNow: number;
}

const overdueAges: readonly Age[] = ['1-30', '31-60', '61-90', 'over-90'];

/** Ages that are shown only if a binder has them. */
const rareAges: readonly Age[] = ['paid', 'unknown'];

/**
 * SCHED-07: the balances of binders by age. The whole balance of a binder has the age of its oldest overdue payment, so that each
 * binder is in one group.
 * @param binders only records of the selection
 */
export function balancesByAge(
  binders: readonly QuotationRow[],
  selection: Selection,
  today: string,
): readonly AgeGroup[] {
  const found = new Map<Age, QuotationRow[]>();
  for (const binder of binders) {
    const age = ageOf(binder, today);
    const group = found.get(age);
    if (group) group.push(binder);
    else found.set(age, [binder]);
  }
  return ageNames
    .filter((age) => !rareAges.includes(age) || found.has(age))
    .map((age) => {
      const rows = found.get(age) ?? [];
      return {
        key: age,
        label: ages[age],
        selection: { ...selection, age },
        balance: tally(rows, ({ balance }) => balance),
        dueNow: rows.reduce((sum, row) => sum + dueNow(row, today), 0),
      };
    });
}

const ageNames: readonly Age[] = ['not-due', ...overdueAges, ...rareAges];

/** The binders with an overdue payment. */
export function overdueTally(groups: readonly AgeGroup[]): Tally {
  return groups
    .filter(({ key }) => overdueAges.includes(key))
    .reduce((sum, { balance }) => plus(sum, balance), noTally);
}
