import type { Id } from './scalars';

/** Who is to recover a password, and where a code can be sent. */
export interface RecoveryTarget {
  id: Id;
  Phonenumber: string;
  Email: string;
}
