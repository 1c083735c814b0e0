import { openStore } from '@/app/openAt.fixture';
import 'fake-indexeddb/auto';
import { act, screen, waitFor } from '@testing-library/react';
import { type UserEvent } from '@testing-library/user-event';
import {
  respondsOnce,
  cannotBeReached,
  failsAfterCommitOnce,
  garblesResponseOnce,
  hangsOnce,
  isLate,
  loadsFail,
  losesResponseOnce,
  refuses,
  savesFail,
} from '../../../../mocks/scenarios';
import { setRuntimeConfig } from '@/api/runtime';
import { defaultConfig } from '@/domain/access/config';
import { sentActionsOf } from '@/session/sentActions.fixture';
import { sessionRefused, signedOut } from '@/session/sessionSlice';
import { answer, expectPath, press } from '@/testing/harness/at';
import { bodiesTo, emptySentActions, nextBody } from '@/testing/harness/server';
import { fill, form, paymentPath, startPayment, submit, url } from './payment.fixture';
import {
  sentText,
  fakeClock,
  openBinder,
  openAndFill,
  pay,
  passSeconds,
  findHeading,
  noticeText,
  paymentSentElsewhere,
  storePaymentOfEarlierPage,
  recordPayment,
} from './payment.unconfirmed.fixture';

const unlock = 'Unlock for a new payment';

async function unlockForm(user: UserEvent): Promise<void> {
  await press(user, unlock);
  await user.click(await screen.findByRole('button', { name: 'OK' }));
  await findHeading('Unlocked for a new payment');
}

beforeEach(fakeClock);

afterEach(async () => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  setRuntimeConfig(defaultConfig);
  await emptySentActions();
});

describe('a slow gateway', () => {
  test('BINDER-11 PAY-03 the payment waits 110 seconds for a response, whatever the configured time limit', async () => {
    const user = await openAndFill();
    setRuntimeConfig({ ...defaultConfig, requestTimeoutMs: 1000 });
    isLate(paymentPath, 110_000);
    await pay(user);
    await passSeconds(105);
    expect(form().getByText('Sending the payment. Please wait…')).toBeVisible();
    await press(user, 'Close');
    expect(submit()).toHaveAttribute('aria-disabled', 'true');
    await passSeconds(5);
    await expectPath('/user_admin_policy_binder');
    expect(bodiesTo(paymentPath)).toHaveLength(1);
  });

  test('PAY-03 history and balance are read after 10, 30, 60 and 120 seconds, and "not recorded" is not shown before', async () => {
    const user = await openAndFill();
    hangsOnce(paymentPath);
    await pay(user);
    await passSeconds(120);
    await findHeading('Payment not confirmed');
    const [{ lostAt } = {}] = await sentActionsOf('admin').list('payment');
    const passUntilSecond = (seconds: number): Promise<void> =>
      passSeconds((lostAt! - Date.now()) / 1000 + seconds);
    for (const seconds of [10, 30, 60]) {
      const reads = bodiesTo('/viewpolicypaymenthistory').length;
      await passUntilSecond(seconds - 1);
      expect(bodiesTo('/viewpolicypaymenthistory')).toHaveLength(reads);
      await passUntilSecond(seconds);
      expect(bodiesTo('/viewpolicypaymenthistory')).toHaveLength(reads + 1);
    }
    await passUntilSecond(119);
    expect(screen.getByRole('heading', { name: 'Payment not confirmed' })).toBeVisible();
    expect(screen.queryByText(/as before/)).not.toBeInTheDocument();
    await passUntilSecond(120);
    expect(await findHeading('Payment not recorded')).toBeVisible();
    expect(submit()).toBeDisabled();
    expect(bodiesTo(paymentPath)).toHaveLength(1);
  });
});

