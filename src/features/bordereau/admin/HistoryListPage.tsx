import type { ReactElement } from 'react';
import { useViewBrdxFileQuery } from '@/api/bordereau';
import { ListPage } from '@/components/list/ListPage';
import { useSession } from '@/session/useSession';
import { adminPageSize } from './adminPageSize';
import {
  carrierName,
  controlValue,
  dateAndTime,
  fileName,
  fileSearch,
  period,
  senderId,
  senderName,
  statusForAdmin,
} from '../fileColumns';

/** BDXADM-15, Q-180 */
const columns = [
  carrierName,
  senderName,
  senderId,
  dateAndTime,
  period,
  fileName,
  controlValue,
  statusForAdmin,
];

/** BDXADM-14: every file that went either way. */
export function HistoryListPage(): ReactElement {
  const { clientId } = useSession();
  return (
    <ListPage
      heading="BDX History"
      breadcrumbs={[{ label: 'BDX History' }]}
      query={useViewBrdxFileQuery(clientId)}
      columns={columns}
      pageSize={adminPageSize}
      openLink={fileSearch.open}
      actions={(file) => [{ label: 'View', to: fileSearch.open(file) }]}
    />
  );
}
