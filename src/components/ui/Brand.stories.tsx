import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expectNoOverflow, longLabel, NarrowBox } from '@/testing/harness/NarrowBox';
import { Brand } from './Brand';

const meta = {
  title: 'Components/UI/Brand',
  component: Brand,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'The mark with the name of the installation, which `config.json` sets. Each page shows it once, at its top; it is `large` on the pages before the sign-in. A name that is too long is cut. It takes no focus: the header puts it into the link to the home page.',
      },
    },
  },
  args: { name: 'Kyubos', large: false },
} satisfies Meta<typeof Brand>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const LongTexts: Story = {
  args: { name: longLabel, large: true },
  render: (args) => (
    <NarrowBox>
      <Brand {...args} />
    </NarrowBox>
  ),
  play: ({ canvasElement }) => expectNoOverflow(canvasElement),
};
