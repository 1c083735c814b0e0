import type { QueryState } from '@/components/feedback/queryState';
import { byNumber, type ListColumn } from './columns';

export interface Country {
  readonly id: number;
  readonly name: string;
  readonly code: string;
  readonly market: string;
  readonly premium: number;
}

const names = [
  'Argentina',
  'Brazil',
  'Canada',
  'Denmark',
  'Egypt',
  'France',
  'Germany',
  'Hungary',
  'India',
  'Japan',
];
const markets = ['Americas', 'Europe', 'Asia and Pacific'];

/** Rows for the stories of lists. With a length, each name is a text of so many letters without a blank. */
export function countries(count: number, nameLength = 0): Country[] {
  return Array.from({ length: count }, (_country, index) => {
    const round = Math.floor(index / names.length);
    const name = `${names[index % names.length] ?? ''}${round > 0 ? ` ${String(round + 1)}` : ''}`;
    return {
      id: index + 1,
      name: nameLength > 0 ? name.replaceAll(' ', '').repeat(nameLength).slice(0, nameLength) : name,
      code: `C${String(index + 1).padStart(2, '0')}`,
      market: markets[index % markets.length] ?? '',
      premium: (index + 1) * 1_250,
    };
  });
}

function money(amount: number): string {
  return `$${amount.toLocaleString('en-US')}`;
}

/** The columns of those rows, twelve at most. */
export const countryColumns: readonly ListColumn<Country>[] = [
  { header: 'Country Code', accessorFn: ({ code }) => code },
  { header: 'Country Name', accessorFn: ({ name }) => name },
  { header: 'Market Name', accessorFn: ({ market }) => market },
  {
    header: 'Premium',
    accessorFn: ({ premium }) => money(premium),
    sortFn: byNumber(({ premium }) => premium),
    meta: { align: 'end' },
  },
  { header: 'Currency', accessorFn: ({ id }) => ['USD', 'EUR', 'JPY'][id % 3] ?? '' },
  { header: 'Time Zone', accessorFn: ({ id }) => `UTC+${String(id % 12)}` },
  { header: 'Regulator', accessorFn: ({ name }) => `Insurance Authority of ${name}` },
  {
    header: 'Policies',
    accessorFn: ({ id }) => String(id * 37),
    sortFn: byNumber(({ id }) => id),
    meta: { align: 'end' },
  },
  {
    header: 'Claims',
    accessorFn: ({ id }) => String(id * 3),
    sortFn: byNumber(({ id }) => id),
    meta: { align: 'end' },
  },
  {
    header: 'Tax',
    accessorFn: ({ id }) => `${String((id % 7) + 1)}%`,
    sortFn: byNumber(({ id }) => id % 7),
    meta: { align: 'end' },
  },
  { header: 'Last Change', accessorFn: ({ id }) => `2026-0${String((id % 9) + 1)}-14` },
  { header: 'Status', accessorFn: ({ id }) => (id % 4 === 0 ? 'Inactive' : 'Active') },
];

export const listStates = ['filled', 'loading', 'could not load', 'could not load again'] as const;

/** What a story's list knows of its rows in one of the states; `could not load again` still has those of before. */
export function queryIn<Row>(
  state: (typeof listStates)[number],
  rows: readonly Row[],
): QueryState<readonly Row[]> {
  const hasRows = state === 'filled' || state === 'could not load again';
  return {
    ...(hasRows && { data: rows }),
    isFetching: state === 'loading',
    isError: state.startsWith('could not load'),
    refetch: () => undefined,
  };
}
