import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { ScreenArgs } from '@/testing/harness/screenArgs';
import { fillSaveAndFail, longTexts, noRecords, pressSaveAndFail } from '@/testing/harness/storySteps';
import { hangsOnce, loadsFail, savesFail } from '../../../mocks/scenarios';

const meta: Meta<ScreenArgs> = {
  title: 'Screens/Partners/Agents',
  parameters: { layout: 'fullscreen' },
  args: { url: '/user_admin_agent' },
};

export default meta;

type Story = StoryObj<ScreenArgs>;

export const Filled: Story = {};

export const Empty: Story = { beforeEach: noRecords };

export const Loading: Story = { beforeEach: () => hangsOnce('/viewclientagent') };

export const CouldNotLoad: Story = { beforeEach: () => loadsFail('/viewclientagent') };

export const LongTexts: Story = { beforeEach: longTexts };

export const NewForm: Story = { args: { url: '/user_admin_add_agent' } };

export const NewFormSaveFails: Story = {
  args: { url: '/user_admin_add_agent' },
  beforeEach: () => savesFail('/createclientagent'),
  play: () =>
    fillSaveAndFail({ 'Agent Code': 'AG-207', 'Agent Name': 'Lena Hoffmann', Address: '18 Orchard Lane' }),
};

export const Form: Story = { args: { url: '/user_admin_edit_agent/243' } };

export const FormLoading: Story = {
  args: { url: '/user_admin_edit_agent/243' },
  beforeEach: () => hangsOnce('/editclientagent'),
};

export const FormCouldNotLoad: Story = {
  args: { url: '/user_admin_edit_agent/243' },
  beforeEach: () => loadsFail('/editclientagent'),
};

export const FormLongTexts: Story = { args: { url: '/user_admin_edit_agent/243' }, beforeEach: longTexts };

export const FormSaveFails: Story = {
  args: { url: '/user_admin_edit_agent/243' },
  beforeEach: () => savesFail('/updateclientagent'),
  play: pressSaveAndFail,
};
