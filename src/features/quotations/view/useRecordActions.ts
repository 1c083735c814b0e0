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

/** The shared state of all actions on the screen of a record. */
export interface RecordScreen {
  /** Whether a question, a request or an alert is open. */
  readonly isBusy: boolean;
  /** Runs one of the actions. Until it is finished, other presses do nothing. */
  readonly runAlone: (step: () => Promise<void>) => void;
  /** A link to the record, if it is no longer at the stage of this screen. */
  readonly movedRecord: RecordCheck['movedRecord'];
  /** The dialog with the changes of another user, while it is open. */
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
  /** The name of the record, for example 'quotation POL-2026-0041'. */
  readonly name: string;
  /** The intake id of the record, or else of the URL. */
  readonly intakeId: Id;
  /** The options of all actions. Each of them opens the list when it is done. */
  readonly shared: Pick<RecordActionOptions, 'id' | 'detail' | 'recordCheck' | 'reload' | 'onDone'>;
  /** Checks whether the server shows the record at the other stage. */
  readonly checkMove: () => Promise<Finding>;
  readonly deletion: Pick<RecordActionOptions, 'kind' | 'what' | 'receipt'> & {
    readonly send: () => Promise<unknown>;
    readonly check: () => Promise<Finding>;
  };
}

const stageLabels = { quotation: 'Quotation', binder: 'Binder' } as const;

/** The common options of the actions of a quotation or binder. */
export function useRecordActions({ shown, stage, intakeId, reload }: RecordActionsOptions): RecordActions {
  const { id, unique_id } = shown.record;
  const stageLabel = stageLabels[stage];
  const navigate = useNavigate();
  const { clientId } = useSession();
  const reads = useQuotationReads();
  const recordCheck = useRecordCheck({ shown, stage, intakeId, reads });
  const exclusiveAction = useAction<() => Promise<void>>({ send: (step) => step(), isRepeatable: true });
  const [sendDeletion] = useDeletePolicyQuotationListMutation();
  const name = `${stage} ${unique_id || id}`;
  return {
    screen: {
      isBusy: exclusiveAction.status.at === 'pending',
      runAlone: (step) => void exclusiveAction.run(step),
      movedRecord: recordCheck.movedRecord,
      dialog: recordCheck.dialog,
    },
    reads,
    name,
    intakeId: shown.record.intake_id === '' ? intakeId : shown.record.intake_id,
    shared: {
      id,
      detail: quotationTitle(stageLabel, shown.record),
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
      receipt: { before: stageLabel, name: unique_id, after: 'deleted' },
      send: () => sendDeletion({ id, company_id: clientId }).unwrap(),
      check: async () => {
        const list = stage === 'quotation' ? reads.quotations() : reads.binders();
        const [reading, rows] = await Promise.all([reads.record(id), list]);
        return deletionFinding(id, reading, rows);
      },
    },
  };
}

interface ActionButtonProps {
  readonly busy: boolean;
  readonly disabled: boolean;
  readonly onClick: () => void;
}

/** The props of the button of an action. It is busy while the request is pending, from this screen or an earlier visit. */
export function actionButtonProps(
  { isPending, open, run }: RecordAction,
  { isBusy, runAlone, movedRecord }: RecordScreen,
  isLocked: boolean,
): ActionButtonProps {
  const busy = isPending || open?.status === 'sending';
  return {
    busy,
    disabled: movedRecord !== undefined || (isLocked && !isBusy && !busy),
    onClick: () => runAlone(run),
  };
}