test.each([
  ['forward by 10 minutes', 600_000],
  ['back by an hour', -3_600_000],
])(
  "PAY-03 this computer's clock is put %s: not recorded is shown two minutes after the response was lost",
  async (_case, ms) => {
    const user = await openAndFill();
    savesFail(paymentPath);
    await pay(user);
    await findHeading('Payment not confirmed');
    jest.setSystemTime(Date.now() + ms);
    await press(user, 'Check again');
    await passSeconds(1);
    for (const seconds of [60, 57]) {
      await passSeconds(seconds);
      expect(screen.getByRole('heading', { name: 'Payment not confirmed' })).toBeVisible();
    }
    await passSeconds(3);
    expect(await findHeading('Payment not recorded')).toBeVisible();
    openBinder();
    expect(await findHeading('Payment not recorded')).toBeVisible();
  },
);

describe('a lost response', () => {
  const faults: [string, () => void][] = [
    ['dropped after commit', () => losesResponseOnce(paymentPath)],
    ['500 after commit', () => failsAfterCommitOnce(paymentPath)],
    ['garbled after commit', () => garblesResponseOnce(paymentPath)],
  ];

  test.each(faults)(
    'BINDER-11 %s: sent once, found in the history, and never sent again',
    async (_case, planFault) => {
      const user = await openAndFill();
      planFault();
      await pay(user);
      expect(await findHeading('Payment recorded')).toHaveFocus();
      expect(submit()).toBeDisabled();
      expect(form().getByRole('combobox', { name: 'Payment Type' })).toBeDisabled();
      await user.click(submit());
      await press(user, 'Continue');
      await expectPath('/user_admin_policy_binder');
      expect(bodiesTo(paymentPath)).toHaveLength(1);
      expect(await sentActionsOf('admin').list('payment')).toEqual([]);
    },
  );

  test.each<[string, () => () => void, string]>([
    ['a 500', () => savesFail(paymentPath), 'The server answered with an error (500).'],
    [
      'a broken connection',
      () => cannotBeReached(paymentPath),
      'The connection was lost before an answer came.',
    ],
  ])(
    'PAY-03 after %s the notice says what happened, and the form is locked until the user unlocks and confirms it',
    async (_case, planFault, reason) => {
      const user = await openAndFill();
      await user.type(form().getByRole('textbox', { name: 'Reference Number' }), 'MO-7');
      const mend = planFault();
      await pay(user);
      await findHeading('Payment not confirmed');
      expect(noticeText()).toHaveTextContent(`${sentText} ${reason}`);
      expect(noticeText()).not.toHaveTextContent('lost, so');
      expect(submit()).toBeDisabled();

      // After closing and opening it is still locked, and the binder's screen shows the notice too.
      await press(user, 'Cancel');
      await findHeading('Payment not confirmed');
      await startPayment(user);
      await findHeading('Payment not confirmed');
      expect(submit()).toBeDisabled();

      await press(user, unlock);
      const sentence = /^Payment of \$50 by MONEY ORDER, sent on 11\/22\/2026 12:00 PM, is not confirmed\./;
      await answer(user, sentence, 'Cancel');
      expect(submit()).toBeDisabled();
      mend();
      await unlockForm(user);
      expect(form().getByRole('combobox', { name: 'Payment Type' })).toHaveValue('MONEY ORDER');
      expect(form().getByRole('textbox', { name: 'Amount' })).toHaveValue('$50');
      expect(form().getByRole('textbox', { name: 'Reference Number' })).toHaveValue('MO-7');
      expect(bodiesTo(paymentPath)).toHaveLength(1);
      await user.click(submit());
      await expectPath('/user_admin_policy_binder');
      expect(bodiesTo(paymentPath)).toHaveLength(2);
    },
  );

  test.each([
    [
      'CREDIT CARD',
      { 'Cardholder Name': 'Ann Marble' },
      { 'Card Number': '5555555555554444', 'Expire Date': '0830', CVV: '737' },
      'Card Number, Expire Date, and CVV were not kept: please enter them again.',
    ],
    [
      'ACH',
      { 'Bank Name': 'First Harbor Bank' },
      { 'Bank Routing Number': '021000021', 'Bank Account Number': '998877665544' },
      'Bank Routing Number and Bank Account Number were not kept: please enter them again.',
    ],
  ])(
    'PAY-12 P4 an unlocked payment by %s keeps type, amount and name; its numbers have to be entered again',
    async (type, plainFields, secrets, text) => {
      const user = await startPayment(openBinder());
      await fill(user, type, '50');
      for (const [label, typed] of Object.entries({ ...plainFields, ...secrets }))
        await user.type(form().getByLabelText(label), typed);
      savesFail(paymentPath);
      await pay(user);
      await findHeading('Payment not confirmed');
      for (const label of Object.keys(secrets)) expect(form().getByLabelText(label)).toHaveValue('');
      await unlockForm(user);
      expect(form().getByText(text)).toBeVisible();
      expect(form().getByRole('combobox', { name: 'Payment Type' })).toHaveValue(type);
      expect(form().getByRole('textbox', { name: 'Amount' })).toHaveValue('$50');
      for (const [label, typed] of Object.entries(plainFields))
        expect(form().getByLabelText(label)).toHaveValue(typed);
      for (const label of Object.keys(secrets)) expect(form().getByLabelText(label)).toHaveValue('');

      // Cancel now empties the form.
      await press(user, 'Cancel');
      await startPayment(user);
      expect(form().getByRole('textbox', { name: 'Amount' })).toHaveValue('');
    },
  );

  test('PAY-03 a payment is not confirmed while history or balance cannot be read', async () => {
    const user = await openAndFill();
    losesResponseOnce(paymentPath);
    const mend = loadsFail('/viewpolicypaymenthistory');
    await pay(user);
    await findHeading('Payment not confirmed');
    await passSeconds(130);
    await findHeading('Payment not confirmed');
    mend();
    await press(user, 'Check again');
    await findHeading('Payment not confirmed');
    expect(submit()).toBeDisabled();
    expect(bodiesTo(paymentPath)).toHaveLength(1);
  });
});

