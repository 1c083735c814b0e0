import type { ReactElement } from 'react';
import { useBrdxFileImportToMainMutation, useViewBDXInboundQuery } from '@/api/bordereau';
import { useDialogs } from '@/components/feedback/dialogs/useDialogs';
import type { MenuItem } from '@/components/ui/menuItem';
import { canImportCarrier, isImportedByCarrier } from '@/domain/bordereau';
import type { BordereauFile } from '@/domain/records/bordereau';
import { useFileAction } from '../actions/useFileAction';
import { carrierCrumbs } from './carrierCrumbs';
import { receivedColumns, statusForCarrier } from '../fileColumns';
import { FileListPage } from '../FileListPage';
import { useCarrierFiles } from './useCarrierFiles';

const columns = [...receivedColumns, statusForCarrier];
const shownRows = { 'to-import': { label: 'To import', isShown: canImportCarrier } };

/** The files that the client company sent to this carrier. After an import the list is fetched again. */
export function FilesReceivedPage(): ReactElement {
  const { query, reread } = useCarrierFiles(useViewBDXInboundQuery);
  const { notify } = useDialogs();
  const [importFile] = useBrdxFileImportToMainMutation();
  const importing = useFileAction({
    name: 'Import',
    done: 'imported',
    question: 'Do you want to Import to Your Main Location?',
    send: ({ id }) => importFile(id).unwrap(),
    reread,
    finding: (file) => (!file ? 'unknown' : isImportedByCarrier(file) ? 'done' : 'asBefore'),
    onDone: () => void notify('Successfully Imported'),
  });

  /** Import is offered for the value '0' only; any other row shows the reason. */
  function actions(file: BordereauFile): MenuItem[] {
    if (canImportCarrier(file)) return [{ label: 'Import To Carrier', onSelect: () => importing.ask(file) }];
    return [{ label: isImportedByCarrier(file) ? 'Import Completed' : 'Not to be imported', isNote: true }];
  }

  return (
    <FileListPage
      heading="Files Received"
      breadcrumbs={carrierCrumbs({ label: 'Files Received' })}
      query={query}
      shownRows={shownRows}
      columns={columns}
      fileAction={importing}
      pendingText="Importing"
      actions={actions}
    />
  );
}
