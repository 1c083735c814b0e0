import { partnersApi } from '@/api/partners';
import type { ListColumn } from '@/components/list/columns';
import type { Carrier, Mga, PartnerFields, Tpa } from '@/domain/records/partners';
import { linkTo } from '@/paths';
import type { SearchedList, SearchGroup } from '@/navigation/searchGroup';

/** The list of a kind of partner, for its screens and for the search. */
export interface PartnerList<Row extends object> extends SearchGroup<Row> {
  readonly columns: readonly ListColumn<Row>[];
  /** The kind's name: 'Carrier' makes 'Create Carrier' and 'Carrier Name'. */
  readonly label: string;
}

function partnerList<Row extends PartnerFields>(
  label: string,
  name: (row: Row) => string,
  list: SearchedList<Row>,
): PartnerList<Row> {
  return {
    ...list,
    label,
    heading: `${label}s`,
    columns: [
      { header: `${label} Name`, accessorFn: name },
      { header: 'Pointing ID / Folder', accessorFn: (row) => row.blobfolder },
    ],
    alsoSearched: ({ email }) => [email],
    phones: ({ phonenumber }) => [phonenumber],
    address: ({ city, state }) => [city, state],
    title: name,
  };
}

export const carrierList = partnerList<Carrier>('Carrier', (carrier) => carrier.carriername, {
  list: linkTo('/user_admin_carrier'),
  load: partnersApi.endpoints.viewCarrier.initiate,
  open: ({ id }) => linkTo('/user_admin_edit_carrier/:id', { id }),
});

export const tpaList = partnerList<Tpa>('TPA', (tpa) => tpa.TPAname, {
  list: linkTo('/user_admin_tpa'),
  load: partnersApi.endpoints.viewClientTPA.initiate,
  open: ({ id }) => linkTo('/user_admin_edit_tpa/:id', { id }),
});

export const mgaList = partnerList<Mga>('MGA', (mga) => mga.MGAname, {
  list: linkTo('/user_admin_mga'),
  load: partnersApi.endpoints.viewClientMGA.initiate,
  open: ({ id }) => linkTo('/user_admin_edit_mga/:id', { id }),
});
