import { id, record, text, type RecordOf } from './read';

/** A package (list) of an intake category. */
export const subcategoryFields = record({
  id,
  client_id: id,
  listcategory_id: id,
  category_id: id,
  category_name: text,
  subcategory_name: text,
  coverage_limit: text,
  coverage_premimum: text,
  document: text,
});
export type IntakeSubcategory = RecordOf<typeof subcategoryFields>;
