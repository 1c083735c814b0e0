import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { announce } from '@/components/feedback/announce';
import { copiedForm } from '@/domain/quotation/copy';
import type { Quotation } from '@/domain/records/quotations';
import type { QuotationStore } from '@/intakeForm/state/quotationStore';

/**
 * Fills a new quotation in from a stored one, once, when all questions have loaded. It counts as input that is not saved.
 * Returns whether it has still to be filled in.
 */
export function useCopiedAnswers(
  store: QuotationStore,
  record: Quotation | undefined,
  isReady: boolean,
): boolean {
  const isCopied = useRef(false);
  const isDirty = useSyncExternalStore(store.subscribeDirty, store.isDirty);
  const copy = useEffectEvent(() => {
    if (!record || isCopied.current) return;
    isCopied.current = true;
    const form = copiedForm(store.form, record, store.answers.groups, new Date());
    store.restore(form);
    // Without lines the coverages of the program are loaded, as after its choice.
    if (form.coverage.lines.length === 0) store.startCoveragesAfresh();
    announce('The answers were copied. Choose the Effective Date.');
  });
  useEffect(() => {
    if (isReady) copy();
  }, [isReady]);
  return record !== undefined && !isDirty;
}
