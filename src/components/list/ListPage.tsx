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
  /** The order of the rows until the user sorts them; that of the server unless said otherwise. */
  defaultSort?: ColumnSort | undefined;
  /** Infinity for a list that is not paged. */
  pageSize: number;
  /** What tells a row from the others; its `id` unless said otherwise. */
  rowKey?(row: Row): string;

  /** The add screen: an 'Add' link above the list, and the blank last row (LIST-04). */
  addLink?: string;
  /** The screen's main action, where it is none of adding by a screen of its own. */
  action?: ReactNode;
  /** A blank last row that opens something else. */
  blankRow?: BlankRow;
  /** The edit screen: 'Edit' in the row's menu, and double click on the actions cell (LIST-03). */
  editLink?(row: Row): string;
  /** Where double click and Enter on a row lead; the edit screen unless said otherwise. */
  openLink?(row: Row): string;
  /** What double click and Enter do, where they lead nowhere. */
  onOpen?(row: Row): void;
  /** Single click and Space. */
  onSelect?(row: Row): void;
  /** More entries of the row's menu. */
  actions?(row: Row): readonly MenuItem[];
  /** What double click on the actions cell does, where it is not editing. */
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
  /** Asks the server for all rows, where it has more than it lists. */
  loadAllRows?(): Promise<readonly Row[]>;
  /** The views that the list brings itself. */
  readyViews?: ReadyViews;
  /** Said above the rows. */
  notice?: ReactNode;

  /** Draws the rows of the page in another way than as a table. */
  rowsView?: ComponentType<DataTableProps<Row>> | undefined;
}

const noRows: readonly never[] = [];

/** A screen with one list: heading, toolbar, table, pager. The URL holds its page, order and filters. */
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
  const words = emptyListMessage(records);
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
  // A page that the list does not have, as after the last row of a page was deleted.
  if (status === 'ready' && list.query.page > pages) list.showPage(pages);
  const visible = table.getVisibleLeafColumns();
  const columns = useMemo(
    () => visible.flatMap(({ id }) => props.columns.find(({ header }) => header === id) ?? []),
    [visible, props.columns],
  );
  const { rows } = table.getRowModel();
  const shown = table.getPrePaginatedRowModel().rows;
  const keyOf = (row: Row): string => ownKey(row, props.rowKey);
  const changedKeys = (props.changed ?? removal?.changed ?? noRows).map(keyOf);
  const isChanged = (row: Row): boolean => changedKeys.includes(keyOf(row));
  const isListed = (row: Row): boolean => records.some((record) => keyOf(record) === keyOf(row));
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
  const shownRows = (): readonly Row[] => shown.map(({ original }) => original);
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
    // The query may be written to the URL before the page is shown: that is another visit.
  }, [savedPage, page, visit]);
  useAnnouncedChange(
    announcedText(countText, page, pages),
    writeListQuery('', list.query),
    status === 'ready',
  );

  function clearFilters(): void {
    filters?.onClear();
    // The pressed button goes with the filters.
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
      key: keyOf(each),
      links: [openLink?.(each), editLink?.(each)],
    }));
    dispatch(listLeft({ pathname, id: keyOf(row), records }));
  }
  function actionsOf(row: Row): MenuItem[] {
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
          <ExportButton {...file} count={shown.length} rows={shownRows} />
          {(loadAllRows ?? shown.length < allRows.length) && (
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
        {query.isError && query.data && <InlineError text="Could not load" onRetry={query.refetch} />}
        {failed && isListed(failed.input) && (
          <InlineError text="Not saved" onRetry={() => removal?.ask(failed.input)} error={failed.error}>
            {query.isError && <span>It is not confirmed whether the row was removed.</span>}
          </InlineError>
        )}
        <Rows
          label={heading}
          table={table}
          columns={columns}
          records={records}
          status={status}
          onRetry={query.refetch}
          rowActions={hasActions ? actionsOf : undefined}
          filters={filters}
          changedRows={changedKeys}
          emptyText={
            records.length > 0 ? (
              `No row has “${filter.trim()}”`
            ) : words ? (
              <ServerMessage text={words} />
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
