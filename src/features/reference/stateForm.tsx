import type { ReactElement } from 'react';
import { logError } from '@/api/log';
import {
  useCreateStateMutation,
  useEditStateQuery,
  useUpdateStateMutation,
  useViewCountryQuery,
} from '@/api/reference';
import { fieldsOf } from '@/components/form/fields/fieldsOf';
import { optionsOf } from '@/components/form/fields/options';
import { FormPage, useRecordForm } from '@/components/form/FormPage';
import { sameId } from '@/domain/records/ids';
import { stateFields, type StateRecord } from '@/domain/records/reference';
import { linkTo } from '@/paths';

const Field = fieldsOf<StateRecord>();

/**
 * Choosing a country sets its id and code. A country that is not in the list is logged and changes nothing.
 */
function CountryField(): ReactElement {
  const countries = useViewCountryQuery(undefined);
  const set = Field.useSet();
  const options = optionsOf(countries, ({ id, country_name, country_code }) => ({
    value: id,
    label: country_name,
    code: country_code,
  }));
  return (
    <Field.Select
      name="country_id"
      label="Select Country"
      options={options}
      storedLabel={Field.useValue('country_code')}
      onChange={(option) => {
        const country = countries.data?.find(({ id }) => sameId(id, option?.value));
        if (country) set('country_code', country.country_code);
      }}
      onUnknown={() => {
        logError('Selected country not found');
      }}
    />
  );
}

export function StateFormPage(): ReactElement {
  const { isNew, form } = useRecordForm('state', stateFields({}), {
    read: useEditStateQuery,
    create: useCreateStateMutation,
    update: useUpdateStateMutation,
  });
  const heading = isNew ? 'Create State' : 'Edit State';

  return (
    <FormPage
      heading={heading}
      breadcrumbs={[{ label: 'States', to: linkTo('/user_admin_state') }, { label: heading }]}
      {...form}
      recordName={(state) => state.state_name}
      // Legacy: the documents spell the flag in two ways, so both keys are sent.
      save={(state) => form.save({ ...state, state_retaliatorytaxflag: state.state_retaliatorytax_flag })}
      mergeAsGroup={[
        ['country_id', 'country_code'],
        ['state_retaliatorytax_flag', 'state_retaliatorytaxflag'],
      ]}
      backTo={linkTo('/user_admin_state')}
    >
      <CountryField />
      <Field.Text name="state_name" label="State Name" />
      <Field.Text name="state_code" isCode label="State Code" />
      <Field.Text name="stateregulatory_code" isCode label="State Regulatory Code" />
      <Field.Text
        name="state_retaliatorytax_flag"
        label="State Retaliatory Tax Flag"
        help="For example Y or N"
      />
      <Field.Text name="stateretaliatorytax_percentage" isAmount label="State Retaliatory Tax Percentage" />
    </FormPage>
  );
}
