import { useRef, useState, type ReactNode } from 'react';
import { useMedia } from '@/components/ui/useMedia';
import type { Quotation } from '@/domain/records/quotations';
import { PanelSlotContext } from './panelSlot';
import { SidePanel } from './SidePanel';
import styles from './sidePanel.module.css';

interface WithSidePanelProps {
  /** The stored record whose amounts and origin are shown. A form has none. */
  record?: Quotation | undefined;
  /** Whether the panel shows the next due date. */
  showsDueDate?: boolean | undefined;
  /** The content of the page, on the left. */
  children: ReactNode;
}

/** Whether the window is wide enough for the panel. */
export function useHasSidePanel(): boolean {
  return useMedia('(width >= 1280px)');
}

/** A page with a side panel, if the window is wide enough. The panel has its own column, so that nothing else moves. */
export function WithSidePanel({ record, showsDueDate, children }: WithSidePanelProps): ReactNode {
  const body = useRef<HTMLDivElement>(null);
  const isWide = useHasSidePanel();
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  return (
    <PanelSlotContext value={slot}>
      <div className={styles.frame}>
        <div ref={body}>{children}</div>
        {isWide && <SidePanel {...{ body, record, showsDueDate }} slot={setSlot} />}
      </div>
    </PanelSlotContext>
  );
}
