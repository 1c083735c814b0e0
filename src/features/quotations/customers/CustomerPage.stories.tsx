import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { hangsOnce, loadsFail, respondsAlways } from '../../../../mocks/scenarios';
import type { ScreenArgs } from '@/testing/harness/screenArgs';
import { longTexts } from '@/testing/harness/storySteps';

const meta: Meta<ScreenArgs> = {
  title: 'Screens/Quotations/Customer',
  parameters: { layout: 'fullscreen' },
  args: { url: '/user_admin_customer/501' },
};

export default meta;

const recordLists = [
  '/viewcustomerpolicyquotationlist',
  '/viewcustomerpolicybinderlist',
  '/policyquotationlist',
] as const;

type Story = StoryObj<ScreenArgs>;

export const Filled: Story = {};

export const Loading: Story = {
  beforeEach: () => {
    hangsOnce('/viewcustomerlist');
  },
};

export const CouldNotLoad: Story = {
  beforeEach: () => {
    loadsFail('/viewcustomerpolicybinderlist');
  },
};

export const Empty: Story = {
  beforeEach: () => {
    for (const path of recordLists) respondsAlways(path, { Policyquotations: [] });
    respondsAlways('/viewcustomerintakeform', { intakeform: [] });
  },
};

export const UnknownCustomer: Story = { args: { url: '/user_admin_customer/999' } };

export const LongTexts: Story = { beforeEach: longTexts };
