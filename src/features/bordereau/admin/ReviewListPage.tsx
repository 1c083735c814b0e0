import type { ReactElement } from 'react';
import { useViewBrdxReviewQuery } from '@/api/bordereau';
import { isApproved } from '@/domain/bordereau';
import type { BordereauFile } from '@/domain/records/bordereau';
import { linkTo } from '@/paths';
import { useSession } from '@/session/useSession';
import { receivedColumns, recipientName, statusForAdmin } from '../fileColumns';
import { FileListPage } from '../FileListPage';

const columns = [...receivedColumns, recipientName, statusForAdmin];
const shownRows = {
  'to-review': {
    label: 'To review',
    isShown: (file: BordereauFile) => !isApproved(file),
  },
};

/** The files that wait for approval. */
export function ReviewListPage(): ReactElement {
  const { clientId } = useSession();
  return (
    <FileListPage
      heading="BDX Review"
      query={useViewBrdxReviewQuery(clientId)}
      shownRows={shownRows}
      columns={columns}
      openLink={review}
      actions={(file) => [{ label: 'Review', to: review(file) }]}
    />
  );
}

function review({ id }: BordereauFile): string {
  return linkTo('/user_admin_brdx_file_view/:id', { id });
}
