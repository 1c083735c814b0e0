import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '@/components/ui/Icon';
import type { SessionArea } from '@/session/sessionRules';
import { useSectionChoices } from './homeSections';
import styles from './homeSections.module.css';

/** A row of a section: a link to the record, and details. */
export interface SectionRow {
  readonly to: string;
  readonly name: string;
  readonly detail: string;
  readonly note: ReactNode;
  /** Called when the link is followed in this tab. */
  readonly onOpen?: () => void;
}

interface HomeSectionProps {
  area?: SessionArea;
  /** Under this id the user's choice to fold it is stored. */
  id: string;
  heading: string;
  /** The rows that are shown. */
  rows: readonly SectionRow[];
  /** The total number of rows, which may be more than `rows`; undefined if unknown. */
  count: number | undefined;
  /** Whether its rows need action. */
  isUrgent?: boolean;
  /** Rendered below the rows, or in place of them. */
  children?: ReactNode;
}

/** A section of the home page that can be folded; the choice is stored for this user. */
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
      // The browser itself unfolds a section when find-in-page finds a text in it.
      onToggle={({ currentTarget }) => fold(!currentTarget.open)}
    >
      <summary
        className={styles.summary}
        // The `toggle` event fires later than the click: it would be lost if the user leaves the page
        // immediately.
        onClick={(event) => {
          event.preventDefault();
          fold(!isFolded);
        }}
      >
        <Icon name="chevronRight" size={14} />
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
