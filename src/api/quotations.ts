import {
  attribute,
  attributeGroup,
  intakeAttributeGroup,
  type Attribute,
  type AttributeGroup,
  type IntakeAttributeGroup,
} from '@/domain/records/attributes';
import {
  coverageLine,
  customer,
  intake,
  payment,
  program,
  programState,
  quotation,
  quotationHistory,
  quotationRow,
  subLob,
  zipCity,
  type CoverageLine,
  type Customer,
  type Intake,
  type Payment,
  type PaymentRequest,
  type Program,
  type ProgramState,
  type Quotation,
  type QuotationHistory,
  type QuotationPayload,
  type QuotationRow,
  type SubLob,
  type ZipCity,
} from '@/domain/records/quotations';
import type { Id } from '@/domain/records/scalars';

import type { Sealed } from '@/domain/text/secret';
import { responseLimitMs } from '@/domain/saving/sentAction';
import { quotationsCalls } from './calls/quotations';
import { legacyApi, overrideExisting } from './legacyApi';

import { readNothing, readList, readRecord } from './read';
import { callsOf } from './request';

const call = callsOf(quotationsCalls);

/** Filters by the documents' column keys; empty ones are left out. */
export interface ListRequest {
  readonly company_id: Id;
  readonly intake_Name?: string;
  readonly intake_subName?: string;
  readonly createdAt?: string;
  readonly unique_id?: string;
  readonly firstname?: string;
  readonly lastname?: string;
  readonly policyeffectivedate?: string;
  readonly policyscheduledate?: string;
  readonly state_name?: string;
}

interface CustomerRequest {
  readonly company_id: Id;
  readonly customer_id: Id;
}

interface ProgramRequest {
  readonly program_id: Id;
  readonly intake_id: Id;
}

const listOptions = { structuralSharing: false } as const;

