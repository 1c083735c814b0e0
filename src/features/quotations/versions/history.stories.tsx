import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { screen } from 'storybook/test';
import { respondsAlways, hangsOnce, loadsFail } from '../../../../mocks/scenarios';
import type { ScreenArgs } from '@/testing/harness/screenArgs';
import { longTexts, press } from '@/testing/harness/storySteps';

const meta: Meta<ScreenArgs> = {
  title: 'Screens/Quotations/History',
  parameters: { layout: 'fullscreen' },
  args: { url: '/user_admin_policies_history_list/1041/551' },
};

export default meta;

type Story = StoryObj<ScreenArgs>;

async function compare(result: string): Promise<void> {
  await press('Compare versions');
  await screen.findByText(result);
}

export const ThreeVersions: Story = {};

export const Loading: Story = { beforeEach: () => hangsOnce('/viewpolicyquotationhistory') };

export const CouldNotLoad: Story = { beforeEach: () => loadsFail('/viewpolicyquotationhistory') };

export const Empty: Story = { args: { url: '/user_admin_policies_history_list/1072/556' } };

export const LongTexts: Story = { beforeEach: longTexts };

export const Compared: Story = { play: () => compare('2 differences') };

export const ComparedLongTexts: Story = { ...Compared, beforeEach: longTexts };

export const UnreadableVersion: Story = {
  beforeEach: () =>
    respondsAlways('/viewpolicyquotationhistory', {
      policyquotationhistory: [{ id: 1, quotation_id: 1041, intake_id: 551, policydetails: '{"7":' }],
    }),
  play: () => compare('The answers of one version cannot be read, so they are not compared.'),
};
