import type { QueryState } from '@/components/feedback/queryState';
import type { Column } from './columns';

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
export const countryColumns: readonly Column<Country>[] = [
  { label: 'Country Code', text: ({ code }) => code },
  { label: 'Country Name', text: ({ name }) => name },
  { label: 'Market Name', text: ({ market }) => market },
  { label: 'Premium', text: ({ premium }) => money(premium), sortBy: ({ premium }) => premium, align: 'end' },
  { label: 'Currency', text: ({ id }) => ['USD', 'EUR', 'JPY'][id % 3] ?? '' },
  { label: 'Time Zone', text: ({ id }) => `UTC+${String(id % 12)}` },
  { label: 'Regulator', text: ({ name }) => `Insurance Authority of ${name}` },
  { label: 'Policies', text: ({ id }) => String(id * 37), sortBy: ({ id }) => id, align: 'end' },
  { label: 'Claims', text: ({ id }) => String(id * 3), sortBy: ({ id }) => id, align: 'end' },
  { label: 'Tax', text: ({ id }) => `${String((id % 7) + 1)}%`, sortBy: ({ id }) => id % 7, align: 'end' },
  { label: 'Last Change', text: ({ id }) => `2026-0${String((id % 9) + 1)}-14` },
  { label: 'Status', text: ({ id }) => (id % 4 === 0 ? 'Inactive' : 'Active') },
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
