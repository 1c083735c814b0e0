import type { ReactElement } from 'react';
import { useCreateCountryMutation, useEditCountryQuery, useUpdateCountryMutation } from '@/api/reference';
import { fieldsOf } from '@/components/form/fields/fieldsOf';
import { FormPage, useRecordForm } from '@/components/form/FormPage';
import { country, type Country } from '@/domain/records/reference';
import { linkTo } from '@/paths';

const Field = fieldsOf<Country>();

export function CountryFormPage(): ReactElement {
  const { form } = useRecordForm('country', country({}), {
    read: useEditCountryQuery,
    create: useCreateCountryMutation,
    update: useUpdateCountryMutation,
  });

  return (
    <FormPage
      // Legacy: the heading says Create on edit, too.
      heading="Create Country"
      breadcrumbs={[{ label: 'Countries', to: linkTo('/user_admin_countries') }, { label: 'Create Country' }]}
      {...form}
      recordName={(country) => country.country_name}
      backTo={linkTo('/user_admin_countries')}
    >
      <Field.Text name="country_code" isCode label="Country Code" />
      <Field.Text name="country_name" label="Country Name" />
      <Field.Text name="country_regularcode" isCode label="Country Regular Code" />
      <Field.Text name="country_marketname" label="Country Market Name" />
      <Field.Text name="country_currencycode" isCode label="Country Currency Code" />
      <Field.Text name="country_languagecode" isCode label="Country Language Code" />
    </FormPage>
  );
}
