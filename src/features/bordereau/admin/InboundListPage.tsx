import type { ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { useImportedBdxImportMutation, useViewClientInboundQuery } from '@/api/bordereau';
import { useEditClientQuery, useEditClientUserQuery } from '@/api/session';
import type { QueryState } from '@/components/feedback/queryState';
import type { MenuItem } from '@/components/ui/menuItem';
import { canImportAdmin, isImported } from '@/domain/bordereau';
import type { BordereauFile } from '@/domain/records/bordereau';
import { linkTo } from '@/paths';
import { useSession } from '@/session/useSession';
import { fileIn, useFileAction } from '../actions/useFileAction';
import { receivedColumns, statusForAdmin } from '../fileColumns';
import { FileListPage } from '../FileListPage';

const columns = [...receivedColumns, statusForAdmin];
const shownRows = { 'to-import': { label: 'To import', isShown: canImportAdmin } };

/** Who an import is by (ROLE-11, ROLE-12, Q-140): the client company, or a client user's first name. */
function useCreatorName(): QueryState<string> {
  const { clientId, userId, isStaff } = useSession();
  const client = useEditClientQuery(clientId, { skip: isStaff });
  const user = useEditClientUserQuery(userId, { skip: !isStaff });
  return isStaff
    ? { ...user, data: user.data?.firstname }
    : { ...client, data: client.data?.Client_FullName };
}

/** BDXADM-04: the files that carriers sent. */
export function InboundListPage(): ReactElement {
  const { clientId, userId } = useSession();
  const navigate = useNavigate();
  const creator = useCreatorName();
  const files = useViewClientInboundQuery(clientId);
  const [importFile] = useImportedBdxImportMutation();

  // An import says who it is by: until that is known nothing can be imported, and nothing is listed.
  const query: QueryState<readonly BordereauFile[]> = {
    data: creator.data === undefined ? undefined : files.data,
    isFetching: files.isFetching || creator.isFetching,
    isError: files.isError || creator.isError,
    refetch: () => Promise.all([creator.isError && creator.refetch(), files.refetch()]),
  };
  const importing = useFileAction({
    name: 'Import',
    done: 'imported',
    openLink: ({ id }) => linkTo('/client_user_brdx_file_view/:id', { id }),
    question: 'Do you want to Import?',
    send: ({ id, intake_id, intake_name, sublob }) =>
      importFile({
        id,
        policycreator_id: userId,
        policycreator_name: creator.data ?? '',
        client_id: clientId,
        intake_id,
        intake_Name: intake_name,
        intake_subName: sublob,
      }).unwrap(),
    reread: async (id) => fileIn(await files.refetch().unwrap(), id),
    finding: (file) => (!file ? 'unknown' : isImported(file) ? 'done' : 'asBefore'),
    onDone: ({ id }) => void navigate(linkTo('/client_user_brdx_importfile'), { state: { imported: id } }),
  });

  /** BDXADM-05, BDXADM-06: an import is offered once, and only where the server says that there was none. */
  function actions(file: BordereauFile): MenuItem[] {
    if (canImportAdmin(file)) return [{ label: 'Import', onSelect: () => importing.ask(file) }];
    return [
      { label: 'View File', to: linkTo('/client_user_brdx_file_view/:id', { id: file.id }) },
      ...(isImported(file)
        ? [{ label: 'Import Completed', to: linkTo('/client_user_brdx_importfile') }]
        : []),
    ];
  }

  return (
    <FileListPage
      heading="BDX Inbound"
      query={query}
      shownRows={shownRows}
      columns={columns}
      fileAction={importing}
      pendingText="Importing"
      actions={actions}
    />
  );
}
