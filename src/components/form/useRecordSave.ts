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
  /** The current record to send. */
  record: () => Values;
  /** Sends the record; rejects when it was not saved. */
  save: (values: Values, upload: UploadHandles) => Promise<unknown>;
  /** Awaited before sending; false sends nothing. */
  beforeSave: ((values: Values) => Promise<boolean>) | undefined;
  /** The stale-write check: false when nothing may be sent. */
  checkStored: () => Promise<boolean>;
  /** What the form creates: after a lost response the form is locked, since a repeat would create another record. */
  newRecordLabel: string | undefined;
  /** After the record was saved, also when the form was left meanwhile; with the result of `save`. */
  afterSaved: (result: unknown) => void;
  /** After the record was saved, while the form is still on screen. */
  onSaved: () => Promise<void>;
  onFailed: ((error: unknown) => void) | undefined;
}

interface RecordSave {
  /** Begins a save. Does nothing while a save is pending or has succeeded. */
  readonly submit: () => void;
  /** Formik's `onSubmit`. */
  readonly onSubmit: () => Promise<void>;
  readonly isSaving: boolean;
  /** The error of the last attempt. */
  readonly error: unknown;
  /** The share of an upload that was sent, from 0 to 1. */
  readonly share: number | undefined;
  readonly cancelUpload: () => void;
}

/**
 * The steps of a save: Formik validates, the fields run their server checks, the screen runs `beforeSave`, the stale-write
 * check runs, Formik validates again what was typed meanwhile, `useAction` sends, and the callbacks run.
 */
export function useRecordSave<Values extends object>(options: RecordSaveOptions<Values>): RecordSave {
  const { formik, fields, record, beforeSave, checkStored, newRecordLabel, afterSaved, onSaved, onFailed } =
    options;
  /** The error of a rule that threw: it is not known whether the form is valid. */
  const [broken, setBroken] = useState<unknown>();
  // A check may render the screen again, with another `save`.
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });

  async function isReadyToSend(): Promise<boolean> {
    const onScreen = [...fields.values()].filter((field) => field.isEditable());
    const results = await Promise.all(onScreen.map((field) => field.check()));
    if (results.includes(false)) return false;
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
            // After an error response the form is not locked, and Retry sends it again.
            isUnconfirmed: isResponseLost,
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
