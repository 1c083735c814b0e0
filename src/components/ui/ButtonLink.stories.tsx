import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expectNoOverflow, longLabel, longWord, NarrowBox } from '@/testing/harness/NarrowBox';
import { ButtonLink } from './ButtonLink';
import { iconOrNone } from './iconControl.fixture';

const meta = {
  title: 'Components/UI/ButtonLink',
  component: ButtonLink,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'A link that looks like a button, for what leads to another screen, such as Add above a list. Use `Button` for what changes something on this screen. It is a link: Enter follows it, and it can be opened in a new tab.',
      },
    },
  },
  args: { children: 'Add', to: '/user_admin_country', variant: 'primary', size: 'normal', icon: 'plus' },
  argTypes: {
    children: { name: 'label', control: 'text' },
    to: { table: { disable: true } },
    variant: { control: 'select', options: ['primary', 'secondary', 'quiet', 'danger'] },
    size: { control: 'inline-radio', options: ['normal', 'small'] },
    icon: iconOrNone,
  },
} satisfies Meta<typeof ButtonLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const LongTexts: Story = {
  args: { children: longLabel },
  render: (args) => (
    <NarrowBox>
      <ButtonLink {...args} />
      <ButtonLink {...args}>{longWord}</ButtonLink>
    </NarrowBox>
  ),
  play: ({ canvasElement }) => expectNoOverflow(canvasElement),
};
