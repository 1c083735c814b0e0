import { id, record, text, type RecordOf } from './read';

/** A line of business with its intake form. */
export const intakeCategory = record({
  id,
  client_id: id,
  category_name: text,
  sublob: text,
  document: text,
  intaketype: text,
});
export type IntakeCategory = RecordOf<typeof intakeCategory>;
