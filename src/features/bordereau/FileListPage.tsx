import type { ReactNode } from 'react';
import { ListPage, type ListPageProps } from '@/components/list/ListPage';
import { useChangedRows } from '@/components/list/useChangedRows';
import { useShownRows, type ShownRows } from '@/components/list/useShownRows';
import type { BordereauFile } from '@/domain/records/bordereau';
import { FileActionStatus } from './actions/FileActionStatus';
import type { FileAction } from './actions/useFileAction';

/**
 * Rows on a page. The documents name a number for the carrier and client lists only; the lists of the
 * administration use the same.
 */
const pageSize = 10;

const noShownRows = {};
const idle = { at: 'idle' } as const;

interface FileListPageProps extends Omit<ListPageProps<BordereauFile>, 'pageSize' | 'toolbar' | 'changed'> {
  /** The filters of the list that `?show=` selects, by name. */
  shownRows?: Readonly<Record<string, ShownRows<BordereauFile>>>;
  /**
   * The action on a file of the list. While it is unconfirmed for a file, that file only offers to check it.
   */
  fileAction?: FileAction;
  /** For example 'Importing'. */
  pendingText?: string;
}

/** A list of bordereau files, with the status of the action on one of them. */
export function FileListPage({
  query,
  shownRows = noShownRows,
  fileAction,
  pendingText = '',
  actions,
  ...list
}: FileListPageProps): ReactNode {
  const shown = useShownRows(query, shownRows, list.columns);
  const changed = useChangedRows(fileAction?.status ?? idle, shown.query);
  return (
    <ListPage<BordereauFile>
      breadcrumbs={[{ label: list.heading }]}
      {...list}
      {...shown}
      pageSize={pageSize}
      changed={changed}
      {...(actions && {
        actions: (file) =>
          fileAction?.isLocked(file)
            ? [{ label: 'Check again', onSelect: () => fileAction.checkNow(file) }]
            : actions(file),
      })}
      toolbar={fileAction && <FileActionStatus isInList action={fileAction} pendingText={pendingText} />}
    />
  );
}
