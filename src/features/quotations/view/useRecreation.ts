import { useRef, useState } from 'react';
import { useCreateQutationToIntakeMutation } from '@/api/quotations';
import { logError } from '@/api/log';
import { useDialogs } from '@/components/feedback/dialogs/useDialogs';
import type { ActionQuestion } from '@/components/feedback/staleWrite/useActionCheck';
import { useAction } from '@/components/feedback/useAction';
import { useSentActions } from '@/components/feedback/useSentActions';
import { isSessionOver, UnreadError, UnverifiedError } from '@/domain/saving/changeFailure';
import { isCallFailure, isRefused } from '@/domain/saving/failure';
import { idsOf, isNewFormOf, readIds } from '@/domain/quotation/findings';
import type { Quotation } from '@/domain/records/quotations';
import type { Finding, PlainData } from '@/domain/saving/sentAction';
import { useSession } from '@/session/useSession';
import type { RecordAction } from './useRecordAction';
import type { RecordCheck } from './useRecordCheck';
import type { QuotationReads } from './useQuotationReads';

/** What the incomplete intake forms show of a new form: it is there, it is not, or they cannot be compared. */
type FormReading = 'created' | 'absent' | 'unread';

export interface Recreation extends RecordAction {
  /** What the last read has shown; undefined before the first. */
  readonly form: FormReading | undefined;
}

interface RecreationOptions {
  readonly record: Quotation;
  readonly name: string;
  readonly reads: QuotationReads;
  /** The question that was answered with Yes; it is asked again where the quotation has changed meanwhile. */
  readonly question: ActionQuestion;
  readonly recordCheck: RecordCheck;
  /** Deletes the quotation, which is the second step. */
  readonly sendDeletion: () => Promise<unknown>;
  /** Whether the quotation is deleted. */
  readonly checkDeletion: () => Promise<Finding>;
  /** Reads the quotation on the screen again. */
  readonly reload: () => unknown;
  readonly onDone: () => void;
}

const failed = 'Error create intake from quotation. Please try again.';
const deletionFailed = 'Error Delete Quotation. Please try again.';

/**
 * QVIEW-14: turns a quotation back into an intake form, and then deletes the quotation: never before the new form was
 * read among the incomplete intake forms. While only the deletion is left, the action stays open, also after a reload.
 */
export function useRecreation(options: RecreationOptions): Recreation {
  const { record, name, reads, question, recordCheck, sendDeletion, checkDeletion, reload, onDone } = options;
  const { notify } = useDialogs();
  const { userId } = useSession();
  const [sendForm] = useCreateQutationToIntakeMutation();
  const [form, setForm] = useState<FormReading>();
  const wasAlerted = useRef(false);
  /** The quotation as it was read last before the form was sent. */
  const sentRecord = useRef(record);

  /** A form that was seen once is known to be created, whatever a later read shows. */
  function show(reading: FormReading): void {
    setForm((before) => (before === 'created' ? before : reading));
  }

  /** The ids of the forms that are there; null where the server does not list them in a known shape. */
  async function formsBefore(): Promise<PlainData> {
    try {
      return idsOf(await reads.incompleteForms());
    } catch (error) {
      if (isCallFailure(error) && ['business', 'unreadable'].includes(error.kind)) return null;
      throw error;
    }
  }

  async function readForm(evidence: PlainData): Promise<FormReading> {
    const known = readIds(evidence);
    if (!known) return 'unread';
    const forms = await reads.incompleteForms();
    return forms.some((row) => isNewFormOf(row, sentRecord.current, known)) ? 'created' : 'absent';
  }

  async function verify(evidence: PlainData): Promise<void> {
    const reading = await readForm(evidence).catch((cause: unknown) => {
      show('unread');
      throw new UnreadError(failed, { cause });
    });
    show(reading);
    if (reading === 'unread') throw new UnreadError(failed);
    if (reading !== 'created') throw new UnverifiedError(failed);
  }

  async function alertCreated(): Promise<void> {
    if (wasAlerted.current) return;
    wasAlerted.current = true;
    await notify('Successfully create intake form from quotation!');
  }

  /** The user may have left the screen: with its form there, the quotation would be one too many. */
  async function deleteQuotation(): Promise<void> {
    try {
      await sendDeletion();
    } catch (cause) {
      if (isSessionOver(cause)) throw new UnverifiedError(deletionFailed, { cause });
      logError('The quotation was not deleted after its intake form was created');
      // The server may have deleted it along with the first call.
      const finding = await checkDeletion().catch((): Finding => 'unknown');
      if (finding !== 'done') throw new UnverifiedError(deletionFailed, { cause });
    }
  }

  const sentActions = useSentActions('recreate', {
    record: String(record.id),
    check: async ({ evidence }) => {
      const reading = await readForm(evidence).catch((): FormReading => 'unread');
      show(reading);
      return reading === 'created' && (await checkDeletion()) === 'done' ? 'done' : 'unknown';
    },
    afterDone: alertCreated,
    onDone,
  });
  const { status, run } = useAction({
    confirm: async () => {
      const checked = await recordCheck.check(question);
      if (checked) sentRecord.current = checked.record;
      return checked !== undefined;
    },
    once: {
      kind: 'recreate',
      record: () => String(record.id),
      what: () => `Re-creation of the intake form of ${name}`,
      evidence: formsBefore,
    },
    send: async (_input, _upload, evidence) => {
      await sendForm({ historyItem: sentRecord.current.original, login_id: userId }).unwrap();
      await verify(evidence);
      await alertCreated();
      await deleteQuotation();
    },
    onDone,
    onFailed: async (error, _input, isOpen) => {
      const cause = error instanceof UnverifiedError ? error.cause : error;
      if (isSessionOver(cause)) return;
      // A read that failed says nothing of the change.
      const refusal = error instanceof UnreadError ? undefined : cause;
      const alert = notify(error instanceof UnverifiedError ? error.message : failed, refusal);
      if (isRefused(refusal)) void recordCheck.readAfterRefusal(alert);
      else if (isOpen) reload();
      await alert;
    },
  });
  return {
    run,
    isPending: status.at === 'pending' || recordCheck.readingFor === question.verb,
    error: undefined,
    open: sentActions.find(record.id),
    sentActions,
    form,
  };
}
