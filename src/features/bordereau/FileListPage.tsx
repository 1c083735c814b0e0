import type { ReactNode } from 'react';
import { ListPage, type ListPageProps } from '@/components/list/ListPage';
import { useChangedRows } from '@/components/list/useChangedRows';
import { useShownRows, type ShownRows } from '@/components/list/useShownRows';
import type { BordereauFile } from '@/domain/records/bordereau';
import { FileActionStatus } from './actions/FileActionStatus';
import type { FileAction } from './actions/useFileAction';

/**
 * BDXCAR-14, BDXCAR-19, CONST-17: rows on a page of the carrier and client lists. CONST-18, Q-036: the documents give none
 * for the lists of the administration; theirs is that of the client's.
 */
const pageSize = 10;

const noShownRows = {};
const idle = { at: 'idle' } as const;

interface FileListPageProps extends Omit<ListPageProps<BordereauFile>, 'pageSize' | 'toolbar' | 'changed'> {
  /** Sets of rows that `?show=` narrows the list to. */
  shownRows?: Readonly<Record<string, ShownRows<BordereauFile>>>;
  /** What can be done to a file of the list; a file on which it has no certain end offers only to check it again. */
  fileAction?: FileAction;
  /** 'Importing' */
  pendingText?: string;
}

/** A list of bordereau files, with what became of the action that was carried out on one of them. */
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
