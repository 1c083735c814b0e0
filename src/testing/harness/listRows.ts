import { matchPath } from 'react-router-dom';
import type { AdminPath, CarrierPath } from '@/paths';
import { resizeTable, rowsIn, type Row, type TableName } from '../../../mocks/rows';

type ListPath = AdminPath | CarrierPath;

interface ListTable {
  readonly table: TableName;
  /** The fields by which the server chooses the rows of this list; the parameters are those of the URL. */
  readonly fields?: (params: Readonly<Record<string, string | undefined>>) => Row;
}

const ofCompany = { company_id: 7 };
const ofClient = { client_id: 7 };
const toCarrier = { ...ofClient, heading: 'toCarrier' };
const ofCarrier = { ...ofClient, career_id: 31 };

/** The table of the mocked server behind each screen with a list. */
const lists: Readonly<Partial<Record<ListPath, ListTable>>> = {
  '/company': { table: 'companies' },
  '/user_admin_countries': { table: 'countries' },
  '/user_admin_currency': { table: 'currencies' },
  '/user_admin_state': { table: 'states' },
  '/user_admin_city': { table: 'cities' },
  '/user_admin_users': { table: 'clientUsers', fields: () => ofCompany },
  '/user_admin_intakecategory/': { table: 'intakeCategories', fields: () => ofClient },
  '/user_admin_intakesubcategory/:cid': {
    table: 'intakeSubcategories',
    fields: ({ cid }) => ({ category_id: Number(cid) }),
  },
  '/user_admin_attributegroup': { table: 'attributeGroups', fields: () => ofClient },
  '/user_admin_attributes/:client/:id': {
    table: 'attributes',
    fields: ({ client, id }) => ({ client_id: Number(client), group_id: Number(id) }),
  },
  '/user_admin_intakeattributegroup/:iid': {
    table: 'intakeAttributeGroups',
    fields: ({ iid }) => ({ ...ofClient, intake_id: Number(iid) }),
  },
  '/user_admin_carrier': { table: 'carriers', fields: () => ofClient },
  '/user_admin_tpa': { table: 'tpas', fields: () => ofClient },
  '/user_admin_mga': { table: 'mgas', fields: () => ofClient },
  '/user_admin_agent': { table: 'agents', fields: () => ofCompany },
  '/user_admin_policy_quotations': {
    table: 'quotations',
    fields: () => ({ ...ofCompany, status: 'QUOTED' }),
  },
  '/user_admin_policy_binder': { table: 'quotations', fields: () => ({ ...ofCompany, status: 'BOUND' }) },
  '/user_admin_policies': { table: 'quotations', fields: () => ({ ...ofCompany, status: 'ISSUED' }) },
  '/user_admin_policies_history_list/:id/:intake_id': {
    table: 'quotationHistory',
    fields: ({ id }) => ({ ...ofCompany, quotation_id: Number(id) }),
  },
  '/add_customer_for_user_admin_policy/:id': { table: 'customers', fields: () => ofCompany },
  '/user_admin_bdx_create': { table: 'bordereauFiles', fields: () => toCarrier },
  '/user_admin_bdx_inbound': {
    table: 'bordereauFiles',
    fields: () => ({ ...ofClient, heading: 'toClient' }),
  },
  '/client_user_brdx_importfile': {
    table: 'bordereauFiles',
    fields: () => ({ ...ofClient, heading: 'toClient', imported: '1' }),
  },
  '/user_admin_bdx_review': { table: 'bordereauFiles', fields: () => ({ ...toCarrier, approved: '' }) },
  '/user_admin_bdx_send': {
    table: 'bordereauFiles',
    fields: () => ({ ...toCarrier, approved: '1', sent: '' }),
  },
  '/user_admin_bdx_history': { table: 'bordereauFiles', fields: () => ofClient },
  '/client_user_BDX_filerecived': {
    table: 'bordereauFiles',
    fields: () => ({ ...ofCarrier, heading: 'toCarrier', sent: '1' }),
  },
  '/client_user_BDX_fileupload': {
    table: 'bordereauFiles',
    fields: () => ({ ...ofCarrier, heading: 'toClient' }),
  },
};

/** Whether the screen of a URL shows a list whose number of rows can be chosen. */
export function hasListRows(url: string): boolean {
  return Object.keys(lists).some((path) => matchPath(path, url));
}

/** Gives the list of a URL this many rows on the mocked server. */
export function setListRows(url: string, count: number): void {
  for (const [path, { table, fields }] of Object.entries(lists)) {
    const match = matchPath(path, url);
    if (!match) continue;
    resizeTable(table, count);
    for (const row of rowsIn(table)) Object.assign(row, fields?.(match.params));
  }
}
