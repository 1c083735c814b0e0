import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { userEvent, within } from 'storybook/test';
import type { ComponentType, ReactElement, ReactNode } from 'react';
import { Secret } from '@/domain/secret';
import { StoryFrame } from '@/testing/harness/StoryFrame';
import { fieldsOf } from './fields/fieldsOf';
import { FormPage, type FormPageProps } from './FormPage';
import type { FormSchema } from './schema';
import { Section } from '@/components/ui/Section';

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

function CarrierFields({
  readOnly = false,
  disabled = false,
}: {
  readOnly?: boolean;
  disabled?: boolean;
}): ReactNode {
  const state = { readOnly, disabled };
  return (
    <>
      <Section heading="Company">
        <Field.Text name="carriername" label="Carrier Name" {...state} />
        <Field.Phone name="phonenumber" label="Phone Number" {...state} />
        <Field.Email name="email" label="Email" {...state} />
        <Field.Text name="websiteaddress" label="Website Address" {...state} />
        <Field.Date name="since" label="Member Since" {...state} />
        <Field.Switch
          name="twoFactor"
          label="Two Factor Authentication"
          on="enabled"
          off="disabled"
          {...state}
        />
      </Section>
      <Section heading="Address">
        <Field.Text name="address" label="Address" {...state} wide />
        <Field.Text name="city" label="City" {...state} />
        <Field.Select name="state" label="State" options={states} {...state} />
        <Field.Number name="zipcode" label="Zipcode" {...state} />
      </Section>
      <Section heading="Exchange">
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
        <Field.When name="membertype" is="Kyubos">
          <Field.Text
            name="kyubosid"
            label="Kyubos Pointing Id"
            help="Checked when you leave the field"
            {...state}
          />
        </Field.When>
        <Field.When name="membertype" is="Non Kyubos">
          <Field.Text name="BDX_Username" label="FTP Account Name" {...state} />
          <Field.Secret name="BDX_Password" label="FTP Account Key" {...state} />
        </Field.When>
      </Section>
      <Section heading="Sign-in">
        <Field.Text name="username" label="User Name" {...state} />
        <Field.Secret name="password" label="Password" {...state} />
        <Field.File name="documents" label="Documents" multiple wide disabled={disabled} />
      </Section>
    </>
  );
}

function inFrame(Story: ComponentType): ReactElement {
  return (
    <StoryFrame>
      <Story />
    </StoryFrame>
  );
}

const schema: FormSchema<Carrier> = ({ required, email, when }) => ({
  carriername: required('Carrier Name'),
  email: email('Email'),
  kyubosid: when('membertype', 'Kyubos', required('Kyubos Pointing Id')),
  BDX_Username: when('membertype', 'Non Kyubos', required('FTP Account Name')),
  BDX_Password: when('membertype', 'Non Kyubos', required('FTP Account Key')),
});

const meta: Meta<FormPageProps<Carrier>> = {
  title: 'Components/Form/FormPage',
  component: FormPage<Carrier>,
  parameters: { layout: 'fullscreen' },
  decorators: [inFrame],
  args: {
    heading: 'Edit Carrier',
    breadcrumbs: [{ label: 'Carriers', to: '/user_admin_carrier' }, { label: 'Edit Carrier' }],
    record: harbor,
    schema,
    save: () => Promise.resolve(),
    backTo: '/user_admin_carrier',
    children: <CarrierFields />,
  },
};

export default meta;

type Story = StoryObj<typeof meta>;

async function pressSave(canvas: HTMLElement): Promise<void> {
  await userEvent.click(await within(canvas).findByRole('button', { name: 'Save' }));
}

export const Empty: Story = { args: { heading: 'Create Carrier', record: blank } };

export const Filled: Story = {};

export const WithErrors: Story = {
  args: { record: blank },
  play: async ({ canvasElement }) => {
    await userEvent.type(await within(canvasElement).findByLabelText('Email'), 'desk@');
    await pressSave(canvasElement);
  },
};

export const ReadOnly: Story = { args: { children: <CarrierFields readOnly /> } };

export const Disabled: Story = { args: { children: <CarrierFields disabled /> } };

export const LongText: Story = {
  args: {
    heading: 'Edit the Carrier With the Remarkably Long Name That Somebody Once Typed Into a Form',
    record: {
      ...harbor,
      carriername:
        'The Consolidated Harbor, Wharf, Lighthouse and Inland Waterways Mutual Insurance Company of 1847',
      address:
        'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverordnung 12, staircase 4, third floor',
      state: 'A state that nobody has on the list of states, but the record holds it',
      email: 'a.very.long.address.of.a.very.long.desk.name@subsidiary.of.a.subsidiary.harbormutual.example',
      since: 'some day in spring, as far as anybody remembers',
      documents: [
        new File(
          ['x'.repeat(5000)],
          'articles-of-incorporation-signed-and-countersigned-final-final-2 (copy).pdf',
        ),
        new File(['x'], 'terms.pdf'),
      ],
    },
  },
};

export const Loading: Story = {
  args: { record: { isFetching: true, isError: false, refetch: () => undefined } },
};

export const LoadFails: Story = {
  args: { record: { isFetching: false, isError: true, refetch: () => undefined } },
};

export const Saving: Story = {
  args: { save: () => new Promise(() => undefined) },
  play: ({ canvasElement }) => pressSave(canvasElement),
};

export const SaveFails: Story = {
  args: { save: () => Promise.reject({ kind: 'unreachable' }) },
  play: ({ canvasElement }) => pressSave(canvasElement),
};

export const CannotBeSaved: Story = {
  args: { blocked: 'The server returned another record than the one in the list.' },
};

export const LeavingAsks: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText('Carrier Name'), '!');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
  },
};

export const FilledDark: Story = { globals: { theme: 'dark' } };

export const WithErrorsDark: Story = { ...WithErrors, globals: { theme: 'dark' } };

export const LoadingDark: Story = { ...Loading, globals: { theme: 'dark' } };

export const SaveFailsDark: Story = { ...SaveFails, globals: { theme: 'dark' } };
