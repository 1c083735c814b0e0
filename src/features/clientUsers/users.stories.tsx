import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ScreenAt } from '@/testing/harness/ScreenAt';
import { answersAlways, hangsOnce, loadsFail, savesFail, setScenario } from '../../../mocks/scenarios';
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

export const Loading: Story = {
  beforeEach: () => {
    hangsOnce('/viewclientuser');
  },
};

export const CouldNotLoad: Story = {
  beforeEach: () => {
    loadsFail('/viewclientuser');
  },
};

export const NewForm: Story = { args: { url: '/user_admin_add_users' } };

export const Form: Story = {
  args: { url: '/user_admin_edit_users/13' },
};

export const FormOfAnAgent: Story = { args: { url: '/user_admin_edit_users/14' } };

/** The server answered bare fields, without a record of the user. */
export const FormOfBareFields: Story = {
  args: { url: '/user_admin_edit_users/13' },
  beforeEach: () => {
    answersAlways('/editclientuser', { firstname: 'Tobias', usertype: 'Main' });
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/^The server did not send: Last Name,/);
  },
};

export const UsernameTaken: Story = {
  args: { url: '/user_admin_add_users' },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.type(await screen.findByLabelText('Username'), 'tbrandt');
    await userEvent.tab();
    await screen.findAllByText('Sorry, that username is already taken');
  },
};

export const FormLoading: Story = {
  args: { url: '/user_admin_edit_users/13' },
  beforeEach: () => {
    hangsOnce('/editclientuser');
  },
};

export const FormCouldNotLoad: Story = {
  args: { url: '/user_admin_edit_users/13' },
  beforeEach: () => {
    loadsFail('/editclientuser');
  },
};

export const SaveFails: Story = {
  args: { url: '/user_admin_edit_users/13' },
  beforeEach: () => {
    savesFail('/updateclientuser');
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await screen.findByLabelText('First Name');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Not saved');
  },
};
