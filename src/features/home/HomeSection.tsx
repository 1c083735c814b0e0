import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { SessionArea } from '@/session/sessionRules';
import { useSectionChoices } from './homeSections';
import styles from './homeSections.module.css';

/** A row of a section: a link to the record, and what is to be known of it. */
export interface SectionRow {
  readonly to: string;
  readonly name: string;
  readonly detail: string;
  readonly note: ReactNode;
  /** Runs as the link is followed in this tab. */
  readonly onOpen?: () => void;
}

interface HomeSectionProps {
  area?: SessionArea;
  /** By which the user's choice to fold it is kept. */
  id: string;
  heading: string;
  /** The rows that are shown. */
  rows: readonly SectionRow[];
  /** How many rows there are, as far as that is known; more than `rows` where only the first are shown. */
  count: number | undefined;
  /** Whether rows mean that something is to be done. */
  isUrgent?: boolean;
  /** What follows the rows, or takes their place. */
  children?: ReactNode;
}

/** A section of the home page, which can be folded; it stays folded for this user. */
export function HomeSection({
  area = 'admin',
  id,
  heading,
  rows,
  count,
  isUrgent = false,
  children,
}: HomeSectionProps): ReactNode {
  const headingId = useId();
  const folded = useSectionChoices('folded', area);
  const isFolded = folded.ids.has(id);
  const fold = (isNow: boolean): void => {
    if (isNow !== isFolded) folded.choose(id, isNow);
  };
  return (
    <details
      className={styles.section}
      open={!isFolded}
      // The browser itself opens a section when the user searches the page for a text.
      onToggle={({ currentTarget }) => fold(!currentTarget.open)}
    >
      <summary
        className={styles.summary}
        // The event 'toggle' comes later than the click: a page that is left before it keeps nothing.
        onClick={(event) => {
          event.preventDefault();
          fold(!isFolded);
        }}
      >
        <h3 id={headingId}>{heading}</h3>
        {count !== undefined && (
          <span className={isUrgent && count > 0 ? styles.count : styles.none}>{count}</span>
        )}
      </summary>
      {rows.length > 0 && (
        <ul className={styles.rows} aria-labelledby={headingId}>
          {rows.map(({ to, name, detail, note, onOpen }, index) => (
            <li key={index} className={styles.row}>
              <Link
                to={to}
                onClick={({ ctrlKey, metaKey, shiftKey }) => !(ctrlKey || metaKey || shiftKey) && onOpen?.()}
              >
                <bdi translate="no">{name === '' ? 'Without a name' : name}</bdi>
              </Link>
              <bdi translate="no" className={styles.detail}>
                {detail}
              </bdi>
              <span className={styles.note}>{note}</span>
            </li>
          ))}
        </ul>
      )}
      {children}
    </details>
  );
}
