import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDeletePolicyQuotationListMutation } from '@/api/quotations';
import { useAction } from '@/components/actions/useAction';
import { deletionFinding, moveFinding } from '@/domain/quotation/findings';
import type { Id } from '@/domain/records/scalars';
import type { Finding } from '@/domain/saving/sentAction';
import { quotationTitle } from '@/session/recentRecords';
import { useSession } from '@/session/useSession';
import type { ShownRecord } from './shownChanges';
import { useQuotationReads, type QuotationReads } from './useQuotationReads';
import type { RecordAction, RecordActionOptions } from './useRecordAction';
import { recordLists, useRecordCheck, type RecordCheck } from './useRecordCheck';

/** What a screen shows of the actions of its record, whichever they are. */
export interface RecordScreen {
  /** Whether a question, a request or an alert is under way. */
  readonly isBusy: boolean;
  /** Runs one of the screen's actions to its end; a press meanwhile does nothing. */
  readonly runAlone: (step: () => Promise<void>) => void;
  /** Where the record is now, if it is no longer at the stage of this screen. */
  readonly place: RecordCheck['place'];
  /** The question with what has changed meanwhile, while it is open. */
  readonly dialog: ReactNode;
}

interface RecordActionsOptions {
  readonly shown: ShownRecord;
  readonly stage: 'quotation' | 'binder';
  /** The intake id of the URL. */
  readonly intakeId: Id;
  /** Reads the record on the screen again. */
  readonly reload: () => unknown;
}

export interface RecordActions {
  readonly screen: RecordScreen;
  readonly reads: QuotationReads;
  /** 'quotation POL-2026-0041' */
  readonly name: string;
  /** The intake id of the record; the URL's for a record that does not say its own. */
  readonly intakeId: Id;
  /** What all actions are given; each of them leads to the list. */
  readonly shared: Pick<RecordActionOptions, 'id' | 'detail' | 'recordCheck' | 'reload' | 'onDone'>;
  /** Whether a move to the other stage is recorded. */
  readonly checkMove: () => Promise<Finding>;
  readonly deletion: Pick<RecordActionOptions, 'kind' | 'what' | 'receipt'> & {
    readonly send: () => Promise<unknown>;
    readonly check: () => Promise<Finding>;
  };
}

const stageWords = { quotation: 'Quotation', binder: 'Binder' } as const;

/** What the actions of a quotation and of a binder have in common. */
export function useRecordActions({ shown, stage, intakeId, reload }: RecordActionsOptions): RecordActions {
  const { id, unique_id } = shown.record;
  const word = stageWords[stage];
  const navigate = useNavigate();
  const { clientId } = useSession();
  const reads = useQuotationReads();
  const recordCheck = useRecordCheck({ shown, stage, intakeId, reads });
  const single = useAction<() => Promise<void>>({ send: (step) => step(), isRepeatable: true });
  const [sendDeletion] = useDeletePolicyQuotationListMutation();
  const name = `${stage} ${unique_id || id}`;
  return {
    screen: {
      isBusy: single.status.at === 'pending',
      runAlone: (step) => void single.run(step),
      place: recordCheck.place,
      dialog: recordCheck.dialog,
    },
    reads,
    name,
    intakeId: shown.record.intake_id === '' ? intakeId : shown.record.intake_id,
    shared: {
      id,
      detail: quotationTitle(word, shown.record),
      recordCheck,
      reload,
      onDone: () => void navigate(recordLists[stage].to),
    },
    checkMove: async () => {
      const filter = unique_id === '' ? {} : { unique_id };
      const [quotations, binders] = await Promise.all([reads.quotations(filter), reads.binders(filter)]);
      return stage === 'quotation'
        ? moveFinding(id, quotations, binders)
        : moveFinding(id, binders, quotations);
    },
    deletion: {
      kind: 'delete',
      what: `Deletion of ${name}`,
      receipt: { before: word, name: unique_id, after: 'deleted' },
      send: () => sendDeletion({ id, company_id: clientId }).unwrap(),
      check: async () => {
        const list = stage === 'quotation' ? reads.quotations() : reads.binders();
        const [reading, rows] = await Promise.all([reads.record(id), list]);
        return deletionFinding(id, reading, rows);
      },
    },
  };
}

interface ActionButton {
  readonly busy: boolean;
  readonly disabled: boolean;
  readonly onClick: () => void;
}

/** The button of an action. It is busy while the request is under way, from this screen or an earlier visit to it. */
export function buttonOf(
  { isPending, open, run }: RecordAction,
  { isBusy, runAlone, place }: RecordScreen,
  isLocked: boolean,
): ActionButton {
  const busy = isPending || open?.status === 'sending';
  return {
    busy,
    disabled: place !== undefined || (isLocked && !isBusy && !busy),
    onClick: () => runAlone(run),
  };
}
