import { db, nextId } from '../db';
import { sentFields, asId, textFields } from '../fields';
import { find, post, replace, update, type Sent } from '../http';

const policyKeys = [
  'policy_id',
  'policy_name',
  'policy_amount',
  'policy_duration',
  'description',
  'policy_limit',
  'agent_commission',
  'export_data',
  'import_data',
  'import_from',
  'date',
  'active',
  'document',
] as const;

function policyFields(body: Sent<'company_id' | (typeof policyKeys)[number]>) {
  return { ...sentFields(body, ['company_id'], asId), ...textFields(body, policyKeys) };
}

/** Back-office policies (CALL-020 to CALL-022). */
export const policiesHandlers = [
  post('/policy', [...policyKeys, 'company_id'], (body) => {
    db.policies.push({ id: nextId('policies'), ...policyFields(body) });
  }),
  post('/editpolicy', ['id'], ({ id }) => ({ policy: find(db.policies, id) })),
  update('/updatepolicy', 'policyData', ['id', ...policyKeys, 'company_id'], (record) => ({
    policy: replace(db.policies, { id: asId(record.id), ...policyFields(record) }),
  })),
];