describe('a response that is not accepted as the result', () => {
  test('PAY-03 a success that neither history nor balance shows is not confirmed', async () => {
    const user = await openAndFill();
    respondsOnce(paymentPath, { message: 'Payment received' });
    await pay(user);
    await findHeading('Payment not confirmed');
    expect(
      screen.getByText(/answered that it was done, but history and balance do not show exactly this payment/),
    ).toBeVisible();
    expect(window.location.pathname).toBe(url);
    expect(submit()).toBeDisabled();
  });

  test('PAY-03 if history and balance cannot be read after a success, the notice says so, and not that they do not show it', async () => {
    const user = await openAndFill();
    const failing = nextBody(paymentPath).then(() => [
      loadsFail('/viewpolicypaymenthistory'),
      loadsFail('/viewpolicyquotation'),
    ]);
    await pay(user);
    await findHeading('Payment not confirmed');
    const mends = await failing;
    expect(noticeText()).toHaveTextContent(
      `${sentText} The server answered that it was done, but reading it again to check failed.`,
    );
    expect(noticeText()).not.toHaveTextContent(/not show/);
    expect(submit()).toBeDisabled();
    for (const mend of mends) mend();
    await press(user, 'Check again');
    await findHeading('Payment recorded');
    expect(bodiesTo(paymentPath)).toHaveLength(1);
  });

  test.each([{ status: false, message: 'Card declined (D-51)' }, { error: 'Card declined (D-51)' }])(
    'PAY-03 a refusal is shown with the message of the server, and accepted two minutes later: %j',
    async (response) => {
      const user = await openAndFill();
      respondsOnce(paymentPath, response);
      await pay(user);
      expect(await findHeading('Payment not confirmed')).toHaveFocus();
      expect(noticeText()).toHaveTextContent(
        `${sentText} The server refused it, but may have carried it out all the same.`,
      );
      expect(noticeText()).toHaveTextContent('The server says: Card declined (D-51)');
      await passSeconds(110);
      expect(noticeText()).toHaveTextContent(
        'If history and balance stay as before, it can be entered again from 11/22/2026 12:02 PM.',
      );
      expect(submit()).toBeDisabled();
      await passSeconds(10);
      await findHeading('Not saved');
      const refused = screen.getByText(/history and balance are as before/).closest('p');
      expect(refused).toHaveTextContent('The server says: Card declined (D-51)');
      expect(form().getByRole('textbox', { name: 'Amount' })).toHaveValue('$50');
      expect(window.location.pathname).toBe(url);
      await user.click(submit());
      await expectPath('/user_admin_policy_binder');
      expect(bodiesTo(paymentPath)).toHaveLength(2);
    },
  );

  test('the message of a refusal is not shown for a later payment of another tab', async () => {
    const user = await openAndFill();
    refuses(paymentPath, 'Card declined (D-51)');
    await pay(user);
    await findHeading('Payment not confirmed');
    expect(noticeText()).toHaveTextContent('Card declined (D-51)');
    await unlockForm(user);
    await act(() => sentActionsOf('admin').begin(paymentSentElsewhere()));
    await findHeading('Payment not confirmed');
    expect(noticeText()).not.toHaveTextContent('Card declined');
  });

  test('P4 a refused card payment keeps all typed values while its dialog is open, and no card number after that', async () => {
    const user = await startPayment(openBinder());
    await fill(user, 'CREDIT CARD', '50');
    await user.type(form().getByRole('textbox', { name: 'Card Number' }), '5555555555554444');
    refuses(paymentPath, 'No');
    await pay(user);
    await findHeading('Payment not confirmed');
    await unlockForm(user);
    expect(form().getByRole('textbox', { name: 'Card Number' })).toHaveValue('5555 5555 5555 4444');
    expect(form().getByText(/CVV were not kept/)).toHaveTextContent('Expire Date and CVV were not kept');
    await user.click(submit());
    await waitFor(() => expect(bodiesTo(paymentPath)).toHaveLength(2));
    await findHeading('Payment not confirmed');
    await press(user, 'Cancel');
    await startPayment(user);
    await unlockForm(user);
    expect(form().getByRole('textbox', { name: 'Amount' })).toHaveValue('$50');
    expect(form().getByRole('textbox', { name: 'Card Number' })).toHaveValue('');
  });

  test('BINDER-11 a payment that the browser repeated and the server recorded twice is not a success', async () => {
    const user = await openAndFill();
    void nextBody(paymentPath).then(recordPayment);
    await pay(user);
    expect(await findHeading('Payment recorded more than once')).toHaveFocus();
    expect(noticeText()).toHaveTextContent(
      `${sentText} The server answered that it was done. This payment seems to be recorded 2 times. Do not pay again.`,
    );
    expect(window.location.pathname).toBe(url);
    expect(submit()).toBeDisabled();
    await passSeconds(240);
    await findHeading('Payment recorded more than once');
    expect(bodiesTo(paymentPath)).toHaveLength(1);
  });

  test('BINDER-11 a refusal of a request that the browser repeated by itself is not accepted: the first one is recorded', async () => {
    const user = await openAndFill();
    failsAfterCommitOnce(paymentPath, 409);
    await pay(user);
    await findHeading('Payment recorded');
    expect(submit()).toBeDisabled();
    expect(bodiesTo(paymentPath)).toHaveLength(1);
    await press(user, 'Continue');
    await expectPath('/user_admin_policy_binder');
  });

  test('PAY-03 a refusal is not accepted while history and balance cannot be read', async () => {
    const user = await openAndFill();
    refuses(paymentPath, 'No');
    const failing = nextBody(paymentPath).then(() => loadsFail('/viewpolicypaymenthistory'));
    await pay(user);
    await findHeading('Payment not confirmed');
    const mend = await failing;
    await passSeconds(130);
    await findHeading('Payment not confirmed');
    mend();
    await passSeconds(110);
    await findHeading('Not saved');
    expect(submit()).toBeEnabled();
  });

  test('BINDER-11 the status 429, which the site sends for a repeated request, is not a refusal', async () => {
    const user = await openAndFill();
    respondsOnce(paymentPath, { message: 'Too many attempts.' }, 429);
    await pay(user);
    await findHeading('Payment not confirmed');
    expect(screen.queryByText(/refused|Too many|Not saved/)).not.toBeInTheDocument();
    recordPayment();
    await passSeconds(10);
    await findHeading('Payment recorded');
    expect(bodiesTo(paymentPath)).toHaveLength(1);
  });
});

