import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ScreenAt } from '@/testing/harness/ScreenAt';
import { hangsOnce, loadsFail, savesFail } from '../../../mocks/scenarios';
import { userEvent, within } from 'storybook/test';

const meta: Meta<typeof ScreenAt> = {
  title: 'Screens/Policies/Back office',
  component: ScreenAt,
  parameters: { layout: 'fullscreen' },
  args: { url: '/user_admin_edit_policies/481' },
};

export default meta;

type Story = StoryObj<typeof ScreenAt>;

export const Filled: Story = {};

export const Empty: Story = {
  args: { url: '/user_admin_add_policies' },
};

export const Loading: Story = {
  beforeEach: () => {
    hangsOnce('/editpolicy');
  },
};

export const CouldNotLoad: Story = {
  beforeEach: () => {
    loadsFail('/editpolicy');
  },
};

export const SaveFails: Story = {
  beforeEach: () => {
    savesFail('/updatepolicy');
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await screen.findByLabelText('Policy Name');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Not saved');
  },
};
