import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, within } from 'storybook/test';
import { Fragment, type ReactNode } from 'react';
import { object } from 'yup';
import { Secret } from '@/domain/text/secret';
import { fieldsOf } from './fields/fieldsOf';
import { FormPage } from './FormPage';
import { text } from './schema';
import { Section } from '@/components/ui/Section';
import { required } from './required.fixture';

interface Carrier {
  carriername: string;
  phonenumber: string;
  email: string;
  websiteaddress: string;
  address: string;
  city: string;
  state: string;
  zipcode: string;
  membertype: string;
  kyubosid: string;
  BDX_Username: string;
  BDX_Password: Secret | string;
  username: string;
  password: Secret | string;
  twoFactor: string;
  since: string;
  documents: readonly File[];
}

const Field = fieldsOf<Carrier>();

const blank: Carrier = {
  carriername: '',
  phonenumber: '',
  email: '',
  websiteaddress: '',
  address: '',
  city: '',
  state: '',
  zipcode: '',
  membertype: 'Kyubos',
  kyubosid: '',
  BDX_Username: '',
  BDX_Password: '',
  username: '',
  password: '',
  twoFactor: 'enabled',
  since: '',
  documents: [],
};

const harbor: Carrier = {
  ...blank,
  carriername: 'Harbor Mutual Insurance',
  phonenumber: '16175550142',
  email: 'desk@harbormutual.example',
  websiteaddress: 'https://harbormutual.example',
  address: '12 Long Wharf',
  city: 'Boston',
  state: 'MA',
  zipcode: '02110',
  membertype: 'Non Kyubos',
  BDX_Username: 'harbor-ftp',
  BDX_Password: new Secret('stored'),
  username: 'harbor',
  password: new Secret('stored'),
  since: '2019-04-01',
};

const states = [
  { value: 'CT', label: 'Connecticut' },
  { value: 'ME', label: 'Maine' },
  { value: 'MA', label: 'Massachusetts' },
  { value: 'VT', label: 'Vermont' },
];

const longTexts: Partial<Carrier> = {
  carriername:
    'The Consolidated Harbor, Wharf, Lighthouse and Inland Waterways Mutual Insurance Company of 1847',
  address:
    'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverordnung 12, staircase 4, third floor',
  state: 'A stored state that is not in the list of states and is kept as it is',
  email: 'underwriting.support.for.agents@new-england-subsidiary.of.harbormutual.example',
  since: 'in the spring of 1998, according to the contract',
};

const longDocuments = [
  new File(['x'.repeat(5000)], 'articles-of-incorporation-signed-and-countersigned-2026-final (copy).pdf'),
  new File(['x'], 'terms.pdf'),
];

const records = {
  'stored record': harbor,
  'new record': blank,
  'long texts': { ...harbor, ...longTexts, documents: longDocuments },
  loading: { isFetching: true, isError: false, refetch: () => undefined },
  'could not load': { isFetching: false, isError: true, refetch: () => undefined },
};

const saves = {
  'is saved': () => Promise.resolve(),
  'takes long': () => new Promise<never>(() => undefined),
  'cannot be reached': () => Promise.reject({ kind: 'unreachable', path: '/updatecarrier' }),
  'is refused': () =>
    Promise.reject({
      kind: 'business',
      path: '/updatecarrier',
      status: 422,
      message: 'The FTP Account Name is used by another carrier',
    }),
};

const fieldStates = {
  editable: {},
  'read only': { readOnly: true },
  disabled: { disabled: true },
} as const;

interface FieldState {
  readOnly?: boolean;
  disabled?: boolean;
}

