import type { ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { useEditBrdxFileQuery, useViewBrdxFileQuery } from '@/api/bordereau';
import { skipToken } from '@reduxjs/toolkit/query';
import { useRouteParams } from '@/components/ui/useRouteParams';
import { Button } from '@/components/ui/Button';
import { Card } from '@/components/ui/Card';
import { FormSkeleton } from '@/components/form/FormSkeleton';
import type { QueryState } from '@/components/feedback/queryState';
import { PageHeader } from '@/components/ui/PageHeader';
import { DescriptionList } from '@/components/ui/DescriptionList';
import { InlineError } from '@/components/feedback/InlineError';
import { showTimestamp } from '@/domain/text/dates';
import { idFromRoute, sameId } from '@/domain/records/ids';
import type { BordereauFile } from '@/domain/records/bordereau';
import type { Id } from '@/domain/records/scalars';
import { linkTo } from '@/paths';
import { useRecentRecord } from '@/session/recentRecords';
import { useSession } from '@/session/useSession';
import { AdminStatus } from '../fileColumns';
import { originFacts } from '../review/fileFacts';
import styles from '../review/fileView.module.css';

/** A file of the history. If the call responds without a record, the list's row is shown. */
function useHistoryFile(id: Id): QueryState<BordereauFile> {
  const { clientId } = useSession();
  const response = useEditBrdxFileQuery(id);
  const isEmpty = response.currentData === null;
  const list = useViewBrdxFileQuery(isEmpty ? clientId : skipToken);
  if (!isEmpty) return { ...response, data: response.currentData ?? undefined };
  const data = list.data?.find((file) => sameId(file.id, id));
  return { ...list, data, isError: list.isError || (list.isSuccess && !data) };
}

/** Shows when a file was received, processed, approved and imported. */
export function HistoryViewPage(): ReactElement {
  const { id = '' } = useRouteParams<'id'>();
  const { data: file, isError, isFetching, error, refetch } = useHistoryFile(idFromRoute(id));
  useRecentRecord(file && `Bordereau ${file.file_name || String(file.id)}`);
  const navigate = useNavigate();
  const history = linkTo('/user_admin_bdx_history');
  return (
    <>
      <PageHeader
        heading="BDX History View"
        breadcrumbs={[{ label: 'BDX History', to: history }, { label: 'BDX History View' }]}
      />
      <div className={styles.body}>
        {!file && isError && !isFetching && (
          <Card>
            <InlineError text="Could not load" onRetry={refetch} error={error} isRecord />
          </Card>
        )}
        {!file && isFetching && <FormSkeleton />}
        {file && (
          <Card className={styles.card}>
            <div className={styles.title}>
              <h2>
                <bdi translate="no">{file.file_name || `File ${String(file.id)}`}</bdi>
              </h2>
              <AdminStatus file={file} />
            </div>
            <DescriptionList
              entries={[
                ['Received At', showTimestamp(file.createdAt)],
                ['Processed At', showTimestamp(file.processed_date)],
                ['Approve At', showTimestamp(file.approved_date)],
                ['Import At', showTimestamp(file.imported_date)],
              ]}
            />
            <hr className={styles.rule} />
            <DescriptionList entries={originFacts(file)} />
          </Card>
        )}
        <div className={styles.bar}>
          <Button onClick={() => void navigate(history)}>Cancel</Button>
        </div>
      </div>
    </>
  );
}
