import { useFormikContext } from 'formik';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useEffect, type ComponentType, type ReactElement } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { object } from 'yup';
import { Secret } from '@/domain/text/secret';
import { FormPage } from './FormPage';
import { Field, longFileName, memberTypes, plain } from './fields/fieldKinds.fixture';
import type { FieldProps } from './fields/useFormField';
import { required } from './required.fixture';

const fieldStates = ['editable', 'read only', 'disabled'] as const;

interface FieldStoryProps {
  label: string;
  help: string;
  value: string | number | boolean;
  state: (typeof fieldStates)[number];
  required: boolean;
  error: string;
  wide: boolean;
}

interface FieldKind {
  field: ComponentType<FieldProps>;
  /** The value in the record for the value of the control. */
  recordValue?: (value: FieldStoryProps['value']) => unknown;
}

const requiredSchema = object({ field: required('This field') });

/** Shows an error without a submit. */
function FieldError({ text }: { text: string }): null {
  const { setFieldError, setFieldTouched } = useFormikContext();
  useEffect(() => {
    // A field shows its error after it was left.
    void setFieldTouched('field', text !== '', false);
    setFieldError('field', text === '' ? undefined : text);
  }, [setFieldError, setFieldTouched, text]);
  return null;
}

/** One field in a form, as the args say. */
function FieldStory(props: FieldStoryProps & { kind?: FieldKind }): ReactElement {
  const { label, help, value, state, required, error, wide, kind = textKind } = props;
  const Shown = kind.field;
  return (
    <>
      <FormPage
        // A form keeps the record and the rules that it was opened with.
        key={`${String(value)} ${String(required)}`}
        heading="A field"
        record={{ field: kind.recordValue ? kind.recordValue(value) : value }}
        {...(required && { validationSchema: requiredSchema })}
        save={() => Promise.resolve()}
        backTo="/list"
      >
        <Shown
          name="field"
          label={label}
          {...(help !== '' && { help })}
          readOnly={state === 'read only'}
          disabled={state === 'disabled'}
          wide={wide}
        />
        <FieldError text={error} />
      </FormPage>
    </>
  );
}

const textKind: FieldKind = { field: plain(Field.Text) };

const meta = {
  title: 'Components/Form/Fields',
  component: FieldStory,
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'The fields of a form, each with its label, help and error. Use Radio for two to five choices, Select for more, Switch for a setting that is on or off, Checkbox for a statement that the user confirms, and read only in place of disabled where the value may be copied. Tab moves from field to field; an error appears when the user leaves the field or presses Save, and the required mark is outside the name of the field.',
      },
    },
  },
  argTypes: {
    label: { description: 'The name of the field.' },
    help: { description: 'A sentence below the control, before anything went wrong.' },
    value: { description: 'The stored value. A new one opens the form again.' },
    state: {
      control: 'inline-radio',
      options: fieldStates,
      description: 'Whether the value can be changed, copied only, or neither.',
    },
    required: { description: 'Whether an empty field is refused. Empty the value and press Save to see it.' },
    error: { description: 'The error below the control.' },
    wide: { description: 'Whether the field takes both columns of its section.' },
  },
  args: {
    label: 'Company Name',
    help: 'As it is written in the register of companies',
    value: 'Harbor Mutual',
    state: 'editable',
    required: false,
    error: '',
    wide: false,
  },
} satisfies Meta<typeof FieldStory>;

export default meta;

type Story = StoryObj<typeof meta>;

function render(kind: FieldKind): NonNullable<Story['render']> {
  return function RenderedField(args) {
    return <FieldStory {...args} kind={kind} />;
  };
}

/** Controls for a value that is one of a few. */
function oneOf(options: readonly string[]): NonNullable<Story['argTypes']> {
  return { value: { control: 'inline-radio', options } };
}

export const Text: Story = {};

export const TextLongTexts: Story = {
  args: {
    label: 'Name of the company as it is written in the register of companies of its state of domicile',
    help: 'A sentence of help that is so long that it takes more than one line below the control of the field',
    value: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverordnung',
    error: 'This name is used by another company, which was created on 14 March 2019 and is not active now',
    required: true,
  },
};

export const Number: Story = {
  args: { label: 'Zipcode', help: 'Digits only', value: '02110' },
  render: render({ field: plain(Field.Number) }),
};