/** The fields of the form by section, in their order. */
const sections: readonly (readonly [
  heading: string,
  fields: readonly ((state: FieldState) => ReactNode)[],
])[] = [
  [
    'Company',
    [
      (state) => <Field.Text name="carriername" label="Carrier Name" {...state} />,
      (state) => <Field.Phone name="phonenumber" label="Phone Number" {...state} />,
      (state) => <Field.Email name="email" label="Email" {...state} />,
      (state) => <Field.Text name="websiteaddress" label="Website Address" {...state} />,
      (state) => <Field.Date name="since" label="Member Since" {...state} />,
      (state) => (
        <Field.Switch
          name="twoFactor"
          label="Two Factor Authentication"
          on="enabled"
          off="disabled"
          {...state}
        />
      ),
    ],
  ],
  [
    'Address',
    [
      (state) => <Field.Text name="address" label="Address" {...state} wide />,
      (state) => <Field.Text name="city" label="City" {...state} />,
      (state) => <Field.Select name="state" label="State" options={states} {...state} />,
      (state) => <Field.Number name="zipcode" label="Zipcode" {...state} />,
    ],
  ],
  [
    'Exchange',
    [
      (state) => (
        <Field.Radio
          name="membertype"
          label="Type"
          options={[
            { value: 'Kyubos', label: 'Kyubos' },
            { value: 'Non Kyubos', label: 'Non Kyubos' },
          ]}
          wide
          {...state}
        />
      ),
      (state) => (
        <Field.When name="membertype" is="Kyubos">
          <Field.Text
            name="kyubosid"
            label="Kyubos Pointing Id"
            help="Checked when you leave the field"
            {...state}
          />
        </Field.When>
      ),
      (state) => (
        <Field.When name="membertype" is="Non Kyubos">
          <Field.Text name="BDX_Username" label="FTP Account Name" {...state} />
          <Field.Secret name="BDX_Password" label="FTP Account Key" {...state} />
        </Field.When>
      ),
    ],
  ],
  [
    'Sign-in',
    [
      (state) => <Field.Text name="username" label="User Name" {...state} />,
      (state) => <Field.Secret name="password" label="Password" {...state} />,
      ({ disabled }) => <Field.File name="documents" label="Documents" multiple wide disabled={disabled} />,
    ],
  ],
];

const allFields = sections.flatMap(([, fields]) => fields);

/** The first fields, with the sections that they are in. */
function CarrierFields({ count, state }: { count: number; state: FieldState }): ReactNode {
  const shown = allFields.slice(0, count);
  return sections.map(([heading, fields]) => {
    const present = fields.filter((field) => shown.includes(field));
    return (
      present.length > 0 && (
        <Section key={heading} heading={heading}>
          {present.map((field) => (
            <Fragment key={allFields.indexOf(field)}>{field(state)}</Fragment>
          ))}
        </Section>
      )
    );
  });
}

const validationSchema = object({
  carriername: required('Carrier Name'),
  email: text().label('Email').email(),
  kyubosid: text().when('membertype', { is: 'Kyubos', then: () => required('Kyubos Pointing Id') }),
  BDX_Username: text().when('membertype', { is: 'Non Kyubos', then: () => required('FTP Account Name') }),
  BDX_Password: text().when('membertype', { is: 'Non Kyubos', then: () => required('FTP Account Key') }),
});

interface CarrierFormProps {
  heading: string;
  record: keyof typeof records;
  fields: number;
  fieldState: keyof typeof fieldStates;
  saveLabel: string;
  cancelLabel: string;
  save: keyof typeof saves;
  blocked: string;
}

function CarrierForm(props: CarrierFormProps): ReactNode {
  const { heading, record, saveLabel, cancelLabel, save, blocked } = props;
  return (
    <FormPage<Carrier>
      // A form keeps the record that it was opened with.
      key={record}
      heading={heading}
      breadcrumbs={[{ label: 'Carriers', to: '/user_admin_carrier' }, { label: heading }]}
      record={records[record]}
      validationSchema={validationSchema}
      save={saves[save]}
      backTo="/user_admin_carrier"
      saveLabel={saveLabel}
      cancelLabel={cancelLabel}
      {...(blocked !== '' && { blocked })}
    >
      <CarrierFields count={props.fields} state={fieldStates[props.fieldState]} />
    </FormPage>
  );
}

