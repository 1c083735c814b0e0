import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { screen } from 'storybook/test';
import {
  respondsAlways,
  cannotBeReached,
  hangsOnce,
  loadsFail,
  losesResponseOnce,
  refuses,
} from '../../../../mocks/scenarios';
import type { ScreenArgs } from '@/testing/harness/screenArgs';
import { longTexts, press } from '@/testing/harness/storySteps';

const meta: Meta<ScreenArgs> = {
  title: 'Screens/Quotations/View, summary and past versions',
  parameters: { layout: 'fullscreen' },
  args: { url: '/user_admin_view_policy_quotation/1041/551' },
};

export default meta;

type Story = StoryObj<ScreenArgs>;

const summary = { url: '/view_admin_policy_quotation/1041/551' };
const pastVersion = { url: '/user_admin_view_quotationhistory/8001/1041/551' };

export const View: Story = {};

export const Loading: Story = { beforeEach: () => hangsOnce('/viewpolicyquotation') };

export const CouldNotLoad: Story = { beforeEach: () => loadsFail('/viewpolicyquotation') };

export const LongTexts: Story = { beforeEach: longTexts };

export const ApprovalSaveFails: Story = {
  beforeEach: () => refuses('/policyapproveuser', 'The effective date has passed'),
  play: async () => {
    await press('Approve');
    await press('OK');
    await screen.findByRole('alertdialog', { name: /^Error Approve/ });
  },
};

export const DeletionSaveFails: Story = {
  beforeEach: () => refuses('/deletepolicyquotationlist', 'The quotation is in use'),
  play: async () => {
    await press('Delete Quotation');
    await press('OK');
    await screen.findByRole('alertdialog', { name: /^Error Delete/ });
  },
};

export const WorkersComp: Story = { args: { url: '/user_admin_view_policy_quotation/1042/554' } };

export const Vehicle: Story = { args: { url: '/user_admin_view_policy_quotation/1043/551' } };

export const CoverageDetails: Story = { args: { url: '/user_admin_view_policy_quotation/1044/552' } };

export const OlderRecord: Story = { args: { url: '/user_admin_view_policy_quotation/1037/552' } };

export const UnreadableAnswers: Story = { args: { url: '/user_admin_view_policy_quotation/1035/551' } };

export const NotThere: Story = {
  beforeEach: () => respondsAlways('/viewpolicyquotation', { Policyquotations: [] }),
};

export const GroupCouldNotLoad: Story = { beforeEach: () => loadsFail('/viewactiveattributemain') };

export const Recreating: Story = {
  play: async () => {
    await press('Cancel');
    await screen.findByRole('alertdialog', { name: 'Do you want to Re-create Intake Form?' });
  },
};

export const ApprovalNotConfirmed: Story = {
  beforeEach: () => cannotBeReached('/policyapproveuser'),
  play: async () => {
    await press('Approve');
    await press('OK');
    await screen.findByRole('alertdialog', { name: /^Error Approve/ });
    await press('OK');
    await screen.findByText(/^Not confirmed/);
  },
};

async function recreate(): Promise<void> {
  await press('Cancel');
  await press('Yes');
  await screen.findByRole('alertdialog', { name: /^Error create intake/ });
  await press('OK');
}

/** The server reported success, and its incomplete intake forms cannot be read: nothing is deleted. */
export const RecreationNotConfirmed: Story = {
  beforeEach: () => refuses('/viewincompleteintakeform', 'The list cannot be read'),
  play: async () => {
    await recreate();
    await screen.findByText(/cannot be read, so nothing was deleted/);
  },
};

/** The response was lost, and the new intake form was read afterwards. */
export const OnlyTheDeletionIsLeft: Story = {
  beforeEach: () => losesResponseOnce('/createqutationtointake'),
  play: async () => {
    await recreate();
    await screen.findByText(/Only its deletion is left/);
  },
};

export const Summary: Story = { args: summary };

export const SummaryLoading: Story = { args: summary, beforeEach: () => hangsOnce('/viewpolicyquotation') };

export const SummaryCouldNotLoad: Story = {
  args: summary,
  beforeEach: () => loadsFail('/viewpolicyquotation'),
};

export const SummaryLongTexts: Story = { args: summary, beforeEach: longTexts };

export const PastVersion: Story = { args: pastVersion };

export const PastVersionLoading: Story = {
  args: pastVersion,
  beforeEach: () => hangsOnce('/editpolicyquotationhistory'),
};

export const PastVersionCouldNotLoad: Story = {
  args: pastVersion,
  beforeEach: () => loadsFail('/editpolicyquotationhistory'),
};

export const PastVersionLongTexts: Story = { args: pastVersion, beforeEach: longTexts };
