import { useEffect, useRef, useState } from 'react';
import { isCallFailure, isUnconfirmed } from '@/domain/failure';
import { logError } from '@/api/log';
import { useDialogs } from '@/components/dialogs/useDialogs';
import type { QuotationStore } from '@/components/intakeForm/quotationStore';

/** What can be done with the form: a new quotation is submitted or saved, a stored one generated or saved. */
export type Deed = 'submit' | 'generate' | 'save';

export interface Sending {
  store: QuotationStore;
  /** Sends what the store holds; rejects when it was not stored. */
  send: (deed: Deed) => Promise<unknown>;
  /** The alert that stops a deed; empty when nothing does. */
  refusal: (deed: Deed) => string;
  onStored: () => void;
  /** Whether sending once more would store another one: after a lost answer the form locks. */
  makesAnother: boolean;
}

export interface Submission {
  /** What is being sent. */
  readonly busy: Deed | undefined;
  /** What was not stored, and whether the server may have stored it all the same. */
  readonly failed: { readonly deed: Deed; readonly isUnconfirmed: boolean } | undefined;
  /** What may have been stored, without an answer; until the user allows another try, nothing is sent. */
  readonly inDoubt: Deed | undefined;
  readonly allowAgain: () => void;
  readonly run: (deed: Deed) => void;
}

/** Whether no answer came that could be read; an error of the server is an answer. */
function isLost(error: unknown): boolean {
  return isUnconfirmed(error) && !(isCallFailure(error) && error.kind === 'serverError');
}

/** The line that the documents ask for; without an answer the kind of failure stands in for the status. */
function logRefusal(error: unknown): void {
  const status = isCallFailure(error) ? (error.status ?? error.kind) : 'unknown';
  logError(`Submission failed with status ${status}`);
}

/**
 * QNEW-07, QNEW-08, QNEW-13, QEDIT-07, QEDIT-16, FIELD-01: the buttons of a quotation form. Inputs with something wrong
 * stop every deed, then its own alert does. One at a time: a press while one is under way, or after it went
 * well, sends nothing; nor does one while a new quotation is in doubt.
 */
export function useSubmission({ store, send, refusal, onStored, makesAnother }: Sending): Submission {
  const { notify } = useDialogs();
  const [busy, setBusy] = useState<Deed>();
  const [failed, setFailed] = useState<Submission['failed']>();
  const [inDoubt, setInDoubt] = useState<Deed>();
  const isClosed = useRef(false);
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  async function isStopped(deed: Deed): Promise<boolean> {
    if (store.focusFirstProblem()) return true;
    const alert = refusal(deed);
    if (alert === '') return false;
    // The alert gives focus back to where it is now.
    store.markMissing()?.focus();
    await notify(alert);
    return true;
  }

  async function carryOut(deed: Deed): Promise<'stored' | 'notStored' | 'inDoubt'> {
    if (await isStopped(deed)) return 'notStored';
    setBusy(deed);
    setFailed(undefined);
    try {
      await send(deed);
      return 'stored';
    } catch (error) {
      logRefusal(error);
      setBusy(undefined);
      if (makesAnother && isLost(error)) {
        setInDoubt(deed);
        return 'inDoubt';
      }
      setFailed({ deed, isUnconfirmed: isUnconfirmed(error) });
      return 'notStored';
    }
  }

  async function run(deed: Deed): Promise<void> {
    if (isClosed.current) return;
    isClosed.current = true;
    const outcome = await carryOut(deed);
    isClosed.current = outcome !== 'notStored';
    if (outcome === 'stored' && isHere.current) onStored();
  }

  function allowAgain(): void {
    setInDoubt(undefined);
    isClosed.current = false;
  }

  return { busy, failed, inDoubt, allowAgain, run: (deed) => void run(deed) };
}
