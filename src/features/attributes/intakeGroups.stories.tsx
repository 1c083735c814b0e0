import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ScreenAt } from '@/testing/harness/ScreenAt';
import { hangsOnce, loadsFail, savesFail, setScenario } from '../../../mocks/scenarios';
import { userEvent, within } from 'storybook/test';

const meta: Meta<typeof ScreenAt> = {
  title: 'Screens/Attributes/Intake attribute groups',
  component: ScreenAt,
  parameters: { layout: 'fullscreen' },
  args: { url: '/user_admin_intakeattributegroup/551' },
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
    hangsOnce('/viewintakeattributegroup');
  },
};

export const CouldNotLoad: Story = {
  beforeEach: () => {
    loadsFail('/viewintakeattributegroup');
  },
};

export const Unsaved: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(await screen.findByRole('button', { name: 'Move Vehicles up' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Status of Vehicles' }));
  },
};

export const RanksNotSaved: Story = {
  beforeEach: () => {
    savesFail('/updateintakeattributegrouprank');
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Status of Vehicles' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Not saved');
  },
};

export const NewForm: Story = { args: { url: '/user_admin_add_intakeattributegroup/551' } };

export const Form: Story = { args: { url: '/user_admin_edit_intakeattributegroup/551/623' } };

export const FormLoading: Story = {
  args: { url: '/user_admin_edit_intakeattributegroup/551/623' },
  beforeEach: () => {
    hangsOnce('/editintakeattributegroup');
  },
};

export const FormCouldNotLoad: Story = {
  args: { url: '/user_admin_edit_intakeattributegroup/551/623' },
  beforeEach: () => {
    loadsFail('/editintakeattributegroup');
  },
};

export const GroupsCouldNotLoad: Story = {
  args: { url: '/user_admin_edit_intakeattributegroup/551/623' },
  beforeEach: () => {
    loadsFail('/viewattributegroup');
  },
};

export const SaveFails: Story = {
  args: { url: '/user_admin_edit_intakeattributegroup/551/621' },
  beforeEach: () => {
    savesFail('/updateintakeattributegroup');
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await screen.findByLabelText('Attribute Group');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Not saved');
  },
};
