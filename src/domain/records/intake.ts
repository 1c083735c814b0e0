import type { Id } from './scalars';

/** A line of business with its intake form. */
export interface IntakeCategory {
  id: Id;
  client_id: Id;
  category_name: string;
  sublob: string;
  document: string;
  intaketype: string;
}

/** A package (list) of an intake category. */
export interface IntakeSubcategory {
  id: Id;
  client_id: Id;
  listcategory_id: Id;
  category_id: Id;
  category_name: string;
  subcategory_name: string;
  coverage_limit: string;
  coverage_premimum: string;
  document: string;
}
