import type { ReactElement } from 'react';
import {
  useCreateCountryMutation,
  useEditCountryQuery,
  useUpdateCountryMutation,
  useViewCountryQuery,
} from '@/api/reference';
import type { Column } from '@/components/list/columns';
import { fieldsOf } from '@/components/form/fields/fieldsOf';
import { FormPage, useRecordForm } from '@/components/form/FormPage';
import { ListPage } from '@/components/list/ListPage';
import { country, type Country } from '@/domain/records/reference';
import { linkTo } from '@/paths';

const columns: readonly Column<Country>[] = [
  { label: 'Country Code', phoneLine: 'second', text: (country) => country.country_code },
  { label: 'Country Name', phoneLine: 'first', text: (country) => country.country_name },
  { label: 'Market Name', phoneLine: 'second', text: (country) => country.country_marketname },
];

export function CountryListPage(): ReactElement {
  return (
    <ListPage
      heading="Countries"
      breadcrumbs={[{ label: 'Countries' }]}
      query={useViewCountryQuery(undefined)}
      columns={columns}
      pageSize={10}
      addLink={linkTo('/user_admin_add_countries')}
      editLink={({ id }) => linkTo('/user_admin_edit_countries/:id', { id })}
    />
  );
}

const Field = fieldsOf<Country>();

export function CountryFormPage(): ReactElement {
  const { form } = useRecordForm('country', country({}), {
    read: useEditCountryQuery,
    create: useCreateCountryMutation,
    update: useUpdateCountryMutation,
  });

  return (
    <FormPage
      // Legacy: the heading says Create on edit too.
      heading="Create Country"
      breadcrumbs={[{ label: 'Countries', to: linkTo('/user_admin_countries') }, { label: 'Create Country' }]}
      {...form}
      nameOf={(country) => country.country_name}
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
