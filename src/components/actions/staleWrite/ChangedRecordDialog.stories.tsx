import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { ReactNode } from 'react';
import { ChangedRecordDialog } from './ChangedRecordDialog';

interface StoryProps {
  question: string;
  ok: string;
  isDanger: boolean;
  rows: number;
  hasNote: boolean;
}

const amount = { label: 'Policy Amount', before: '$200.50', after: '$9,999' };
const customer = { label: 'Last Name', before: 'Kim', after: 'Kim-Ostrander' };

function StoryChangedRecord({ question, ok, isDanger, rows, hasNote }: StoryProps): ReactNode {
  const drivers = Array.from({ length: rows }, (_none, row) => ({
    label: `Driver Name, row ${String(row + 1)}`,
    before: '',
    after: 'Alex Kim',
  }));
  return (
    <ChangedRecordDialog
      {...{ question, ok, isDanger }}
      changes={{
        sections: [
          { name: 'Customer', changes: [customer] },
          { name: 'Premium Details', changes: [amount] },
          { name: 'Drivers', changes: drivers },
        ],
        notes: hasNote ? ['The coverages have changed and cannot be read, so they are not compared.'] : [],
      }}
      answer={() => undefined}
    />
  );
}

const meta = {
  title: 'Components/Actions/Changed record',
  component: StoryChangedRecord,
  tags: ['autodocs'],
  parameters: {
    docs: {
      // An open dialog would cover the page.
      story: { inline: false, height: '520px' },
      description: {
        component:
          'Shown before an action of a record is sent, such as an approval, where somebody has changed the record since its screen was opened. It lists what the screen shows differently and asks the documented question again. Do not use it before an update of a form, which has a dialog of its own. Tab reaches the list, which the arrows scroll, and the buttons; Escape sends nothing.',
      },
    },
  },
  argTypes: {
    question: { description: 'The question that was asked before.' },
    ok: { description: 'The label of the button that sends.' },
    isDanger: { description: 'Whether the action cannot be undone.' },
    rows: { control: { type: 'range', min: 0, max: 40 }, description: 'The number of rows that were added.' },
    hasNote: { description: 'Whether a part of the record could not be compared.' },
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
    question: 'Are you sure you want to Approve Quotation?',
    ok: 'OK',
    isDanger: false,
    rows: 1,
    hasNote: false,
  },
} satisfies Meta<typeof StoryChangedRecord>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Approval: Story = {};

export const DeletionWithManyChanges: Story = {
  args: { question: 'Do you want to delete Quotation?', isDanger: true, rows: 40, hasNote: true },
};
