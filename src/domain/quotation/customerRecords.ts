import { timeOf } from '@/domain/text/dates';
import { sameId } from '@/domain/records/ids';
import type { QuotationRow } from '@/domain/records/quotations';
import type { Id } from '@/domain/records/scalars';

type Stage = 'Quotation' | 'Binder' | 'Policy';

/** A record of a customer with the stage that it has reached. */
export interface CustomerRecord extends QuotationRow {
  readonly stage: Stage;
}

interface RecordLists {
  readonly quotations: readonly QuotationRow[];
  readonly binders: readonly QuotationRow[];
  readonly policies: readonly QuotationRow[];
}

/**
 * The records of a customer in one list, the newest effective date first. The lists are read one after another, so that a
 * record may be in two of them: it is shown once, at its later stage. The list of policies has those of all customers.
 */
export function customerRecords(customerId: Id, lists: RecordLists): readonly CustomerRecord[] {
  const stages = [
    ['Policy', lists.policies.filter(({ customer_id }) => sameId(customer_id, customerId))],
    ['Binder', lists.binders],
    ['Quotation', lists.quotations],
  ] as const;
  const records: CustomerRecord[] = [];
  const ids = new Set<string>();
  for (const [stage, rows] of stages) {
    for (const row of rows) {
      const id = String(row.id);
      if (id !== '' && ids.has(id)) continue;
      ids.add(id);
      records.push({ ...row, stage });
    }
  }
  const time = ({ policyeffectivedate }: QuotationRow): number => timeOf(policyeffectivedate) ?? 0;
  return records.sort((one, other) => time(other) - time(one));
}
