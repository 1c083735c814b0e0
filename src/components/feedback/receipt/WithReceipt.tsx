import { useSyncExternalStore, type ReactNode } from 'react';
import { PageNoteContext } from '@/components/ui/pageTools';
import { useLoadedPart } from '@/components/ui/useLoadedPart';
import { currentReceipt, onReceiptChange } from './receipts';

/** Gives the screens of an area the last action's receipt, under their headers. Its code loads with the first one. */
export function WithReceipt({ children }: { children: ReactNode }): ReactNode {
  const receipt = useSyncExternalStore(onReceiptChange, currentReceipt);
  const line = useLoadedPart(
    async () =>
      receipt !== undefined && (await import(/* webpackChunkName: "receipt" */ './ReceiptLine')).ReceiptLine,
    receipt,
  );
  return (
    <PageNoteContext value={receipt && line && <line.view receipt={receipt} />}>{children}</PageNoteContext>
  );
}
