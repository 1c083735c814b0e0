import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { userEvent, within } from 'storybook/test';
import { hangsOnce, loadsFail, savesFail, setScenario } from '../../../mocks/scenarios';
import { ScreenAt } from '@/testing/harness/ScreenAt';

const meta: Meta<typeof ScreenAt> = {
  title: 'Screens/Reference/Cities',
  component: ScreenAt,
  parameters: { layout: 'fullscreen' },
  args: { url: '/user_admin_city' },
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
    hangsOnce('/viewscity');
  },
};

export const CouldNotLoad: Story = {
  beforeEach: () => {
    loadsFail('/viewscity');
  },
};

export const NewForm: Story = {
  args: { url: '/user_admin_add_city' },
};

export const Form: Story = {
  args: { url: '/user_admin_edit_city/461' },
};

export const FormLoading: Story = {
  args: { url: '/user_admin_edit_city/461' },
  beforeEach: () => {
    hangsOnce('/editcity');
  },
};

export const FormCouldNotLoad: Story = {
  args: { url: '/user_admin_edit_city/461' },
  beforeEach: () => {
    loadsFail('/editcity');
  },
};

export const StatesCouldNotLoad: Story = {
  args: { url: '/user_admin_edit_city/461' },
  beforeEach: () => {
    loadsFail('/viewstateusingcountrycode');
  },
};

export const SaveFails: Story = {
  args: { url: '/user_admin_edit_city/461' },
  beforeEach: () => {
    savesFail('/updatecity/');
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await screen.findByLabelText('City Name');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Not saved');
  },
};
