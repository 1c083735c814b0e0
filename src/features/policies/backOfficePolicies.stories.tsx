import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { ScreenArgs } from '@/testing/harness/screenArgs';
import { fillSaveAndFail, longTexts, pressSaveAndFail } from '@/testing/harness/storySteps';
import { hangsOnce, loadsFail, savesFail } from '../../../mocks/scenarios';

const meta: Meta<ScreenArgs> = {
  title: 'Screens/Policies/Back office',
  parameters: { layout: 'fullscreen' },
  args: { url: '/user_admin_edit_policies/481' },
};

export default meta;

type Story = StoryObj<ScreenArgs>;

export const Filled: Story = {};

export const Loading: Story = { beforeEach: () => hangsOnce('/editpolicy') };

export const CouldNotLoad: Story = { beforeEach: () => loadsFail('/editpolicy') };

export const LongTexts: Story = { beforeEach: longTexts };

export const SaveFails: Story = { beforeEach: () => savesFail('/updatepolicy'), play: pressSaveAndFail };

export const NewForm: Story = { args: { url: '/user_admin_add_policies' } };

export const NewFormSaveFails: Story = {
  args: { url: '/user_admin_add_policies' },
  beforeEach: () => savesFail('/policy'),
  play: () =>
    fillSaveAndFail({
      'Policy Id': 'BOP-118',
      'Policy Name': 'Contractors Package',
      Description: 'General liability and inland marine for small contractors',
    }),
};
