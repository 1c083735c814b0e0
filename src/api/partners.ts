import {
  agent,
  carrier,
  mga,
  tpa,
  type Agent,
  type Carrier,
  type Mga,
  type PartnerFields,
  type Tpa,
} from '@/domain/records/partners';
import type { Id } from '@/domain/records/scalars';
import { own } from '@/domain/values/objects';
import { partnersCalls } from './calls/partners';
import { legacyApi, overrideExisting } from './legacyApi';
import { text } from '@/domain/records/read';
import { readNothing, readList, readRecord, keepMissingKeys, unreadable } from './read';
import { callsOf, type NewRecord } from './request';

const call = callsOf(partnersCalls);

/** The response of the TPA edit call. It may also be the record of an MGA, with either name. */
export interface TpaOrMga extends PartnerFields {
  TPAname?: string;
  MGAname?: string;
}

function tpaOrMga(source: unknown): TpaOrMga {
  const [tpaName, mgaName] = [own(source, 'TPAname'), own(source, 'MGAname')];
  const isMga = typeof mgaName === 'string' && (typeof tpaName !== 'string' || tpaName === '');
  return isMga ? mga(source) : tpa(source);
}

/**
 * valid only with HTTP status 200. If the `status` in the body is a number, it must be 200 too; false is a
 * refusal, and any other `status` is ignored.
 */
function readAcceptance(responseBody: unknown, status: number): true | typeof unreadable {
  const inner = own(responseBody, 'status');
  const isNumber = typeof inner === 'number' || /^\s*\d+\s*$/.test(text(inner));
  const isStatusFieldOk = isNumber ? Number(inner) === 200 : inner !== false;
  return status === 200 && isStatusFieldOk ? true : unreadable;
}

export const partnersApi = legacyApi.injectEndpoints({
  overrideExisting,
  endpoints: (build) => ({
    viewClientAgent: build.query<readonly Agent[], Id>({
      query: (clientId) => call('/viewclientagent', readList('clientagent', agent), { company_id: clientId }),
      providesTags: ['Agent'],
    }),
    viewCarrier: build.query<readonly Carrier[], Id>({
      query: (clientId) => call('/viewcarrier', readList('carrier', carrier), { client_id: clientId }),
      providesTags: ['Carrier'],
    }),
    removeCarrier: build.mutation<null, Id>({
      query: (carrierId) => call('/removecarrier', readNothing, { id: carrierId }),
      invalidatesTags: ['Carrier'],
    }),
    editCarrier: build.query<Carrier, Id>({
      query: (carrierId) =>
        call('/editcarrier', readRecord('carrier', keepMissingKeys(carrier), carrierId), { id: carrierId }),
      keepUnusedDataFor: 0,
    }),
    updateCarrier: build.mutation<null, Carrier>({
      query: (userData) => call('/updatecarrier', readNothing, { userData }),
      invalidatesTags: ['Carrier'],
    }),
    createCarrier: build.mutation<null, NewRecord<Carrier, 'blobfolder'>>({
      query: (fields) => call('/createcarrier', readNothing, fields),
      invalidatesTags: ['Carrier'],
    }),
    clientSearch: build.query<true, string>({
      query: (kyubosid) => call('/clientsearch', readAcceptance, { kyubosid }),
      keepUnusedDataFor: 0,
    }),
    viewClientTPA: build.query<readonly Tpa[], Id>({
      query: (clientId) => call('/viewclientTPA', readList('TPA', tpa), { client_id: clientId }),
      providesTags: ['Tpa'],
    }),
    removeClientTPA: build.mutation<null, Id>({
      query: (tpaId) => call('/removeclientTPA', readNothing, { id: tpaId }),
      invalidatesTags: ['Tpa'],
    }),
    editClientTPA: build.query<TpaOrMga, Id>({
      query: (tpaId) =>
        call('/editclientTPA', readRecord('TPA', keepMissingKeys(tpaOrMga), tpaId), { id: tpaId }),
      keepUnusedDataFor: 0,
    }),
    updateClientTPA: build.mutation<null, TpaOrMga>({
      query: (userData) => call('/updateclientTPA', readNothing, { userData }),
      invalidatesTags: ['Tpa', 'Mga'],
    }),
    createClientTPA: build.mutation<null, NewRecord<Tpa, 'blobfolder'>>({
      query: (fields) => call('/createclientTPA', readNothing, fields),
      invalidatesTags: ['Tpa'],
    }),
    clientSearchTpa: build.query<true, string>({
      query: (kyubosid) => call('/clientsearchtpa', readAcceptance, { kyubosid }),
      keepUnusedDataFor: 0,
    }),
    viewClientMGA: build.query<readonly Mga[], Id>({
      query: (clientId) => call('/viewclientMGA', readList('MGA', mga), { client_id: clientId }),
      providesTags: ['Mga'],
    }),
    removeClientMGA: build.mutation<null, Id>({
      query: (mgaId) => call('/removeclientMGA', readNothing, { id: mgaId }),
      invalidatesTags: ['Mga'],
    }),
    createClientMGA: build.mutation<null, NewRecord<Mga, 'blobfolder'>>({
      query: (fields) => call('/createclientMGA', readNothing, fields),
      invalidatesTags: ['Mga'],
    }),
    clientSearchMga: build.query<true, string>({
      query: (kyubosid) => call('/clientsearchmga', readAcceptance, { kyubosid }),
      keepUnusedDataFor: 0,
    }),
    createClientAgent: build.mutation<null, NewRecord<Agent>>({
      query: (fields) => call('/createclientagent', readNothing, fields),
      invalidatesTags: ['Agent'],
    }),
    editClientAgent: build.query<Agent, Id>({
      query: (agentId) =>
        call('/editclientagent', readRecord('clientagent', keepMissingKeys(agent), agentId), { id: agentId }),
      keepUnusedDataFor: 0,
    }),
    updateClientAgent: build.mutation<null, Agent>({
      query: (userData) => call('/updateclientagent', readNothing, { userData }),
      invalidatesTags: ['Agent'],
    }),
  }),
});

export const {
  useViewClientAgentQuery,
  useViewCarrierQuery,
  useRemoveCarrierMutation,
  useEditCarrierQuery,
  useUpdateCarrierMutation,
  useCreateCarrierMutation,
  useLazyClientSearchQuery,
  useViewClientTPAQuery,
  useRemoveClientTPAMutation,
  useEditClientTPAQuery,
  useUpdateClientTPAMutation,
  useCreateClientTPAMutation,
  useLazyClientSearchTpaQuery,
  useViewClientMGAQuery,
  useRemoveClientMGAMutation,
  useCreateClientMGAMutation,
  useLazyClientSearchMgaQuery,
  useCreateClientAgentMutation,
  useEditClientAgentQuery,
  useUpdateClientAgentMutation,
} = partnersApi;
