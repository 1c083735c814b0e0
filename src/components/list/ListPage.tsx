import { useEffect, useEffectEvent, useMemo, useRef, type ComponentType, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Crumb } from '@/components/ui/Breadcrumbs';
import { ButtonLink } from '@/components/ui/ButtonLink';
import type { ColumnSort } from 'react-table';
import type { ListColumn } from './columns';
import { DataTable, type DataTableProps } from './DataTable';
import { ExportButton } from './ExportButton';
import { announcedText, firstRowOf, ownKey, pagedText, rowsText } from './listText';
import { ListToolbar } from './ListToolbar';
import { listClosed, listLeft, selectSavedRow, takeLeftRow } from './listsSlice';
import { writeListQuery } from './listQuery';
import { useListState } from './useListState';
import type { QueryState } from '@/components/feedback/queryState';
import type { MenuItem } from '@/components/ui/menuItem';
import { PageHeader } from '@/components/ui/PageHeader';
import { emptyListMessage } from '@/domain/values/emptyList';
import { Pager } from './Pager';
import { InlineError } from '@/components/feedback/InlineError';
import { ServerMessage } from '@/components/feedback/ServerMessage';
import { useAnnouncedChange } from '@/components/feedback/useAnnouncedChange';
import { useAppDispatch, useAppSelector } from '@/redux';
import { FilterButtons } from './FilterHeader';
import type { ReadyViews } from './listChoices';
import { useHeaderFilters } from './useHeaderFilters';
import { useListTable } from './useListTable';
import { useListTools } from './useListTools';
import type { BlankRow } from './useRowGestures';
import type { RowRemoval } from './useRowRemoval';
import styles from './ListPage.module.css';

export interface ListPageProps<Row extends object> {
  heading: string;
  breadcrumbs?: readonly Crumb[];
  query: QueryState<readonly Row[]>;
  columns: readonly ListColumn<Row>[];
  /** The order of the rows until the user sorts them; without it, the order of the server. */
  defaultSort?: ColumnSort | undefined;
  /** Infinity for a list that is not paged. */
  pageSize: number;
  /** The unique key of a row; its `id` by default. */
  rowKey?(row: Row): string;

  /** The add screen: an 'Add' link above the list, and the blank last row. */
  addLink?: string;
  /** The main action of the screen, in place of the 'Add' link. */
  action?: ReactNode;
  /** A blank last row that opens something else. */
  blankRow?: BlankRow;
  /** The edit screen: 'Edit' in the row's menu, and double click on the actions cell. */
  editLink?(row: Row): string;
  /** The screen that double click and Enter on a row open; the edit screen by default. */
  openLink?(row: Row): string;
  /** Runs on double click and Enter, where they open no screen. */
  onOpen?(row: Row): void;
  /** Single click and Space. */
  onSelect?(row: Row): void;
  /** More entries of the row's menu. */
  actions?(row: Row): readonly MenuItem[];
  /** Runs on double click on the actions cell, where there is no edit screen. */
  onActions?(row: Row): void;
  /** Adds 'Delete', which asks 'Do you want to remove?' first and reads the list again afterwards. */
  removal?: RowRemoval<Row> | undefined;
  /** Rows that an action has moved or removed: nothing can be done with them until the list is read again. */
  changed?: readonly Row[];

  /** 'Page X of Y', or with `rows` 'Page X of Y Showing rows A to B of N'. */
  footer?: 'page' | 'rows';
  /** More tools above the list, such as a Save of what its cells edit. */
  toolbar?: ReactNode;
  /** All rows, where the list shows some of them. */
  allRows?: readonly Row[] | undefined;
  /** Reads all rows, where the server lists only some of them: for the export of a list that is not filtered. */
  loadAllRows?(): Promise<readonly Row[]>;
  /** The built-in views of the list. */
  readyViews?: ReadyViews;
  /** Shown above the rows. */
  notice?: ReactNode;

  /** Renders the rows in another way than as a table. */
  rowsView?: ComponentType<DataTableProps<Row>> | undefined;
}

const noRows: readonly never[] = [];

