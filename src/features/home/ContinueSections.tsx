import { useId, useState, type ReactNode } from 'react';
import { useDraftLinks } from '@/session/drafts/useDraftLinks';
import { recentRecords } from '@/session/recentRecords';
import { HomeSection, SectionRows, type SectionRow } from './HomeSection';
import { homeSections, isSection, type HomeSectionId } from './homeSections';
import styles from './homeSections.module.css';

/** How many of the records that were opened last are shown. */
const mostRecent = 5;

/** What the user was at work on: unsaved drafts, and the records that were opened last. Without any it is not shown. */
export function ContinueSections(): ReactNode {
  const drafts = useDraftLinks('admin').map(({ to, title, time }): SectionRow => ({
    to,
    name: title,
    detail: '',
    note: time,
  }));
  const [recent] = useState(() =>
    recentRecords()
      .slice(0, mostRecent)
      .map(({ title, path }): SectionRow => ({ to: path, name: title, detail: '', note: '' })),
  );
  const parts = (
    [
      ['drafts', drafts],
      ['recent', recent],
    ] as const
  ).filter(([id, rows]) => rows.length > 0 && !isSection('admin', 'hidden', id));
  if (parts.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="continue">
      <h2 id="continue">Continue</h2>
      <div className={styles.sections}>
        {parts.map(([id, rows]) => (
          <Rows key={id} id={id} rows={rows} />
        ))}
      </div>
    </section>
  );
}

function Rows({ id, rows }: { id: HomeSectionId; rows: readonly SectionRow[] }): ReactNode {
  const headingId = useId();
  return (
    <HomeSection area="admin" id={id} heading={homeSections[id]} headingId={headingId} count={rows.length}>
      <SectionRows rows={rows} labelledBy={headingId} />
    </HomeSection>
  );
}
