import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { ScreenArgs } from '@/testing/harness/screenArgs';
import { fillSaveAndFail, longTexts, noRecords, pressSaveAndFail } from '@/testing/harness/storySteps';
import { hangsOnce, loadsFail, savesFail } from '../../../mocks/scenarios';

const meta: Meta<ScreenArgs> = {
  title: 'Screens/Intake/Categories',
  parameters: { layout: 'fullscreen' },
  args: { url: '/user_admin_intakecategory/' },
};

export default meta;

type Story = StoryObj<ScreenArgs>;

export const Filled: Story = {};

export const Empty: Story = { beforeEach: noRecords };

export const Loading: Story = { beforeEach: () => hangsOnce('/viewclientintakecategory') };

export const CouldNotLoad: Story = { beforeEach: () => loadsFail('/viewclientintakecategory') };

export const LongTexts: Story = { beforeEach: longTexts };

export const NewForm: Story = { args: { url: '/user_admin_add_intakecategory/' } };

export const NewFormSaveFails: Story = {
  args: { url: '/user_admin_add_intakecategory/' },
  beforeEach: () => savesFail('/createclientintakecategory'),
  play: () => fillSaveAndFail({ LOB: 'MARINE', 'Sub LOB': 'YACHT' }),
};

export const Form: Story = { args: { url: '/user_admin_edit_intakecategory/552' } };

export const FormLoading: Story = {
  args: { url: '/user_admin_edit_intakecategory/552' },
  beforeEach: () => hangsOnce('/editclientintakecategory'),
};

export const FormCouldNotLoad: Story = {
  args: { url: '/user_admin_edit_intakecategory/552' },
  beforeEach: () => loadsFail('/editclientintakecategory'),
};

export const FormLongTexts: Story = {
  args: { url: '/user_admin_edit_intakecategory/552' },
  beforeEach: longTexts,
};

export const FormSaveFails: Story = {
  args: { url: '/user_admin_edit_intakecategory/552' },
  beforeEach: () => savesFail('/updateclientintakecategory'),
  play: pressSaveAndFail,
};