const meta = {
  title: 'Components/Form/FormPage',
  component: CarrierForm,
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'A whole screen that edits one record: heading, fields in sections, and a bar with Save and Cancel. Use it for every form inside the portal; the forms before the sign-in are a `CardForm`. A refused save keeps every value, and the list of problems takes the focus and leads to each field. Enter in a text field saves, Tab reaches Save after the last field.',
      },
    },
  },
  argTypes: {
    heading: { description: 'The heading of the screen.' },
    record: {
      control: 'radio',
      options: Object.keys(records),
      description: 'What has come from the server.',
    },
    fields: {
      control: { type: 'range', min: 1, max: allFields.length },
      description: 'The number of fields.',
    },
    fieldState: {
      control: 'inline-radio',
      options: Object.keys(fieldStates),
      description: 'Whether the fields can be changed, copied only, or neither.',
    },
    saveLabel: { description: 'The label of the button that saves.' },
    cancelLabel: { description: 'The label of the button that leaves the form.' },
    save: { control: 'radio', options: Object.keys(saves), description: 'How Save ends. Press it to try.' },
    blocked: { description: 'Why the form cannot be saved at all; without a text it can.' },
  },
  args: {
    heading: 'Edit Carrier',
    record: 'stored record',
    fields: allFields.length,
    fieldState: 'editable',
    saveLabel: 'Save',
    cancelLabel: 'Cancel',
    save: 'is saved',
    blocked: '',
  },
} satisfies Meta<typeof CarrierForm>;

export default meta;
type Story = StoryObj<typeof meta>;

async function pressSave(canvas: HTMLElement): Promise<void> {
  await userEvent.click(await within(canvas).findByRole('button', { name: 'Save' }));
}

export const Filled: Story = {};

export const Empty: Story = { args: { heading: 'Create Carrier', record: 'new record' } };

export const WithErrors: Story = {
  args: { record: 'new record' },
  play: async ({ canvasElement }) => {
    await userEvent.type(await within(canvasElement).findByLabelText('Email'), 'desk@');
    await pressSave(canvasElement);
    await expect(within(canvasElement).getByRole('group', { name: 'There is a problem' })).toHaveFocus();
  },
};

export const ReadOnly: Story = { args: { fieldState: 'read only' } };

export const Disabled: Story = { args: { fieldState: 'disabled' } };

export const LongTexts: Story = {
  args: {
    heading: 'Edit the Carrier That Replaced the Consolidated Harbor and Wharf Mutual Insurance Company',
    record: 'long texts',
  },
};

/** Without a record there are no fields and no bar with Save. */
const hiddenControls = {
  fields: { table: { disable: true } },
  fieldState: { table: { disable: true } },
  saveLabel: { table: { disable: true } },
  cancelLabel: { table: { disable: true } },
  save: { table: { disable: true } },
  blocked: { table: { disable: true } },
};

export const Loading: Story = { args: { record: 'loading' }, argTypes: hiddenControls };

export const CouldNotLoad: Story = { args: { record: 'could not load' }, argTypes: hiddenControls };

export const Saving: Story = {
  args: { save: 'takes long' },
  play: ({ canvasElement }) => pressSave(canvasElement),
};

/** Every value stays, and Retry sends them again. */
export const SaveFails: Story = {
  args: { save: 'cannot be reached' },
  play: async ({ canvasElement }) => {
    await pressSave(canvasElement);
    await expect(await within(canvasElement).findByText('Not saved')).toBeVisible();
  },
};

/** The message of the server, marked as a quotation. */
export const RefusedSaveFails: Story = {
  args: { save: 'is refused' },
  play: async ({ canvasElement }) => {
    await pressSave(canvasElement);
    await expect(await within(canvasElement).findByText(/is used by another carrier/)).toBeVisible();
  },
};

export const CannotBeSaved: Story = {
  args: { blocked: 'The server returned another record than the one in the list.' },
};

/** A draft stores no secret, so leaving the form asks. */
export const LeavingAsks: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText('Carrier Name'), '!');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(await within(document.body).findByRole('alertdialog')).toBeVisible();
  },
};
