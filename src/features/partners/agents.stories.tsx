import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ScreenAt } from '@/testing/harness/ScreenAt';
import { hangsOnce, loadsFail, savesFail, setScenario } from '../../../mocks/scenarios';
import { userEvent, within } from 'storybook/test';

const meta: Meta<typeof ScreenAt> = {
  title: 'Screens/Partners/Agents',
  component: ScreenAt,
  parameters: { layout: 'fullscreen' },
  args: { url: '/user_admin_agent' },
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
    hangsOnce('/viewclientagent');
  },
};

export const CouldNotLoad: Story = {
  beforeEach: () => {
    loadsFail('/viewclientagent');
  },
};

export const NewForm: Story = {
  args: { url: '/user_admin_add_agent' },
};

export const Form: Story = {
  args: { url: '/user_admin_edit_agent/243' },
};

export const FormLoading: Story = {
  args: { url: '/user_admin_edit_agent/243' },
  beforeEach: () => {
    hangsOnce('/editclientagent');
  },
};

export const FormCouldNotLoad: Story = {
  args: { url: '/user_admin_edit_agent/243' },
  beforeEach: () => {
    loadsFail('/editclientagent');
  },
};

export const SaveFails: Story = {
  args: { url: '/user_admin_edit_agent/243' },
  beforeEach: () => {
    savesFail('/updateclientagent');
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await screen.findByLabelText('Agent Name');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Not saved');
  },
};
