import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { queryReadings, rankOfQuery, searchWords } from '@/domain/search';
import type { Found, RecordGroup } from './recordGroup';
import type { Section } from './sections';

interface Answer {
  /** The query that was asked. */
  readonly query: string;
  /** Undefined where the server did not answer. */
  readonly found: Found | undefined;
}

const typingPauseMs = 250;
const minLetters = 2;

/** The query that the server is asked, as words; empty where there is too little to ask for. */
function asked(text: string): string {
  const words = searchWords(text);
  return words.some((word) => word.length >= minLetters) ? words.join(' ') : '';
}

/**
 * Searches records when the typing pauses. Groups answer one by one; the answer to an earlier query is ignored. Nothing is
 * asked for a single letter: then there are no groups.
 */
export function useRecordSearch(text: string, groups: readonly RecordGroup[]): readonly Section[] {
  const query = asked(text);
  const meant = groups.filter(({ isMeant }) => isMeant?.(query) ?? true);
  const [answers, setAnswers] = useState<ReadonlyMap<RecordGroup, Answer>>(new Map());
  /** The query whose answers are wanted; those to an earlier one are ignored. */
  const wanted = useRef('');

  async function ask(group: RecordGroup): Promise<void> {
    const found = await group.find(query).catch(() => undefined);
    if (wanted.current === query) setAnswers((before) => new Map(before).set(group, { query, found }));
  }

  /** Each group in a task of its own, so that a key pressed meanwhile does not wait for all of them. */
  const askAll = useEffectEvent(async () => {
    for (const group of meant) {
      await new Promise((resolve) => setTimeout(resolve));
      if (wanted.current !== query) return;
      void ask(group);
    }
  });
  useEffect(() => {
    wanted.current = query;
    if (query === '') return undefined;
    const timer = setTimeout(() => void askAll(), typingPauseMs);
    return () => {
      wanted.current = '';
      clearTimeout(timer);
    };
  }, [query, groups]);

  if (query === '') return [];
  const readings = queryReadings(text);
  const sections = meant.map((group): Section => {
    const { heading } = group;
    const answer = answers.get(group);
    if (answer?.query !== query) {
      // Of the answers to the query before, those stay that match this one too.
      const hits = answer?.found?.hits.filter(({ fields }) => rankOfQuery(fields, readings) !== undefined);
      return { heading, hits: hits ?? [], isLoading: true };
    }
    if (answer.found) return { heading, ...answer.found };
    const retry = (): void => {
      setAnswers((before) => new Map([...before].filter(([key]) => key !== group)));
      void ask(group);
    };
    return { heading, hits: [], retry };
  });
  const hasFailed = sections.length > 1 && sections.every(({ retry }) => retry);
  return hasFailed
    ? [{ heading: 'Records', hits: [], retry: () => sections.forEach(({ retry }) => retry?.()) }]
    : sections;
}
