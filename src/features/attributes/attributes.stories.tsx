import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ScreenAt } from '@/testing/harness/ScreenAt';
import { hangsOnce, loadsFail, savesFail, setScenario } from '../../../mocks/scenarios';
import { userEvent, within } from 'storybook/test';

const meta: Meta<typeof ScreenAt> = {
  title: 'Screens/Attributes/Attributes',
  component: ScreenAt,
  parameters: { layout: 'fullscreen' },
  args: { url: '/user_admin_attributes/7/601' },
};

export default meta;

type Story = StoryObj<typeof ScreenAt>;

export const Filled: Story = {};

/** The heading has no name, because the server has no group either. */
export const Empty: Story = {
  tags: ['logs-errors'],
  beforeEach: () => {
    setScenario('empty');
  },
};

export const Loading: Story = {
  beforeEach: () => {
    hangsOnce('/viewattribute');
  },
};

export const CouldNotLoad: Story = {
  beforeEach: () => {
    loadsFail('/viewattribute');
  },
};

export const Unsaved: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(await screen.findByRole('button', { name: 'Move Last Name up' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Status of Last Name' }));
  },
};

export const RanksNotSaved: Story = {
  beforeEach: () => {
    savesFail('/updateattributerank');
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Status of Last Name' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Not saved');
  },
};

export const NewForm: Story = { args: { url: '/user_admin_add_attribute/7/601' } };

export const RadioForm: Story = { args: { url: '/user_admin_edit_attribute/7/601/3006' } };

export const SecureForm: Story = { args: { url: '/user_admin_edit_attribute/7/601/3007' } };

export const FormLoading: Story = {
  args: { url: '/user_admin_edit_attribute/7/601/3006' },
  beforeEach: () => {
    hangsOnce('/editattribute');
  },
};

export const FormCouldNotLoad: Story = {
  args: { url: '/user_admin_edit_attribute/7/601/3006' },
  beforeEach: () => {
    loadsFail('/editattribute');
  },
};

/** The preview is there without the group that could not be read. */
export const PreviewWithoutGroup: Story = {
  args: { url: '/user_admin_edit_attribute/7/601/3007' },
  beforeEach: () => {
    loadsFail('/viewattribute');
  },
};

/** A sample that is not complete, marked as a quotation would mark it. */
export const PreviewedSample: Story = {
  args: { url: '/user_admin_edit_attribute/7/601/3007' },
  play: async ({ canvasElement }) => {
    const preview = await within(canvasElement).findByRole('region', { name: 'This attribute' });
    await userEvent.type(within(preview).getByLabelText('Social Security Number'), '1234');
    await userEvent.tab();
  },
};

export const SaveFails: Story = {
  args: { url: '/user_admin_edit_attribute/7/601/3001' },
  beforeEach: () => {
    savesFail('/updateattribute');
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await screen.findByLabelText('Label Name');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Not saved');
  },
};
