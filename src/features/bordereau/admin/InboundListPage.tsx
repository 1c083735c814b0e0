import type { ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { useImportedBdxImportMutation, useViewClientInboundQuery } from '@/api/bordereau';
import { useEditClientQuery, useEditClientUserQuery } from '@/api/session';
import { together, type QueryState } from '@/components/feedback/queryState';
import type { MenuItem } from '@/components/ui/menuItem';
import { canImportAdmin, isImported } from '@/domain/bordereau';
import type { BordereauFile } from '@/domain/records/bordereau';
import { linkTo } from '@/paths';
import { useSession } from '@/session/useSession';
import { findFile, useFileAction } from '../actions/useFileAction';
import { receivedColumns, statusForAdmin } from '../fileColumns';
import { FileListPage } from '../FileListPage';

const columns = [...receivedColumns, statusForAdmin];
const shownRows = { 'to-import': { label: 'To import', isShown: canImportAdmin } };

/** The name that an import records as its author: the client company, or a client user's first name. */
function useCreatorName(): QueryState<string> {
  const { clientId, userId, isStaff } = useSession();
  const client = useEditClientQuery(clientId, { skip: isStaff });
  const user = useEditClientUserQuery(userId, { skip: !isStaff });
  return isStaff
    ? { ...user, data: user.data?.firstname }
    : { ...client, data: client.data?.Client_FullName };
}

/** The files that carriers sent. */
export function InboundListPage(): ReactElement {
  const { clientId, userId } = useSession();
  const navigate = useNavigate();
  const creator = useCreatorName();
  const files = useViewClientInboundQuery(clientId);
  const [importFile] = useImportedBdxImportMutation();

  // An import needs the author's name: without it nothing could be imported, so the list waits for it.
  const query: QueryState<readonly BordereauFile[]> = {
    ...together([files, creator]),
    data: creator.data === undefined ? undefined : files.data,
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
    reread: async (id) => findFile(await files.refetch().unwrap(), id),
    finding: (file) => (!file ? 'unknown' : isImported(file) ? 'done' : 'asBefore'),
    onDone: ({ id }) => void navigate(linkTo('/client_user_brdx_importfile'), { state: { imported: id } }),
  });

  /** An import is offered only if the server says that the file has not been imported. */
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
