import type { ReactElement } from 'react';
import { useCurrencyMutation, useViewCountryQuery, useViewCurrencyQuery } from '@/api/reference';
import { fieldsOf } from '@/components/form/fields/fieldsOf';
import { optionsOf } from '@/components/form/fields/options';
import { FormPage, useRecordForm, type Stored } from '@/components/form/FormPage';
import { mapReading } from '@/components/actions/staleWrite/reading';
import { sameId } from '@/domain/records/ids';
import { currency, type Currency } from '@/domain/records/reference';
import type { Id } from '@/domain/records/scalars';
import { linkTo } from '@/paths';

const Field = fieldsOf<Currency>();

/** One currency from the list: there is no call for a single one. */
function useStoredCurrency(id: Id, options: { skip: boolean }): Stored<Currency> {
  const { data, isFetching, isError, error, refetch } = useViewCurrencyQuery(undefined, options);
  const find = (list: readonly Currency[]): Currency | undefined =>
    list.find((currency) => sameId(currency.id, id));
  const found = data && find(data);
  return {
    data: found,
    currentData: found,
    isFetching,
    isError: isError || (data !== undefined && !found),
    error,
    refetch: () =>
      mapReading(refetch(), (list) => {
        const now = find(list);
        if (!now) throw new Error('This currency is no longer in the list');
        return now;
      }),
  };
}

export function CurrencyFormPage(): ReactElement {
  const { isNew, form } = useRecordForm<Currency, Omit<Currency, 'id'> & { id?: Id }>(
    'currency',
    currency({}),
    {
      read: useStoredCurrency,
      create: useCurrencyMutation,
      update: useCurrencyMutation,
    },
  );
  const countries = optionsOf(useViewCountryQuery(undefined), ({ id, country_name, country_code }) => ({
    value: id,
    label: country_name,
    code: country_code,
  }));

  return (
    <FormPage
      // Legacy: the heading says Edit on create, too.
      heading="Edit Currency"
      breadcrumbs={[{ label: 'Currencies', to: linkTo('/user_admin_currency') }, { label: 'Edit Currency' }]}
      {...form}
      recordName={(currency) => currency.currency_name}
      // Legacy: no call updates a currency; the create call with an id does.
      save={({ id, ...fields }) => form.save(isNew ? fields : { ...fields, id })}
      backTo={linkTo('/user_admin_currency')}
    >
      <Field.Text name="currency_name" label="Currency Name" />
      <Field.Text name="currency_code" isCode label="Currency Code" />
      <Field.Select name="country_id" label="Country" options={countries} />
    </FormPage>
  );
}
