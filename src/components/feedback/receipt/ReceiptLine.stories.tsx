import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/Button';
import { ReceiptLine } from './ReceiptLine';

interface StoryReceiptProps {
  before: string;
  name: string;
  after: string;
  hasLink: boolean;
  hasNext: boolean;
  isDraft: boolean;
  hasPrint: boolean;
}

function PrintButton(): ReactNode {
  return (
    <Button variant="quiet" size="small" icon="print">
      Print receipt
    </Button>
  );
}

function StoryReceipt({ hasLink, hasNext, hasPrint, ...texts }: StoryReceiptProps): ReactNode {
  return (
    <ReceiptLine
      receipt={{
        ...texts,
        ...(hasLink && { to: '/open' }),
        ...(hasNext && { next: { label: texts.isDraft ? 'Continue' : 'Add another', to: '/next' } }),
        ...(hasPrint && { print: { id: 1, paymentId: 2 } }),
      }}
      printButton={PrintButton}
    />
  );
}

const meta = {
  title: 'Components/Feedback/ReceiptLine',
  component: StoryReceipt,
  parameters: { layout: 'fullscreen' },
  argTypes: {
    before: { description: 'The text before the name of the record.' },
    name: { description: 'The name of the record; without a text there is none.' },
    after: { description: 'What was done to the record.' },
    hasLink: { description: 'Whether the line leads to the record.' },
    hasNext: { description: 'Whether the line leads to the next step.' },
    isDraft: { description: 'Whether nothing was saved, but a draft was stored.' },
    hasPrint: { description: 'Whether the receipt of a payment can be printed.' },
  },
  args: {
    before: 'Quotation',
    name: 'POL-2026-1073',
    after: 'submitted',
    hasLink: true,
    hasNext: false,
    isDraft: false,
    hasPrint: false,
  },
} satisfies Meta<typeof StoryReceipt>;

export default meta;

type Story = StoryObj<typeof meta>;

export const WithOpen: Story = {};

export const WithNextStep: Story = {
  args: { before: 'Country', name: 'Norway', after: 'saved', hasNext: true },
};

export const DraftStored: Story = {
  args: {
    before: 'Not saved. Draft kept',
    name: '',
    after: '',
    hasLink: false,
    hasNext: true,
    isDraft: true,
  },
};

export const WithPrint: Story = {
  args: { before: '$2,521.65 received.', after: 'is now a policy', hasPrint: true },
};

export const WithoutRecord: Story = { args: { name: '', hasLink: false } };

export const LongName: Story = {
  args: {
    before: 'File',
    name: `${'premium-bordereau-of-all-programs-'.repeat(4)}2026-10.csv`,
    after: 'sent',
    hasLink: false,
  },
};
