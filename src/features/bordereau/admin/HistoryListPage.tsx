import type { ReactElement } from 'react';
import { useViewBrdxFileQuery } from '@/api/bordereau';
import { useSession } from '@/session/useSession';
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
import { FileListPage } from '../FileListPage';
import { useOverviewFiles } from './useOverviewFiles';

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

/** All files, in both directions. */
export function HistoryListPage(): ReactElement {
  const { clientId } = useSession();
  return (
    <FileListPage
      heading="BDX History"
      query={useViewBrdxFileQuery(clientId)}
      columns={columns}
      shownRows={useOverviewFiles()}
      openLink={fileSearch.open}
      actions={(file) => [{ label: 'View', to: fileSearch.open(file) }]}
    />
  );
}
