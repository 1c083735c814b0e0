import { searchWords } from '@/domain/search';
import type { Found, Hit } from './recordGroup';

/** One group of the results as it is rendered. */
export interface Section {
  readonly heading: string;
  /** The number of hits; undefined until it is known. */
  readonly count?: number | undefined;
  readonly hits: readonly Hit[];
  /** The hits that were opened before, by `recordKey`. */
  readonly opened?: Found['opened'];
  /** The number of rows that the list shows, if it is more than `count`. */
  readonly listed?: number;
  /** The list that shows all of them. */
  readonly list?: Found['list'] | undefined;
  readonly isLoading?: boolean;
  /** Searches the group again; only after a failure. */
  readonly retry?: (() => void) | undefined;
}

/**
 * Removes from the groups each record that the 'recent' section shows, and corrects their counts. The recent
 * hit gets the path that its group found.
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

/** The text that is announced and shown below the results. */
export function statusText(query: string, sections: readonly Section[]): string {
  if (searchWords(query).length === 0) return 'Type a number, a name and a town, or the name of a screen.';
  if (sections.some(({ isLoading }) => isLoading)) return 'Searching…';
  const found = sections.filter(({ count }) => count !== undefined && count > 0);
  const failed = sections.filter(({ retry }) => retry).map(({ heading }) => heading);
  const failures = failed.length > 0 ? `${failed.join(', ')} could not be searched` : '';
  if (found.length === 0) return failures || `Nothing was found for ‘${query.trim()}’`;
  const total = found.reduce((sum, { count = 0 }) => sum + count, 0);
  const counts = found.map(({ heading, count = 0 }) => `${heading} ${counted.format(count)}`);
  const text = `${counted.format(total)} found: ${counts.join(', ')}`;
  return failures ? `${text}. ${failures}` : text;
}
