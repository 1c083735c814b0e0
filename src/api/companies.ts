import { company, type Company } from '@/domain/records/companies';
import type { Id } from '@/domain/records/scalars';
import type { Sealed } from '@/domain/text/secret';
import { companiesCalls } from './calls/companies';
import { legacyApi, overrideExisting } from './legacyApi';

import { done, many, one, keepMissingKeys } from './read';
import { callsOf, type NewRecord, type UploadOptions } from './request';

const call = callsOf(companiesCalls);

/** A new company with its documents' files; it holds a password, so it is sealed. */
interface NewCompany {
  readonly fields: Omit<NewRecord<Company>, 'documentUpload'>;
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
        call('/editcompany', one('company', keepMissingKeys(company), companyId), { id: companyId }),
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
