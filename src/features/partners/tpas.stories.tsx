import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ScreenAt } from '@/testing/harness/ScreenAt';
import { hangsOnce, loadsFail, savesFail, setScenario } from '../../../mocks/scenarios';
import { userEvent, within } from 'storybook/test';

const meta: Meta<typeof ScreenAt> = {
  title: 'Screens/Partners/TPAs',
  component: ScreenAt,
  parameters: { layout: 'fullscreen' },
  args: { url: '/user_admin_tpa' },
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
    hangsOnce('/viewclientTPA');
  },
};

export const CouldNotLoad: Story = {
  beforeEach: () => {
    loadsFail('/viewclientTPA');
  },
};

export const NewForm: Story = {
  args: { url: '/user_admin_add_tpa' },
};

export const Form: Story = {
  args: { url: '/user_admin_edit_tpa/232' },
};

export const FormLoading: Story = {
  args: { url: '/user_admin_edit_tpa/232' },
  beforeEach: () => {
    hangsOnce('/editclientTPA');
  },
};

export const FormCouldNotLoad: Story = {
  args: { url: '/user_admin_edit_tpa/232' },
  beforeEach: () => {
    loadsFail('/editclientTPA');
  },
};

export const SaveFails: Story = {
  args: { url: '/user_admin_edit_tpa/232' },
  beforeEach: () => {
    savesFail('/updateclientTPA');
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await screen.findByLabelText('TPA Name');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Not saved');
  },
};

export const KyubosForm: Story = {
  args: { url: '/user_admin_edit_tpa/231' },
};
