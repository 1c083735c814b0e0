import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fireEvent, screen } from 'storybook/test';
import { db } from '../../../../mocks/db';
import { hangsOnce, loadsFail, losesResponseOnce, refuses } from '../../../../mocks/scenarios';
import type { ScreenArgs } from '@/testing/harness/screenArgs';
import { longTexts, press, pressSaveAndFail } from '@/testing/harness/storySteps';

const meta: Meta<ScreenArgs> = {
  title: 'Screens/Quotations/Edit quotation',
  parameters: { layout: 'fullscreen' },
  args: { url: '/edit_intakeform_user_admin_policy/1041/551' },
};

export default meta;

type Story = StoryObj<ScreenArgs>;

/** The edit page that shows the earlier versions below the form. */
const withReviews = { url: '/user_admin_edit_quotation_policies/1041' };

export const WithHistory: Story = {};

export const Loading: Story = { beforeEach: () => hangsOnce('/viewpolicyquotation') };

export const CouldNotLoad: Story = { beforeEach: () => loadsFail('/viewpolicyquotation') };

export const LongTexts: Story = { beforeEach: longTexts };

/** The logged line is what the documents ask for. */
export const SaveFails: Story = {
  tags: ['logs-errors'],
  beforeEach: () => refuses('/updatesavepolicyquotationlist', 'The effective date has passed'),
  play: pressSaveAndFail,
};

export const NotConfirmed: Story = {
  tags: ['logs-errors'],
  beforeEach: () => losesResponseOnce('/updatepolicyquotationlist'),
  play: async () => {
    await press('Generate Quotation');
    await screen.findByText('We do not know yet whether it was saved.');
  },
};

export const History: Story = {
  play: async () => {
    await press('History');
    await press('Review 1');
  },
};

export const WorkersComp: Story = { args: { url: '/edit_intakeform_user_admin_policy/1038/554' } };

/** Both buttons wait, and say for what. */
export const Missing: Story = {
  play: async () => {
    await fireEvent.change(await screen.findByLabelText('Last Name'), { target: { value: '' } });
    await fireEvent.change(await screen.findByLabelText('Make, row 2'), { target: { value: '' } });
    await screen.findByText(/Required and still empty/);
  },
};

export const AnswersUnreadable: Story = { args: { url: '/edit_intakeform_user_admin_policy/1035/551' } };

export const OlderList: Story = { args: { url: '/user_admin_edit_quotation_policies/1037' } };

export const CoveragesUnreadable: Story = {
  beforeEach: () => {
    Object.assign(db.quotations.find(({ id }) => id === 1041) ?? {}, { policycoverage: '[{"cover' });
  },
};

export const WithReviews: Story = { args: withReviews, play: () => press('Review 1') };

export const WithReviewsLoading: Story = {
  args: withReviews,
  beforeEach: () => hangsOnce('/editpolicyquotationlist'),
};

export const WithReviewsCouldNotLoad: Story = {
  args: withReviews,
  beforeEach: () => loadsFail('/editpolicyquotationlist'),
};

export const WithReviewsLongTexts: Story = { args: withReviews, beforeEach: longTexts };

export const WithReviewsSaveFails: Story = { ...SaveFails, tags: ['logs-errors'], args: withReviews };

export const ReviewsCouldNotLoad: Story = {
  args: withReviews,
  beforeEach: () => loadsFail('/viewpolicyquotationhistory'),
};
