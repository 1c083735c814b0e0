import { company, type Company } from '@/domain/records/companies';
import type { Id } from '@/domain/records/scalars';
import type { Sealed } from '@/domain/text/secret';
import { companiesCalls } from './calls/companies';
import { legacyApi, overrideExisting } from './legacyApi';

import { readNothing, readList, readRecord, keepMissingKeys } from './read';
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
        return call('/company', readNothing, { ...fields, documentUpload: documents }, upload);
      },
      invalidatesTags: ['Company'],
    }),
    viewCompany: build.query<readonly Company[], undefined>({
      query: () => call('/viewcompany', readList('companies', company)),
      providesTags: ['Company'],
    }),
    editCompany: build.query<Company, Id>({
      query: (companyId) =>
        call('/editcompany', readRecord('company', keepMissingKeys(company), companyId), { id: companyId }),
      keepUnusedDataFor: 0,
    }),
    updateCompany: build.mutation<null, Company>({
      query: (companyData) => call('/updatecompany', readNothing, { companyData }),
      invalidatesTags: ['Company'],
    }),
    removeCompany: build.mutation<null, Id>({
      query: (companyId) => call('/removecompany', readNothing, { id: companyId }),
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
