import type { ReactNode } from 'react';
import { PageNoteContext } from '@/components/ui/pageTools';
import { useAppSelector } from '@/redux';
import { ReceiptLine, type PrintButton } from './ReceiptLine';
import { selectReceipt } from './receiptSlice';

/** Shows the receipt of the last action under the headers of an area's screens. */
export function WithReceipt({
  printButton,
  children,
}: {
  printButton?: PrintButton;
  children: ReactNode;
}): ReactNode {
  const receipt = useAppSelector(selectReceipt);
  return (
    <PageNoteContext value={receipt && <ReceiptLine receipt={receipt} printButton={printButton} />}>
      {children}
    </PageNoteContext>
  );
}
