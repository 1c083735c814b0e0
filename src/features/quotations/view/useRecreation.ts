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

/** Whether the incomplete intake forms have the new form: yes, no, or they could not be read. */
type FormReading = 'created' | 'absent' | 'unread';

export interface Recreation extends RecordAction {
  /** The result of the last read; undefined before the first one. */
  readonly form: FormReading | undefined;
}

interface RecreationOptions extends Pick<
  RecordActions,
  'name' | 'intakeId' | 'reads' | 'shared' | 'deletion'
> {
  readonly record: Quotation;
  /** The question that the user has confirmed. It is asked again if the quotation has changed meanwhile. */
  readonly question: ActionQuestion;
}

const failed = 'Error create intake from quotation. Please try again.';
const deletionFailed = 'Error Delete Quotation. Please try again.';

/**
 * Turns a quotation back into an intake form. The quotation is deleted only after the new form was found among the incomplete
 * intake forms. Until the deletion is done the action stays open, also after a reload.
 */
export function useRecreation(options: RecreationOptions): Recreation {
  const { record, name, intakeId, reads, shared, question, deletion } = options;
  const { notify } = useDialogs();
  const { userId } = useSession();
  const [sendForm] = useCreateQutationToIntakeMutation();
  const [form, setForm] = useState<FormReading>();
  const wasAlerted = useRef(false);
  /** The quotation as of the last read before the form was sent. */
  const sentRecord = useRef(record);

  /** Once a read has found the form, a later read does not change that. */
  function updateForm(reading: FormReading): void {
    setForm((before) => (before === 'created' ? before : reading));
  }

  /** The ids of the existing forms; null if the server does not list them in a known shape. */
  async function readFormIds(): Promise<PlainData> {
    try {
      return idsOf(await reads.incompleteForms());
    } catch (error) {
      if (isCallFailure(error) && ['business', 'unreadable'].includes(error.kind)) return null;
      throw error;
    }
  }

  async function readForm(snapshot: PlainData): Promise<FormReading> {
    const known = readIds(snapshot);
    if (!known) return 'unread';
    const forms = await reads.incompleteForms();
    return forms.some((row) => isNewFormOf(row, sentRecord.current, known)) ? 'created' : 'absent';
  }

  async function verify(snapshot: PlainData): Promise<void> {
    const reading = await readForm(snapshot).catch((cause: unknown) => {
      updateForm('unread');
      throw new UnreadError(failed, { cause });
    });
    updateForm(reading);
    if (reading === 'unread') throw new UnreadError(failed);
    if (reading !== 'created') throw new UnverifiedError(failed);
  }

  async function alertCreated(): Promise<void> {
    if (wasAlerted.current) return;
    wasAlerted.current = true;
    await notify('Successfully create intake form from quotation!');
  }

  /** Also runs after the user has left the screen, so that not both the form and the quotation remain. */
  async function deleteQuotation(): Promise<void> {
    try {
      await deletion.send();
    } catch (cause) {
      if (isSessionOver(cause)) throw new UnverifiedError(deletionFailed, { cause });
      logError('The quotation was not deleted after its intake form was created');
      // The server may have deleted the quotation in the first call.
      const finding = await deletion.check().catch((): Finding => 'unknown');
      if (finding !== 'done') throw new UnverifiedError(deletionFailed, { cause });
    }
  }

  const action = useRecordAction({
    ...shared,
    kind: 'recreate',
    what: `Re-creation of the intake form of ${name}`,
    question,
    isConfirmedBefore: true,
    recordCheck: {
      ...shared.recordCheck,
      check: async (asked) => {
        const checked = await shared.recordCheck.check(asked);
        if (checked) sentRecord.current = checked.record;
        return checked;
      },
    },
    snapshot: readFormIds,
    send: async (snapshot) => {
      await sendForm({ historyItem: sentRecord.current.original, login_id: userId }).unwrap();
      await verify(snapshot);
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
    check: async ({ snapshot }) => {
      const reading = await readForm(snapshot).catch((): FormReading => 'unread');
      updateForm(reading);
      return reading === 'created' && (await deletion.check()) === 'done' ? 'done' : 'unknown';
    },
    followsOtherTabs: false,
    afterSuccess: alertCreated,
  });
  return { ...action, form };
}
