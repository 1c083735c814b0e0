import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { ScreenArgs } from '@/testing/harness/screenArgs';
import { fillSaveAndFail, longTexts, noRecords, pressSaveAndFail } from '@/testing/harness/storySteps';
import { hangsOnce, loadsFail, savesFail } from '../../../mocks/scenarios';

const meta: Meta<ScreenArgs> = {
  title: 'Screens/Reference/States',
  parameters: { layout: 'fullscreen' },
  args: { url: '/user_admin_state' },
};

export default meta;

type Story = StoryObj<ScreenArgs>;

export const Filled: Story = {};

export const Empty: Story = { beforeEach: noRecords };

export const Loading: Story = { beforeEach: () => hangsOnce('/viewstate') };

export const CouldNotLoad: Story = { beforeEach: () => loadsFail('/viewstate') };

export const LongTexts: Story = { beforeEach: longTexts };

export const NewForm: Story = { args: { url: '/user_admin_add_state' } };

export const NewFormLoading: Story = {
  args: { url: '/user_admin_add_state' },
  beforeEach: () => hangsOnce('/viewcountry'),
};

export const NewFormCouldNotLoad: Story = {
  args: { url: '/user_admin_add_state' },
  beforeEach: () => loadsFail('/viewcountry'),
};

export const NewFormSaveFails: Story = {
  args: { url: '/user_admin_add_state' },
  beforeEach: () => savesFail('/createstate'),
  play: () => fillSaveAndFail({ 'State Name': 'Vermont', 'State Code': 'VT' }),
};

export const Form: Story = { args: { url: '/user_admin_edit_state/441' } };

export const FormLoading: Story = {
  args: { url: '/user_admin_edit_state/441' },
  beforeEach: () => hangsOnce('/editstate'),
};

export const FormCouldNotLoad: Story = {
  args: { url: '/user_admin_edit_state/441' },
  beforeEach: () => loadsFail('/editstate'),
};

export const FormLongTexts: Story = { args: { url: '/user_admin_edit_state/441' }, beforeEach: longTexts };

export const FormSaveFails: Story = {
  args: { url: '/user_admin_edit_state/441' },
  beforeEach: () => savesFail('/updatestate/'),
  play: pressSaveAndFail,
};

export const CountriesCouldNotLoad: Story = {
  args: { url: '/user_admin_edit_state/441' },
  beforeEach: () => loadsFail('/viewcountry'),
};
