import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { userEvent, within } from 'storybook/test';
import { hangsOnce, loadsFail, savesFail, setScenario } from '../../../mocks/scenarios';
import { ScreenAt } from '@/testing/harness/ScreenAt';

const meta: Meta<typeof ScreenAt> = {
  title: 'Screens/Reference/States',
  component: ScreenAt,
  parameters: { layout: 'fullscreen' },
  args: { url: '/user_admin_state' },
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
    hangsOnce('/viewstate');
  },
};

export const CouldNotLoad: Story = {
  beforeEach: () => {
    loadsFail('/viewstate');
  },
};

export const NewForm: Story = {
  args: { url: '/user_admin_add_state' },
};

export const Form: Story = {
  args: { url: '/user_admin_edit_state/441' },
};

export const FormLoading: Story = {
  args: { url: '/user_admin_edit_state/441' },
  beforeEach: () => {
    hangsOnce('/editstate');
  },
};

export const FormCouldNotLoad: Story = {
  args: { url: '/user_admin_edit_state/441' },
  beforeEach: () => {
    loadsFail('/editstate');
  },
};

export const CountriesCouldNotLoad: Story = {
  args: { url: '/user_admin_edit_state/441' },
  beforeEach: () => {
    loadsFail('/viewcountry');
  },
};

export const SaveFails: Story = {
  args: { url: '/user_admin_edit_state/441' },
  beforeEach: () => {
    savesFail('/updatestate/');
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await screen.findByLabelText('State Name');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Not saved');
  },
};
