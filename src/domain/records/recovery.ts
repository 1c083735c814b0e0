import { id, record, text, type RecordOf } from './read';

/** The user who recovers a password, and where a code can be sent. */
export const recoveryTarget = record({
  id,
  Phonenumber: text,
  Email: text,
});
export type RecoveryTarget = RecordOf<typeof recoveryTarget>;