export const quotationsApi = legacyApi.injectEndpoints({
  overrideExisting,
  endpoints: (build) => ({
    /**
     * Without a tag, so that a record is not requested again after it was deleted. A screen that needs it reloads it.
     */
    viewPolicyQuotation: build.query<Quotation, Id>({
      query: (quotationId) =>
        call('/viewpolicyquotation', readRecord('Policyquotations', quotation, quotationId), {
          id: quotationId,
        }),
      keepUnusedDataFor: 0,
    }),
    viewPolicyQuotationList: build.query<readonly QuotationRow[], ListRequest>({
      query: (request) =>
        call('/viewpolicyquotationlist', readList('Policyquotations', quotationRow), { ...request }),
      providesTags: ['Quotation'],
      ...listOptions,
    }),
    viewPolicyQuotationListFull: build.query<readonly QuotationRow[], Id>({
      query: (clientId) =>
        call('/viewpolicyquotationlistfull', readList('list', quotationRow), { company_id: clientId }),
      keepUnusedDataFor: 0,
      ...listOptions,
    }),
    viewPolicyBinderList: build.query<readonly QuotationRow[], ListRequest>({
      query: (request) =>
        call('/viewpolicybinderlist', readList('Policyquotations', quotationRow), { ...request }),
      providesTags: ['Quotation'],
      ...listOptions,
    }),
    policyQuotationList: build.query<readonly QuotationRow[], ListRequest>({
      query: (request) =>
        call('/policyquotationlist', readList('Policyquotations', quotationRow), { ...request }),
      providesTags: ['Quotation', 'Policy'],
      ...listOptions,
    }),
    editPolicyQuotationList: build.query<Quotation, Id>({
      query: (quotationId) =>
        call('/editpolicyquotationlist', readRecord('policyquotation', quotation, quotationId), {
          id: quotationId,
        }),
      keepUnusedDataFor: 0,
    }),
    updatePolicyQuotationList: build.mutation<null, Sealed<QuotationPayload & { id: Id }>>({
      query: (payload) => call('/updatepolicyquotationlist', readNothing, { ...payload.open() }),
      invalidatesTags: ['Quotation', 'QuotationHistory'],
    }),
    updateSavePolicyQuotationList: build.mutation<null, Sealed<QuotationPayload & { id: Id }>>({
      query: (payload) => call('/updatesavepolicyquotationlist', readNothing, { ...payload.open() }),
      invalidatesTags: ['Quotation', 'QuotationHistory'],
    }),
    /** Legacy: the path is spelled /createpolicyquoationlist. */
    createPolicyQuoationList: build.mutation<null, Sealed<QuotationPayload & { customer_id: Id }>>({
      query: (payload) => call('/createpolicyquoationlist', readNothing, { ...payload.open() }),
      invalidatesTags: ['Quotation', 'Customer'],
    }),
    /** Legacy: the path is spelled /savepolicyquoation. */
    savePolicyQuoation: build.mutation<null, Sealed<QuotationPayload & { customer_id: Id }>>({
      query: (payload) => call('/savepolicyquoation', readNothing, { ...payload.open() }),
      invalidatesTags: ['Quotation', 'Customer'],
    }),
    deletePolicyQuotationList: build.mutation<null, { id: Id; company_id: Id }>({
      query: (fields) => call('/deletepolicyquotationlist', readNothing, fields),
      invalidatesTags: ['Quotation'],
    }),
    policyApproveUser: build.mutation<null, { id: Id; user_id: Id }>({
      query: (fields) => call('/policyapproveuser', readNothing, fields),
      invalidatesTags: ['Quotation'],
    }),
    /** Legacy: the path is spelled /policyrevartback. */
    policyRevartBack: build.mutation<null, { id: Id; company_id: Id; user_id: Id }>({
      query: (fields) => call('/policyrevartback', readNothing, fields),
      invalidatesTags: ['Quotation'],
    }),
    /** Legacy: the path is spelled /createqutationtointake. */
    createQutationToIntake: build.mutation<null, { historyItem: Sealed<object>; login_id: Id }>({
      query: (fields) => call('/createqutationtointake', readNothing, fields),
      invalidatesTags: ['IncompleteForm'],
    }),
    viewPolicyQuotationHistory: build.query<
      readonly QuotationHistory[],
      { company_id: Id; quotation_id: Id }
    >({
      query: (fields) =>
        call('/viewpolicyquotationhistory', readList('policyquotationhistory', quotationHistory), fields),
      providesTags: ['QuotationHistory'],
    }),
    editPolicyQuotationHistory: build.query<QuotationHistory, Id>({
      query: (historyId) =>
        call('/editpolicyquotationhistory', readRecord('Policyquotationhis', quotationHistory, historyId), {
          id: historyId,
        }),
      keepUnusedDataFor: 0,
    }),
    viewPolicyPaymentHistory: build.query<readonly Payment[], Id>({
      query: (quotationId) =>
        call('/viewpolicypaymenthistory', readList('policypaymenthistory', payment), {
          quotation_id: quotationId,
        }),
      providesTags: ['Payment'],
    }),
    policyQuotationPayment: build.mutation<null, Sealed<PaymentRequest>>({
      query: (payload) => ({
        ...call('/policyquotationpayment', readNothing, { ...payload.open() }),
        timeoutMs: responseLimitMs,
      }),
      invalidatesTags: ['Quotation', 'Payment'],
    }),

    /** No screen waits for it: the documents do not show its response. */
    viewCustodianIntakeCategoryBasedOnCategoryId: build.query<null, Id>({
      query: (categoryId) =>
        call('/viewcustodianintakecategorybasedoncategoryid', readNothing, { category_id: categoryId }),
    }),
    viewActiveIntakeAttributeGroupMain: build.query<
      readonly IntakeAttributeGroup[],
      { intakeId: Id; clientId: Id }
    >({
      query: ({ intakeId, clientId }) =>
        call('/viewactiveintakeattributegroupmain', readList('Attiributecategory', intakeAttributeGroup), {
          intake_id: intakeId,
          cid: clientId,
        }),
      providesTags: ['IntakeAttributeGroup'],
    }),
    viewAttributeGroupBasedOnClientIdAndAttributeIdMain: build.query<
      AttributeGroup,
      { groupId: Id; clientId: Id }
    >({
      query: ({ groupId, clientId }) =>
        call(
          '/viewattributegroupbasedonclientidandattributeidmain',
          readRecord('attiributegroup', attributeGroup, groupId),
          { attribute_group_id: groupId, client_id: clientId },
        ),
      providesTags: ['AttributeGroup'],
    }),
    viewActiveAttributeMain: build.query<readonly Attribute[], { groupId: Id; clientId: Id }>({
      query: ({ groupId, clientId }) =>
        call('/viewactiveattributemain', readList('attribute', attribute), {
          gid: groupId,
          client_id: clientId,
        }),
      providesTags: ['Attribute'],
    }),
    editClientIntakeCategoryMain: build.query<Intake, Id>({
      query: (categoryId) =>
        call('/editclientintakecategorymain', readRecord('intake', intake, categoryId), { id: categoryId }),
      providesTags: ['IntakeCategory'],
    }),
    viewIntakeSubLobMain: build.query<readonly SubLob[], Id>({
      query: (categoryId) =>
        call('/viewintakesublobmain', readList('intakesublob', subLob), { id: categoryId }),
    }),
    intakeProgram: build.query<readonly Program[], { id: Id; client_id: Id }>({
      query: (fields) => call('/intakeprogram', readList('program', program), fields),
    }),
    programState: build.query<readonly ProgramState[], ProgramRequest>({
      query: (fields) => call('/programstate', readList('state', programState), { ...fields }),
    }),
    /** Legacy: the key of the response is spelled ProgramLobCovarage. */
    programLobCoverage: build.query<readonly CoverageLine[], ProgramRequest>({
      query: (fields) =>
        call('/programlobcoverage', readList('ProgramLobCovarage', coverageLine), { ...fields }),
    }),
    zipCodeDataMain: build.query<readonly ZipCity[], string>({
      query: (zipcode) => call('/zipcodedatamain', readList('cities', zipCity), { zipcode }),
    }),
    viewIncompleteIntakeForm: build.query<readonly QuotationRow[], Id>({
      query: (clientId) =>
        call('/viewincompleteintakeform', readList('intakeform', quotationRow), { company_id: clientId }),
      providesTags: ['IncompleteForm'],
    }),
    viewCustomerIntakeForm: build.query<readonly QuotationRow[], CustomerRequest>({
      query: (fields) => call('/viewcustomerintakeform', readList('intakeform', quotationRow), { ...fields }),
      providesTags: ['IncompleteForm'],
    }),
    viewCustomerPolicyQuotationList: build.query<readonly QuotationRow[], CustomerRequest>({
      query: (fields) =>
        call('/viewcustomerpolicyquotationlist', readList('Policyquotations', quotationRow), { ...fields }),
      providesTags: ['Quotation'],
    }),
    viewCustomerPolicyBinderList: build.query<readonly QuotationRow[], CustomerRequest>({
      query: (fields) =>
        call('/viewcustomerpolicybinderlist', readList('Policyquotations', quotationRow), { ...fields }),
      providesTags: ['Quotation'],
    }),
    viewCustomerList: build.query<readonly Customer[], Id>({
      query: (clientId) =>
        call('/viewcustomerlist', readList('customers', customer), { company_id: clientId }),
      providesTags: ['Customer'],
    }),
  }),
});

