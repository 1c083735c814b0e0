import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { StoryFrame } from '@/testing/harness/StoryFrame';
import { Pager } from './Pager';

const meta = {
  title: 'Components/List/Pager',
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

export const MiddlePage: Story = {
  render: () => (
    <Pager page={2} pages={3} onPage={() => undefined} text="Page 2 of 3 Showing rows 11 to 20 of 23" />
  ),
};
