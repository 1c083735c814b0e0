import { useRef, useState } from 'react';
import { useCreateQutationToIntakeMutation } from '@/api/quotations';
import { logError } from '@/api/log';
import { useDialogs } from '@/components/feedback/dialogs/useDialogs';
import type { ActionQuestion } from '@/components/actions/staleWrite/useActionCheck';
import { isSessionOver, UnreadError, UnverifiedError } from '@/domain/saving/changeFailure';
import { isCallFailure } from '@/domain/saving/failure';
import { idsOf, isNewFormOf, readIds } from '@/domain/quotation/findings';
import type { Quotation } from '@/domain/records/quotations';
import type { Finding, PlainData } from '@/domain/saving/sentAction';
import { linkTo } from '@/paths';
import { useSession } from '@/session/useSession';
import { useRecordAction, type RecordAction } from './useRecordAction';
import type { RecordActions } from './useRecordActions';

/** What the incomplete intake forms show of a new form: it is there, it is not, or they cannot be compared. */
type FormReading = 'created' | 'absent' | 'unread';

export interface Recreation extends RecordAction {
  /** What the last read has shown; undefined before the first. */
  readonly form: FormReading | undefined;
}

interface RecreationOptions extends Pick<
  RecordActions,
  'name' | 'intakeId' | 'reads' | 'shared' | 'deletion'
> {
  readonly record: Quotation;
  /** The question that was answered with Yes; it is asked again where the quotation has changed meanwhile. */
  readonly question: ActionQuestion;
}

const failed = 'Error create intake from quotation. Please try again.';
const deletionFailed = 'Error Delete Quotation. Please try again.';

/**
 * QVIEW-14: turns a quotation back into an intake form, and then deletes the quotation: never before the new form was
 * read among the incomplete intake forms. While only the deletion is left, the action stays open, also after a reload.
 */
export function useRecreation(options: RecreationOptions): Recreation {
  const { record, name, intakeId, reads, shared, question, deletion } = options;
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
      await deletion.send();
    } catch (cause) {
      if (isSessionOver(cause)) throw new UnverifiedError(deletionFailed, { cause });
      logError('The quotation was not deleted after its intake form was created');
      // The server may have deleted it along with the first call.
      const finding = await deletion.check().catch((): Finding => 'unknown');
      if (finding !== 'done') throw new UnverifiedError(deletionFailed, { cause });
    }
  }

  const action = useRecordAction({
    ...shared,
    kind: 'recreate',
    what: `Re-creation of the intake form of ${name}`,
    question,
    isAsked: true,
    recordCheck: {
      ...shared.recordCheck,
      check: async (asked) => {
        const checked = await shared.recordCheck.check(asked);
        if (checked) sentRecord.current = checked.record;
        return checked;
      },
    },
    evidence: formsBefore,
    send: async (evidence) => {
      await sendForm({ historyItem: sentRecord.current.original, login_id: userId }).unwrap();
      await verify(evidence);
      await alertCreated();
      await deleteQuotation();
    },
    failed,
    receipt: {
      before: 'Intake form created again from quotation',
      name: record.unique_id,
      after: '',
      to: linkTo('/add_customer_for_user_admin_policy/:id', { id: intakeId }),
    },
    check: async ({ evidence }) => {
      const reading = await readForm(evidence).catch((): FormReading => 'unread');
      show(reading);
      return reading === 'created' && (await deletion.check()) === 'done' ? 'done' : 'unknown';
    },
    followsOtherTabs: false,
    afterSuccess: alertCreated,
  });
  return { ...action, form };
}
