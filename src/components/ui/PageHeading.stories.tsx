import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expectNoOverflow, longLabel, longWord, NarrowBox } from '@/testing/harness/NarrowBox';
import { PageHeading } from './PageHeading';

const meta = {
  title: 'Components/UI/PageHeading',
  component: PageHeading,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'The heading of a page without a `PageHeader`, such as the page for an unknown address. A screen with breadcrumbs uses `PageHeader`, which contains it. After a change of the screen it takes the focus, so that a screen reader reads it out; Tab goes on from there.',
      },
    },
  },
  args: { children: 'Oops, page not available!' },
  argTypes: { children: { name: 'heading', control: 'text' } },
} satisfies Meta<typeof PageHeading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const LongTexts: Story = {
  args: { children: `${longLabel} ${longWord}` },
  render: (args) => (
    <NarrowBox>
      <PageHeading {...args} />
    </NarrowBox>
  ),
  play: ({ canvasElement }) => expectNoOverflow(canvasElement),
};
