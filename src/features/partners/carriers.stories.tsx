import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ScreenAt } from '@/testing/harness/ScreenAt';
import { hangsOnce, loadsFail, savesFail, setScenario } from '../../../mocks/scenarios';
import { userEvent, within } from 'storybook/test';

const meta: Meta<typeof ScreenAt> = {
  title: 'Screens/Partners/Carriers',
  component: ScreenAt,
  parameters: { layout: 'fullscreen' },
  args: { url: '/user_admin_carrier' },
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
    hangsOnce('/viewcarrier');
  },
};

export const CouldNotLoad: Story = {
  beforeEach: () => {
    loadsFail('/viewcarrier');
  },
};

export const NewForm: Story = {
  args: { url: '/user_admin_add_carrier' },
};

export const Form: Story = {
  args: { url: '/user_admin_edit_carrier/35' },
};

export const FormLoading: Story = {
  args: { url: '/user_admin_edit_carrier/35' },
  beforeEach: () => {
    hangsOnce('/editcarrier');
  },
};

export const FormCouldNotLoad: Story = {
  args: { url: '/user_admin_edit_carrier/35' },
  beforeEach: () => {
    loadsFail('/editcarrier');
  },
};

export const SaveFails: Story = {
  args: { url: '/user_admin_edit_carrier/35' },
  beforeEach: () => {
    savesFail('/updatecarrier');
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await screen.findByLabelText('Carrier Name');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Not saved');
  },
};

export const KyubosForm: Story = {
  args: { url: '/user_admin_edit_carrier/32' },
};

export const InvalidKyubosId: Story = {
  tags: ['logs-errors'],
  args: { url: '/user_admin_add_carrier' },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const type = await screen.findByLabelText('Type');
    await userEvent.selectOptions(type, 'Kyubos');
    await userEvent.type(screen.getByLabelText('Kyubos Pointing Id'), 'KYB-0000');
    await userEvent.tab();
    await within(document.body).findByRole('alertdialog');
  },
};
