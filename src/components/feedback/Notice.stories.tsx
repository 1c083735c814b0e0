import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/Button';
import { Notice } from './Notice';

interface StoryNoticeProps {
  tone: 'good' | 'warn';
  heading: string;
  text: string;
  buttons: string[];
}

function StoryNotice({ tone, heading, text, buttons }: StoryNoticeProps): ReactNode {
  return (
    <Notice
      tone={tone}
      heading={heading === '' ? undefined : heading}
      actions={
        buttons.length === 0
          ? undefined
          : buttons.map((label) => (
              <Button key={label} size="small">
                {label}
              </Button>
            ))
      }
    >
      {text}
    </Notice>
  );
}

const meta = {
  title: 'Components/Feedback/Notice',
  component: StoryNotice,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'A result that stays on the screen until the user has dealt with it, such as a recorded payment. Do not use it for a failed load or save, which is an inline error, nor for help, which belongs to a field. It is read out politely; Tab reaches its buttons, and the heading takes the focus only where the focused control was locked.',
      },
    },
  },
  argTypes: {
    tone: { control: 'inline-radio', options: ['good', 'warn'], description: 'A success or a warning.' },
    heading: { description: 'The heading; without a text there is none.' },
    text: { description: 'One or two sentences.' },
    buttons: { description: 'The labels of the buttons.' },
  },
  decorators: [
    (Story) => (
      <>
        <h1>Binder</h1>
        <h2>Payments</h2>
        <Story />
      </>
    ),
  ],
  args: {
    tone: 'good',
    heading: 'Payment recorded',
    text: '$1,250.00 by ACH was recorded for the binder POL-2026-0001.',
    buttons: ['Print the receipt', 'Close'],
  },
} satisfies Meta<typeof StoryNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Good: Story = {};

export const Warning: Story = {
  args: {
    tone: 'warn',
    heading: '',
    text: 'The payment is larger than the outstanding amount of $1,250.00.',
    buttons: [],
  },
};

export const LongTexts: Story = {
  args: {
    heading: 'Payment recorded for the Consolidated Harbor, Wharf, Lighthouse and Inland Waterways program',
    text: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverordnung'.repeat(2),
    buttons: ['Print the receipt of this payment', 'Send the receipt to the insured', 'Close'],
  },
};
