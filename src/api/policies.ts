import { policy, type Policy } from '@/domain/records/policies';
import type { Id } from '@/domain/records/scalars';
import { policiesCalls } from './calls/policies';
import { legacyApi, overrideExisting } from './legacyApi';

import { readNothing, readRecord, keepMissingKeys } from './read';
import { callsOf, type NewRecord } from './request';

const call = callsOf(policiesCalls);

export const policiesApi = legacyApi.injectEndpoints({
  overrideExisting,
  endpoints: (build) => ({
    policy: build.mutation<null, NewRecord<Policy>>({
      query: (fields) => call('/policy', readNothing, fields),
      invalidatesTags: ['Policy'],
    }),
    editPolicy: build.query<Policy, Id>({
      query: (policyId) =>
        call('/editpolicy', readRecord('policy', keepMissingKeys(policy), policyId), { id: policyId }),
      keepUnusedDataFor: 0,
    }),
    updatePolicy: build.mutation<null, Policy>({
      query: (policyData) => call('/updatepolicy', readNothing, { policyData }),
      invalidatesTags: ['Policy'],
    }),
  }),
});

export const { usePolicyMutation, useEditPolicyQuery, useUpdatePolicyMutation } = policiesApi;
