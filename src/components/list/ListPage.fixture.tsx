import { use, type ReactNode } from 'react';
import { render, screen, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { createMemoryRouter, Link, RouterProvider, type InitialEntry } from 'react-router-dom';
import { startedStore, WithStore } from '@/app/withStore.fixture';
import { Announcer } from '@/components/feedback/Announcer';
import { byNumber, type ListColumn } from './columns';
import { RouterContext } from '@/components/ui/routerContext';
import { DialogsProvider } from '@/components/feedback/dialogs/DialogsProvider';
import { useRowRemoval } from './useRowRemoval';
import { ListPage, type ListPageProps } from './ListPage';
import type { QueryState } from '@/components/feedback/queryState';

export interface Town {
  id: number;
  name: string;
  code: string;
  people: number;
}

export const townColumns: readonly ListColumn<Town>[] = [
  { header: 'Town Name', accessorFn: (town) => town.name },
  { header: 'Town Code', accessorFn: (town) => town.code },
  {
    header: 'People',
    accessorFn: (town) => town.people.toLocaleString('en-US'),
    sortFn: byNumber((town) => town.people),
    meta: { align: 'end' },
  },
];

/** Town 1 … Town n, the first with the most people. */
export function towns(count: number): Town[] {
  return Array.from({ length: count }, (_town, index) => ({
    id: index + 1,
    name: `Town ${String(index + 1)}`,
    code: `T${String(index + 1).padStart(3, '0')}`,
    people: (count - index) * 300,
  }));
}

/** A query that has loaded its data. */
export function loaded<T>(data: T): QueryState<T> & { refetch: jest.Mock } {
  return { data, isFetching: false, isError: false, refetch: jest.fn() };
}

type TownListProps = Partial<ListPageProps<Town>> & {
  rows?: readonly Town[];
  remove?: (town: Town) => Promise<unknown>;
};

/** A list of 23 towns, 10 a page, with an add and an edit screen; props replace these defaults. */
export function TownList({
  rows = towns(23),
  remove,
  query = loaded(rows),
  ...props
}: TownListProps): ReactNode {
  const removal = useRowRemoval<Town>(
    async (town) => remove?.(town),
    query,
    ({ name }) => ({ word: 'Town', name }),
  );
  return (
    <ListPage
      heading="Towns"
      query={query}
      removal={remove && removal}
      columns={townColumns}
      pageSize={10}
      addLink="/add"
      editLink={(town) => `/edit/${String(town.id)}`}
      {...props}
    />
  );
}

function Away({ name }: { name: string }): ReactNode {
  return (
    <>
      <h1>{name}</h1>
      <Link to="/towns">back</Link>
    </>
  );
}

const never = new Promise<never>(() => undefined);

function NeverRendered(): ReactNode {
  return use(never);
}

interface OpenList {
  user: UserEvent;
  router: ReturnType<typeof createMemoryRouter>;
  store: ReturnType<typeof startedStore>;
  /** Ends the loading of the screen at `/late`. The screen at `/suspended` is never rendered. */
  arrive(): void;
}

/** Renders a list with the screens that it leads to: each has its name as heading and a link back. */
export function openList(list: ReactNode = <TownList />, ...entries: readonly InitialEntry[]): OpenList {
  let arrive = (): void => undefined;
  const late = new Promise<{ element: ReactNode }>((resolve) => {
    arrive = () => resolve({ element: <Away name="Late" /> });
  });
  const router = createMemoryRouter(
    [
      { path: '/towns', element: list },
      { path: '/late', lazy: () => late },
      { path: '/suspended', element: <NeverRendered /> },
      { path: '/add', element: <Away name="Add" /> },
      { path: '/edit/:id', element: <Away name="Edit" /> },
      { path: '/view/:id', element: <Away name="View" /> },
      { path: '/user_admin_home', element: <Away name="Home" /> },
    ],
    { initialEntries: entries.length > 0 ? [...entries] : ['/towns'] },
  );
  const user = userEvent.setup();
  const store = startedStore();
  render(
    <WithStore store={store}>
      <DialogsProvider>
        <RouterContext value={router}>
          <RouterProvider router={router} />
        </RouterContext>
        <Announcer />
      </DialogsProvider>
    </WithStore>,
  );
  return { user, router, store, arrive };
}

/** Path and query of the current URL. */
export function where(router: OpenList['router']): string {
  return router.state.location.pathname + router.state.location.search;
}

/** The filters in the state of the current history entry; filters that may hold names are not in the URL. */
export function namesIn(router: OpenList['router']): unknown {
  const state = router.state.location.state as { list?: string } | null;
  return state?.list?.split('?')[1];
}

/** The texts of the body's rows, without the blank one. */
export function shownRows(): string[][] {
  return within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .filter((row) => !row.textContent.startsWith('Add'))
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    );
}