describe('a payment outlives its page', () => {
  test('BINDER-11 an unlocked payment of an earlier page starts with an empty form', async () => {
    await storePaymentOfEarlierPage();
    const user = openBinder();
    await findHeading('Payment not confirmed');
    await unlockForm(user);
    await startPayment(user);
    expect(form().getByRole('textbox', { name: 'Amount' })).toHaveValue('');
    expect(submit()).toBeDisabled();
  });

  test.each([
    ['expired', sessionRefused],
    ['signedOut', signedOut],
  ])(
    'BINDER-11 a session that is %s while sending: after the next sign-in the payment is found, and never sent again',
    async (_, end) => {
      const user = await openAndFill();
      isLate(paymentPath, 60_000);
      await pay(user);
      act(() => void openStore().dispatch(end('admin')));
      await expectPath('/kyubos_admin');
      await passSeconds(20);
      openBinder();
      await findHeading('Payment not confirmed');
      // The server continues a request whose page was closed.
      await passSeconds(45);
      await findHeading('Payment recorded');
      expect(bodiesTo(paymentPath)).toHaveLength(1);
    },
  );

  test('BINDER-11 a session that ends while the balance is read sends nothing', async () => {
    const user = await openAndFill();
    isLate('/viewpolicyquotation', 5_000);
    await user.click(submit());
    await form().findByText('Reading the balance again…');
    act(() => void openStore().dispatch(sessionRefused('admin')));
    await expectPath('/kyubos_admin');
    await passSeconds(10);
    expect(bodiesTo(paymentPath)).toEqual([]);
    expect(await sentActionsOf('admin').list('payment')).toEqual([]);
  });

  test('BINDER-11 Cancel while the balance is read sends nothing', async () => {
    const user = await openAndFill();
    isLate('/viewpolicyquotation', 5_000);
    await user.click(submit());
    await form().findByText('Reading the balance again…');
    await press(user, 'Cancel');
    await passSeconds(10);
    expect(bodiesTo(paymentPath)).toEqual([]);
    await startPayment(user);
    expect(screen.queryByRole('heading', { name: /sent|saved|confirmed/ })).not.toBeInTheDocument();
    expect(form().getByRole('textbox', { name: 'Amount' })).toHaveValue('');
  });
});

