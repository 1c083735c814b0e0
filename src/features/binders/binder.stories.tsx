import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { screen, userEvent } from 'storybook/test';
import { db } from '../../../mocks/db';
import {
  respondsAlways,
  respondsOnce,
  cannotBeReached,
  failsAfterCommitOnce,
  hangsOnce,
  loadsFail,
  losesResponseOnce,
  refuses,
  savesFail,
} from '../../../mocks/scenarios';
import { paymentTypes } from '@/domain/payment/payment';
import type { SentAction } from '@/domain/saving/sentAction';
import { sentActionsOf } from '@/session/sentActions.fixture';
import type { ScreenArgs } from '@/testing/harness/screenArgs';
import { longTexts, expectNotSaved, press } from '@/testing/harness/storySteps';

const path = '/policyquotationpayment';

/** A binder that is paid in part. */
const binder = '/user_admin_view_binder_policies/1031/552';
const policy = { url: '/user_admin_view_policies/1002/552' };

const meta: Meta<ScreenArgs> = {
  title: 'Screens/Binders/Binder',
  parameters: { layout: 'fullscreen' },
  args: { url: binder },
};

export default meta;

type Story = StoryObj<ScreenArgs>;
type Play = NonNullable<Story['play']>;

/** Opens the payment with a type chosen; the amount is typed, and sent when `isSent`. */
function paying(type: string, { amount = '', isSent = false } = {}): Play {
  return async () => {
    await press('Process To Policy');
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Payment Type' }), type);
    if (amount !== '') await userEvent.type(screen.getByRole('textbox', { name: 'Amount' }), amount);
    if (isSent) await press('Submit');
  };
}

const paid = paying('MONEY ORDER', { amount: '10', isSent: true });

/** Stores a payment of this binder that another page has sent. */
async function storeSentPayment(changes: Partial<SentAction> = {}): Promise<void> {
  await screen.findByRole('button', { name: 'Process To Policy' });
  await sentActionsOf('admin').begin({
    kind: 'payment',
    record: '1031',
    what: 'Payment of $10 by MONEY ORDER',
    sentAt: Date.now(),
    snapshot: null,
    ...changes,
  });
}

/** The snapshot before a payment of $10 that the server has not recorded. */
function nothingPaid(): SentAction['snapshot'] {
  const listed = db.payments.filter(({ quotation_id }) => quotation_id === 1031).length;
  return { policyPaymentType: 'MONEY ORDER', paid: 1_000, balance: 134_403, listed, alike: 0 };
}

/** Waits until a payment has the heading. */
async function isSaid(name: string): Promise<void> {
  await screen.findByRole('heading', { name });
}

async function unlock(): Promise<void> {
  await isSaid('Payment not confirmed');
  await press('Unlock for a new payment');
}

export const Binder: Story = {};

export const Loading: Story = { beforeEach: () => hangsOnce('/viewpolicyquotation') };

export const CouldNotLoad: Story = { beforeEach: () => loadsFail('/viewpolicyquotation') };

export const LongTexts: Story = { beforeEach: longTexts };

export const RevertSaveFails: Story = {
  beforeEach: () => refuses('/policyrevartback', 'The binder is in use'),
  play: async () => {
    await press('Revert Back To Quotation');
    await press('OK');
    await expectNotSaved();
  },
};

export const DeletionSaveFails: Story = {
  beforeEach: () => refuses('/deletepolicyquotationlist', 'The binder is in use'),
  play: async () => {
    await press('Delete Binder');
    await press('OK');
    await screen.findByRole('alertdialog', { name: /^Error Delete/ });
  },
};

export const RevertAsks: Story = { play: () => press('Revert Back To Quotation') };

/** Locked after a lost response, until a read settles it or the user allows another try. */
export const RevertNotConfirmed: Story = {
  beforeEach: () => cannotBeReached('/policyrevartback'),
  play: async () => {
    await press('Revert Back To Quotation');
    await press('OK');
    await screen.findByText(/^Not confirmed/);
  },
};

export const DeleteAsks: Story = { play: () => press('Delete Binder') };

export const PaymentDetails: Story = { play: () => press('Payment Details') };

/** Without a payment there are no Payment Details. */
export const NoPayments: Story = {
  beforeEach: () => respondsAlways('/viewpolicypaymenthistory', { policypaymenthistory: [] }),
};

export const PaymentsCouldNotLoad: Story = { beforeEach: () => loadsFail('/viewpolicypaymenthistory') };

export const ScheduleDetails: Story = { play: () => press('Schedule Details') };

export const Payment: Story = { play: () => press('Process To Policy') };

