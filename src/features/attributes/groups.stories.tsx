import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { userEvent, within } from 'storybook/test';
import type { ScreenArgs } from '@/testing/harness/screenArgs';
import { fillSaveAndFail, longTexts, noRecords, press, pressSaveAndFail } from '@/testing/harness/storySteps';
import { hangsOnce, loadsFail, savesFail } from '../../../mocks/scenarios';

const meta: Meta<ScreenArgs> = {
  title: 'Screens/Attributes/Attribute groups',
  parameters: { layout: 'fullscreen' },
  args: { url: '/user_admin_attributegroup' },
};

export default meta;

type Story = StoryObj<ScreenArgs>;

export const Filled: Story = {};

export const Empty: Story = { beforeEach: noRecords };

export const Loading: Story = { beforeEach: () => hangsOnce('/viewattributegroup') };

export const CouldNotLoad: Story = { beforeEach: () => loadsFail('/viewattributegroup') };

export const LongTexts: Story = { beforeEach: longTexts };

export const Unsaved: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(await screen.findByRole('button', { name: 'Move Mailing Address up' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Status of Mailing Address' }));
  },
};

export const SaveFails: Story = {
  beforeEach: () => savesFail('/updateattibutegrouprank'),
  play: async () => {
    await press('Move Mailing Address up');
    await pressSaveAndFail();
  },
};

export const NewForm: Story = { args: { url: '/user_admin_add_attributegroup/7' } };

export const NewFormSaveFails: Story = {
  args: { url: '/user_admin_add_attributegroup/7' },
  beforeEach: () => savesFail('/createattributegroup'),
  play: () => fillSaveAndFail({ 'Group Name': 'Prior Carriers' }),
};

export const Form: Story = { args: { url: '/user_admin_edit_attributegroup/7/601' } };

export const FormLoading: Story = {
  args: { url: '/user_admin_edit_attributegroup/7/601' },
  beforeEach: () => hangsOnce('/editattributegroup'),
};

export const FormCouldNotLoad: Story = {
  args: { url: '/user_admin_edit_attributegroup/7/601' },
  beforeEach: () => loadsFail('/editattributegroup'),
};

export const FormLongTexts: Story = {
  args: { url: '/user_admin_edit_attributegroup/7/601' },
  beforeEach: longTexts,
};

export const FormSaveFails: Story = {
  args: { url: '/user_admin_edit_attributegroup/7/601' },
  beforeEach: () => savesFail('/updateattributegroup'),
  play: pressSaveAndFail,
};

export const TableForm: Story = { args: { url: '/user_admin_edit_attributegroup/7/603' } };

export const OtherClient: Story = { args: { url: '/user_admin_edit_attributegroup/2/601' } };
