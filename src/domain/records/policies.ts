import type { Id } from './scalars';

/** A back-office policy: a product that a client company may sell. */
export interface Policy {
  id: Id;
  policy_id: string;
  policy_name: string;
  policy_amount: string;
  policy_duration: string;
  company_id: Id;
  description: string;
  policy_limit: string;
  agent_commission: string;
  /** Travels along without an input. */
  export_data: string;
  import_data: string;
  import_from: string;
  date: string;
  active: string;
  document: string;
}