export const Email: Story = {
  args: { label: 'Email', help: '', value: 'desk@harbor.example' },
  render: render({ field: plain(Field.Email) }),
};

export const TextArea: Story = {
  args: {
    label: 'Remarks',
    help: 'For the underwriter',
    value: 'Sprinklers were installed in 2021.\nThe roof is from 1998.',
  },
  render: render({ field: plain(Field.TextArea) }),
};

export const Select: Story = {
  args: { label: 'Member Type', help: '', value: 'Main' },
  argTypes: oneOf(['', 'Main', 'Agent', 'A stored value that is not in the list']),
  render: render({ field: plain(Field.Select, { options: memberTypes }) }),
};

/** Nothing can be chosen, and a form that needs the choice is not sent. */
export const SelectLoading: Story = {
  args: { label: 'Member Type', help: '', value: 'Main' },
  argTypes: oneOf(['', 'Main']),
  render: render({
    field: plain(Field.Select, { options: { isFetching: true, isError: false, refetch: () => undefined } }),
  }),
};

export const SelectCouldNotLoad: Story = {
  args: { label: 'Member Type', help: '', value: 'Main' },
  argTypes: oneOf(['', 'Main']),
  render: render({
    field: plain(Field.Select, { options: { isFetching: false, isError: true, refetch: () => undefined } }),
  }),
};

export const Radio: Story = {
  args: { label: 'Member Type', help: '', value: 'Agent' },
  argTypes: oneOf(['', 'Main', 'Agent']),
  render: render({ field: plain(Field.Radio, { options: memberTypes }) }),
};

export const Checkbox: Story = {
  args: { label: 'The answers are true', help: '', value: true },
  render: render({ field: plain(Field.Checkbox) }),
};

export const Switch: Story = {
  args: { label: 'Two Factor Authentication', help: 'A code is sent at each sign-in', value: true },
  render: render({ field: plain(Field.Switch) }),
};

/** A stored text that is not a date stays, and is shown below the empty box. */
export const Date: Story = {
  args: { label: 'Member Since', help: '', value: '2024-02-29' },
  argTypes: oneOf(['', '2024-02-29', 'in the spring of 1998']),
  render: render({ field: plain(Field.Date) }),
};

export const Phone: Story = {
  args: { label: 'Phone Number', help: '', value: '12125550199' },
  argTypes: oneOf(['', '12125550199', '442079460958']),
  render: render({ field: plain(Field.Phone) }),
};

/** A stored secret is never shown; typing replaces it. */
export const SecretText: Story = {
  args: { label: 'Password', help: 'At least 12 characters', value: true },
  argTypes: { value: { description: 'Whether a secret is stored.' } },
  render: render({
    field: plain(Field.Secret),
    recordValue: (isStored) => (isStored === true ? new Secret('stored') : ''),
  }),
};

export const FileChoice: Story = {
  args: { label: 'Documents', help: 'PDF or CSV, 10 MB at most', value: 2 },
  argTypes: {
    value: { control: { type: 'range', min: 0, max: 2 }, description: 'The number of chosen files.' },
    state: { options: ['editable', 'disabled'] },
  },
  render: render({
    field: plain(Field.File, { multiple: true }),
    recordValue: (count) =>
      [new File(['x'.repeat(2048)], longFileName), new File(['x'], 'terms.pdf')].slice(0, count as number),
  }),
};

/** The server refuses the name when the user leaves the field, and the refused text can be put back. */
export const ServerCheck: Story = {
  args: { label: 'User Name', help: '', value: '' },
  render: render({
    field: plain(Field.Text, {
      serverCheck: {
        ask: () => Promise.resolve(false),
        message: 'Sorry, that username is already taken',
      },
    }),
  }),
  play: async ({ canvasElement }) => {
    await userEvent.type(await within(canvasElement).findByLabelText('User Name'), 'harbor');
    await userEvent.tab();
    await expect(
      await within(canvasElement).findByText('Sorry, that username is already taken'),
    ).toBeVisible();
  },
};

/** The error of a required field that is empty appears at Save. */
export const RequiredMissing: Story = {
  args: { value: '', required: true },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Save' }));
    await expect(
      await within(canvasElement).findByRole('group', { name: 'There is a problem' }),
    ).toHaveFocus();
  },
};
