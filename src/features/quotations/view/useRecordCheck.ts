import {
  useActionCheck,
  type ActionCheck,
  type MovedRecord,
  type RecordState,
} from '@/components/actions/staleWrite/useActionCheck';
import type { RecordChanges } from '@/components/actions/staleWrite/ChangedRecordDialog';
import { isSessionOver } from '@/domain/saving/changeFailure';
import { isCallFailure, isRefused } from '@/domain/saving/failure';
import { sameId } from '@/domain/records/ids';
import { withBalance } from '@/domain/payment/payment';
import type { Quotation, QuotationRow } from '@/domain/records/quotations';
import type { Id } from '@/domain/records/scalars';
import { linkTo } from '@/paths';
import { shownChanges, type ShownRecord } from './shownChanges';
import type { QuotationReads } from './useQuotationReads';

/** The stage of a record follows from the list that has it, because the values of `status` are not documented. */
type Stage = 'quotation' | 'binder' | 'policy';

export type RecordCheck = ActionCheck<ShownRecord>;

interface RecordCheckOptions {
  readonly shown: ShownRecord;
  readonly stage: 'quotation' | 'binder';
  /** The intake id of the URL, for a record without one. */
  readonly intakeId: Id;
  readonly reads: QuotationReads;
}

/** The list of each stage. */
export const recordLists: Readonly<Record<'quotation' | 'binder', MovedRecord['link']>> = {
  quotation: { to: linkTo('/user_admin_policy_quotations'), label: 'Go to the quotations' },
  binder: { to: linkTo('/user_admin_policy_binder'), label: 'Go to the binders' },
};

/** Reads a quotation or binder again before an action, and finds its current stage. */
export function useRecordCheck({ shown, stage, intakeId, reads }: RecordCheckOptions): RecordCheck {
  const { id, unique_id } = shown.record;
  const intakeFormId = (record: Quotation): Id => (record.intake_id === '' ? intakeId : record.intake_id);

  /** Whether the list of a stage has the record; undefined if the server did not respond with a list. */
  async function isListedAs(listStage: Stage): Promise<boolean | undefined> {
    const { quotations, binders, policies } = reads;
    const read = { quotation: quotations, binder: binders, policy: policies }[listStage];
    let rows: readonly QuotationRow[];
    try {
      rows = await read(unique_id === '' ? {} : { unique_id });
    } catch (error) {
      const hasResponded = isRefused(error) || (isCallFailure(error) && error.kind === 'unreadable');
      if (hasResponded && !isSessionOver(error)) return undefined;
      throw error;
    }
    return rows.some((row) => sameId(row.id, id));
  }

  /** The other stage at which the record is listed; undefined if no list has it. */
  async function findNewStage(): Promise<Stage | undefined> {
    const others = (['quotation', 'binder', 'policy'] as const).filter((other) => other !== stage);
    const listed = await Promise.all(others.map(isListedAs));
    return others.find((_other, index) => listed[index] === true);
  }

  function describeMove(newStage: Stage, record: Quotation): MovedRecord {
    const ids = { id: String(id), intake_id: String(intakeFormId(record)) };
    const screens: Readonly<Record<Stage, string>> = {
      quotation: linkTo('/user_admin_view_policy_quotation/:id/:intake_id', ids),
      binder: linkTo('/user_admin_view_binder_policies/:id/:intake_id', ids),
      policy: linkTo('/user_admin_view_policies/:id/:intake_id', ids),
    };
    return {
      text: `This is a ${newStage} now`,
      link: { to: screens[newStage], label: `Open the ${newStage}` },
    };
  }

  async function readAgain(): Promise<RecordState<ShownRecord>> {
    const [stored, isListed, payments] = await Promise.all([
      reads.stored(id),
      isListedAs(stage),
      shown.payments && reads.payments(id),
    ]);
    if (!stored) {
      return {
        at: 'elsewhere',
        movedRecord: { text: `This ${stage} is no longer there`, link: recordLists[stage] },
      };
    }
    const newStage = isListed === false ? await findNewStage() : undefined;
    if (newStage) return { at: 'elsewhere', movedRecord: describeMove(newStage, stored) };
    return { at: 'here', record: { record: withBalance(stored, payments), payments } };
  }

  async function compare(before: ShownRecord, now: ShownRecord): Promise<RecordChanges | undefined> {
    // Most records have not changed: they do not need the questions of the form.
    if (recordText(before) === recordText(now)) return undefined;
    return shownChanges(before, now, await reads.groups(intakeFormId(now.record)));
  }

  return useActionCheck({ shown, readAgain, compare });
}

/** A text to compare records. It may include secure values. */
function recordText({ record, payments }: ShownRecord): string {
  return JSON.stringify([record.original.open(), payments]);
}
