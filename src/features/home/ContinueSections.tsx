import type { ReactNode } from 'react';
import { useAppSelector } from '@/redux';
import { useDraftLinks } from '@/session/drafts/useDraftLinks';
import { selectRecentRecords } from '@/session/personalSlice';
import { HomeSection, type SectionRow } from './HomeSection';
import { homeSections, useSectionChoices } from './homeSections';
import { SectionGroup } from './SectionGroup';

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
  const recent = useAppSelector(selectRecentRecords)
    .slice(0, mostRecent)
    .map(({ title, path }): SectionRow => ({ to: path, name: title, detail: '', note: '' }));
  const hidden = useSectionChoices('hidden').ids;
  const parts = (
    [
      ['drafts', drafts],
      ['recent', recent],
    ] as const
  ).filter(([id, rows]) => rows.length > 0 && !hidden.has(id));
  if (parts.length === 0) return null;
  return (
    <SectionGroup heading="Continue">
      {parts.map(([id, rows]) => (
        <HomeSection key={id} id={id} heading={homeSections[id]} count={rows.length} rows={rows} />
      ))}
    </SectionGroup>
  );
}
