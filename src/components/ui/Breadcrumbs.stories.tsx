import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expectNoOverflow, longLabel, longWord, NarrowBox } from '@/testing/harness/NarrowBox';
import { Breadcrumbs } from './Breadcrumbs';

const meta = {
  title: 'Components/UI/Breadcrumbs',
  component: Breadcrumbs,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'The way from Home to this screen. Screens get it from `PageHeader` and do not place it themselves. The last step is the screen itself and no link; Tab goes through the links before it.',
      },
    },
  },
  args: {
    crumbs: [{ label: 'Quotations', to: '/user_admin_policy_quotations' }, { label: 'QUO-2026-0107' }],
  },
  argTypes: { crumbs: { control: 'object' } },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const LongTexts: Story = {
  args: { crumbs: [{ label: longLabel, to: '/user_admin_policy_quotations' }, { label: longWord }] },
  render: (args) => (
    <NarrowBox>
      <Breadcrumbs {...args} />
    </NarrowBox>
  ),
  play: ({ canvasElement }) => expectNoOverflow(canvasElement),
};
