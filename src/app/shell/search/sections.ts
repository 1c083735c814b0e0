import { searchWords } from '@/domain/search';
import type { Found, Hit } from './recordGroup';

/** One group of the results as it is shown. */
export interface Section {
  readonly heading: string;
  /** How many there are; undefined while that is not known. */
  readonly count?: number | undefined;
  readonly hits: readonly Hit[];
  /** Those that were opened before, by their keys. */
  readonly opened?: Found['opened'];
  /** How many the list shows, where that is more than `count`. */
  readonly listed?: number;
  /** The list that shows them all. */
  readonly list?: Found['list'] | undefined;
  readonly isLoading?: boolean;
  /** Searches the group again; present where that failed. */
  readonly retry?: (() => void) | undefined;
}

/**
 * Each record once: one that was opened before is shown there, and leads where its group leads. The other groups neither show nor
 * count it.
 */
export function withoutRepeats(recent: Section, groups: readonly Section[]): readonly Section[] {
  const keys = new Set(recent.hits.map(({ key }) => key));
  const found = new Map(groups.flatMap(({ opened = [] }) => [...opened].filter(([key]) => keys.has(key))));
  const hits = recent.hits.map((hit) => {
    const again = found.get(hit.key);
    return again ? { ...hit, to: again.to, state: again.state, onOpen: again.onOpen } : hit;
  });
  const others = groups.map((group): Section => {
    const repeated = new Set(
      [...(group.opened ?? [])].flatMap(([key, hit]) => (keys.has(key) ? hit.key : [])),
    );
    if (repeated.size === 0 || group.count === undefined) return group;
    return {
      ...group,
      listed: group.count,
      count: group.count - repeated.size,
      hits: group.hits.filter(({ key }) => !repeated.has(key)),
    };
  });
  return [{ ...recent, hits }, ...others];
}

const counted = new Intl.NumberFormat('en-US');

/** What is read out and shown below the results. */
export function statusText(query: string, sections: readonly Section[]): string {
  if (searchWords(query).length === 0) return 'Type a number, a name and a town, or the name of a screen.';
  if (sections.some(({ isLoading }) => isLoading)) return 'Searching…';
  const found = sections.filter(({ count }) => count !== undefined && count > 0);
  const failed = sections.filter(({ retry }) => retry).map(({ heading }) => heading);
  const failures = failed.length > 0 ? `${failed.join(', ')} could not be searched` : '';
  if (found.length === 0) return failures || `Nothing was found for ‘${query.trim()}’`;
  const total = found.reduce((sum, { count = 0 }) => sum + count, 0);
  const parts = found.map(({ heading, count = 0 }) => `${heading} ${counted.format(count)}`);
  const text = `${counted.format(total)} found: ${parts.join(', ')}`;
  return failures ? `${text}. ${failures}` : text;
}
