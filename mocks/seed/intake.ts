import type { WireIntakeCategory, WireIntakeSubcategory, WireMenuCategory } from '../adminRecords';
import { clientId, firstIds } from './ids';

type Row = readonly [category_name: string, sublob: string, lob_code: string, intaketype: string];

const rows: readonly Row[] = [
  ['PERSONAL AUTO', '', 'PA', 'Personal'],
  ['Homeowners', 'HO3', 'HO', 'Personal'],
  ['Commercial Property', '', 'CP', 'Commercial'],
  ['WORKERS COMP', '', 'WC', 'Commercial'],
  ['General Liability', 'Contractors', 'GL', 'Commercial'],
  ['Commercial Auto', 'Fleet', 'CA', 'Commercial'],
  ['Inland Marine', '', 'IM', 'Commercial'],
];

/** The client's lines of business. */
export const intakeCategories: WireIntakeCategory[] = rows.map(
  ([category_name, sublob, lob_code, intaketype], index) => ({
    id: firstIds.intakeCategories + index,
    client_id: clientId,
    category_name,
    sublob,
    lob_code,
    document: '',
    intaketype,
  }),
);

type PackageRow = readonly [
  category_id: number,
  name: string,
  limit: string,
  premium: string,
  parent?: number,
];

const packageRows: readonly PackageRow[] = [
  [551, 'Liability Only', '300000', '640'],
  [551, 'Full Coverage', '500000', '1180'],
  [551, 'Full Coverage Plus Glass', '500000', '1240', 562],
  [552, 'Essential Home', '250000', '890'],
  [552, 'Complete Home', '750000', '1410'],
  [553, 'Main Street Shops', '1000000', '2100'],
  [553, 'Warehouses', '5000000', '7350'],
  [553, 'Restaurants', '1500000', '3480'],
  [554, 'Office Staff', '1000000', '1220'],
  [554, 'Field Crews', '1000000', '4890'],
];

/** Packages of the categories; one belongs to the list of another category. */
export const intakeSubcategories: WireIntakeSubcategory[] = packageRows.map(
  ([category_id, subcategory_name, coverage_limit, coverage_premimum, parent], index) => ({
    id: firstIds.intakeSubcategories + index,
    client_id: clientId,
    listcategory_id: parent ?? '',
    category_id,
    category_name: intakeCategories.find(({ id }) => id === category_id)?.category_name ?? '',
    subcategory_name,
    coverage_limit,
    coverage_premimum,
    document: '',
  }),
);

/** Lines of business that the intake category form suggests. */
export const menuCategories: WireMenuCategory[] = [
  'PERSONAL AUTO',
  'Homeowners',
  'Commercial Property',
  'WORKERS COMP',
  'General Liability',
  'Commercial Auto',
  'Inland Marine',
  'Umbrella',
  'Cyber Liability',
].map((name, index) => ({ id: firstIds.menuCategories + index, name }));
