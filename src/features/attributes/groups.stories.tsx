import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ScreenAt } from '@/testing/harness/ScreenAt';
import { hangsOnce, loadsFail, savesFail, setScenario } from '../../../mocks/scenarios';
import { userEvent, within } from 'storybook/test';

const meta: Meta<typeof ScreenAt> = {
  title: 'Screens/Attributes/Attribute groups',
  component: ScreenAt,
  parameters: { layout: 'fullscreen' },
  args: { url: '/user_admin_attributegroup' },
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
    hangsOnce('/viewattributegroup');
  },
};

export const CouldNotLoad: Story = {
  beforeEach: () => {
    loadsFail('/viewattributegroup');
  },
};

export const Unsaved: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(await screen.findByRole('button', { name: 'Move Mailing Address up' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Status of Mailing Address' }));
  },
};

export const RanksNotSaved: Story = {
  beforeEach: () => {
    savesFail('/updateattibutegrouprank');
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Status of Mailing Address' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Not saved');
  },
};

export const NewForm: Story = { args: { url: '/user_admin_add_attributegroup/7' } };

export const Form: Story = { args: { url: '/user_admin_edit_attributegroup/7/601' } };

export const TableForm: Story = { args: { url: '/user_admin_edit_attributegroup/7/603' } };

export const FormLoading: Story = {
  args: { url: '/user_admin_edit_attributegroup/7/601' },
  beforeEach: () => {
    hangsOnce('/editattributegroup');
  },
};

export const FormCouldNotLoad: Story = {
  args: { url: '/user_admin_edit_attributegroup/7/601' },
  beforeEach: () => {
    loadsFail('/editattributegroup');
  },
};

export const OtherClient: Story = { args: { url: '/user_admin_edit_attributegroup/2/601' } };

export const SaveFails: Story = {
  args: { url: '/user_admin_edit_attributegroup/7/601' },
  beforeEach: () => {
    savesFail('/updateattributegroup');
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await screen.findByLabelText('Group Name');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Not saved');
  },
};
