import { intakeCategory, type IntakeCategory } from '@/domain/records/intake';
import { subcategoryFields, type IntakeSubcategory } from '@/domain/records/intakeSubcategories';
import type { Id } from '@/domain/records/scalars';
import type { MenuCategory } from '@/domain/records/session';
import { own } from '@/domain/values/objects';
import { intakeCalls } from './calls/intake';
import { legacyApi, overrideExisting } from './legacyApi';
import { id, text } from '@/domain/records/read';
import { readNothing, readList, readRecord, keepMissingKeys } from './read';
import { callsOf, type NewRecord } from './request';

const call = callsOf(intakeCalls);

/** A package without an id has the id of its list. */
function intakeSubcategory(source: unknown): IntakeSubcategory {
  const fields = subcategoryFields(source);
  return { ...fields, id: id(own(source, 'id') ?? own(source, 'listcategory_id')) };
}

/** The documents do not name the key of the category's name. */
function menuCategory(source: unknown): MenuCategory {
  const names = ['name', 'category_name', 'typemenucategory', 'category'];
  return { id: id(own(source, 'id')), name: names.map((key) => text(own(source, key))).find(Boolean) ?? '' };
}

export const intakeApi = legacyApi.injectEndpoints({
  overrideExisting,
  endpoints: (build) => ({
    viewMenuCategory: build.query<readonly MenuCategory[], undefined>({
      query: () => call('/viewmenucategory', readList('typemenucategory', menuCategory)),
    }),
    viewClientIntakeCategory: build.query<readonly IntakeCategory[], Id>({
      query: (clientId) =>
        call('/viewclientintakecategory', readList('intakecategory', intakeCategory), {
          client_id: clientId,
        }),
      providesTags: ['IntakeCategory'],
    }),
    createClientIntakeCategory: build.mutation<null, NewRecord<IntakeCategory>>({
      query: (fields) => call('/createclientintakecategory', readNothing, fields),
      invalidatesTags: ['IntakeCategory'],
    }),
    editClientIntakeCategory: build.query<IntakeCategory, Id>({
      query: (categoryId) =>
        call('/editclientintakecategory', readRecord('intake', keepMissingKeys(intakeCategory), categoryId), {
          id: categoryId,
        }),
      keepUnusedDataFor: 0,
    }),
    updateClientIntakeCategory: build.mutation<null, IntakeCategory>({
      query: (menucategoryData) => call('/updateclientintakecategory', readNothing, { menucategoryData }),
      invalidatesTags: ['IntakeCategory'],
    }),
    viewClientIntakeSubcategory: build.query<readonly IntakeSubcategory[], Id>({
      query: (categoryId) =>
        call('/viewclientintakesubcategory', readList('intakesubcategory', intakeSubcategory), {
          cid: categoryId,
        }),
      providesTags: ['IntakeSubcategory'],
    }),
    removeClientIntakeSubcategory: build.mutation<null, Id>({
      query: (packageId) => call('/removeclientintakesubcategory', readNothing, { id: packageId }),
      invalidatesTags: ['IntakeSubcategory'],
    }),
    createClientIntakeSubcategory: build.mutation<null, NewRecord<IntakeSubcategory>>({
      query: (fields) => call('/createclientintakesubcategory', readNothing, fields),
      invalidatesTags: ['IntakeSubcategory'],
    }),
    editClientIntakeSubcategory: build.query<IntakeSubcategory, Id>({
      query: (packageId) =>
        call(
          '/editclientintakesubcategory',
          readRecord('intakesub', keepMissingKeys(intakeSubcategory), packageId),
          {
            id: packageId,
          },
        ),
      keepUnusedDataFor: 0,
    }),
    updateClientIntakeSubcategory: build.mutation<null, IntakeSubcategory>({
      query: (subcategoryDatalist) =>
        call('/updateclientintakesubcategory/', readNothing, { subcategoryDatalist }),
      invalidatesTags: ['IntakeSubcategory'],
    }),
  }),
});

export const {
  useViewMenuCategoryQuery,
  useViewClientIntakeCategoryQuery,
  useCreateClientIntakeCategoryMutation,
  useEditClientIntakeCategoryQuery,
  useUpdateClientIntakeCategoryMutation,
  useViewClientIntakeSubcategoryQuery,
  useRemoveClientIntakeSubcategoryMutation,
  useCreateClientIntakeSubcategoryMutation,
  useEditClientIntakeSubcategoryQuery,
  useUpdateClientIntakeSubcategoryMutation,
} = intakeApi;
