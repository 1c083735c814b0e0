import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { userEvent, within } from 'storybook/test';
import {
  answersAlways,
  failsAfterCommitOnce,
  hangsOnce,
  loadsFail,
  losesAnswerOnce,
  refuses,
  savesFail,
} from '../../../mocks/scenarios';
import { paymentTypes } from '@/domain/payment';
import { ScreenAt } from '@/testing/ScreenAt';

const path = '/policyquotationpayment';

/** A binder that is paid in part. */
const binder = '/user_admin_view_binder_policies/1031/554';

const meta: Meta<typeof ScreenAt> = {
  title: 'Screens/Quotations/Binder',
  component: ScreenAt,
  parameters: { layout: 'fullscreen' },
  args: { url: binder },
};

export default meta;

type Story = StoryObj<typeof ScreenAt>;
type Play = NonNullable<Story['play']>;

const body = within(document.body);

async function press(name: string): Promise<void> {
  await userEvent.click(await body.findByRole('button', { name }));
}

/** Opens the payment with a type chosen; the amount is typed, and sent when `isSent`. */
function paying(type: string, { amount = '', isSent = false } = {}): Play {
  return async () => {
    await press('Process To Policy');
    await userEvent.selectOptions(await body.findByRole('combobox', { name: 'Payment Type' }), type);
    if (amount !== '') await userEvent.type(body.getByRole('textbox', { name: 'Amount' }), amount);
    if (isSent) await press('Submit');
  };
}

const paid = paying('MONEY ORDER', { amount: '10', isSent: true });

export const Binder: Story = {};

export const BinderDark: Story = { globals: { theme: 'dark' } };

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

export const RevertAsks: Story = { play: () => press('Revert Back To Quotation') };

export const DeleteAsks: Story = { play: () => press('Delete Binder') };

export const PaymentDetails: Story = { play: () => press('Payment Details') };

export const PaymentDetailsDark: Story = { ...PaymentDetails, globals: { theme: 'dark' } };

/** Without a payment there are no Payment Details. */
export const NoPayments: Story = {
  beforeEach: () => {
    answersAlways('/viewpolicypaymenthistory', { policypaymenthistory: [] });
  },
};

export const PaymentsCouldNotLoad: Story = {
  beforeEach: () => {
    loadsFail('/viewpolicypaymenthistory');
  },
};

export const ScheduleDetails: Story = { play: () => press('Schedule Details') };

export const ScheduleDetailsDark: Story = { ...ScheduleDetails, globals: { theme: 'dark' } };

export const Payment: Story = { play: () => press('Process To Policy') };

export const PaymentByAch: Story = { play: paying(paymentTypes[0], { amount: '100.50' }) };

export const PaymentByCard: Story = { play: paying(paymentTypes[1], { amount: '100.50' }) };

export const PaymentByCardDark: Story = { ...PaymentByCard, globals: { theme: 'dark' } };

export const PaymentByMoneyOrder: Story = { play: paying(paymentTypes[2]) };

export const PaymentByCashierCheck: Story = { play: paying(paymentTypes[3]) };

export const PaymentByVenmo: Story = { play: paying(paymentTypes[4]) };

export const PaymentByZelle: Story = { play: paying(paymentTypes[5]) };

export const PaymentByApplyPay: Story = { play: paying(paymentTypes[6]) };

export const PaymentByPayPal: Story = { play: paying(paymentTypes[7]) };

export const PaymentByPremiumFinance: Story = { play: paying(paymentTypes[8]) };

export const MoreThanTheBalance: Story = { play: paying('ACH', { amount: '999999' }) };

export const DoubtfulNumbers: Story = {
  play: async (context) => {
    await paying('CREDIT CARD', { amount: '10' })(context);
    await userEvent.type(body.getByRole('textbox', { name: 'Card Number' }), '4242424242424241');
    await userEvent.type(body.getByRole('textbox', { name: 'Expire Date' }), '0120');
    await userEvent.tab();
  },
};

export const Sending: Story = {
  beforeEach: () => {
    hangsOnce(path);
  },
  play: paid,
};

export const Refused: Story = {
  beforeEach: () => {
    refuses(path, 'No');
  },
  play: paid,
};

export const AnswerLostAndRecorded: Story = {
  beforeEach: () => {
    losesAnswerOnce(path);
  },
  play: paid,
};

export const FailedAfterCommit: Story = {
  globals: { theme: 'dark' },
  beforeEach: () => {
    failsAfterCommitOnce(path);
  },
  play: paid,
};

export const NotRecorded: Story = {
  beforeEach: () => {
    savesFail(path);
  },
  play: paid,
};

export const NotConfirmed: Story = {
  beforeEach: () => {
    losesAnswerOnce(path);
    loadsFail('/viewpolicypaymenthistory');
  },
  play: paid,
};

export const PolicyView: Story = { args: { url: '/user_admin_view_policies/1002/551' } };

export const PolicyViewLoading: Story = {
  args: { url: '/user_admin_view_policies/1002/551' },
  beforeEach: () => {
    hangsOnce('/viewpolicyquotation');
  },
};

export const PolicyViewCouldNotLoad: Story = {
  args: { url: '/user_admin_view_policies/1002/551' },
  beforeEach: () => {
    loadsFail('/viewpolicyquotation');
  },
};

export const QuotationSummary: Story = { args: { url: '/view_admin_policy_quotation/1031/554' } };
