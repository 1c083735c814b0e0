import type { Policy } from '@/domain/records/policies';
import type { Id } from '@/domain/records/scalars';
import { policiesCalls } from './calls/policies';
import { legacyApi, overrideExisting } from './legacyApi';
import { done, id, one, record, text, toEdit } from './read';
import { callsOf } from './request';

const call = callsOf(policiesCalls);

const policy = record<Policy>({
  id,
  policy_id: text,
  policy_name: text,
  policy_amount: text,
  policy_duration: text,
  company_id: id,
  description: text,
  policy_limit: text,
  agent_commission: text,
  export_data: text,
  import_data: text,
  import_from: text,
  date: text,
  active: text,
  document: text,
});

export const policiesApi = legacyApi.injectEndpoints({
  overrideExisting,
  endpoints: (build) => ({
    policy: build.mutation<null, Omit<Policy, 'id'>>({
      query: (fields) => call('/policy', done, fields),
      invalidatesTags: ['Policy'],
    }),
    editPolicy: build.query<Policy, Id>({
      query: (policyId) => call('/editpolicy', one('policy', toEdit(policy), policyId), { id: policyId }),
      keepUnusedDataFor: 0,
    }),
    updatePolicy: build.mutation<null, Policy>({
      query: (policyData) => call('/updatepolicy', done, { policyData }),
      invalidatesTags: ['Policy'],
    }),
  }),
});

export const { usePolicyMutation, useEditPolicyQuery, useUpdatePolicyMutation } = policiesApi;
