import type { ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { useRemoveBrdxFileMutation, useViewBDXOutboundQuery } from '@/api/bordereau';
import { linkTo } from '@/paths';
import { useFileAction } from '../actions/useFileAction';
import { carrierCrumbs } from './carrierCrumbs';
import { receivedColumns, statusForCarrier } from '../fileColumns';
import { FileListPage } from '../FileListPage';
import { useCarrierFiles } from './useCarrierFiles';

const columns = [...receivedColumns, statusForCarrier];

/** The files that this carrier sent. A double click on a row's menu asks to remove the file. */
export function FileUploadListPage(): ReactElement {
  const { query, reread } = useCarrierFiles(useViewBDXOutboundQuery);
  const navigate = useNavigate();
  const add = linkTo('/client_user_BDX_add_fileupload');
  const [removeFile] = useRemoveBrdxFileMutation();
  const removing = useFileAction({
    name: 'Removal',
    done: 'removed',
    question: 'Do you want to remove?',
    danger: true,
    send: ({ id }) => removeFile(id).unwrap(),
    reread,
    finding: (file) => (file ? 'asBefore' : 'done'),
  });
  return (
    <FileListPage
      heading="File Upload"
      breadcrumbs={carrierCrumbs({ label: 'File Upload' })}
      query={query}
      columns={columns}
      addLink={add}
      // As documented, a double click on the blank row opens the form, too.
      blankRow={{ actions: [{ label: 'Add', to: add }], onOpen: () => void navigate(add) }}
      fileAction={removing}
      pendingText="Removing"
      actions={(file) => [{ label: 'Remove', danger: true, onSelect: () => removing.ask(file) }]}
      onActions={removing.ask}
    />
  );
}
