import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Icon, type IconName } from './Icon';
import { iconShapes } from './iconShapes';

const meta = {
  title: 'Components/UI/Icon',
  component: Icon,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'A small picture beside a word. It is never the only carrier of a meaning: a screen reader does not see it, and a button that shows only an icon is an `IconButton` with a label. All icons are on the page Foundations, Icons. It takes no focus.',
      },
    },
  },
  decorators: [
    (Story) => (
      <span style={{ display: 'inline-flex', alignItems: 'center', gap: 8 }}>
        <Story />
        Policy document
      </span>
    ),
  ],
  args: { name: 'file', size: 16 },
  argTypes: {
    name: { control: 'select', options: Object.keys(iconShapes) as IconName[] },
    size: { control: { type: 'range', min: 12, max: 48, step: 4 } },
  },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
