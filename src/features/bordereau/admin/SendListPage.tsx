import type { ReactElement } from 'react';
import { useSendBdxMutation, useViewBrdxSendQuery } from '@/api/bordereau';
import { linkTo } from '@/paths';
import { useSession } from '@/session/useSession';
import { findFile, useFileAction } from '../actions/useFileAction';
import { receivedColumns, recipientName, statusForAdmin } from '../fileColumns';
import { FileListPage } from '../FileListPage';

const columns = [...receivedColumns, recipientName, statusForAdmin];

/** The files that can be sent to their carrier. */
export function SendListPage(): ReactElement {
  const { clientId } = useSession();
  const query = useViewBrdxSendQuery(clientId);
  const [sendFile] = useSendBdxMutation();
  const sending = useFileAction({
    name: 'Send',
    done: 'sent',
    next: { label: 'History', to: linkTo('/user_admin_bdx_history') },
    recipient: ({ career_name: name }) => (name.trim() === '' ? 'Carrier not named' : `To ${name.trim()}`),
    question: 'Do you want to Send?',
    send: ({ id }) => sendFile(id).unwrap(),
    reread: async (id) => findFile(await query.refetch().unwrap(), id),
    // The list no longer contains a file that was sent.
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
