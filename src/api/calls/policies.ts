import { post, update } from './row';

/** The calls of back-office policies. */
export const policiesCalls = {
  '/policy': post([
    'policy_id',
    'policy_name',
    'policy_amount',
    'policy_duration',
    'company_id',
    'description',
    'policy_limit',
    'agent_commission',
    'export_data',
    'import_data',
    'import_from',
    'date',
    'active',
    'document',
  ]),
  '/editpolicy': post(['id'], ['policy']),
  '/updatepolicy': update('policyData', ['policy']),
};
