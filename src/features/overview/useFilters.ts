import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isPeriodName, spanOf, type PeriodName } from '@/domain/overview/periods';
import type { Selection } from '@/domain/overview/selection';

/** The filters of the overview, by their parameter in the URL. */
type FilterName = 'period' | 'lob' | 'state' | 'agent';

interface Filters {
  readonly period: PeriodName;
  /** A period of the URL that does not exist; blank otherwise. */
  readonly unknownPeriod: string;
  readonly selection: Selection;
  readonly isFiltered: boolean;
  /** Writes a filter to the URL; undefined removes it. */
  choose(name: FilterName, value: string | undefined): void;
  clear(): void;
}

/** The filters in the URL. A choice replaces the history entry, so that Back leaves the screen. */
export function useFilters(today: string): Filters {
  const [params, setParams] = useSearchParams();
  const asked = params.get('period') ?? 'around';
  const period = isPeriodName(asked) ? asked : 'around';
  const selection = useMemo((): Selection => {
    const valueOf = (name: FilterName): string | undefined => params.get(name) ?? undefined;
    return {
      ...spanOf(period, today),
      lob: valueOf('lob'),
      state: valueOf('state'),
      agent: valueOf('agent'),
    };
  }, [params, period, today]);
  return {
    period,
    unknownPeriod: period === asked ? '' : asked,
    selection,
    isFiltered: params.size > 0,
    choose(name, value) {
      const next = new URLSearchParams(params);
      if (value === undefined) next.delete(name);
      else next.set(name, value);
      setParams(next, { replace: true, preventScrollReset: true });
    },
    clear: () => setParams({}, { replace: true, preventScrollReset: true }),
  };
}
