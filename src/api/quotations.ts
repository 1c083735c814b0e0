import type { Attribute, AttributeGroup, IntakeAttributeGroup } from '@/domain/records/attributes';
import type {
  CheckedCoverage,
  CoverageLine,
  Customer,
  Intake,
  Payment,
  PaymentRequest,
  Program,
  ProgramState,
  Quotation,
  QuotationHistory,
  QuotationPayload,
  QuotationRow,
  SubLob,
  ZipCity,
} from '@/domain/records/quotations';
import type { Id } from '@/domain/records/scalars';
import { lastFour } from '@/domain/conceal';
import { centsToNumber, premiumCents } from '@/domain/money';
import { readJsonText } from '@/domain/quotation/jsonText';
import { Sealed } from '@/domain/secret';
import { attribute, attributeGroup, intakeAttributeGroup } from './attributes';
import { legacyApi } from './legacyApi';
import {
  done,
  flagText,
  storedFlag,
  id,
  isList,
  isObject,
  many,
  number,
  one,
  own,
  record,
  secret,
  text,
  valuesOf,
} from './read';
import { call } from './request';

/** A text that holds JSON. A server may send the object itself: it becomes text again, so that there is one way to read it. */
function jsonText(value: unknown): string {
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : text(value);
}

/** `vehicle` and the like are objects with a name. */
function nameOf(value: unknown): string {
  return text(own(value, 'name'));
}

const checkedCoverage = record<CheckedCoverage>({
  subcategoryName: text,
  coverageLimit: text,
  premium: text,
});

/** The checked coverages in a list, which may be JSON text. */
function checkedCoverages(value: unknown): CheckedCoverage[] {
  const isText = typeof value === 'string' && value.includes('subcategoryName');
  const list: unknown = isText ? readJsonText(value) : value;
  return isList(list)
    ? list.filter((item) => own(item, 'subcategoryName') !== undefined).map((item) => checkedCoverage(item))
    : [];
}

const customerShape = {
  customer_id: id,
  firstname: text,
  lastname: text,
  address: text,
  city: text,
  state: text,
  zipcode: text,
  phonenumber: text,
  email: text,
};

const quotationShape = {
  ...customerShape,
  id,
  intake_id: id,
  intake_Name: text,
  intake_subName: text,
  intake_form_id: id,
  company_id: id,
  policycreator_id: id,
  policycreator_name: text,
  unique_id: text,
  lobcode: text,
  sublob_id: id,
  sublob_code: text,
  sublob_name: text,
  program_id: id,
  programname: text,
  state_id: id,
  state_name: text,
  Admitted: storedFlag,
  submga_id: id,
  submga_code: text,
  submga_name: text,
  policyeffectivedate: text,
  policyschedule: text,
  policyscheduledate: text,
  policyamount: text,
  balance: text,
  policyduration: text,
  policyquotation_graceperiod: text,
  paymentschedule: text,
  paymentgraceperiod: text,
  autopayment: flagText,
  cardnumber: (value: unknown) => lastFour(text(value)),
  createdAt: text,
  status: text,
  policydetails: (value: unknown) => secret(jsonText(value)),
  policycoverage: jsonText,
  vehicle: nameOf,
  vehicleModel: nameOf,
  vehicleModelYear: nameOf,
  coverages: () => [],
};

/** The whole record except what no screen may hold: the CVV, and all but the last digits of a card number. */
function withoutCard(source: unknown): Sealed<object> {
  const entries = isObject(source) ? Object.entries(source) : [];
  const kept = entries.filter(([key]) => key !== 'cvv');
  return new Sealed(
    Object.fromEntries(
      kept.map(([key, value]: [string, unknown]) => [
        key,
        key === 'cardnumber' ? lastFour(text(value)) : value,
      ]),
    ),
  );
}

const quotationFields = record<Omit<Quotation, 'original'>>(quotationShape);

/** The documents give no key for the checked coverages, so that they are found by their fields. */
function quotation(source: unknown): Quotation {
  const checked = isObject(source) ? Object.values(source).map(checkedCoverages) : [];
  return {
    ...quotationFields(source),
    original: withoutCard(source),
    vehicle: nameOf(own(source, 'Vehicle') ?? own(source, 'vehicle')),
    coverages: checked.find((items) => items.length > 0) ?? [],
  };
}

