import { skipToken } from '@reduxjs/toolkit/query';
import type { ReactElement } from 'react';
import {
  useCreateCityMutation,
  useEditCityQuery,
  useUpdateCityMutation,
  useViewCountryQuery,
  useViewStateUsingCountryCodeQuery,
} from '@/api/reference';
import { fieldsOf } from '@/components/form/fields/fieldsOf';
import { optionsOf } from '@/components/form/fields/options';
import { FormPage, useRecordForm } from '@/components/form/FormPage';
import { current } from '@/components/feedback/queryState';
import { sameId } from '@/domain/records/ids';
import { city, type City } from '@/domain/records/reference';
import { linkTo } from '@/paths';

const Field = fieldsOf<City>();

/** Choosing another country clears the state. */
function CountryField(): ReactElement {
  const countries = useViewCountryQuery(undefined);
  const [name, code] = [Field.useValue('country_name'), Field.useValue('country_code')];
  const set = Field.useSet();
  return (
    <Field.Select
      name="country_id"
      label="Country"
      options={optionsOf(countries, ({ id, country_name, country_code }) => ({
        value: id,
        label: country_name,
        code: country_code,
      }))}
      storedLabel={name || code}
      onChange={(option) => {
        const country = countries.data?.find(({ id }) => sameId(id, option?.value));
        set('country_code', country?.country_code ?? '');
        set('country_name', country?.country_name ?? '');
        set('state_id', '');
        set('state_code', '');
      }}
    />
  );
}

/** The states of the chosen country, never those of an earlier one. */
function StateField(): ReactElement {
  const countryId = Field.useValue('country_id');
  const states = current(useViewStateUsingCountryCodeQuery(countryId === '' ? skipToken : countryId));
  const set = Field.useSet();
  const options = optionsOf(states, ({ id, state_name, state_code }) => ({
    value: id,
    label: state_name,
    code: state_code,
  }));
  return (
    <Field.Select
      name="state_id"
      label="State"
      options={countryId === '' ? [] : options}
      storedLabel={Field.useValue('state_code')}
      onChange={(option) => {
        set('state_code', states.data?.find(({ id }) => sameId(id, option?.value))?.state_code ?? '');
      }}
    />
  );
}

export function CityFormPage(): ReactElement {
  const { isNew, form } = useRecordForm('city', city({}), {
    read: useEditCityQuery,
    create: useCreateCityMutation,
    update: useUpdateCityMutation,
  });
  const heading = isNew ? 'Create City' : 'Edit City';

  return (
    <FormPage
      heading={heading}
      breadcrumbs={[{ label: 'Cities', to: linkTo('/user_admin_city') }, { label: heading }]}
      {...form}
      recordName={(city) => city.city_name}
      mergeAsGroup={[['country_id', 'country_code', 'country_name', 'state_id', 'state_code']]}
      backTo={linkTo('/user_admin_city')}
    >
      <CountryField />
      <StateField />
      <Field.Text name="city_name" label="City Name" />
      <Field.Text name="city_code" isCode label="City Code" />
      <Field.Text name="zip_code" isCode label="Zip Code" />
      <Field.Text name="municipalregulatory_code" isCode label="Municipal Regulatory Code" />
    </FormPage>
  );
}
