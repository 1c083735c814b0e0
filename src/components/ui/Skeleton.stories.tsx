import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { StoryFrame } from '@/testing/harness/StoryFrame';
import { Skeleton } from './Skeleton';

const meta = {
  title: 'Components/UI/Skeleton',
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

export const OneLine: Story = { render: () => <Skeleton width="12rem" /> };
