import { useLayoutEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { PageNoteContext } from '@/components/ui/pageTools';
import { useAppDispatch, useAppSelector } from '@/redux';
import { ReceiptLine, type PrintButton } from './ReceiptLine';
import { screenOpened, selectReceipt } from './receiptSlice';

/** Shows the receipt of the last action under the headers of an area's screens. */
export function WithReceipt({
  printButton,
  children,
}: {
  printButton?: PrintButton;
  children: ReactNode;
}): ReactNode {
  const receipt = useAppSelector(selectReceipt);
  const dispatch = useAppDispatch();
  const { pathname } = useLocation();
  // Before the screen is painted, so that a receipt of another area does not flash on it.
  useLayoutEffect(() => {
    dispatch(screenOpened(pathname));
  }, [dispatch, pathname]);
  return (
    <PageNoteContext value={receipt && <ReceiptLine receipt={receipt} printButton={printButton} />}>
      {children}
    </PageNoteContext>
  );
}
