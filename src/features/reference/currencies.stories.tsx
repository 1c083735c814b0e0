import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { userEvent, within } from 'storybook/test';
import { hangsOnce, loadsFail, savesFail, setScenario } from '../../../mocks/scenarios';
import { ScreenAt } from '@/testing/harness/ScreenAt';

const meta: Meta<typeof ScreenAt> = {
  title: 'Screens/Reference/Currencies',
  component: ScreenAt,
  parameters: { layout: 'fullscreen' },
  args: { url: '/user_admin_currency' },
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
    hangsOnce('/viewcurrency');
  },
};

export const CouldNotLoad: Story = {
  beforeEach: () => {
    loadsFail('/viewcurrency');
  },
};

export const NewForm: Story = {
  args: { url: '/user_admin_add_currency' },
};

export const Form: Story = {
  args: { url: '/user_admin_edit_currency/421' },
};

export const FormLoading: Story = {
  args: { url: '/user_admin_edit_currency/421' },
  beforeEach: () => {
    hangsOnce('/viewcurrency');
  },
};

export const FormCouldNotLoad: Story = {
  args: { url: '/user_admin_edit_currency/421' },
  beforeEach: () => {
    loadsFail('/viewcurrency');
  },
};

export const SaveFails: Story = {
  args: { url: '/user_admin_edit_currency/421' },
  beforeEach: () => {
    savesFail('/currency');
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await screen.findByLabelText('Currency Name');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Not saved');
  },
};
