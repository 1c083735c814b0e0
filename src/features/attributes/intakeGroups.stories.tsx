import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { userEvent, within } from 'storybook/test';
import type { ScreenArgs } from '@/testing/harness/screenArgs';
import { longTexts, noRecords, press, pressSaveAndFail } from '@/testing/harness/storySteps';
import { hangsOnce, loadsFail, savesFail } from '../../../mocks/scenarios';

const meta: Meta<ScreenArgs> = {
  title: 'Screens/Attributes/Intake attribute groups',
  parameters: { layout: 'fullscreen' },
  args: { url: '/user_admin_intakeattributegroup/551' },
};

export default meta;

type Story = StoryObj<ScreenArgs>;

export const Filled: Story = {};

export const Empty: Story = { beforeEach: noRecords };

export const Loading: Story = { beforeEach: () => hangsOnce('/viewintakeattributegroup') };

export const CouldNotLoad: Story = { beforeEach: () => loadsFail('/viewintakeattributegroup') };

export const LongTexts: Story = { beforeEach: longTexts };

export const Unsaved: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(await screen.findByRole('button', { name: 'Move Vehicles up' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Status of Vehicles' }));
  },
};

export const SaveFails: Story = {
  beforeEach: () => savesFail('/updateintakeattributegrouprank'),
  play: async () => {
    await press('Move Vehicles up');
    await pressSaveAndFail();
  },
};

export const NewForm: Story = { args: { url: '/user_admin_add_intakeattributegroup/551' } };

export const NewFormLoading: Story = {
  args: { url: '/user_admin_add_intakeattributegroup/551' },
  beforeEach: () => hangsOnce('/viewattributegroup'),
};

export const NewFormCouldNotLoad: Story = {
  args: { url: '/user_admin_add_intakeattributegroup/551' },
  beforeEach: () => loadsFail('/viewattributegroup'),
};

export const NewFormSaveFails: Story = {
  args: { url: '/user_admin_add_intakeattributegroup/551' },
  beforeEach: () => savesFail('/createintakeattributegroup'),
  play: async ({ canvasElement }) => {
    const select = await within(canvasElement).findByLabelText('Attribute Group');
    await within(select).findByText('Locations');
    await userEvent.selectOptions(select, 'Locations');
    await pressSaveAndFail();
  },
};

export const Form: Story = { args: { url: '/user_admin_edit_intakeattributegroup/551/623' } };

export const FormLoading: Story = {
  args: { url: '/user_admin_edit_intakeattributegroup/551/623' },
  beforeEach: () => hangsOnce('/editintakeattributegroup'),
};

export const FormCouldNotLoad: Story = {
  args: { url: '/user_admin_edit_intakeattributegroup/551/623' },
  beforeEach: () => loadsFail('/editintakeattributegroup'),
};

export const FormLongTexts: Story = {
  args: { url: '/user_admin_edit_intakeattributegroup/551/623' },
  beforeEach: longTexts,
};

export const FormSaveFails: Story = {
  args: { url: '/user_admin_edit_intakeattributegroup/551/623' },
  beforeEach: () => savesFail('/updateintakeattributegroup'),
  play: pressSaveAndFail,
};

export const GroupsCouldNotLoad: Story = {
  args: { url: '/user_admin_edit_intakeattributegroup/551/623' },
  beforeEach: () => loadsFail('/viewattributegroup'),
};
