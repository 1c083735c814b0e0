import type { ReactElement } from 'react';
import { useViewBrdxCreateQuery } from '@/api/bordereau';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { isApproved } from '@/domain/bordereau';
import type { BordereauFile } from '@/domain/records/bordereau';
import { linkTo } from '@/paths';
import { useSession } from '@/session/useSession';
import { controlValue, dateAndTime, fileName, period, statusForAdmin } from '../fileColumns';
import { FileListPage } from '../FileListPage';

const columns = [dateAndTime, period, fileName, controlValue, statusForAdmin];

/** The screen of a file: while it waits for its approval, the review. */
function view(file: BordereauFile): string {
  const { id } = file;
  return isApproved(file)
    ? linkTo('/user_admin_bdx_history_view/:id', { id })
    : linkTo('/user_admin_brdx_file_view/:id', { id });
}

/** The files that this company created, by upload or by export. */
export function CreateListPage(): ReactElement {
  const { clientId } = useSession();
  const add = linkTo('/user_admin_add_bdxcreate');
  return (
    <FileListPage
      heading="BDX Create"
      query={useViewBrdxCreateQuery(clientId)}
      columns={columns}
      openLink={view}
      actions={(file) => [{ label: 'View', to: view(file) }]}
      addLink={add}
      action={
        <>
          <ButtonLink to={linkTo('/user_admin_bdx_export')}>Export</ButtonLink>
          <ButtonLink to={add} variant="primary" icon="plus">
            Add
          </ButtonLink>
        </>
      }
    />
  );
}
