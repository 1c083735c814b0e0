import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ScreenAt } from '@/testing/harness/ScreenAt';
import { hangsOnce, loadsFail, savesFail, setScenario } from '../../../mocks/scenarios';
import { userEvent, within } from 'storybook/test';

const meta: Meta<typeof ScreenAt> = {
  title: 'Screens/Intake/Categories',
  component: ScreenAt,
  parameters: { layout: 'fullscreen' },
  args: { url: '/user_admin_intakecategory/' },
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
    hangsOnce('/viewclientintakecategory');
  },
};

export const CouldNotLoad: Story = {
  beforeEach: () => {
    loadsFail('/viewclientintakecategory');
  },
};

export const NewForm: Story = { args: { url: '/user_admin_add_intakecategory/' } };

export const Form: Story = { args: { url: '/user_admin_edit_intakecategory/552' } };

export const FormLoading: Story = {
  args: { url: '/user_admin_edit_intakecategory/552' },
  beforeEach: () => {
    hangsOnce('/editclientintakecategory');
  },
};

export const FormCouldNotLoad: Story = {
  args: { url: '/user_admin_edit_intakecategory/552' },
  beforeEach: () => {
    loadsFail('/editclientintakecategory');
  },
};

export const SaveFails: Story = {
  args: { url: '/user_admin_edit_intakecategory/552' },
  beforeEach: () => {
    savesFail('/updateclientintakecategory');
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await screen.findByLabelText('LOB');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Not saved');
  },
};
