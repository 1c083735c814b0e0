import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, within } from 'storybook/test';
import { StoryFrame } from '@/testing/harness/StoryFrame';
import { Menu } from './Menu';

const meta = {
  title: 'Components/UI/Menu',
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

export const Open: Story = {
  render: () => (
    <Menu
      align="start"
      items={[
        { label: 'Setting', to: '/User_Admin_Setting' },
        { label: 'Logout', onSelect: () => undefined },
      ]}
    >
      Hi admin - Admin
    </Menu>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Hi admin - Admin' }));
    await expect(await within(document.body).findByRole('menuitem', { name: 'Logout' })).toBeVisible();
  },
};
