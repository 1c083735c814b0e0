import type { WirePolicy } from '../adminRecords';
import { clientId, firstIds } from './ids';

type Row = readonly [
  policy_id: string,
  policy_name: string,
  amount: string,
  duration: string,
  limit: string,
  commission: string,
];

const rows: readonly Row[] = [
  ['PA-STD', 'Personal Auto Standard', '1250', '1year', '500000', '10'],
  ['HO3-PREF', 'Homeowners Preferred', '1890.5', '1year', '1000000', '12.5'],
  ['CP-MAIN', 'Main Street Property', '4200', '1year', '2500000', '11'],
  ['WC-CORE', "Workers' Compensation Core", '3600', '6months', '1000000', '8'],
  ['GL-TRADE', 'Contractors General Liability', '2750', '1year', '2000000', '15'],
  ['IM-TOOLS', 'Tools and Equipment Floater', '480', '3months', '75000', '9'],
];

/** Products that the client company may sell; the first has values in the fields that have no input. */
export const policies: WirePolicy[] = rows.map(
  ([policy_id, policy_name, policy_amount, policy_duration, policy_limit, agent_commission], index) => ({
    id: firstIds.policies + index,
    policy_id,
    policy_name,
    policy_amount,
    policy_duration,
    company_id: clientId,
    description: `${policy_name}, filed and approved.`,
    policy_limit,
    agent_commission,
    export_data: index === 0 ? 'premium-register' : '',
    import_data: index === 0 ? '2025-11' : '',
    import_from: index === 0 ? 'bordereau' : '',
    date: index === 0 ? '2025-12-01' : '',
    active: '1',
    document: index === 0 ? 'filing.pdf' : '',
  }),
);
