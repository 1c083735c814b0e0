import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Skeleton } from './Skeleton';

const meta = {
  title: 'Components/UI/Skeleton',
  component: Skeleton,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'A grey bar in the place of a text that is still loading. Give it the size of the text, so that nothing moves when the text comes; for an action that a user has started use a `busy` button. A screen reader does not see it, so the part around it has `aria-busy` or a status in words. It takes no focus.',
      },
    },
  },
  args: { width: '12rem', height: '0.75em' },
  argTypes: { width: { control: 'text' }, height: { control: 'text' } },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneLine: Story = {};

export const OneField: Story = { args: { width: '100%', height: '36px' } };
