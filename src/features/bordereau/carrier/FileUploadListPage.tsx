import type { ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { useRemoveBrdxFileMutation } from '@/api/bordereau';
import { ListPage } from '@/components/list/ListPage';
import { useChangedRows } from '@/components/list/useChangedRows';
import { linkTo } from '@/paths';
import { FileActionStatus } from '../actions/FileActionStatus';
import { useFileAction } from '../actions/useFileAction';
import { carrierCrumbs } from './carrierCrumbs';
import { carrierPageSize } from './carrierPageSize';
import { receivedColumns, statusForCarrier } from '../fileColumns';
import { useFilesSent } from './useCarrierFiles';

/** BDXCAR-16 */
const columns = [...receivedColumns, statusForCarrier];

/** BDXCAR-15: the files that this carrier sent. Double click on a row's menu asks to remove it (BDXCAR-17). */
export function FileUploadListPage(): ReactElement {
  const { query, reread } = useFilesSent();
  const navigate = useNavigate();
  const add = linkTo('/client_user_BDX_add_fileupload');
  const [removeFile] = useRemoveBrdxFileMutation();
  const removing = useFileAction({
    name: 'Removal',
    question: 'Do you want to remove?',
    danger: true,
    send: ({ id }) => removeFile(id).unwrap(),
    reread,
    finding: (file) => (file ? 'asBefore' : 'done'),
  });
  const changed = useChangedRows(removing.status, query);
  return (
    <ListPage
      heading="File Upload"
      breadcrumbs={carrierCrumbs({ label: 'File Upload' })}
      query={query}
      columns={columns}
      pageSize={carrierPageSize}
      addLink={add}
      // BDXCAR-18
      blankRow={{ actions: [{ label: 'Add', to: add }], onOpen: () => void navigate(add) }}
      actions={(file) => [
        removing.isLocked(file)
          ? { label: 'Check again', onSelect: () => removing.checkNow(file) }
          : { label: 'Remove', danger: true, onSelect: () => removing.ask(file) },
      ]}
      onActions={removing.ask}
      changed={changed}
      toolbar={<FileActionStatus isInList action={removing} pendingText="Removing" />}
    />
  );
}
