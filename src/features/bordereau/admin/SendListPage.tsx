import type { ReactElement } from 'react';
import { useSendBdxMutation, useViewBrdxSendQuery } from '@/api/bordereau';
import { ListPage } from '@/components/list/ListPage';
import { useChangedRows } from '@/components/list/useChangedRows';
import { useSession } from '@/session/useSession';
import { FileActionStatus } from '../actions/FileActionStatus';
import { fileIn, useFileAction } from '../actions/useFileAction';
import { adminPageSize } from './adminPageSize';
import { receivedColumns, statusForAdmin } from '../fileColumns';

const columns = [...receivedColumns, statusForAdmin];

/** BDXADM-12: the files that may go to their carrier. */
export function SendListPage(): ReactElement {
  const { clientId } = useSession();
  const query = useViewBrdxSendQuery(clientId);
  const [sendFile] = useSendBdxMutation();
  const sending = useFileAction({
    name: 'Send',
    question: 'Do you want to Send?',
    send: ({ id }) => sendFile(id).unwrap(),
    reread: async (id) => fileIn(await query.refetch().unwrap(), id),
    // A file that was sent leaves the list.
    finding: (file) => (file ? 'asBefore' : 'done'),
  });
  const changed = useChangedRows(sending.status, query);
  return (
    <ListPage
      heading="BDX Send"
      breadcrumbs={[{ label: 'BDX Send' }]}
      query={query}
      columns={columns}
      pageSize={adminPageSize}
      actions={(file) => [
        sending.isLocked(file)
          ? { label: 'Check again', onSelect: () => sending.checkNow(file) }
          : { label: 'Send', onSelect: () => sending.ask(file) },
      ]}
      changed={changed}
      toolbar={<FileActionStatus isInList action={sending} pendingText="Sending" />}
    />
  );
}
