import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { ReactNode } from 'react';
import { StoryFrame } from '@/testing/harness/StoryFrame';
import { StatusBadge } from './StatusBadge';

function Row({ children }: { children: ReactNode }): ReactNode {
  return <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>{children}</div>;
}

const meta = {
  title: 'Components/UI/StatusBadge',
  decorators: [
    (Story) => (
      <StoryFrame>
        <Story />
      </StoryFrame>
    ),
  ],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: () => (
    <Row>
      <StatusBadge>Draft</StatusBadge>
      <StatusBadge tone="info">Quotation</StatusBadge>
      <StatusBadge tone="good">Policy</StatusBadge>
      <StatusBadge tone="warn">Overdue</StatusBadge>
      <StatusBadge tone="bad">Cancelled</StatusBadge>
    </Row>
  ),
};
