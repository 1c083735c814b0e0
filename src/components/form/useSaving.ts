import type { FormikContextType } from 'formik';
import { useLayoutEffect, useRef, useState } from 'react';
import { isAnswerLost } from '@/domain/saving/changeFailure';
import { useAction, type UploadHandles } from '@/components/feedback/useAction';
import { creationKind } from './FormActions';
import type { FormErrors, FormRegistry, FormValues, Problem } from './fields/formRegistry';
import { useFormSubmit } from './useFormSubmit';

interface SavingOptions<Values extends object> {
  registry: FormRegistry<Values>;
  /** Sends what the form holds; rejects when it was not saved. */
  save: (values: Values, upload: UploadHandles) => Promise<unknown>;
  /** Awaited before sending; false sends nothing. */
  beforeSave: ((values: Values) => Promise<boolean>) | undefined;
  /** Awaited after all other checks: whether nothing that somebody else has stored is overwritten unasked. */
  checkStored: () => Promise<boolean>;
  /** What the form creates, where a repeat would create another one: a lost answer locks the form. */
  creates: string | undefined;
  /** After the record was saved, also when the form was left meanwhile. */
  afterSaved: () => void;
  /** After the record was saved, while the form is still on screen. */
  onSaved: () => Promise<void>;
  onFailed: ((error: unknown) => void) | undefined;
}

interface Saving {
  formik: FormikContextType<FormValues>;
  isSaving: boolean;
  /** What the last attempt failed with. */
  error: unknown;
  /** The share of an upload that has left, from 0 to 1. */
  share: number | undefined;
  cancelUpload: () => void;
  /** What the last submit found wrong. */
  problems: readonly Problem[];
  /** Counts the submits. */
  attempt: number;
  submit: () => void;
}

/**
 * The one way of a save: Formik validates and submits, the checks of the server follow, Formik validates once more what was
 * typed meanwhile, and the record is sent. Any press while one is under way, or after it went well, sends nothing.
 */
export function useSaving<Values extends object>(options: SavingOptions<Values>): Saving {
  const { registry, beforeSave, checkStored, creates, afterSaved, onSaved, onFailed } = options;
  const [found, setFound] = useState<{ problems: readonly Problem[]; attempt: number }>({
    problems: [],
    attempt: 0,
  });
  const [broken, setBroken] = useState<unknown>();
  // What is read again before a save renders the screen anew: its own values of the record have to be the later ones.
  const latestSave = useRef(options.save);
  useLayoutEffect(() => {
    latestSave.current = options.save;
  });

  async function isReadyToSend(): Promise<boolean> {
    const isValid = async (errors: FormErrors | Promise<FormErrors>): Promise<boolean> =>
      Object.keys(await errors).length === 0;
    if (!(await isValid(registry.lateErrors()))) return false;
    if (beforeSave && !(await beforeSave(registry.record()))) return false;
    // What was typed while a check was awaited counts too.
    return (await checkStored()) && isValid(formik.validateForm(registry.values));
  }

  const { status, run, cancel } = useAction({
    confirm: isReadyToSend,
    send: (_input, upload) => {
      registry.lock(true);
      return latestSave.current(registry.record(), upload);
    },
    once:
      creates === undefined
        ? undefined
        : {
            kind: creationKind(creates),
            record: () => '',
            what: () => `New ${creates}`,
            // An error of the server is an answer: it is tried again by Retry.
            isOpen: isAnswerLost,
          },
    afterSuccess: afterSaved,
    onDone: onSaved,
    onFailed: (error) => {
      registry.lock(false);
      onFailed?.(error);
    },
  });

  const { formik, submit } = useFormSubmit<FormValues>({
    initialValues: registry.initial,
    validate: registry.validate,
    onSubmit: () => {
      setBroken(undefined);
      return run();
    },
    onEnd: (errors) =>
      setFound(({ attempt }) => ({ problems: registry.problems(errors), attempt: attempt + 1 })),
    onBroken: setBroken,
  });
  useLayoutEffect(() => registry.connect(formik));

  return {
    formik,
    isSaving: formik.isSubmitting || status.at === 'done',
    error: broken ?? (status.at === 'failed' ? status.error : undefined),
    share: status.at === 'pending' ? status.share : undefined,
    cancelUpload: cancel,
    ...found,
    submit,
  };
}
