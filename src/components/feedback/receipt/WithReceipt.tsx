import { useSyncExternalStore, type ReactNode } from 'react';
import { PageNoteContext } from '@/components/ui/pageTools';
import { ReceiptLine } from './ReceiptLine';
import { currentReceipt, onReceiptChange } from './receipts';

/** Gives the screens of an area the last action's receipt, under their headers. */
export function WithReceipt({ children }: { children: ReactNode }): ReactNode {
  const receipt = useSyncExternalStore(onReceiptChange, currentReceipt);
  return <PageNoteContext value={receipt && <ReceiptLine receipt={receipt} />}>{children}</PageNoteContext>;
}
