import { useMemo, type ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import { useViewClientInboundQuery } from '@/api/bordereau';
import type { ListColumn } from '@/components/list/columns';
import { timestampColumn } from '@/components/list/valueColumns';
import { StatusBadge } from '@/components/ui/StatusBadge';
import { isImported } from '@/domain/bordereau';
import { showTimestamp, timeOf } from '@/domain/text/dates';
import { sameId } from '@/domain/records/ids';
import { own } from '@/domain/values/objects';
import type { BordereauFile } from '@/domain/records/bordereau';
import type { Id } from '@/domain/records/scalars';
import { linkTo } from '@/paths';
import { useSession } from '@/session/useSession';
import { receivedColumns } from '../fileColumns';
import { FileListPage } from '../FileListPage';

/** The id of the file that the user has just imported, from the location's state; otherwise undefined. */
function justImported(state: unknown): Id | undefined {
  const imported = own(state, 'imported');
  return typeof imported === 'string' || typeof imported === 'number' ? imported : undefined;
}

function columnsMarking(marked: Id | undefined): readonly ListColumn<BordereauFile>[] {
  return [
    ...receivedColumns,
    timestampColumn('Import At', ({ imported_date }) => imported_date, {
      cell: ({
        row: {
          original: { id, imported_date },
        },
      }) =>
        sameId(id, marked) ? (
          <StatusBadge tone="good">Just imported</StatusBadge>
        ) : (
          showTimestamp(imported_date)
        ),
    }),
  ];
}

/** The time of the import in milliseconds; before all others if it is blank or malformed. */
function importTime({ imported_date }: BordereauFile): number {
  return timeOf(imported_date) ?? Number.MIN_SAFE_INTEGER;
}

/** The imported files, the latest import first. */
export function ImportedListPage(): ReactElement {
  const { clientId } = useSession();
  const { data, ...query } = useViewClientInboundQuery(clientId);
  const marked = justImported(useLocation().state);
  const columns = useMemo(() => columnsMarking(marked), [marked]);
  const files = useMemo(
    () =>
      data?.length ? data.filter(isImported).sort((one, other) => importTime(other) - importTime(one)) : data,
    [data],
  );
  return (
    <FileListPage
      heading="BDX Imported Files"
      breadcrumbs={[
        { label: 'BDX Inbound', to: linkTo('/user_admin_bdx_inbound') },
        { label: 'BDX Imported Files' },
      ]}
      query={{ ...query, data: files }}
      columns={columns}
      openLink={viewFile}
      actions={(file) => [{ label: 'View File', to: viewFile(file) }]}
    />
  );
}

function viewFile({ id }: BordereauFile): string {
  return linkTo('/client_user_brdx_file_view/:id', { id });
}
