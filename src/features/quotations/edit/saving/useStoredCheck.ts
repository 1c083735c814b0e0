import { useRef, type ReactNode } from 'react';
import { mapReading, type Reading } from '@/components/actions/staleWrite/reading';
import { useStaleCheck } from '@/components/actions/staleWrite/useStaleCheck';
import type { Quotation } from '@/domain/records/quotations';
import type { QuotationStore } from '@/intakeForm/state/quotationStore';
import type { Stored } from '../sections/StoredQuotation';
import { compareWithStored } from './compareWithStored';

/** A stored quotation that is edited. */
export interface EditedQuotation extends Stored {
  /** Reads it again, without the cache. */
  readonly readAgain: () => Reading<Quotation>;
}

/** Checks before an update whether the stored quotation has changed, and renders the dialog. A new quotation has no check. */
export function useStoredCheck(
  store: QuotationStore,
  edited: EditedQuotation | undefined,
): { readonly check: () => Promise<boolean>; readonly dialog: ReactNode } {
  const opened = useRef<Stored>(edited);
  return useStaleCheck(
    edited && {
      readAgain: () =>
        mapReading(edited.readAgain(), (record) => ({ ...(opened.current ?? edited), record })),
      rule: (theirs: Stored) =>
        compareWithStored({
          store,
          opened: opened.current ?? edited,
          theirs,
          onMerged: () => {
            opened.current = theirs;
          },
        }),
    },
  );
}