/** A screen with one list: heading, toolbar, table, pager. Its page, order and filters are in the URL. */
export function ListPage<Row extends object>(props: ListPageProps<Row>): ReactNode {
  const { heading, query, pageSize, addLink, openLink, editLink, removal } = props;
  const filterKeys = useMemo(
    () => props.columns.flatMap(({ meta }) => meta?.filterKey ?? []),
    [props.columns],
  );
  const list = useListState(filterKeys);
  const { pathname, key: visit } = useLocation();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();

  const records = query.data ?? noRows;
  const message = emptyListMessage(records);
  const status = query.data ? 'ready' : query.isError && !query.isFetching ? 'failed' : 'loading';
  const { filter } = list.query;
  const table = useListTable({
    columns: props.columns,
    rows: records,
    pageSize,
    rowKey: props.rowKey,
    list,
    defaultSort: props.defaultSort,
  });
  const pages = Math.max(1, table.getPageCount());
  // The page may not exist, as after its last row was deleted.
  if (status === 'ready' && list.query.page > pages) list.showPage(pages);
  const visible = table.getVisibleLeafColumns();
  const columns = useMemo(
    () => visible.flatMap(({ id }) => props.columns.find(({ header }) => header === id) ?? []),
    [visible, props.columns],
  );
  const { rows } = table.getRowModel();
  const shown = table.getPrePaginatedRowModel().rows;
  const keyFor = (row: Row): string => ownKey(row, props.rowKey);
  const changedKeys = (props.changed ?? removal?.changed ?? noRows).map(keyFor);
  const isChanged = (row: Row): boolean => changedKeys.includes(keyFor(row));
  const isListed = (row: Row): boolean => records.some((record) => keyFor(record) === keyFor(row));
  const { allRows = records, loadAllRows, readyViews = {} } = props;
  const hasActions = Boolean(editLink ?? props.actions ?? removal);

  const headerFilters = useHeaderFilters(list.query.columnFilters, (columnFilters) =>
    list.change({ columnFilters, page: 1 }),
  );
  const filters = filterKeys.length > 0 ? headerFilters : undefined;
  const { viewMenu, columnsButton } = useListTools({
    table,
    ready: readyViews,
    list,
    filters,
  });

  const quickFilter = useRef<HTMLInputElement>(null);
  const countText = status === 'ready' ? rowsText(shown.length, records.length) : '';
  const page = Math.min(list.query.page, pages);
  const from = firstRowOf({ pageIndex: page - 1, pageSize });
  const pageText = pagedText(
    page,
    pages,
    props.footer === 'rows' ? { from, shown: rows.length, count: shown.length } : null,
  );
  // A built-in view filters, too.
  const isFiltered = shown.length < allRows.length || filters?.isFiltered === true;
  const shownRows = (): readonly Row[] => shown.map(({ original }) => original);
  /** Rows that are not shown come last. */
  function inShownOrder(loaded: readonly Row[]): readonly Row[] {
    const order = new Map(shown.map(({ original }, index) => [keyFor(original), index]));
    return loaded.toSorted((one, other) => {
      const [left, right] = [order.get(keyFor(one)), order.get(keyFor(other))];
      return (left ?? order.size) - (right ?? order.size);
    });
  }
  const close = useEffectEvent(() => {
    if (status === 'ready')
      dispatch(listClosed({ pathname, keys: table.getCoreRowModel().rows.map(({ id }) => id) }));
  });
  useEffect(() => () => close(), []);

  const saved = useAppSelector((state) => selectSavedRow(state, pathname));
  const savedIndex = useMemo(() => {
    if (!saved) return -1;
    const known = saved.known && new Set(saved.known);
    return shown.findIndex(({ id }) => (known ? !known.has(id) : id === saved.key));
  }, [saved, shown]);
  const savedPage = savedIndex < 0 ? page : Math.floor(savedIndex / pageSize) + 1;
  const showSaved = useEffectEvent(() => list.showPage(savedPage));
  useEffect(() => {
    if (savedPage !== page) showSaved();
    // Writing the query to the URL creates another history entry, for which the page has to be shown again.
  }, [savedPage, page, visit]);
  useAnnouncedChange(
    announcedText(countText, page, pages),
    writeListQuery('', list.query),
    status === 'ready',
  );

  function clearFilters(): void {
    filters?.onClear();
    // The pressed button disappears with the filters.
    quickFilter.current?.focus();
  }
  function open(row: Row): void {
    if (isChanged(row)) return;
    if (props.onOpen) return props.onOpen(row);
    const link = (openLink ?? editLink)?.(row);
    if (link !== undefined) leave(row, link);
  }
  function leave(row: Row, link: string): void {
    remember(row);
    void navigate(link);
  }
  function remember(row: Row): void {
    const records = shownRows().map((each) => ({
      key: keyFor(each),
      links: [openLink?.(each), editLink?.(each)],
    }));
    dispatch(listLeft({ pathname, id: keyFor(row), records }));
  }
  function rowMenu(row: Row): MenuItem[] {
    if (isChanged(row)) return [{ label: 'Waiting for the list…', isNote: true }];
    return [
      ...(editLink ? [{ label: 'Edit', to: editLink(row) }] : []),
      ...(props.actions?.(row) ?? []),
      ...(removal ? [{ label: 'Delete', danger: true, onSelect: () => removal.ask(row) }] : []),
    ];
  }
  const blank =
    props.blankRow ?? (addLink === undefined ? undefined : { onOpen: () => void navigate(addLink) });
  const { onSelect, rowsView: Rows = DataTable<Row> } = props;
  const onActions = editLink ? (row: Row) => leave(row, editLink(row)) : props.onActions;
  const file = { name: heading, columns, isWaiting: status !== 'ready' };
  const failed = removal?.status.at === 'failed' ? removal.status : undefined;

  return (
    <>
      <PageHeader
        heading={heading}
        breadcrumbs={props.breadcrumbs}
        action={
          props.action ??
          (addLink !== undefined && (
            <ButtonLink to={addLink} variant="primary" icon="plus">
              Add
            </ButtonLink>
          ))
        }
      />
      <div className={styles.body}>
        <ListToolbar
          filter={filter}
          onFilter={list.typeFilter}
          boxRef={quickFilter}
          count={countText}
          start={viewMenu}
        >
          {filters && <FilterButtons {...filters} onClear={clearFilters} />}
          {props.toolbar}
          {columnsButton}
          <ExportButton
            {...file}
            count={shown.length}
            rows={shownRows}
            load={loadAllRows && !isFiltered ? async () => inShownOrder(await loadAllRows()) : undefined}
          />
          {(shown.length < allRows.length || (loadAllRows && isFiltered)) && (
            <ExportButton
              {...file}
              label="Export all"
              count={filters?.isFiltered ? undefined : allRows.length}
              rows={() => allRows}
              load={loadAllRows}
            />
          )}
        </ListToolbar>
        {props.notice}
        {query.isError && query.data && (
          <InlineError text="Could not load" onRetry={query.refetch} error={query.error} />
        )}
        {failed && isListed(failed.input) && (
          <InlineError text="Not saved" onRetry={() => removal?.ask(failed.input)} error={failed.error}>
            {query.isError && <span>We do not know yet whether the row was removed.</span>}
          </InlineError>
        )}
        <Rows
          label={heading}
          table={table}
          columns={columns}
          records={records}
          status={status}
          error={query.error}
          onRetry={query.refetch}
          rowActions={hasActions ? rowMenu : undefined}
          filters={filters}
          changedRows={changedKeys}
          emptyText={
            records.length > 0 ? (
              `No row has “${filter.trim()}”`
            ) : message ? (
              <ServerMessage text={message} />
            ) : blank ? undefined : (
              'No rows yet'
            )
          }
          takeStartRow={() => dispatch(takeLeftRow(pathname))}
          savedRow={rows[savedIndex - from]?.id}
          onOpen={open}
          onEdit={onActions && ((row) => !isChanged(row) && onActions(row))}
          onSelect={onSelect && ((row) => !isChanged(row) && onSelect(row))}
          onLeave={remember}
          blank={blank}
        />
        <div className={status === 'loading' ? styles.waiting : undefined}>
          <Pager table={table} text={pageText} />
        </div>
      </div>
    </>
  );
}
