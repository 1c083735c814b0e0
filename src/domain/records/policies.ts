import { id, record, text, type RecordOf } from './read';

/** A back-office policy: a product that a client company may sell. */
export const policy = record({
  id,
  policy_id: text,
  policy_name: text,
  policy_amount: text,
  policy_duration: text,
  company_id: id,
  description: text,
  policy_limit: text,
  agent_commission: text,
  /** No input shows these; they are sent back unchanged. */
  export_data: text,
  import_data: text,
  import_from: text,
  date: text,
  active: text,
  document: text,
});
export type Policy = RecordOf<typeof policy>;
