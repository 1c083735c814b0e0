import { noteAbsent } from '@/domain/saving/absent';
import {
  city,
  country,
  currency,
  stateFields,
  type City,
  type Country,
  type Currency,
  type StateRecord,
} from '@/domain/records/reference';
import type { Id } from '@/domain/records/scalars';
import { own } from '@/domain/values/objects';
import { referenceCalls } from './calls/reference';
import { legacyApi, overrideExisting } from './legacyApi';
import { text, valuesOf } from '@/domain/records/read';
import { readNothing, readList, readRecord, keepMissingKeys } from './read';
import { callsOf, type NewRecord } from './request';

const call = callsOf(referenceCalls);

const eitherFlag = (source: unknown): unknown =>
  own(source, 'state_retaliatorytax_flag') ?? own(source, 'state_retaliatorytaxflag');

/** Either spelling of the flag is read, and both keys get its value (ENT-06). */
function withBothFlags<T extends object, Flag>(state: T, flag: Flag) {
  return { ...state, state_retaliatorytax_flag: flag, state_retaliatorytaxflag: flag };
}

const state = (source: unknown): StateRecord => withBothFlags(stateFields(source), text(eitherFlag(source)));

const stateToEdit = (source: unknown): StateRecord =>
  noteAbsent(state(source), withBothFlags(valuesOf(source), eitherFlag(source)));

export const referenceApi = legacyApi.injectEndpoints({
  overrideExisting,
  endpoints: (build) => ({
    createCountry: build.mutation<null, NewRecord<Country>>({
      query: (fields) => call('/createcountry', readNothing, fields),
      invalidatesTags: ['Country'],
    }),
    viewCountry: build.query<readonly Country[], undefined>({
      query: () => call('/viewcountry', readList('countries', country)),
      providesTags: ['Country'],
    }),
    editCountry: build.query<Country, Id>({
      query: (countryId) =>
        call('/editcountry', readRecord('country', keepMissingKeys(country), countryId), { id: countryId }),
      keepUnusedDataFor: 0, // a form never opens with a cached record
    }),
    updateCountry: build.mutation<null, Country>({
      query: (countryData) => call('/updatecountry', readNothing, { countryData }),
      invalidatesTags: ['Country'],
    }),
    /** Creates a currency; with an id it is the only call that can save an edited one. */
    currency: build.mutation<null, NewRecord<Currency> & { id?: Id }>({
      query: (fields) => call('/currency', readNothing, fields),
      invalidatesTags: ['Currency'],
    }),
    viewCurrency: build.query<readonly Currency[], undefined>({
      query: () => call('/viewcurrency', readList('currency', keepMissingKeys(currency))),
      providesTags: ['Currency'],
    }),
    createState: build.mutation<null, NewRecord<StateRecord>>({
      query: (fields) => call('/createstate', readNothing, fields),
      invalidatesTags: ['State'],
    }),
    viewState: build.query<readonly StateRecord[], undefined>({
      query: () => call('/viewstate', readList('States', state)),
      providesTags: ['State'],
    }),
    viewStateUsingCountryCode: build.query<readonly StateRecord[], Id>({
      query: (countryId) => call('/viewstateusingcountrycode', readList('states', state), { id: countryId }),
      providesTags: ['State'],
    }),
    editState: build.query<StateRecord, Id>({
      query: (stateId) => call('/editstate', readRecord('state', stateToEdit, stateId), { id: stateId }),
      keepUnusedDataFor: 0,
    }),
    updateState: build.mutation<null, StateRecord>({
      query: (stateData) => call('/updatestate/', readNothing, { stateData }),
      invalidatesTags: ['State'],
    }),
    createCity: build.mutation<null, NewRecord<City>>({
      query: (fields) => call('/createcity', readNothing, fields),
      invalidatesTags: ['City'],
    }),
    /** Legacy: the path is spelled /viewscity. */
    viewsCity: build.query<readonly City[], undefined>({
      query: () => call('/viewscity', readList('cities', city)),
      providesTags: ['City'],
    }),
    editCity: build.query<City, Id>({
      query: (cityId) => call('/editcity', readRecord('city', keepMissingKeys(city), cityId), { id: cityId }),
      keepUnusedDataFor: 0,
    }),
    updateCity: build.mutation<null, City>({
      query: (cityDatalist) => call('/updatecity/', readNothing, { cityDatalist }),
      invalidatesTags: ['City'],
    }),
  }),
});

export const {
  useCreateCountryMutation,
  useViewCountryQuery,
  useEditCountryQuery,
  useUpdateCountryMutation,
  useCurrencyMutation,
  useViewCurrencyQuery,
  useCreateStateMutation,
  useViewStateQuery,
  useViewStateUsingCountryCodeQuery,
  useEditStateQuery,
  useUpdateStateMutation,
  useCreateCityMutation,
  useViewsCityQuery,
  useEditCityQuery,
  useUpdateCityMutation,
} = referenceApi;
