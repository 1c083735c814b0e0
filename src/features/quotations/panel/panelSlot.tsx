import { createContext, use, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styles from './sidePanel.module.css';

/** The element in the side panel for sections that a screen adds; null if there is no panel. */
export const PanelSlotContext = createContext<HTMLElement | null>(null);

/** Adds sections of the screen to the side panel. Without a panel they are not rendered. */
export function InPanel({ children }: { children: ReactNode }): ReactNode {
  const slot = use(PanelSlotContext);
  return slot && createPortal(children, slot);
}

/** A section of the side panel with a small heading. */
export function PanelSection({ heading, children }: { heading: string; children: ReactNode }): ReactNode {
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{heading}</h2>
      {children}
    </section>
  );
}
