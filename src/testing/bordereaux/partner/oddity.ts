import type { Draft } from './draft';

/** Something in a file that a careful reader notices. */
export interface Oddity {
  name: string;
  /** The number of the finding in the review of partners' files; `own` for further ones. */
  kind: 'B1' | 'B2' | 'B3' | 'B7' | 'B8' | 'structure' | 'own';
  /** Whether plain 'Reconciled' with the true sum is right, because nothing is missing then. Never, if it is left out. */
  truth?: 'atFirst' | 'afterAdding';
  /** Whether the tables have different currencies, so that they must not be added up. */
  isNeverAdded?: boolean;
  onlyIn?: 'text' | 'workbook';
  apply: (draft: Draft) => void;
}
