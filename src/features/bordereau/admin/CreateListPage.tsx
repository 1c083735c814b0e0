import type { ReactElement } from 'react';
import { useViewBrdxCreateQuery } from '@/api/bordereau';
import { ButtonLink } from '@/components/ui/Button';
import { ListPage } from '@/components/list/ListPage';
import { linkTo } from '@/paths';
import { useSession } from '@/session/useSession';
import { adminPageSize } from './adminPageSize';
import { controlValue, dateAndTime, fileName, period, statusForAdmin } from '../fileColumns';

/** BDXADM-03 */
const columns = [dateAndTime, period, fileName, controlValue, statusForAdmin];

/** BDXADM-01: the files that this company made, by upload or by export. */
export function CreateListPage(): ReactElement {
  const { clientId } = useSession();
  const add = linkTo('/user_admin_add_bdxcreate');
  return (
    <ListPage
      heading="BDX Create"
      breadcrumbs={[{ label: 'BDX Create' }]}
      query={useViewBrdxCreateQuery(clientId)}
      columns={columns}
      pageSize={adminPageSize}
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
