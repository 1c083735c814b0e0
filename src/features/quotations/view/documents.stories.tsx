import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { userEvent, within } from 'storybook/test';
import {
  answersAlways,
  cannotBeReached,
  hangsOnce,
  loadsFail,
  losesAnswerOnce,
  refuses,
} from '../../../../mocks/scenarios';
import { ScreenAt } from '@/testing/harness/ScreenAt';

const meta: Meta<typeof ScreenAt> = {
  title: 'Screens/Quotations/View, summary and past versions',
  component: ScreenAt,
  parameters: { layout: 'fullscreen' },
  args: { url: '/user_admin_view_policy_quotation/1041/551' },
};

export default meta;

type Story = StoryObj<typeof ScreenAt>;

export const View: Story = {};

export const ViewDark: Story = { globals: { theme: 'dark' } };

export const WorkersComp: Story = { args: { url: '/user_admin_view_policy_quotation/1042/554' } };

export const Vehicle: Story = { args: { url: '/user_admin_view_policy_quotation/1043/551' } };

export const CoverageDetails: Story = { args: { url: '/user_admin_view_policy_quotation/1044/552' } };

export const OlderRecord: Story = { args: { url: '/user_admin_view_policy_quotation/1037/552' } };

export const UnreadableAnswers: Story = { args: { url: '/user_admin_view_policy_quotation/1035/551' } };

export const Loading: Story = {
  beforeEach: () => {
    hangsOnce('/viewpolicyquotation');
  },
};

export const CouldNotLoad: Story = {
  beforeEach: () => {
    loadsFail('/viewpolicyquotation');
  },
};

export const NotThere: Story = {
  beforeEach: () => {
    answersAlways('/viewpolicyquotation', { Policyquotations: [] });
  },
};

export const GroupCouldNotLoad: Story = {
  beforeEach: () => {
    loadsFail('/viewactiveattributemain');
  },
};

async function press(canvasElement: HTMLElement, name: string): Promise<void> {
  await userEvent.click(await within(canvasElement).findByRole('button', { name }));
}

async function answer(name: string): Promise<void> {
  await userEvent.click(await within(document.body).findByRole('button', { name }));
}

export const Recreating: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Cancel');
    await within(document.body).findByRole('alertdialog', { name: 'Do you want to Re-create Intake Form?' });
  },
};

export const ApprovalNotConfirmed: Story = {
  beforeEach: () => {
    cannotBeReached('/policyapproveuser');
  },
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Approve');
    await answer('OK');
    await within(document.body).findByRole('alertdialog', { name: /^Error Approve/ });
    await answer('OK');
    await within(canvasElement).findByText(/^Not confirmed/);
  },
};

export const ApprovalNotConfirmedDark: Story = { ...ApprovalNotConfirmed, globals: { theme: 'dark' } };

async function recreate(canvasElement: HTMLElement): Promise<void> {
  await press(canvasElement, 'Cancel');
  await answer('Yes');
  await within(document.body).findByRole('alertdialog', { name: /^Error create intake/ });
  await answer('OK');
}

/** The server answered with success, and its incomplete intake forms cannot be read: nothing is deleted. */
export const RecreationNotConfirmed: Story = {
  beforeEach: () => {
    refuses('/viewincompleteintakeform', 'The list cannot be read');
  },
  play: async ({ canvasElement }) => {
    await recreate(canvasElement);
    await within(canvasElement).findByText(/cannot be read, so nothing was deleted/);
  },
};

/** The answer was lost, and the new intake form was read afterwards. */
export const OnlyTheDeletionIsLeft: Story = {
  beforeEach: () => {
    losesAnswerOnce('/createqutationtointake');
  },
  play: async ({ canvasElement }) => {
    await recreate(canvasElement);
    await within(canvasElement).findByText(/Only its deletion is left/);
  },
};

export const OnlyTheDeletionIsLeftDark: Story = { ...OnlyTheDeletionIsLeft, globals: { theme: 'dark' } };

export const Summary: Story = { args: { url: '/view_admin_policy_quotation/1041/551' } };

export const SummaryLoading: Story = {
  args: { url: '/view_admin_policy_quotation/1041/551' },
  beforeEach: () => {
    hangsOnce('/viewpolicyquotation');
  },
};

export const SummaryCouldNotLoad: Story = {
  args: { url: '/view_admin_policy_quotation/1041/551' },
  beforeEach: () => {
    loadsFail('/viewpolicyquotation');
  },
};

export const PastVersion: Story = { args: { url: '/user_admin_view_quotationhistory/8001/1041/551' } };

export const PastVersionLoading: Story = {
  args: { url: '/user_admin_view_quotationhistory/8001/1041/551' },
  beforeEach: () => {
    hangsOnce('/editpolicyquotationhistory');
  },
};

export const PastVersionCouldNotLoad: Story = {
  args: { url: '/user_admin_view_quotationhistory/8001/1041/551' },
  beforeEach: () => {
    loadsFail('/editpolicyquotationhistory');
  },
};
