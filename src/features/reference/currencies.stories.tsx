import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { ScreenArgs } from '@/testing/harness/screenArgs';
import { fillSaveAndFail, longTexts, noRecords, pressSaveAndFail } from '@/testing/harness/storySteps';
import { hangsOnce, loadsFail, savesFail } from '../../../mocks/scenarios';

const meta: Meta<ScreenArgs> = {
  title: 'Screens/Reference/Currencies',
  parameters: { layout: 'fullscreen' },
  args: { url: '/user_admin_currency' },
};

export default meta;

type Story = StoryObj<ScreenArgs>;

export const Filled: Story = {};

export const Empty: Story = { beforeEach: noRecords };

export const Loading: Story = { beforeEach: () => hangsOnce('/viewcurrency') };

export const CouldNotLoad: Story = { beforeEach: () => loadsFail('/viewcurrency') };

export const LongTexts: Story = { beforeEach: longTexts };

export const NewForm: Story = { args: { url: '/user_admin_add_currency' } };

export const NewFormLoading: Story = {
  args: { url: '/user_admin_add_currency' },
  beforeEach: () => hangsOnce('/viewcountry'),
};

export const NewFormCouldNotLoad: Story = {
  args: { url: '/user_admin_add_currency' },
  beforeEach: () => loadsFail('/viewcountry'),
};

export const NewFormSaveFails: Story = {
  args: { url: '/user_admin_add_currency' },
  beforeEach: () => savesFail('/currency'),
  play: () => fillSaveAndFail({ 'Currency Name': 'Swiss Franc', 'Currency Code': 'CHF' }),
};

export const Form: Story = { args: { url: '/user_admin_edit_currency/421' } };

export const FormLoading: Story = {
  args: { url: '/user_admin_edit_currency/421' },
  beforeEach: () => hangsOnce('/viewcurrency'),
};

export const FormCouldNotLoad: Story = {
  args: { url: '/user_admin_edit_currency/421' },
  beforeEach: () => loadsFail('/viewcurrency'),
};

export const FormLongTexts: Story = { args: { url: '/user_admin_edit_currency/421' }, beforeEach: longTexts };

export const FormSaveFails: Story = {
  args: { url: '/user_admin_edit_currency/421' },
  beforeEach: () => savesFail('/currency'),
  play: pressSaveAndFail,
};
