import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { queryReadings, rankOfQuery, searchWords } from '@/domain/search';
import type { Found, RecordGroup } from './recordGroup';
import type { Section } from './sections';

interface GroupResult {
  /** The query that was asked. */
  readonly query: string;
  /** Undefined if the request failed. */
  readonly found: Found | undefined;
}

const typingPauseMs = 250;
const minLetters = 2;

/** The query as normalized words; empty if it is too short to search for. */
function searchableQuery(text: string): string {
  const words = searchWords(text);
  return words.some((word) => word.length >= minLetters) ? words.join(' ') : '';
}

/**
 * Searches records when the user stops typing. Groups respond one by one; results of an earlier query are
 * ignored. For a single letter nothing is requested and there are no groups.
 */
export function useRecordSearch(text: string, groups: readonly RecordGroup[]): readonly Section[] {
  const query = searchableQuery(text);
  const searchedGroups = groups.filter(({ matchesQuery }) => matchesQuery?.(query) ?? true);
  const [results, setResults] = useState<ReadonlyMap<RecordGroup, GroupResult>>(new Map());
  /** The current query; results of an earlier one are ignored. */
  const currentQuery = useRef('');

  async function search(group: RecordGroup): Promise<void> {
    const found = await group.find(query).catch(() => undefined);
    if (currentQuery.current === query) setResults((before) => new Map(before).set(group, { query, found }));
  }

  /** One task for each group, so that a key press does not have to wait for all of them. */
  const searchAll = useEffectEvent(async () => {
    for (const group of searchedGroups) {
      await new Promise((resolve) => setTimeout(resolve));
      if (currentQuery.current !== query) return;
      void search(group);
    }
  });
  useEffect(() => {
    currentQuery.current = query;
    if (query === '') return undefined;
    const timer = setTimeout(() => void searchAll(), typingPauseMs);
    return () => {
      currentQuery.current = '';
      clearTimeout(timer);
    };
  }, [query, groups]);

  if (query === '') return [];
  const readings = queryReadings(text);
  const sections = searchedGroups.map((group): Section => {
    const { heading } = group;
    const result = results.get(group);
    if (result?.query !== query) {
      // Until the new result arrives, show the previous hits that match the new query as well.
      const hits = result?.found?.hits.filter(({ fields }) => rankOfQuery(fields, readings) !== undefined);
      return { heading, hits: hits ?? [], isLoading: true };
    }
    if (result.found) return { heading, ...result.found };
    const retry = (): void => {
      setResults((before) => new Map([...before].filter(([key]) => key !== group)));
      void search(group);
    };
    return { heading, hits: [], retry };
  });
  const hasFailed = sections.length > 1 && sections.every(({ retry }) => retry);
  return hasFailed
    ? [{ heading: 'Records', hits: [], retry: () => sections.forEach(({ retry }) => retry?.()) }]
    : sections;
}
