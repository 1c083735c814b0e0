import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from '@/components/ui/Button';
import { ReceiptLine } from './ReceiptLine';

const meta: Meta<typeof ReceiptLine> = {
  title: 'Components/Feedback/ReceiptLine',
  component: ReceiptLine,
  parameters: { layout: 'fullscreen' },
};

export default meta;

type Story = StoryObj<typeof ReceiptLine>;

export const WithOpen: Story = {
  args: { receipt: { before: 'Quotation', name: 'POL-2026-1073', after: 'submitted', to: '/' } },
};

export const WithPrint: Story = {
  args: {
    receipt: {
      before: '$2,521.65 received.',
      name: 'POL-2026-1073',
      after: 'is now a policy',
      to: '/',
      print: { id: 1, paymentId: 2 },
    },
    printButton: () => (
      <Button variant="quiet" size="small" icon="print">
        Print receipt
      </Button>
    ),
  },
};

export const WithoutRecord: Story = {
  args: { receipt: { before: 'Quotation', name: '', after: 'submitted' } },
};

export const LongName: Story = {
  args: {
    receipt: {
      before: 'File',
      name: `${'premium-bordereau-of-all-programs-'.repeat(4)}2026-10.csv`,
      after: 'sent',
    },
  },
};