function quotationHistory(source: unknown): QuotationHistory {
  return { ...quotation(source), quotation_id: id(own(source, 'quotation_id')) };
}

/**
 * A row of a list. The fields are written out one by one, because a list of 100,000 rows is then read four times as fast as
 * with `record`.
 */
function rowFields(source: unknown): QuotationRow {
  const from = valuesOf(source);
  return {
    customer_id: id(from['customer_id']),
    firstname: text(from['firstname']),
    lastname: text(from['lastname']),
    address: text(from['address']),
    city: text(from['city']),
    state: text(from['state']),
    zipcode: text(from['zipcode']),
    phonenumber: text(from['phonenumber']),
    email: text(from['email']),
    id: id(from['id']),
    intake_id: id(from['intake_id']),
    intake_Name: text(from['intake_Name']),
    intake_subName: text(from['intake_subName']),
    createdAt: text(from['createdAt']),
    unique_id: text(from['unique_id']),
    policyeffectivedate: text(from['policyeffectivedate']),
    policyscheduledate: text(from['policyscheduledate']),
    state_name: text(from['state_name']),
    policyamount: text(from['policyamount']),
    balance: text(from['balance']),
    policyschedule: text(from['policyschedule']),
    policyquotation_graceperiod: text(from['policyquotation_graceperiod']),
  };
}

/** A list may nest the record under `policyquotationdata` (ENT-32); either form is read. */
export function quotationRow(source: unknown): QuotationRow {
  const inner = own(source, 'policyquotationdata');
  const row = rowFields(isObject(inner) ? inner : source);
  return row.id === '' ? { ...row, id: id(own(source, 'quotation_id')) } : row;
}

/** The customer's fields of any record. */
export const readCustomer = record<Customer>(customerShape);

/** ENT-39: a customer whose record has no `customer_id` is known by its `id`. */
function customer(source: unknown): Customer {
  const fields = readCustomer(source);
  return fields.customer_id === '' ? { ...fields, customer_id: id(own(source, 'id')) } : fields;
}

/** A payment gateway may be slow. After an early timeout the user would not know whether the payment was made. */
const paymentTimeoutMs = 120_000;

/** Numbers are cut to their last four digits and the CVV is not read, so that no screen can show them. */
const payment = record<Payment>({
  id,
  policyPaymentType: text,
  bankroutingnumber: (value) => lastFour(text(value)),
  bankaccountnumber: (value) => lastFour(text(value)),
  bankname: text,
  referencenumber: text,
  cardholdername: text,
  cardnumber: (value) => lastFour(text(value)),
  expiredate: text,
  paidamount: text,
  createdAt: text,
});

const intake = record<Intake>({
  id,
  name: text,
  category_name: text,
  sublob: text,
  lob_code: text,
  intaketype: text,
});
const subLob = record<SubLob>({ id, sublob_id: id, sublob_code: text, name: text });
const program = record<Program>({ id, program_name: text });
const programState = record<ProgramState>({ id, state_id: id, state_name: text });
const zipCity = record<ZipCity>({ city_name: text, state: text, county: text, country: text });
const coverageLine = record<CoverageLine>({
  coverage_name: text,
  covargerequired: text,
  coverageinclude: text,
  coverageacceptdate: text,
  coveragelimit: text,
  coverageaccept: text,
  deductiblebasis: text,
  deductible: text,
  deductibleamount: number,
  // COV-10: an amount in words, '$1,200.50', is one.
  premium: (value) => centsToNumber(premiumCents(value)),
});

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

const lists = { structuralSharing: false } as const;

