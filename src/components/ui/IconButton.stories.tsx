import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { IconButton } from './Button';
import type { IconName } from './Icon';
import { iconShapes } from './iconShapes';

const meta = {
  title: 'Components/UI/IconButton',
  component: IconButton,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'A button without room for words, where the icon is known to everybody: close, menu, columns. Everywhere else use a `Button` with a label. The label is its name for a screen reader and is shown while the pointer rests on it; Enter and Space press it.',
      },
    },
  },
  args: { icon: 'close', label: 'Close', variant: 'quiet', size: 'normal', busy: false, disabled: false },
  argTypes: {
    icon: { control: 'select', options: Object.keys(iconShapes) as IconName[] },
    variant: { control: 'select', options: ['primary', 'secondary', 'quiet', 'danger'] },
    size: { control: 'inline-radio', options: ['normal', 'small'] },
    // It is the name for a screen reader, and is visible on hover only.
    label: { control: false },
    disabled: { control: 'boolean' },
  },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Small: Story = {
  args: { icon: 'columns', label: 'Columns', size: 'small', variant: 'secondary' },
};
