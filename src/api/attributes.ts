import {
  attribute,
  attributeGroup,
  intakeAttributeGroup,
  type Attribute,
  type AttributeGroup,
  type IntakeAttributeGroup,
} from '@/domain/records/attributes';
import type { ActiveMark, Id, StoredRank } from '@/domain/records/scalars';
import { attributesCalls } from './calls/attributes';
import { legacyApi, overrideExisting } from './legacyApi';

import { done, many, one, keepMissingKeys } from './read';
import { callsOf, type NewRecord } from './request';

const call = callsOf(attributesCalls);

/** One row of a bulk save, which sends every row of the list, changed or not. */
export interface RankRow {
  readonly id: Id;
  readonly rank: StoredRank;
  readonly active: ActiveMark;
}

export const attributesApi = legacyApi.injectEndpoints({
  overrideExisting,
  endpoints: (build) => ({
    viewAttributeGroup: build.query<readonly AttributeGroup[], Id>({
      query: (clientId) =>
        call('/viewattributegroup', many('Attiributecategory', attributeGroup), { cid: clientId }),
      providesTags: ['AttributeGroup'],
    }),
    /** Legacy: the path is spelled /updateattibutegrouprank. */
    updateAttibuteGroupRank: build.mutation<null, readonly RankRow[]>({
      query: (AttributeGroupData) => call('/updateattibutegrouprank', done, { AttributeGroupData }),
      invalidatesTags: ['AttributeGroup'],
    }),
    createAttributeGroup: build.mutation<null, NewRecord<AttributeGroup, 'rank' | 'active'>>({
      query: (fields) => call('/createattributegroup', done, fields),
      invalidatesTags: ['AttributeGroup'],
    }),
    editAttributeGroup: build.query<AttributeGroup, Id>({
      query: (groupId) =>
        call('/editattributegroup', one('Attiribute', keepMissingKeys(attributeGroup), groupId), {
          id: groupId,
        }),
      keepUnusedDataFor: 0,
    }),
    updateAttributeGroup: build.mutation<null, AttributeGroup>({
      query: (attributegroupData) => call('/updateattributegroup', done, { attributegroupData }),
      invalidatesTags: ['AttributeGroup'],
    }),
    viewAttribute: build.query<readonly Attribute[], { groupId: Id; clientId: Id }>({
      query: ({ groupId, clientId }) =>
        call('/viewattribute', many('attribute', attribute), { gid: groupId, client_id: clientId }),
      providesTags: ['Attribute'],
    }),
    updateAttributeRank: build.mutation<null, readonly RankRow[]>({
      query: (AttributeData) => call('/updateattributerank', done, { AttributeData }),
      invalidatesTags: ['Attribute'],
    }),
    createAttribute: build.mutation<null, NewRecord<Attribute, 'rank' | 'active' | 'selectgroup'>>({
      query: (fields) => call('/createattribute', done, fields),
      invalidatesTags: ['Attribute'],
    }),
    editAttribute: build.query<Attribute, Id>({
      query: (attributeId) =>
        call('/editattribute', one('attribute', keepMissingKeys(attribute), attributeId), {
          id: attributeId,
        }),
      keepUnusedDataFor: 0,
    }),
    updateAttribute: build.mutation<null, Attribute>({
      query: (attributeData) => call('/updateattribute', done, { attributeData }),
      invalidatesTags: ['Attribute'],
    }),
    viewIntakeAttributeGroup: build.query<readonly IntakeAttributeGroup[], { intakeId: Id; clientId: Id }>({
      query: ({ intakeId, clientId }) =>
        call('/viewintakeattributegroup', many('Attiributecategory', intakeAttributeGroup), {
          intake_id: intakeId,
          cid: clientId,
        }),
      providesTags: ['IntakeAttributeGroup'],
    }),
    updateIntakeAttributeGroupRank: build.mutation<null, readonly RankRow[]>({
      query: (AttributeGroupData) => call('/updateintakeattributegrouprank', done, { AttributeGroupData }),
      invalidatesTags: ['IntakeAttributeGroup'],
    }),
    createIntakeAttributeGroup: build.mutation<null, NewRecord<IntakeAttributeGroup, 'rank' | 'active'>>({
      query: (fields) => call('/createintakeattributegroup', done, fields),
      invalidatesTags: ['IntakeAttributeGroup'],
    }),
    editIntakeAttributeGroup: build.query<IntakeAttributeGroup, Id>({
      query: (groupId) =>
        call('/editintakeattributegroup', one('Attiribute', keepMissingKeys(intakeAttributeGroup), groupId), {
          id: groupId,
        }),
      keepUnusedDataFor: 0,
    }),
    updateIntakeAttributeGroup: build.mutation<null, IntakeAttributeGroup>({
      query: (attributegroupData) => call('/updateintakeattributegroup', done, { attributegroupData }),
      invalidatesTags: ['IntakeAttributeGroup'],
    }),
  }),
});

export const {
  useViewAttributeGroupQuery,
  useUpdateAttibuteGroupRankMutation,
  useCreateAttributeGroupMutation,
  useEditAttributeGroupQuery,
  useUpdateAttributeGroupMutation,
  useViewAttributeQuery,
  useUpdateAttributeRankMutation,
  useCreateAttributeMutation,
  useEditAttributeQuery,
  useUpdateAttributeMutation,
  useViewIntakeAttributeGroupQuery,
  useUpdateIntakeAttributeGroupRankMutation,
  useCreateIntakeAttributeGroupMutation,
  useEditIntakeAttributeGroupQuery,
  useUpdateIntakeAttributeGroupMutation,
} = attributesApi;
