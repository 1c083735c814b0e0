import type { FormikContextType } from 'formik';
import { useLayoutEffect, useRef, useState } from 'react';
import { isResponseLost } from '@/domain/saving/changeFailure';
import { useAction, type UploadHandles } from '@/components/actions/useAction';
import { creationKind } from './FormActions';
import type { FormFields } from './fields/formContext';
import { sending } from './fields/useFormField';

interface RecordSaveOptions<Values extends object> {
  formik: FormikContextType<Values>;
  fields: FormFields;
  /** What the form holds now, as it is sent. */
  record: () => Values;
  /** Sends the record; rejects when it was not saved. */
  save: (values: Values, upload: UploadHandles) => Promise<unknown>;
  /** Awaited before sending; false sends nothing. */
  beforeSave: ((values: Values) => Promise<boolean>) | undefined;
  /** Whether nothing that somebody else has stored is overwritten unasked. */
  checkStored: () => Promise<boolean>;
  /** What the form creates, where a repeat would create another one: a lost answer locks the form. */
  newRecordLabel: string | undefined;
  /** After the record was saved, also when the form was left meanwhile. */
  afterSaved: () => void;
  /** After the record was saved, while the form is still on screen. */
  onSaved: () => Promise<void>;
  onFailed: ((error: unknown) => void) | undefined;
}

interface RecordSave {
  /** Begins a save. A press while one is under way, or after it went well, does nothing. */
  readonly submit: () => void;
  /** Formik's `onSubmit`. */
  readonly onSubmit: () => Promise<void>;
  readonly isSaving: boolean;
  /** What the last attempt failed with. */
  readonly error: unknown;
  /** The share of an upload that has left, from 0 to 1. */
  readonly share: number | undefined;
  readonly cancelUpload: () => void;
}

/**
 * The order of a save: Formik validates; the fields ask the server (a user name, a Kyubos id); the screen asks; what is stored
 * is compared with what the form was opened with; Formik validates what was typed meanwhile; `useAction` sends; then follow
 * the receipt and the way back.
 */
export function useRecordSave<Values extends object>(options: RecordSaveOptions<Values>): RecordSave {
  const { formik, fields, record, beforeSave, checkStored, newRecordLabel, afterSaved, onSaved, onFailed } =
    options;
  /** A rule threw, so that it is not known whether the form is valid. */
  const [broken, setBroken] = useState<unknown>();
  // A check may render the screen anew, with another `save`.
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });

  async function isReadyToSend(): Promise<boolean> {
    const onScreen = [...fields.values()].filter((field) => field.isOpen());
    const answers = await Promise.all(onScreen.map((field) => field.check()));
    if (answers.includes(false)) return false;
    if (beforeSave && !(await beforeSave(record()))) return false;
    if (!(await checkStored())) return false;
    return Object.keys(await formik.validateForm()).length === 0;
  }

  const { status, run, cancel } = useAction({
    confirm: isReadyToSend,
    send: (_input, upload) => {
      formik.setStatus(sending);
      return latest.current.save(record(), upload);
    },
    once:
      newRecordLabel === undefined
        ? undefined
        : {
            kind: creationKind(newRecordLabel),
            record: () => '',
            what: () => `New ${newRecordLabel}`,
            // An error of the server is an answer: it is tried again by Retry.
            isOpen: isResponseLost,
          },
    afterSuccess: afterSaved,
    onDone: onSaved,
    onFailed: (error) => {
      formik.setStatus(undefined);
      onFailed?.(error);
    },
  });
  const isSaving = formik.isSubmitting || status.at === 'done';

  async function submit(): Promise<void> {
    if (isSaving) return;
    setBroken(undefined);
    try {
      await formik.submitForm();
    } catch (error) {
      formik.setSubmitting(false);
      setBroken(error);
    }
  }

  return {
    submit: () => void submit(),
    onSubmit: () => run(),
    isSaving,
    error: broken ?? (status.at === 'failed' ? status.error : undefined),
    share: status.at === 'pending' ? status.share : undefined,
    cancelUpload: cancel,
  };
}
