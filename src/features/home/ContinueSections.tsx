import type { ReactNode } from 'react';
import { useAppSelector } from '@/redux';
import { useDraftLinks } from '@/session/drafts/useDraftLinks';
import { selectRecentRecords } from '@/session/personalSlice';
import { HomeSection, type SectionRow } from './HomeSection';
import { homeSections, useSectionChoices } from './homeSections';
import { SectionGroup } from './SectionGroup';

/** The number of recently opened records that are shown. */
const mostRecent = 5;

/** Unsaved drafts, and the records that were opened last. Renders nothing if there are none. */
export function ContinueSections(): ReactNode {
  const drafts = useDraftLinks('admin').map(({ to, title, time }): SectionRow => ({
    to,
    name: title,
    detail: '',
    note: time,
  }));
  const recent = useAppSelector(selectRecentRecords)
    .slice(0, mostRecent)
    .map(({ title, path }): SectionRow => ({ to: path, name: title, detail: '', note: '' }));
  const hidden = useSectionChoices('hidden').ids;
  const sections = (
    [
      ['drafts', drafts],
      ['recent', recent],
    ] as const
  ).filter(([id, rows]) => rows.length > 0 && !hidden.has(id));
  if (sections.length === 0) return null;
  return (
    <SectionGroup heading="Continue">
      {sections.map(([id, rows]) => (
        <HomeSection key={id} id={id} heading={homeSections[id]} count={rows.length} rows={rows} />
      ))}
    </SectionGroup>
  );
}
