import type { StaleFinding } from '@/components/actions/staleWrite/useStaleCheck';
import { fromRecord } from '@/domain/quotation/conversion';
import { compareQuotations, type ChangedValue } from '@/domain/quotation/mergeQuotations';
import type { StaleRow } from '@/components/actions/staleWrite/StaleWriteDialog';
import type { QuotationStore } from '@/intakeForm/state/quotationStore';
import type { Stored } from '../sections/StoredQuotation';

interface Comparison {
  readonly store: QuotationStore;
  /** The record that the form was opened with, or that the last comparison has read. */
  readonly opened: Stored;
  /** The current stored record. */
  readonly theirs: Stored;
  /** Called after the stored changes were merged into the form. */
  readonly onMerged: () => void;
}

/** Compares a quotation form with the stored record; undefined if sending it overwrites no change of another user. */
export function compareWithStored({ store, opened, theirs, onMerged }: Comparison): StaleFinding | undefined {
  const now = new Date();
  const conflict = compareQuotations({
    opened: fromRecord(opened.record, { now, agent: opened.agent }),
    theirs: fromRecord(theirs.record, { now, agent: theirs.agent }),
    mine: store.form,
    groups: store.answers.groups,
  });
  return (
    conflict && {
      rows: conflict.changes.map(changeRow),
      merge: (keepsMine) => {
        store.restore(conflict.merge(keepsMine));
        onMerged();
      },
    }
  );
}

function changeRow(change: ChangedValue): StaleRow {
  if (!change.isSecret) return change;
  const changeLabel = (isChanged: boolean): string => (isChanged ? 'changed' : 'unchanged');
  return {
    ...change,
    opened: 'hidden',
    theirs: changeLabel(change.by !== 'mine'),
    mine: changeLabel(change.by !== 'theirs'),
  };
}
