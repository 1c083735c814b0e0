import { useEffect, useRef, useState } from 'react';
import { isCallFailure, isUnconfirmed } from '@/api/failure';
import { logError } from '@/api/log';
import { useDialogs } from '@/components/dialogs/useDialogs';
import type { QuotationPayload } from '@/domain/records/quotations';
import type { Id } from '@/domain/records/scalars';
import type { Sealed } from '@/domain/secret';
import type { QuotationStore } from '@/components/intakeForm/quotationStore';

export type Deed = 'submit' | 'save';

/** Sends a new quotation; rejects when it was not stored. */
export type SendQuotation = (
  deed: Deed,
  payload: Sealed<QuotationPayload & { customer_id: Id }>,
) => Promise<unknown>;

export interface Submission {
  /** What is being sent. */
  readonly busy: Deed | undefined;
  /** What was not stored, and whether the server may have stored it all the same. */
  readonly failed: { readonly deed: Deed; readonly isUnconfirmed: boolean } | undefined;
  readonly run: (deed: Deed) => void;
}

/** The line that the documents ask for; without an answer the kind of failure stands in for the status. */
function logRefusal(error: unknown): void {
  const status = isCallFailure(error) ? (error.status ?? error.kind) : 'unknown';
  logError(`Submission failed with status ${status}`);
}

/**
 * QNEW-07, QNEW-08, QNEW-13, FIELD-01: Submit and Save of a new quotation. Inputs with something wrong stop both,
 * the alerts stop Submit only. One at a time: a second press sends nothing.
 */
export function useSubmission(store: QuotationStore, send: SendQuotation, onStored: () => void): Submission {
  const { notify } = useDialogs();
  const [busy, setBusy] = useState<Deed>();
  const [failed, setFailed] = useState<Submission['failed']>();
  const isUnderWay = useRef(false);
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  async function isStopped(deed: Deed): Promise<boolean> {
    if (store.focusFirstProblem()) return true;
    const refusal = deed === 'submit' ? store.refusal('intakeForm') : '';
    if (refusal === '') return false;
    // The alert gives focus back to where it is now.
    store.markMissing()?.focus();
    await notify(refusal);
    return true;
  }

  async function attempt(deed: Deed): Promise<void> {
    if (await isStopped(deed)) return;
    setBusy(deed);
    setFailed(undefined);
    try {
      await send(deed, store.createPayload());
      if (isHere.current) onStored();
    } catch (error) {
      logRefusal(error);
      if (isHere.current) setFailed({ deed, isUnconfirmed: isUnconfirmed(error) });
    }
    if (isHere.current) setBusy(undefined);
  }

  async function run(deed: Deed): Promise<void> {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    await attempt(deed);
    isUnderWay.current = false;
  }

  return { busy, failed, run: (deed) => void run(deed) };
}