export const PaymentByAch: Story = { play: paying(paymentTypes[0], { amount: '100.50' }) };

export const PaymentByCard: Story = { play: paying(paymentTypes[1], { amount: '100.50' }) };

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
    await userEvent.type(screen.getByRole('textbox', { name: 'Card Number' }), '4242424242424241');
    await userEvent.type(screen.getByRole('textbox', { name: 'Expire Date' }), '0120');
    await userEvent.tab();
  },
};

export const Sending: Story = { beforeEach: () => hangsOnce(path), play: paid };

export const PaymentSaveFails: Story = {
  beforeEach: () => refuses(path, 'Card declined (D-51)'),
  play: async (context) => {
    await paid(context);
    await isSaid('Payment not confirmed');
  },
};

/** The server refused it, and two minutes later history and balance are still as before. */
export const RefusedForCertain: Story = {
  play: async () => {
    const before = Date.now() - 120_000;
    await storeSentPayment({
      sentAt: before,
      lostAt: before,
      failure: { kind: 'business', status: 400 },
      snapshot: nothingPaid(),
    });
    await isSaid('Not saved');
    await press('Process To Policy');
  },
};

/** The browser repeated the request, and the server took both. */
export const RecordedTwice: Story = {
  play: async () => {
    const snapshot = nothingPaid();
    const payment = {
      ...db.payments[0]!,
      quotation_id: 1031,
      policyPaymentType: 'MONEY ORDER',
      paidamount: '10',
    };
    db.payments.push({ ...payment, id: 990_001 }, { ...payment, id: 990_002 });
    await storeSentPayment({ lostAt: Date.now(), failure: { kind: 'repeated' }, snapshot });
    await isSaid('Payment recorded more than once');
    await press('Process To Policy');
  },
};

export const AnswerLostAndRecorded: Story = { beforeEach: () => losesResponseOnce(path), play: paid };

export const FailedAfterCommit: Story = { beforeEach: () => failsAfterCommitOnce(path), play: paid };

export const ServerFailed: Story = { beforeEach: () => savesFail(path), play: paid };

export const SuccessNotShown: Story = {
  beforeEach: () => respondsOnce(path, { message: 'Payment received' }),
  play: paid,
};

export const NotConfirmed: Story = {
  beforeEach: () => {
    losesResponseOnce(path);
    loadsFail('/viewpolicypaymenthistory');
  },
  play: paid,
};

/** Two minutes after its response was lost. */
export const NotRecorded: Story = {
  play: async () => {
    const before = Date.now() - 120_000;
    await storeSentPayment({
      sentAt: before,
      lostAt: before,
      failure: { kind: 'serverError', status: 500 },
      snapshot: nothingPaid(),
    });
    await isSaid('Payment not recorded');
    await press('Process To Policy');
  },
};

export const UnlockAsks: Story = {
  beforeEach: () => savesFail(path),
  play: async (context) => {
    await paid(context);
    await unlock();
  },
};

/** The numbers of the card are asked again; the rest is still there. */
export const Unlocked: Story = {
  beforeEach: () => savesFail(path),
  play: async (context) => {
    await paying('CREDIT CARD', { amount: '10' })(context);
    await userEvent.type(screen.getByRole('textbox', { name: 'Cardholder Name' }), 'Ann Marble');
    await userEvent.type(screen.getByRole('textbox', { name: 'Card Number' }), '5555555555554444');
    await press('Submit');
    await unlock();
    await press('OK');
    await isSaid('Unlocked for a new payment');
  },
};

/** Another tab sends a payment, or a page was left before the response arrived. */
export const SentElsewhere: Story = {
  play: async () => {
    await storeSentPayment();
    await isSaid('Payment not confirmed');
  },
};

export const BalanceChanged: Story = {
  play: async (context) => {
    await paying('MONEY ORDER', { amount: '10' })(context);
    db.quotations.find(({ id }) => id === 1031)!.balance = 75;
    await press('Submit');
    await isSaid('Nothing was sent');
  },
};

export const BalanceUnread: Story = {
  play: async (context) => {
    await paying('MONEY ORDER', { amount: '10' })(context);
    loadsFail('/viewpolicyquotation');
    await press('Submit');
    await isSaid('Nothing was sent');
  },
};

export const PolicyView: Story = { args: policy };

export const PolicyViewLoading: Story = { ...Loading, args: policy };

export const PolicyViewCouldNotLoad: Story = { ...CouldNotLoad, args: policy };

export const PolicyViewLongTexts: Story = { ...LongTexts, args: policy };

export const QuotationSummary: Story = { args: { url: '/view_admin_policy_quotation/1031/552' } };
