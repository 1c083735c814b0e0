import type { ReactElement } from 'react';
import { useViewBrdxFileQuery } from '@/api/bordereau';
import { ListPage } from '@/components/list/ListPage';
import type { BordereauFile } from '@/domain/records/bordereau';
import { linkTo } from '@/paths';
import { useSession } from '@/session/useSession';
import { adminPageSize } from './adminPageSize';
import {
  carrierName,
  controlValue,
  dateAndTime,
  fileName,
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
      openLink={view}
      actions={(file) => [{ label: 'View', to: view(file) }]}
    />
  );
}

function view({ id }: BordereauFile): string {
  return linkTo('/user_admin_bdx_history_view/:id', { id });
}