export const quotationsApi = legacyApi.injectEndpoints({
  endpoints: (build) => ({
    /** Without a tag: a record that was just deleted is not asked for again. A screen that has to know reloads it. */
    viewPolicyQuotation: build.query<Quotation, Id>({
      query: (quotationId) =>
        call('/viewpolicyquotation', one('Policyquotations', quotation, quotationId), { id: quotationId }),
      keepUnusedDataFor: 0,
    }),
    viewPolicyQuotationList: build.query<readonly QuotationRow[], ListRequest>({
      query: (request) =>
        call('/viewpolicyquotationlist', many('Policyquotations', quotationRow), { ...request }),
      providesTags: ['Quotation'],
      ...lists,
    }),
    viewPolicyQuotationListFull: build.query<readonly QuotationRow[], Id>({
      query: (clientId) =>
        call('/viewpolicyquotationlistfull', many('list', quotationRow), { company_id: clientId }),
      keepUnusedDataFor: 0,
      ...lists,
    }),
    viewPolicyBinderList: build.query<readonly QuotationRow[], ListRequest>({
      query: (request) =>
        call('/viewpolicybinderlist', many('Policyquotations', quotationRow), { ...request }),
      providesTags: ['Quotation'],
      ...lists,
    }),
    policyQuotationList: build.query<readonly QuotationRow[], ListRequest>({
      query: (request) =>
        call('/policyquotationlist', many('Policyquotations', quotationRow), { ...request }),
      providesTags: ['Quotation', 'Policy'],
      ...lists,
    }),
    editPolicyQuotationList: build.query<Quotation, Id>({
      query: (quotationId) =>
        call('/editpolicyquotationlist', one('policyquotation', quotation, quotationId), { id: quotationId }),
      keepUnusedDataFor: 0,
    }),
    updatePolicyQuotationList: build.mutation<null, Sealed<QuotationPayload & { id: Id }>>({
      query: (payload) => call('/updatepolicyquotationlist', done, { ...payload.open() }),
      invalidatesTags: ['Quotation', 'QuotationHistory'],
    }),
    updateSavePolicyQuotationList: build.mutation<null, Sealed<QuotationPayload & { id: Id }>>({
      query: (payload) => call('/updatesavepolicyquotationlist', done, { ...payload.open() }),
      invalidatesTags: ['Quotation', 'QuotationHistory'],
    }),
    /** Legacy: the path is spelled /createpolicyquoationlist. */
    createPolicyQuoationList: build.mutation<null, Sealed<QuotationPayload & { customer_id: Id }>>({
      query: (payload) => call('/createpolicyquoationlist', done, { ...payload.open() }),
      invalidatesTags: ['Quotation', 'Customer'],
    }),
    /** Legacy: the path is spelled /savepolicyquoation. */
    savePolicyQuoation: build.mutation<null, Sealed<QuotationPayload & { customer_id: Id }>>({
      query: (payload) => call('/savepolicyquoation', done, { ...payload.open() }),
      invalidatesTags: ['Quotation', 'Customer'],
    }),
    deletePolicyQuotationList: build.mutation<null, { id: Id; company_id: Id }>({
      query: (fields) => call('/deletepolicyquotationlist', done, fields),
      invalidatesTags: ['Quotation'],
    }),
    policyApproveUser: build.mutation<null, { id: Id; user_id: Id }>({
      query: (fields) => call('/policyapproveuser', done, fields),
      invalidatesTags: ['Quotation'],
    }),
    /** Legacy: the path is spelled /policyrevartback. */
    policyRevartBack: build.mutation<null, { id: Id; company_id: Id; user_id: Id }>({
      query: (fields) => call('/policyrevartback', done, fields),
      invalidatesTags: ['Quotation'],
    }),
    /** Legacy: the path is spelled /createqutationtointake. */
    createQutationToIntake: build.mutation<null, { historyItem: Sealed<object>; login_id: Id }>({
      query: (fields) => call('/createqutationtointake', done, fields),
      invalidatesTags: ['IncompleteForm'],
    }),
    viewPolicyQuotationHistory: build.query<
      readonly QuotationHistory[],
      { company_id: Id; quotation_id: Id }
    >({
      query: (fields) =>
        call('/viewpolicyquotationhistory', many('policyquotationhistory', quotationHistory), fields),
      providesTags: ['QuotationHistory'],
    }),
    editPolicyQuotationHistory: build.query<QuotationHistory, Id>({
      query: (historyId) =>
        call('/editpolicyquotationhistory', one('Policyquotationhis', quotationHistory, historyId), {
          id: historyId,
        }),
      keepUnusedDataFor: 0,
    }),
    viewPolicyPaymentHistory: build.query<readonly Payment[], Id>({
      query: (quotationId) =>
        call('/viewpolicypaymenthistory', many('policypaymenthistory', payment), {
          quotation_id: quotationId,
        }),
      providesTags: ['Payment'],
    }),
    policyQuotationPayment: build.mutation<null, Sealed<PaymentRequest>>({
      query: (payload) => ({
        ...call('/policyquotationpayment', done, { ...payload.open() }),
        timeoutMs: paymentTimeoutMs,
      }),
      invalidatesTags: ['Quotation', 'Payment'],
    }),

    /** No screen waits for it: the documents do not show its answer. */
    viewCustodianIntakeCategoryBasedOnCategoryId: build.query<null, Id>({
      query: (categoryId) =>
        call('/viewcustodianintakecategorybasedoncategoryid', done, { category_id: categoryId }),
    }),
    viewActiveIntakeAttributeGroupMain: build.query<
      readonly IntakeAttributeGroup[],
      { intakeId: Id; clientId: Id }
    >({
      query: ({ intakeId, clientId }) =>
        call('/viewactiveintakeattributegroupmain', many('Attiributecategory', intakeAttributeGroup), {
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
          one('attiributegroup', attributeGroup, groupId),
          { attribute_group_id: groupId, client_id: clientId },
        ),
      providesTags: ['AttributeGroup'],
    }),
    viewActiveAttributeMain: build.query<readonly Attribute[], { groupId: Id; clientId: Id }>({
      query: ({ groupId, clientId }) =>
        call('/viewactiveattributemain', many('attribute', attribute), { gid: groupId, client_id: clientId }),
      providesTags: ['Attribute'],
    }),
    editClientIntakeCategoryMain: build.query<Intake, Id>({
      query: (categoryId) =>
        call('/editclientintakecategorymain', one('intake', intake, categoryId), { id: categoryId }),
      providesTags: ['IntakeCategory'],
    }),
    viewIntakeSubLobMain: build.query<readonly SubLob[], Id>({
      query: (categoryId) => call('/viewintakesublobmain', many('intakesublob', subLob), { id: categoryId }),
    }),
    intakeProgram: build.query<readonly Program[], { id: Id; client_id: Id }>({
      query: (fields) => call('/intakeprogram', many('program', program), fields),
    }),
    programState: build.query<readonly ProgramState[], ProgramRequest>({
      query: (fields) => call('/programstate', many('state', programState), { ...fields }),
    }),
    /** Legacy: the answer's key is spelled ProgramLobCovarage. */
    programLobCoverage: build.query<readonly CoverageLine[], ProgramRequest>({
      query: (fields) => call('/programlobcoverage', many('ProgramLobCovarage', coverageLine), { ...fields }),
    }),
    zipCodeDataMain: build.query<readonly ZipCity[], string>({
      query: (zipcode) => call('/zipcodedatamain', many('cities', zipCity), { zipcode }),
    }),
    viewIncompleteIntakeForm: build.query<readonly QuotationRow[], Id>({
      query: (clientId) =>
        call('/viewincompleteintakeform', many('intakeform', quotationRow), { company_id: clientId }),
      providesTags: ['IncompleteForm'],
    }),
    viewCustomerIntakeForm: build.query<readonly QuotationRow[], CustomerRequest>({
      query: (fields) => call('/viewcustomerintakeform', many('intakeform', quotationRow), { ...fields }),
      providesTags: ['IncompleteForm'],
    }),
    viewCustomerPolicyQuotationList: build.query<readonly QuotationRow[], CustomerRequest>({
      query: (fields) =>
        call('/viewcustomerpolicyquotationlist', many('Policyquotations', quotationRow), { ...fields }),
      providesTags: ['Quotation'],
    }),
    viewCustomerPolicyBinderList: build.query<readonly QuotationRow[], CustomerRequest>({
      query: (fields) =>
        call('/viewcustomerpolicybinderlist', many('Policyquotations', quotationRow), { ...fields }),
      providesTags: ['Quotation'],
    }),
    viewCustomerList: build.query<readonly Customer[], Id>({
      query: (clientId) => call('/viewcustomerlist', many('customers', customer), { company_id: clientId }),
      providesTags: ['Customer'],
    }),
  }),
});

export const {
  useViewPolicyQuotationQuery,
  useViewPolicyQuotationListQuery,
  useLazyViewPolicyQuotationListFullQuery,
  useViewPolicyBinderListQuery,
  usePolicyQuotationListQuery,
  useEditPolicyQuotationListQuery,
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
  usePolicyQuotationPaymentMutation,
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
