import type { WireIntakeCategory, WireIntakeSubcategory, WireMenuCategory } from '../adminRecords';

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
    id: index + 1,
    client_id: 1,
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
  [1, 'Liability Only', '300000', '640'],
  [1, 'Full Coverage', '500000', '1180'],
  [1, 'Full Coverage Plus Glass', '500000', '1240', 2],
  [2, 'Essential Home', '250000', '890'],
  [2, 'Complete Home', '750000', '1410'],
  [3, 'Main Street Shops', '1000000', '2100'],
  [3, 'Warehouses', '5000000', '7350'],
  [3, 'Restaurants', '1500000', '3480'],
  [4, 'Office Staff', '1000000', '1220'],
  [4, 'Field Crews', '1000000', '4890'],
];

/** Packages of the categories; one belongs to another one's list. */
export const intakeSubcategories: WireIntakeSubcategory[] = packageRows.map(
  ([category_id, subcategory_name, coverage_limit, coverage_premimum, parent], index) => ({
    id: index + 1,
    client_id: 1,
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
].map((name, index) => ({ id: index + 1, name }));
