import { createContext, use, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styles from './sidePanel.module.css';

/** The place in the side panel for what a screen adds to it; null where there is no panel. */
export const PanelSlotContext = createContext<HTMLElement | null>(null);

/** A part of the side panel that belongs to the screen. Without a panel it is not rendered, so that it costs nothing. */
export function InPanel({ children }: { children: ReactNode }): ReactNode {
  const slot = use(PanelSlotContext);
  return slot && createPortal(children, slot);
}

/** A part of the side panel under a small heading. */
export function PanelSection({ heading, children }: { heading: string; children: ReactNode }): ReactNode {
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>{heading}</h2>
      {children}
    </section>
  );
}
