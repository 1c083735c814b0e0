import type { StaleFinding } from '@/components/actions/staleWrite/useStaleCheck';
import { fromRecord } from '@/domain/quotation/conversion';
import { compareQuotations, type ChangedValue } from '@/domain/quotation/mergeQuotations';
import type { StaleRow } from '@/components/actions/staleWrite/StaleWriteDialog';
import type { QuotationStore } from '@/intakeForm/state/quotationStore';
import type { Stored } from '../sections/StoredQuotation';

interface Compared {
  readonly store: QuotationStore;
  /** The record that the form was opened with, or as the last comparison found it. */
  readonly opened: Stored;
  /** What is stored now. */
  readonly theirs: Stored;
  /** The form holds what is sent, and knows what is stored. */
  readonly onMerged: () => void;
}

/** Compares a quotation form with what is stored; undefined where sending it overwrites nothing of another save. */
export function compareWithStored({ store, opened, theirs, onMerged }: Compared): StaleFinding | undefined {
  const now = new Date();
  const conflict = compareQuotations({
    opened: fromRecord(opened.record, { now, agent: opened.agent }),
    theirs: fromRecord(theirs.record, { now, agent: theirs.agent }),
    mine: store.form,
    groups: store.answers.groups,
  });
  return (
    conflict && {
      rows: conflict.changes.map(rowOf),
      merge: (keepsMine) => {
        store.restore(conflict.merge(keepsMine));
        onMerged();
      },
    }
  );
}

function rowOf(change: ChangedValue): StaleRow {
  if (!change.isSecret) return change;
  const words = (isChanged: boolean): string => (isChanged ? 'changed' : 'unchanged');
  return {
    ...change,
    opened: 'hidden',
    theirs: words(change.by !== 'mine'),
    mine: words(change.by !== 'theirs'),
  };
}
