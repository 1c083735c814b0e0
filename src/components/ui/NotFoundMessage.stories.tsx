import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, within } from 'storybook/test';
import { NotFoundMessage } from './NotFoundMessage';

const meta = {
  title: 'Components/UI/NotFoundMessage',
  component: NotFoundMessage,
  tags: ['autodocs'],
  parameters: {
    controls: { disable: true },
    docs: {
      description: {
        component:
          'The sentence and the button under the heading of a page that does not exist. All areas use it, so the words are the same everywhere; a record that was not found has words of its own on its screen. Tab reaches the button, and Enter leads to the home page.',
      },
    },
  },
} satisfies Meta<typeof NotFoundMessage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Words: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Go Home' })).toBeVisible();
  },
};
