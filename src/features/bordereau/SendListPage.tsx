import type { ReactElement } from 'react';
import { useSendBdxMutation, useViewBrdxSendQuery } from '@/api/bordereau';
import { ListPage } from '@/components/ListPage';
import { useSession } from '@/session/useSession';
import { adminPageSize } from './adminPageSize';
import { DeedNews } from './deeds/DeedNews';
import { useDeed } from './deeds/useDeed';
import { receivedColumns, statusForAdmin } from './fileColumns';

const columns = [...receivedColumns, statusForAdmin];

/** BDXADM-12: the files that may go to their carrier. */
export function SendListPage(): ReactElement {
  const { clientId } = useSession();
  const query = useViewBrdxSendQuery(clientId);
  const [sendFile] = useSendBdxMutation();
  const deed = useDeed({
    question: 'Do you want to Send?',
    send: ({ id }) => sendFile(id).unwrap(),
    reread: () => query.refetch().unwrap(),
  });
  return (
    <ListPage
      heading="BDX Send"
      breadcrumbs={[{ label: 'BDX Send' }]}
      query={query}
      columns={columns}
      pageSize={adminPageSize}
      actions={(file) => [
        deed.isLocked(file)
          ? { label: 'Read again', onSelect: deed.readAgain }
          : { label: 'Send', onSelect: () => deed.ask(file) },
      ]}
      toolbar={<DeedNews isInList deed={deed} words={{ doing: 'Sending', done: 'sent', verb: 'send' }} />}
    />
  );
}
