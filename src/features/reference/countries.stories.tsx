import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { ScreenArgs } from '@/testing/harness/screenArgs';
import { fillSaveAndFail, longTexts, noRecords, pressSaveAndFail } from '@/testing/harness/storySteps';
import { hangsOnce, loadsFail, savesFail } from '../../../mocks/scenarios';

const meta: Meta<ScreenArgs> = {
  title: 'Screens/Reference/Countries',
  parameters: { layout: 'fullscreen' },
  args: { url: '/user_admin_countries' },
};

export default meta;

type Story = StoryObj<ScreenArgs>;

export const Filled: Story = {};

export const Empty: Story = { beforeEach: noRecords };

export const Loading: Story = { beforeEach: () => hangsOnce('/viewcountry') };

export const CouldNotLoad: Story = { beforeEach: () => loadsFail('/viewcountry') };

export const LongTexts: Story = { beforeEach: longTexts };

export const NewForm: Story = { args: { url: '/user_admin_add_countries' } };

export const NewFormSaveFails: Story = {
  args: { url: '/user_admin_add_countries' },
  beforeEach: () => savesFail('/createcountry'),
  play: () =>
    fillSaveAndFail({
      'Country Code': 'PT',
      'Country Name': 'Portugal',
      'Country Market Name': 'Portugal',
      'Country Currency Code': 'EUR',
    }),
};

export const Form: Story = { args: { url: '/user_admin_edit_countries/401' } };

export const FormLoading: Story = {
  args: { url: '/user_admin_edit_countries/401' },
  beforeEach: () => hangsOnce('/editcountry'),
};

export const FormCouldNotLoad: Story = {
  args: { url: '/user_admin_edit_countries/401' },
  beforeEach: () => loadsFail('/editcountry'),
};

export const FormLongTexts: Story = {
  args: { url: '/user_admin_edit_countries/401' },
  beforeEach: longTexts,
};

export const FormSaveFails: Story = {
  args: { url: '/user_admin_edit_countries/401' },
  beforeEach: () => savesFail('/updatecountry'),
  play: pressSaveAndFail,
};