export const {
  useViewPolicyQuotationQuery,
  useLazyViewPolicyQuotationQuery,
  useViewPolicyQuotationListQuery,
  useLazyViewPolicyQuotationListFullQuery,
  useViewPolicyBinderListQuery,
  usePolicyQuotationListQuery,
  useEditPolicyQuotationListQuery,
  useLazyEditPolicyQuotationListQuery,
  useUpdatePolicyQuotationListMutation,
  useUpdateSavePolicyQuotationListMutation,
  useCreatePolicyQuoationListMutation,
  useSavePolicyQuoationMutation,
  useDeletePolicyQuotationListMutation,
  usePolicyApproveUserMutation,
  usePolicyRevartBackMutation,
  useCreateQutationToIntakeMutation,
  useViewPolicyQuotationHistoryQuery,
  useEditPolicyQuotationHistoryQuery,
  useViewPolicyPaymentHistoryQuery,
  useViewActiveIntakeAttributeGroupMainQuery,
  useEditClientIntakeCategoryMainQuery,
  useViewIntakeSubLobMainQuery,
  useIntakeProgramQuery,
  useProgramStateQuery,
  useProgramLobCoverageQuery,
  useLazyZipCodeDataMainQuery,
  useViewIncompleteIntakeFormQuery,
  useViewCustomerIntakeFormQuery,
  useViewCustomerPolicyQuotationListQuery,
  useViewCustomerPolicyBinderListQuery,
  useViewCustomerListQuery,
} = quotationsApi;
