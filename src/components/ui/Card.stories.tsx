import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expectNoOverflow, longLabel, longWord, NarrowBox } from '@/testing/harness/NarrowBox';
import { Card } from './Card';

const meta = {
  title: 'Components/UI/Card',
  component: Card,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'A surface with a border for one thing: a form, a group of values, a notice of the home page. Do not put a card into a card; divide its content with `Section` or a line. It takes no focus itself.',
      },
    },
  },
  args: { children: 'Quotation QUO-2026-0107 expires in 3 days.' },
  argTypes: {
    children: { name: 'content', control: 'text' },
    className: { table: { disable: true } },
  },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const LongTexts: Story = {
  args: { children: `${longLabel} ${longWord}` },
  render: (args) => (
    <NarrowBox>
      <Card {...args} />
    </NarrowBox>
  ),
  play: ({ canvasElement }) => expectNoOverflow(canvasElement),
};
