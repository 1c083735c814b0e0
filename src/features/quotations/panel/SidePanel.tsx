import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { moneyLines, originLines } from '@/domain/quotation/panelLines';
import type { Quotation } from '@/domain/records/quotations';
import { StatusBadge } from '@/components/ui/StatusBadge';
import { today } from '@/domain/text/dates';
import { PanelSection } from './panelSlot';
import { usePageSections } from './usePageSections';
import styles from './sidePanel.module.css';

interface SidePanelProps {
  body: RefObject<HTMLElement | null>;
  record: Quotation | undefined;
  showsDueDate: boolean | undefined;
  /** The ref of the element for sections that the screen adds. */
  slot: (element: HTMLElement | null) => void;
}

/**
 * A panel next to a long page: links to its sections, amounts, sections that the screen adds, and the origin of the record.
 * Everything below the links appears once the links are complete, so that it does not move.
 */
export function SidePanel({ body, record, showsDueDate = false, slot }: SidePanelProps): ReactNode {
  const { sections, isComplete, current, open } = usePageSections(body);
  const links = useRef<HTMLElement>(null);
  useEffect(() => {
    const currentLink = links.current?.querySelector<HTMLElement>('[aria-current]');
    const list = links.current;
    // `scrollIntoView` would scroll the page as well.
    if (currentLink && list) list.scrollTop += verticalCenter(currentLink) - verticalCenter(list);
  }, [current]);
  return (
    <aside className={styles.panel} aria-label="On this page" data-side-panel>
      <div className={styles.card}>
        {sections.length > 1 && (
          <PanelSection heading="On this page">
            <nav ref={links} aria-label="Sections of this page">
              <ul className={styles.sections}>
                {sections.map((section) => (
                  <li key={section.key}>
                    <button
                      type="button"
                      className={styles.link}
                      aria-current={section === current ? 'location' : undefined}
                      onClick={() => open(section)}
                    >
                      <bdi translate="no">{section.text}</bdi>
                    </button>
                  </li>
                ))}
              </ul>
            </nav>
          </PanelSection>
        )}
        {isComplete && record && (
          <Lines heading="Money" lines={moneyLines(record, showsDueDate ? today(new Date()) : undefined)} />
        )}
        <div ref={slot} className={styles.slot} hidden={!isComplete} />
        {isComplete && record && <Lines heading="Origin" lines={originLines(record)} />}
      </div>
    </aside>
  );
}

function verticalCenter(element: HTMLElement): number {
  const { top, height } = element.getBoundingClientRect();
  return top + height / 2;
}

function Lines({ heading, lines }: { heading: string; lines: ReturnType<typeof moneyLines> }): ReactNode {
  if (lines.length === 0) return null;
  return (
    <PanelSection heading={heading}>
      <dl className={styles.lines}>
        {lines.map(({ label, text, note, isLate }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {isLate ? <StatusBadge tone="bad">{text}</StatusBadge> : <bdi translate="no">{text}</bdi>}
            </dd>
            {note && <dd className={styles.note}>{note}</dd>}
          </div>
        ))}
      </dl>
    </PanelSection>
  );
}
