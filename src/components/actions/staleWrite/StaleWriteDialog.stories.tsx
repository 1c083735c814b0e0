import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { ReactNode } from 'react';
import { userEvent, within } from 'storybook/test';
import { StaleWriteDialog, type StaleRow } from './StaleWriteDialog';

const rowsBy = {
  theirs: {
    label: 'Country Currency Code',
    opened: 'CAD',
    theirs: 'CA$',
    mine: 'CAD',
  },
  mine: { label: 'Country Market Name', opened: '', theirs: '', mine: 'North America' },
};

const secret: StaleRow = {
  name: 'password',
  label: 'Password',
  by: 'both',
  opened: 'hidden',
  theirs: 'changed',
  mine: 'changed',
};

/** Fields that were changed by one side or by both. */
function changed(by: StaleRow['by'], count: number, props: StoryStaleWriteProps): StaleRow[] {
  const { label, opened, storedNow: theirs, yours } = props;
  const row = by === 'both' ? { label, opened, theirs, mine: yours } : rowsBy[by];
  return Array.from({ length: count }, (_row, index) => ({
    by,
    name: `${by}${String(index)}`,
    ...row,
    label: `${row.label}${index > 0 ? ` ${String(index + 1)}` : ''}`,
  }));
}

interface StoryStaleWriteProps {
  label: string;
  opened: string;
  storedNow: string;
  yours: string;
  theirs: number;
  mine: number;
  both: number;
  hasSecret: boolean;
}

function StoryStaleWrite(props: StoryStaleWriteProps): ReactNode {
  const { theirs, mine, both, hasSecret } = props;
  return (
    <StaleWriteDialog
      // The choices belong to the rows that the dialog was opened with.
      key={JSON.stringify(props)}
      rows={[
        ...changed('mine', mine, props),
        ...changed('theirs', theirs, props),
        ...changed('both', both, props),
        ...(hasSecret ? [secret] : []),
      ]}
      onClose={() => undefined}
      onSave={() => undefined}
    />
  );
}

const fieldCount = { type: 'range', min: 0, max: 12 } as const;

const meta = {
  title: 'Components/Actions/Stale write',
  component: StoryStaleWrite,
  tags: ['autodocs'],
  parameters: {
    docs: {
      // An open dialog would cover the page.
      story: { inline: false, height: '520px' },
      description: {
        component:
          'Shown in place of a save where somebody else has saved the same record since the form was opened. It lists what each side changed; where both changed a field, the user chooses one value before Save. Do not use it for a refused save, which is an inline error. Tab reaches each choice, the arrows change it, Escape goes back to the form and saves nothing.',
      },
    },
  },
  argTypes: {
    label: { description: 'The label of the field that both changed.', if: { arg: 'both' } },
    opened: { description: 'The value of this field when the form was opened.', if: { arg: 'both' } },
    storedNow: { description: 'The value of this field that the other user saved.', if: { arg: 'both' } },
    yours: { description: 'The value of this field that this user typed.', if: { arg: 'both' } },
    theirs: { control: fieldCount, description: 'The number of fields that only the other user changed.' },
    mine: { control: fieldCount, description: 'The number of fields that only this user changed.' },
    both: { control: fieldCount, description: 'The number of fields that both changed.' },
    hasSecret: { description: 'Whether both changed a password as well; it is never shown.' },
  },
  decorators: [
    (Story) => (
      <>
        <h1 tabIndex={-1}>A screen</h1>
        <Story />
      </>
    ),
  ],
  args: {
    label: 'Country Name',
    opened: 'Canada',
    storedNow: 'Canada (English)',
    yours: 'Kanada',
    theirs: 1,
    mine: 1,
    both: 1,
    hasSecret: false,
  },
} satisfies Meta<typeof StoryStaleWrite>;

export default meta;

type Story = StoryObj<typeof meta>;

export const WithAChoice: Story = {};

export const OnlyTheirs: Story = { args: { mine: 0, both: 0 } };

export const Secrets: Story = { args: { theirs: 0, both: 0, hasSecret: true } };

export const Chosen: Story = {
  play: async () => {
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.click(dialog.getByRole('radio', { name: /^Yours/ }));
  },
};

export const LongTexts: Story = {
  args: {
    theirs: 12,
    mine: 0,
    opened: 'A description of the market that takes more than one line of the dialog. ',
    storedNow: 'A description of the market that takes more than one line of the dialog. '.repeat(6),
    yours: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverordnung'.repeat(4),
  },
};
