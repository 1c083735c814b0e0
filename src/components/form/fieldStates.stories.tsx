import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { userEvent, within } from 'storybook/test';
import type { ComponentType, ReactNode } from 'react';
import { object } from 'yup';
import { Secret } from '@/domain/text/secret';
import { FormPage } from './FormPage';
import { Field, longFileName, memberTypes, plain } from './fields/fieldKinds.fixture';
import type { FieldProps } from './fields/useFormField';
import { required } from './required.fixture';

const validationSchema = object({
  missing: required('Required and empty'),
});

interface FieldMatrixProps {
  field: ComponentType<FieldProps>;
  none: unknown;
  some: unknown;
  long?: unknown;
  help: string;
  longLabel: string;
  longHelp: string;
}

/** A field in each of its states: empty, filled, empty though required, read only, disabled, with long texts. */
function FieldMatrix(props: FieldMatrixProps): ReactNode {
  const { field: Shown, none, some, long = some, help, longLabel, longHelp } = props;
  return (
    <>
      <FormPage
        heading="A field in each state"
        record={{ empty: none, filled: some, missing: none, readOnly: some, disabled: some, long }}
        validationSchema={validationSchema}
        save={() => Promise.resolve()}
        backTo="/list"
      >
        <Shown name="empty" label="Empty" help={help} />
        <Shown name="filled" label="Filled" />
        <Shown name="missing" label="Required and empty" />
        <Shown name="readOnly" label="Read only" readOnly />
        <Shown name="disabled" label="Disabled" disabled />
        <Shown name="long" label={longLabel} help={longHelp} />
      </FormPage>
    </>
  );
}

const meta = {
  title: 'Components/Form/Fields in each state',
  component: FieldMatrix,
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'Each kind of field in all of its states on one page, to compare them. To change a value or a state use the stories of Fields. Tab reaches every field except the disabled one.',
      },
    },
  },
  // The args are the field and its values; each kind of field has its own.
  argTypes: {
    field: { table: { disable: true } },
    none: { table: { disable: true } },
    some: { table: { disable: true } },
    long: { table: { disable: true } },
    help: { description: 'The help of the empty field.' },
    longLabel: { description: 'The label of the last field.' },
    longHelp: { description: 'The help of the last field.' },
  },
  args: {
    help: 'Help is below the field',
    longLabel: 'A label of many words, which takes more than one line above the control of the field',
    longHelp:
      'A sentence of help that is so long that it takes more than one line below the control of the field',
  } as Partial<FieldMatrixProps>,
  // Shows the error of the required field.
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Save' }));
  },
} satisfies Meta<typeof FieldMatrix>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Text: Story = {
  args: {
    field: plain(Field.Text),
    none: '',
    some: 'Harbor Mutual',
    long: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverordnung',
  },
};

export const Number: Story = { args: { field: plain(Field.Number), none: '', some: '1250' } };

export const Email: Story = { args: { field: plain(Field.Email), none: '', some: 'desk@harbor.example' } };

export const TextArea: Story = {
  args: { field: plain(Field.TextArea), none: '', some: 'Sprinklers since 2021.\nThe roof is from 1998.' },
};

export const Select: Story = {
  args: {
    field: plain(Field.Select, { options: memberTypes }),
    none: '',
    some: 'Main',
    long: 'A stored value that is not among the choices but is kept and shown',
  },
};

export const Radio: Story = {
  args: { field: plain(Field.Radio, { options: memberTypes }), none: '', some: 'Agent' },
};

export const Checkbox: Story = { args: { field: plain(Field.Checkbox), none: false, some: true } };

export const Switch: Story = { args: { field: plain(Field.Switch), none: false, some: true } };

export const Date: Story = {
  args: { field: plain(Field.Date), none: '', some: '2024-02-29', long: 'in the spring of 1998' },
};

export const Phone: Story = {
  args: { field: plain(Field.Phone), none: '', some: '12125550199', long: '442079460958' },
};

export const SecretText: Story = {
  args: { field: plain(Field.Secret), none: '', some: new Secret('stored') },
};

export const FileChoice: Story = {
  args: {
    field: plain(Field.File, { multiple: true }),
    none: [],
    some: [new File(['x'.repeat(2048)], 'bordereau.csv')],
    long: [new File(['x'], longFileName), new File(['x'.repeat(3_000_000)], 'terms.pdf')],
  },
};
