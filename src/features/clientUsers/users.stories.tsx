import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ScreenAt } from '@/testing/ScreenAt';
import { loadsFail, savesFail, setScenario } from '../../../mocks/scenarios';
import { userEvent, within } from 'storybook/test';

const meta: Meta<typeof ScreenAt> = {
  title: 'Screens/Client users/Users',
  component: ScreenAt,
  parameters: { layout: 'fullscreen' },
  args: { url: '/user_admin_users' },
};

export default meta;

type Story = StoryObj<typeof ScreenAt>;

export const Filled: Story = {};

export const Empty: Story = {
  beforeEach: () => {
    setScenario('empty');
  },
};

export const CouldNotLoad: Story = {
  beforeEach: () => {
    loadsFail('/viewclientuser');
  },
};

export const NewForm: Story = { args: { url: '/user_admin_add_users' } };

export const FormOfAnAgent: Story = { args: { url: '/user_admin_edit_users/4' } };

export const UsernameTaken: Story = {
  args: { url: '/user_admin_add_users' },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.type(await screen.findByLabelText('Username', {}, { timeout: 5000 }), 'tbrandt');
    await userEvent.tab();
    await screen.findByText('Sorry, that username is already taken');
  },
};

export const FormCouldNotLoad: Story = {
  args: { url: '/user_admin_edit_users/3' },
  beforeEach: () => {
    loadsFail('/editclientuser');
  },
};

export const SaveFails: Story = {
  args: { url: '/user_admin_edit_users/3' },
  beforeEach: () => {
    savesFail('/updateclientuser');
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await screen.findByLabelText('First Name', {}, { timeout: 5000 });
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Not saved');
  },
};
