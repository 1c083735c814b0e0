import { useRef, useState, type ReactNode } from 'react';
import { useMedia } from '@/components/ui/useMedia';
import type { Quotation } from '@/domain/records/quotations';
import { PanelSlotContext } from './panelSlot';
import { SidePanel } from './SidePanel';
import styles from './sidePanel.module.css';

interface WithSidePanelProps {
  /** The stored record whose money and origin are shown; a form has none. */
  record?: Quotation | undefined;
  /** Whether payments of the record are due. */
  isOwed?: boolean | undefined;
  /** The page's body, on the left. */
  children: ReactNode;
}

/** Whether the window has room for the panel. */
export function useHasSidePanel(): boolean {
  return useMedia('(width >= 1280px)');
}

/** A page with a side panel where the window has room for it. The panel has a place of its own: nothing else moves. */
export function WithSidePanel({ record, isOwed, children }: WithSidePanelProps): ReactNode {
  const body = useRef<HTMLDivElement>(null);
  const isWide = useHasSidePanel();
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  return (
    <PanelSlotContext value={slot}>
      <div className={styles.frame}>
        <div ref={body}>{children}</div>
        {isWide && <SidePanel {...{ body, record, isOwed }} slot={setSlot} />}
      </div>
    </PanelSlotContext>
  );
}
