import type { ReactNode, RefObject } from 'react';
import { moneyLines, originLines } from '@/domain/quotation/panelLines';
import type { Quotation } from '@/domain/records/quotations';
import { usePageSections } from './usePageSections';
import styles from './sidePanel.module.css';

interface SidePanelProps {
  body: RefObject<HTMLElement | null>;
  record: Quotation | undefined;
}

/** What stays in sight beside a long page: its contents, the record's money, and who created it when. */
export function SidePanel({ body, record }: SidePanelProps): ReactNode {
  const { sections, current, open } = usePageSections(body);
  return (
    <aside className={styles.panel} aria-label="On this page">
      <div className={styles.sticky}>
        {sections.length > 1 && (
          <nav aria-label="Sections of this page">
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
        )}
        {record && (
          <>
            <Lines lines={moneyLines(record)} />
            <Lines lines={originLines(record)} />
          </>
        )}
      </div>
    </aside>
  );
}

function Lines({ lines }: { lines: ReturnType<typeof moneyLines> }): ReactNode {
  if (lines.length === 0) return null;
  return (
    <dl className={styles.lines}>
      {lines.map(({ label, text, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <bdi translate="no">{text}</bdi>
          </dd>
          {note && <dd className={styles.note}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
