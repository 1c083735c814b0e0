import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ScreenAt } from '@/testing/harness/ScreenAt';
import { hangsOnce, loadsFail, savesFail, setScenario } from '../../../mocks/scenarios';
import { userEvent, within } from 'storybook/test';

const meta: Meta<typeof ScreenAt> = {
  title: 'Screens/Reference/Countries',
  component: ScreenAt,
  parameters: { layout: 'fullscreen' },
  args: { url: '/user_admin_countries' },
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
    hangsOnce('/viewcountry');
  },
};

export const CouldNotLoad: Story = {
  beforeEach: () => {
    loadsFail('/viewcountry');
  },
};

export const NewForm: Story = {
  args: { url: '/user_admin_add_countries' },
};

export const Form: Story = { args: { url: '/user_admin_edit_countries/401' } };

export const FormLoading: Story = {
  args: { url: '/user_admin_edit_countries/401' },
  beforeEach: () => {
    hangsOnce('/editcountry');
  },
};

export const FormCouldNotLoad: Story = {
  args: { url: '/user_admin_edit_countries/401' },
  beforeEach: () => {
    loadsFail('/editcountry');
  },
};

export const SaveFails: Story = {
  args: { url: '/user_admin_edit_countries/401' },
  beforeEach: () => {
    savesFail('/updatecountry');
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await screen.findByLabelText('Country Market Name');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Not saved');
  },
};
