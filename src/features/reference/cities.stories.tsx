import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { ScreenArgs } from '@/testing/harness/screenArgs';
import { fillSaveAndFail, longTexts, noRecords, pressSaveAndFail } from '@/testing/harness/storySteps';
import { hangsOnce, loadsFail, savesFail } from '../../../mocks/scenarios';

const meta: Meta<ScreenArgs> = {
  title: 'Screens/Reference/Cities',
  parameters: { layout: 'fullscreen' },
  args: { url: '/user_admin_city' },
};

export default meta;

type Story = StoryObj<ScreenArgs>;

export const Filled: Story = {};

export const Empty: Story = { beforeEach: noRecords };

export const Loading: Story = { beforeEach: () => hangsOnce('/viewscity') };

export const CouldNotLoad: Story = { beforeEach: () => loadsFail('/viewscity') };

export const LongTexts: Story = { beforeEach: longTexts };

export const NewForm: Story = { args: { url: '/user_admin_add_city' } };

export const NewFormLoading: Story = {
  args: { url: '/user_admin_add_city' },
  beforeEach: () => hangsOnce('/viewcountry'),
};

export const NewFormCouldNotLoad: Story = {
  args: { url: '/user_admin_add_city' },
  beforeEach: () => loadsFail('/viewcountry'),
};

export const NewFormSaveFails: Story = {
  args: { url: '/user_admin_add_city' },
  beforeEach: () => savesFail('/createcity'),
  play: () => fillSaveAndFail({ 'City Name': 'Burlington', 'City Code': 'BTV', 'Zip Code': '05401' }),
};

export const Form: Story = { args: { url: '/user_admin_edit_city/461' } };

export const FormLoading: Story = {
  args: { url: '/user_admin_edit_city/461' },
  beforeEach: () => hangsOnce('/editcity'),
};

export const FormCouldNotLoad: Story = {
  args: { url: '/user_admin_edit_city/461' },
  beforeEach: () => loadsFail('/editcity'),
};

export const FormLongTexts: Story = { args: { url: '/user_admin_edit_city/461' }, beforeEach: longTexts };

export const FormSaveFails: Story = {
  args: { url: '/user_admin_edit_city/461' },
  beforeEach: () => savesFail('/updatecity/'),
  play: pressSaveAndFail,
};

export const StatesCouldNotLoad: Story = {
  args: { url: '/user_admin_edit_city/461' },
  beforeEach: () => loadsFail('/viewstateusingcountrycode'),
};
