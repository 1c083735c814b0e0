import { useState } from 'react';
import { isAnswerLost, notSentText } from '@/domain/failure';
import type { FormErrors, FormStore, Problem } from './fields/formStore';
import { useAction, type UploadHandles } from '@/components/feedback/useAction';

export interface SavingOptions {
  store: FormStore;
  /** Sends what the form holds; rejects when it was not saved. */
  send: (upload: UploadHandles) => Promise<unknown>;
  /** Awaited before sending; false sends nothing. */
  beforeSave?: (() => Promise<boolean>) | undefined;
  /** What the form creates, where a repeat would create another one: a lost answer locks the form. */
  creates?: string | undefined;
  /** After the record was saved, also when the form was left meanwhile. */
  afterSaved: () => void;
  /** After the record was saved, while the form is still on screen. */
  onSaved: () => Promise<void> | void;
  onFailed?: ((error: unknown) => void) | undefined;
}

export interface Saving {
  phase: 'editing' | 'saving' | 'failed';
  /** Why the last attempt sent nothing, where a part of the program was missing for it. */
  notSent: string | undefined;
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
  const { store, send, beforeSave, creates, afterSaved, onSaved, onFailed } = options;
  const [isChecking, setChecking] = useState(false);
  const [found, setFound] = useState<{ problems: readonly Problem[]; attempt: number }>({
    problems: [],
    attempt: 0,
  });

  async function findProblems(): Promise<FormErrors | undefined> {
    const errors = await firstProblems(
      () => store.judgeAll(),
      () => store.settle(),
    );
    if (errors) return errors;
    if (beforeSave && !(await beforeSave())) return {};
    // What was typed while a check was awaited counts too.
    return firstProblems(() => store.judgeAll());
  }

  async function isReadyToSend(): Promise<boolean> {
    store.submitted();
    setChecking(true);
    try {
      const errors = await findProblems();
      if (!errors) return true;
      const problems = store.problems(errors);
      setFound((before) => ({ problems, attempt: before.attempt + 1 }));
      return false;
    } finally {
      setChecking(false);
    }
  }

  const { status, run, cancel } = useAction({
    confirm: isReadyToSend,
    send: (_input, upload) => {
      store.hold(true);
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
      store.hold(false);
      onFailed?.(error);
    },
  });

  const isSaving = isChecking || status.at === 'pending' || status.at === 'done';
  return {
    phase: isSaving ? 'saving' : status.at === 'failed' ? 'failed' : 'editing',
    notSent: status.at === 'failed' ? notSentText(status.error) : undefined,
    share: status.at === 'pending' ? status.share : undefined,
    cancelUpload: cancel,
    ...found,
    submit: () => void run(),
  };
}

async function firstProblems(
  ...steps: (() => FormErrors | Promise<FormErrors>)[]
): Promise<FormErrors | undefined> {
  for (const step of steps) {
    const errors = await step();
    if (Object.keys(errors).length > 0) return errors;
  }
  return undefined;
}
