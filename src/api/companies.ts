import type { Company } from '@/domain/records/companies';
import type { Id } from '@/domain/records/scalars';
import type { Sealed } from '@/domain/text/secret';
import { companiesCalls } from './calls/companies';
import { legacyApi, overrideExisting } from './legacyApi';
import { asIs, done, id, many, one, record, secret, storedFlag, text, toEdit } from './read';
import { callsOf, type UploadOptions } from './request';

const call = callsOf(companiesCalls);

const company = record<Company>({
  id,
  companyName: text,
  address: text,
  city: text,
  state: text,
  zipCode: text,
  phoneNumber1: text,
  phoneNumber2: text,
  email: text,
  ownerName: text,
  ownerPhoneNumber: text,
  ownerEmail: text,
  companyContactPerson: text,
  contactPersonEmail: text,
  contactPersonPhoneNumber: text,
  type: text,
  licenceId: text,
  startDate: text,
  endDate: text,
  planName: text,
  planAmount: text,
  documentUpload: asIs,
  interlink: text,
  username: text,
  password: secret,
  // An absent key is blank, not off.
  twoFactorAuthentication: (value) => storedFlag(value ?? (value === null ? null : '')),
});

/** A new company with its documents' files; it holds a password and files, so it travels sealed. */
interface NewCompany {
  readonly fields: Omit<Company, 'id' | 'documentUpload'>;
  readonly documents: readonly File[];
  readonly upload?: UploadOptions;
}

export const companiesApi = legacyApi.injectEndpoints({
  overrideExisting,
  endpoints: (build) => ({
    company: build.mutation<null, Sealed<NewCompany>>({
      query: (sealed) => {
        const { fields, documents, upload } = sealed.open();
        return call('/company', done, { ...fields, documentUpload: documents }, upload);
      },
      invalidatesTags: ['Company'],
    }),
    viewCompany: build.query<readonly Company[], undefined>({
      query: () => call('/viewcompany', many('companies', company)),
      providesTags: ['Company'],
    }),
    editCompany: build.query<Company, Id>({
      query: (companyId) =>
        call('/editcompany', one('company', toEdit(company), companyId), { id: companyId }),
      keepUnusedDataFor: 0,
    }),
    updateCompany: build.mutation<null, Company>({
      query: (companyData) => call('/updatecompany', done, { companyData }),
      invalidatesTags: ['Company'],
    }),
    removeCompany: build.mutation<null, Id>({
      query: (companyId) => call('/removecompany', done, { id: companyId }),
      invalidatesTags: ['Company'],
    }),
  }),
});

export const {
  useCompanyMutation,
  useViewCompanyQuery,
  useEditCompanyQuery,
  useUpdateCompanyMutation,
  useRemoveCompanyMutation,
} = companiesApi;
