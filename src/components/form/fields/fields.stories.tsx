import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { userEvent, within } from 'storybook/test';
import type { ComponentType, ReactNode } from 'react';
import { Secret } from '@/domain/secret';
import { StoryFrame } from '@/testing/harness/StoryFrame';
import { FormPage } from '../FormPage';
import type { FormSchema } from '../schema';
import { fieldsOf } from './fieldsOf';
import type { FieldProps } from './useFormField';

/** One value in each state that a field can be in. */
interface States<Value> {
  empty: Value;
  filled: Value;
  missing: Value;
  readOnly: Value;
  disabled: Value;
  long: Value;
}

function states<Value>(none: Value, some: Value, long = some): States<Value> {
  return { empty: none, filled: some, missing: none, readOnly: some, disabled: some, long };
}

const longHelp =
  'Help that goes on for longer than anybody would like to read while filling in a form of this length';

/** A field in each of its states: empty, filled, missing though required, read only, disabled, with long words. */
function inEachState(Field: ComponentType<FieldProps>): ReactNode {
  return (
    <>
      <Field name="empty" label="Empty" help="Help stands under the field" />
      <Field name="filled" label="Filled" />
      <Field name="missing" label="Missing" />
      <Field name="readOnly" label="Read only" readOnly />
      <Field name="disabled" label="Disabled" disabled />
      <Field
        name="long"
        label="A label of many words that does not know when to stop and start with the field"
        help={longHelp}
      />
    </>
  );
}

const schema: FormSchema<{ missing: unknown; username: unknown }> = ({ required }) => ({
  missing: required('Missing'),
  username: required('Username'),
});

interface StoryProps {
  record: object;
  children: ReactNode;
}

function FieldStory({ record, children }: StoryProps): ReactNode {
  return (
    <StoryFrame>
      <FormPage
        heading="A field"
        record={record}
        schema={schema}
        save={() => Promise.resolve()}
        backTo="/list"
      >
        {children}
      </FormPage>
    </StoryFrame>
  );
}

const meta: Meta<typeof FieldStory> = {
  title: 'Components/Form/Fields',
  component: FieldStory,
  parameters: { layout: 'fullscreen' },
  // Shows the required field's error.
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Save' }));
  },
};

export default meta;

type Story = StoryObj<typeof meta>;

const Field = fieldsOf<States<string>>();
const Files = fieldsOf<States<readonly File[]>>();
const Flags = fieldsOf<States<boolean>>();
const Secrets = fieldsOf<States<Secret | string>>();

const UserName = fieldsOf<{ username: string }>();

const kinds = [
  { value: 'Main', label: 'Main' },
  { value: 'Agent', label: 'Agent' },
];

const words = states(
  '',
  'Harbor Mutual',
  'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverordnung',
);

/** The typed fields under the plain props that all of them share. */
function plain(field: unknown, more: object = {}): ComponentType<FieldProps> {
  const Typed = field as ComponentType<FieldProps>;
  return (props) => <Typed {...props} {...more} />;
}

export const Text: Story = { args: { record: words, children: inEachState(plain(Field.Text)) } };

export const TextDark: Story = { ...Text, globals: { theme: 'dark' } };

export const Number: Story = {
  args: { record: states('', '1250'), children: inEachState(plain(Field.Number)) },
};

export const Email: Story = {
  args: { record: states('', 'desk@harbor.example'), children: inEachState(plain(Field.Email)) },
};

export const TextArea: Story = {
  args: { record: states('', 'One line\nand another'), children: inEachState(plain(Field.TextArea)) },
};

export const Select: Story = {
  args: {
    record: states('', 'Main', 'A stored value that is not among the choices but is kept and shown'),
    children: inEachState(plain(Field.Select, { options: kinds })),
  },
};

export const SelectLoading: Story = {
  args: {
    record: states('', 'Main'),
    children: inEachState(
      plain(Field.Select, { options: { isFetching: true, isError: false, refetch: () => undefined } }),
    ),
  },
};

export const SelectLoadFails: Story = {
  args: {
    record: states('', 'Main'),
    children: inEachState(
      plain(Field.Select, { options: { isFetching: false, isError: true, refetch: () => undefined } }),
    ),
  },
};

export const Radio: Story = {
  args: { record: states('', 'Agent'), children: inEachState(plain(Field.Radio, { options: kinds })) },
};

export const Checkbox: Story = {
  args: { record: states(false, true), children: inEachState(plain(Flags.Checkbox)) },
};

export const Switch: Story = {
  args: { record: states(false, true), children: inEachState(plain(Flags.Switch)) },
};

export const SwitchDark: Story = { ...Switch, globals: { theme: 'dark' } };

export const Date: Story = {
  args: {
    record: states('', '2024-02-29', 'some day in spring'),
    children: inEachState(plain(Field.Date)),
  },
};

export const Phone: Story = {
  args: {
    record: states('', '12125550199', '442079460958'),
    children: inEachState(plain(Field.Phone)),
  },
};

export const PhoneDark: Story = { ...Phone, globals: { theme: 'dark' } };

export const SecretText: Story = {
  args: {
    record: states<Secret | string>('', new Secret('stored')),
    children: inEachState(plain(Secrets.Secret)),
  },
};

export const FileChoice: Story = {
  args: {
    record: states<readonly File[]>(
      [],
      [new File(['x'.repeat(2048)], 'bordereau.csv')],
      [
        new File(['x'], 'articles-of-incorporation-signed-and-countersigned-final-final-2 (copy).pdf'),
        new File(['x'.repeat(3_000_000)], 'terms.pdf'),
      ],
    ),
    children: inEachState(plain(Files.File, { multiple: true })),
  },
};

export const FileChoiceDark: Story = { ...FileChoice, globals: { theme: 'dark' } };

/** A username that the server refuses: type another one and leave the field. */
export const ServerCheck: Story = {
  args: {
    record: { username: '' },
    children: (
      <UserName.Text
        name="username"
        label="Username"
        serverCheck={{
          ask: () => Promise.resolve(false),
          message: 'Sorry, that username is already taken',
        }}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    await userEvent.type(await within(canvasElement).findByLabelText('Username'), 'harbor');
    await userEvent.tab();
  },
};
