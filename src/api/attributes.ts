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

import { readNothing, readList, readRecord, keepMissingKeys } from './read';
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
        call('/viewattributegroup', readList('Attiributecategory', attributeGroup), { cid: clientId }),
      providesTags: ['AttributeGroup'],
    }),
    /** Legacy: the path is spelled /updateattibutegrouprank. */
    updateAttibuteGroupRank: build.mutation<null, readonly RankRow[]>({
      query: (AttributeGroupData) => call('/updateattibutegrouprank', readNothing, { AttributeGroupData }),
      invalidatesTags: ['AttributeGroup'],
    }),
    createAttributeGroup: build.mutation<null, NewRecord<AttributeGroup, 'rank' | 'active'>>({
      query: (fields) => call('/createattributegroup', readNothing, fields),
      invalidatesTags: ['AttributeGroup'],
    }),
    editAttributeGroup: build.query<AttributeGroup, Id>({
      query: (groupId) =>
        call('/editattributegroup', readRecord('Attiribute', keepMissingKeys(attributeGroup), groupId), {
          id: groupId,
        }),
      keepUnusedDataFor: 0,
    }),
    updateAttributeGroup: build.mutation<null, AttributeGroup>({
      query: (attributegroupData) => call('/updateattributegroup', readNothing, { attributegroupData }),
      invalidatesTags: ['AttributeGroup'],
    }),
    viewAttribute: build.query<readonly Attribute[], { groupId: Id; clientId: Id }>({
      query: ({ groupId, clientId }) =>
        call('/viewattribute', readList('attribute', attribute), { gid: groupId, client_id: clientId }),
      providesTags: ['Attribute'],
    }),
    updateAttributeRank: build.mutation<null, readonly RankRow[]>({
      query: (AttributeData) => call('/updateattributerank', readNothing, { AttributeData }),
      invalidatesTags: ['Attribute'],
    }),
    createAttribute: build.mutation<null, NewRecord<Attribute, 'rank' | 'active' | 'selectgroup'>>({
      query: (fields) => call('/createattribute', readNothing, fields),
      invalidatesTags: ['Attribute'],
    }),
    editAttribute: build.query<Attribute, Id>({
      query: (attributeId) =>
        call('/editattribute', readRecord('attribute', keepMissingKeys(attribute), attributeId), {
          id: attributeId,
        }),
      keepUnusedDataFor: 0,
    }),
    updateAttribute: build.mutation<null, Attribute>({
      query: (attributeData) => call('/updateattribute', readNothing, { attributeData }),
      invalidatesTags: ['Attribute'],
    }),
    viewIntakeAttributeGroup: build.query<readonly IntakeAttributeGroup[], { intakeId: Id; clientId: Id }>({
      query: ({ intakeId, clientId }) =>
        call('/viewintakeattributegroup', readList('Attiributecategory', intakeAttributeGroup), {
          intake_id: intakeId,
          cid: clientId,
        }),
      providesTags: ['IntakeAttributeGroup'],
    }),
    updateIntakeAttributeGroupRank: build.mutation<null, readonly RankRow[]>({
      query: (AttributeGroupData) =>
        call('/updateintakeattributegrouprank', readNothing, { AttributeGroupData }),
      invalidatesTags: ['IntakeAttributeGroup'],
    }),
    createIntakeAttributeGroup: build.mutation<null, NewRecord<IntakeAttributeGroup, 'rank' | 'active'>>({
      query: (fields) => call('/createintakeattributegroup', readNothing, fields),
      invalidatesTags: ['IntakeAttributeGroup'],
    }),
    editIntakeAttributeGroup: build.query<IntakeAttributeGroup, Id>({
      query: (groupId) =>
        call(
          '/editintakeattributegroup',
          readRecord('Attiribute', keepMissingKeys(intakeAttributeGroup), groupId),
          {
            id: groupId,
          },
        ),
      keepUnusedDataFor: 0,
    }),
    updateIntakeAttributeGroup: build.mutation<null, IntakeAttributeGroup>({
      query: (attributegroupData) => call('/updateintakeattributegroup', readNothing, { attributegroupData }),
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
