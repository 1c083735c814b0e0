import type { ReactElement } from 'react';
import { useViewBrdxReviewQuery } from '@/api/bordereau';
import { ListPage } from '@/components/list/ListPage';
import { useShownRows } from '@/components/list/useShownRows';
import { isApproved } from '@/domain/bordereau';
import type { BordereauFile } from '@/domain/records/bordereau';
import { linkTo } from '@/paths';
import { useSession } from '@/session/useSession';
import { adminPageSize } from './adminPageSize';
import { receivedColumns, statusForAdmin } from '../fileColumns';

const columns = [...receivedColumns, statusForAdmin];
const shownRows = {
  'to-review': {
    label: 'To review',
    load: () => Promise.resolve((file: BordereauFile) => !isApproved(file)),
  },
};

/** BDXADM-08: the files that wait for an approval. */
export function ReviewListPage(): ReactElement {
  const { clientId } = useSession();
  const { query, toolbar } = useShownRows(useViewBrdxReviewQuery(clientId), shownRows);
  return (
    <ListPage
      heading="BDX Review"
      breadcrumbs={[{ label: 'BDX Review' }]}
      query={query}
      toolbar={toolbar}
      columns={columns}
      pageSize={adminPageSize}
      openLink={review}
      actions={(file) => [{ label: 'Review', to: review(file) }]}
    />
  );
}

function review({ id }: BordereauFile): string {
  return linkTo('/user_admin_brdx_file_view/:id', { id });
}
