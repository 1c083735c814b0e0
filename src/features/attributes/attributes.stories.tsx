import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { userEvent, within } from 'storybook/test';
import type { ScreenArgs } from '@/testing/harness/screenArgs';
import { fillSaveAndFail, longTexts, noRecords, press, pressSaveAndFail } from '@/testing/harness/storySteps';
import { hangsOnce, loadsFail, savesFail } from '../../../mocks/scenarios';

const meta: Meta<ScreenArgs> = {
  title: 'Screens/Attributes/Attributes',
  parameters: { layout: 'fullscreen' },
  args: { url: '/user_admin_attributes/7/601' },
};

export default meta;

type Story = StoryObj<ScreenArgs>;

export const Filled: Story = {};

/** The heading has no name, because the server has no group either. */
export const Empty: Story = { tags: ['logs-errors'], beforeEach: noRecords };

export const Loading: Story = { beforeEach: () => hangsOnce('/viewattribute') };

export const CouldNotLoad: Story = { beforeEach: () => loadsFail('/viewattribute') };

export const LongTexts: Story = { beforeEach: longTexts };

export const Unsaved: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(await screen.findByRole('button', { name: 'Move Last Name up' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Status of Last Name' }));
  },
};

export const SaveFails: Story = {
  beforeEach: () => savesFail('/updateattributerank'),
  play: async () => {
    await press('Move Last Name up');
    await pressSaveAndFail();
  },
};

export const NewForm: Story = { args: { url: '/user_admin_add_attribute/7/601' } };

/** The preview waits for the group. */
export const NewFormLoading: Story = {
  args: { url: '/user_admin_add_attribute/7/601' },
  beforeEach: () => hangsOnce('/editattributegroup'),
};

/** The preview is there without the group that could not be read. */
export const NewFormCouldNotLoad: Story = {
  args: { url: '/user_admin_add_attribute/7/601' },
  beforeEach: () => loadsFail('/editattributegroup'),
};

export const NewFormLongTexts: Story = {
  args: { url: '/user_admin_add_attribute/7/601' },
  beforeEach: longTexts,
};

export const NewFormSaveFails: Story = {
  args: { url: '/user_admin_add_attribute/7/601' },
  beforeEach: () => savesFail('/createattribute'),
  play: () => fillSaveAndFail({ 'Label Name': 'Driver License State' }),
};

export const RadioForm: Story = { args: { url: '/user_admin_edit_attribute/7/601/3006' } };

export const SecureForm: Story = { args: { url: '/user_admin_edit_attribute/7/601/3007' } };

export const FormLoading: Story = {
  args: { url: '/user_admin_edit_attribute/7/601/3006' },
  beforeEach: () => hangsOnce('/editattribute'),
};

export const FormCouldNotLoad: Story = {
  args: { url: '/user_admin_edit_attribute/7/601/3006' },
  beforeEach: () => loadsFail('/editattribute'),
};

export const FormLongTexts: Story = {
  args: { url: '/user_admin_edit_attribute/7/601/3006' },
  beforeEach: longTexts,
};

export const FormSaveFails: Story = {
  args: { url: '/user_admin_edit_attribute/7/601/3001' },
  beforeEach: () => savesFail('/updateattribute'),
  play: pressSaveAndFail,
};

/** The preview is there without the group that could not be read. */
export const PreviewCouldNotLoad: Story = {
  args: { url: '/user_admin_edit_attribute/7/601/3007' },
  beforeEach: () => loadsFail('/viewattribute'),
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
