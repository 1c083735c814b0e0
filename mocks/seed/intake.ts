import type { WireIntakeCategory, WireIntakeSubcategory, WireMenuCategory } from '../adminRecords';

type Row = readonly [category_name: string, sublob: string, lob_code: string, intaketype: string];

const rows: readonly Row[] = [
  ['PERSONAL AUTO', '', 'PA', 'Personal'],
  ['Homeowners', 'HO3', 'HO', 'Personal'],
  ['Commercial Property', '', 'CP', 'Commercial'],
  ['WORKERS COMP', '', 'WC', 'Commercial'],
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

export const intakeSubcategories: WireIntakeSubcategory[] = [];

export const menuCategories: WireMenuCategory[] = [];
