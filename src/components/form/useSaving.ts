import { useState } from 'react';
import { isAnswerLost } from '@/domain/saving/changeFailure';
import type { FormikContextType } from 'formik';
import type { FormErrors, FormRegistry, Problem } from './fields/formRegistry';
import type { FormValues } from './fields/secretFields';
import { useAction, type UploadHandles } from '@/components/feedback/useAction';

interface SavingOptions {
  formik: FormikContextType<FormValues>;
  registry: FormRegistry;
  /** Sends what the form holds; rejects when it was not saved. */
  send: (upload: UploadHandles) => Promise<unknown>;
  /** Awaited before sending; false sends nothing. */
  beforeSave?: (() => Promise<boolean>) | undefined;
  /** Awaited after all other checks: whether nothing that somebody else has stored is overwritten unasked. */
  checkStored: () => Promise<boolean>;
  /** What the form creates, where a repeat would create another one: a lost answer locks the form. */
  creates?: string | undefined;
  /** After the record was saved, also when the form was left meanwhile. */
  afterSaved: () => void;
  /** After the record was saved, while the form is still on screen. */
  onSaved: () => Promise<void> | void;
  onFailed?: ((error: unknown) => void) | undefined;
}

export interface Saving {
  isSaving: boolean;
  /** What the last attempt failed with. */
  error: unknown;
  /** The share of an upload that has left, from 0 to 1. */
  share: number | undefined;
  cancelUpload: () => void;
  /** What the last submit found wrong. */
  problems: readonly Problem[];
  /** Counts the submits that found something wrong. */
  attempt: number;
  submit: () => void;
}

/** The kind under which the creations of a form are remembered while their end is not certain. */
export function creationKind(creates: string): string {
  return `create ${creates}`;
}

/** One save at a time: any press while one is under way, or after it went well, sends nothing. */
export function useSaving(options: SavingOptions): Saving {
  const { formik, registry, send, beforeSave, checkStored, creates, afterSaved, onSaved, onFailed } = options;
  const [isChecking, setChecking] = useState(false);
  const [found, setFound] = useState<{ problems: readonly Problem[]; attempt: number }>({
    problems: [],
    attempt: 0,
  });

  /** Why the form cannot be sent; undefined when it can, and no errors when the user said no. */
  async function findErrors(): Promise<FormErrors | undefined> {
    // Formik counts the submit and shows the errors.
    await formik.submitForm();
    const invalid = registry.validate(registry.values);
    if (Object.keys(invalid).length > 0) return invalid;
    const refused = await registry.lateErrors();
    if (Object.keys(refused).length > 0) return refused;
    if (beforeSave && !(await beforeSave())) return {};
    if (!(await checkStored())) return {};
    // What was typed while a check was awaited counts too.
    const errors = registry.validate(registry.values);
    formik.setErrors(errors);
    return Object.keys(errors).length > 0 ? errors : undefined;
  }

  async function isReadyToSend(): Promise<boolean> {
    setChecking(true);
    try {
      const errors = await findErrors();
      if (!errors) return true;
      const problems = registry.problems(errors);
      setFound((before) => ({ problems, attempt: before.attempt + 1 }));
      return false;
    } finally {
      setChecking(false);
    }
  }

  const { status, run, cancel } = useAction({
    confirm: isReadyToSend,
    send: (_input, upload) => {
      registry.lock(true);
      return send(upload);
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

  return {
    isSaving: isChecking || status.at === 'pending' || status.at === 'done',
    error: status.at === 'failed' ? status.error : undefined,
    share: status.at === 'pending' ? status.share : undefined,
    cancelUpload: cancel,
    ...found,
    submit: () => void run(),
  };
}