describe('a second tab', () => {
  test('BINDER-11 while another tab pays, this one sends nothing and keeps the typed values; then it shows the result', async () => {
    const user = await openAndFill();
    const other = sentActionsOf('admin');
    isLate('/viewpolicyquotation', 5_000);
    await user.click(submit());
    await form().findByText('Reading the balance again…');
    const sent = paymentSentElsewhere();
    await act(() => other.begin(sent));
    await passSeconds(5);
    await findHeading('Payment not confirmed');
    expect(form().getByText(/this binder is being paid in another tab/)).toBeVisible();
    expect(form().getByRole('textbox', { name: 'Amount' })).toHaveValue('$50');
    await user.click(submit());
    expect(bodiesTo(paymentPath)).toEqual([]);

    // The server has refused it.
    await act(() => other.remove(sent));
    await passSeconds(5);
    await waitFor(() => expect(submit()).toBeEnabled());
    expect(form().getByRole('textbox', { name: 'Amount' })).toHaveValue('$50');

    const second = { ...sent, sentAt: Date.now() };
    await act(() => other.begin(second));
    await findHeading('Payment not confirmed');
    await passSeconds(5);
    recordPayment();
    await act(() => other.remove(second));
    await passSeconds(5);
    await findHeading('Payment recorded');
    expect(bodiesTo(paymentPath)).toEqual([]);
  });
});
