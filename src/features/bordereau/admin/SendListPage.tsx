import type { ReactElement } from 'react';
import { useSendBdxMutation, useViewBrdxSendQuery } from '@/api/bordereau';
import { useSession } from '@/session/useSession';
import { fileIn, useFileAction } from '../actions/useFileAction';
import { receivedColumns, statusForAdmin } from '../fileColumns';
import { FileListPage } from '../FileListPage';

const columns = [...receivedColumns, statusForAdmin];

/** BDXADM-12: the files that may go to their carrier. */
export function SendListPage(): ReactElement {
  const { clientId } = useSession();
  const query = useViewBrdxSendQuery(clientId);
  const [sendFile] = useSendBdxMutation();
  const sending = useFileAction({
    name: 'Send',
    done: 'sent',
    question: 'Do you want to Send?',
    send: ({ id }) => sendFile(id).unwrap(),
    reread: async (id) => fileIn(await query.refetch().unwrap(), id),
    // A file that was sent leaves the list.
    finding: (file) => (file ? 'asBefore' : 'done'),
  });
  return (
    <FileListPage
      heading="BDX Send"
      query={query}
      columns={columns}
      fileAction={sending}
      pendingText="Sending"
      actions={(file) => [{ label: 'Send', onSelect: () => sending.ask(file) }]}
    />
  );
}
