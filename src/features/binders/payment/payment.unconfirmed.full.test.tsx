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
import { fill, form, path, startPayment, submit, url } from './payment.fixture';
import {
  sentText,
  fakeClock,
  openBinder,
  openAndFill,
  pay,
  pass,
  heading,
  noticeText,
  sentElsewhere,
  sentByEarlierPage,
  record,
} from './payment.unconfirmed.fixture';

const unlock = 'Unlock for a new payment';

async function unlockForm(user: UserEvent): Promise<void> {
  await press(user, unlock);
  await user.click(await screen.findByRole('button', { name: 'OK' }));
  await heading('Unlocked for a new payment');
}

beforeEach(fakeClock);

afterEach(async () => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  setRuntimeConfig(defaultConfig);
  await emptySentActions();
});

describe('a slow gateway', () => {
  test('BINDER-11 PAY-03 an answer after 110 seconds is waited for, whatever the configured time', async () => {
    const user = await openAndFill();
    setRuntimeConfig({ ...defaultConfig, requestTimeoutMs: 1000 });
    isLate(path, 110_000);
    await pay(user);
    await pass(105);
    expect(form().getByText('Sending the payment. Please wait…')).toBeVisible();
    await press(user, 'Close');
    expect(submit()).toHaveAttribute('aria-disabled', 'true');
    await pass(5);
    await expectPath('/user_admin_policy_binder');
    expect(bodiesTo(path)).toHaveLength(1);
  });

  test('PAY-03 history and balance are read after 10, 30, 60 and 120 seconds, and "not recorded" is not said before', async () => {
    const user = await openAndFill();
    hangsOnce(path);
    await pay(user);
    await pass(120);
    await heading('Payment not confirmed');
    const [{ lostAt } = {}] = await sentActionsOf('admin').list('payment');
    const passUntil = (seconds: number): Promise<void> => pass((lostAt! - Date.now()) / 1000 + seconds);
    for (const seconds of [10, 30, 60]) {
      const reads = bodiesTo('/viewpolicypaymenthistory').length;
      await passUntil(seconds - 1);
      expect(bodiesTo('/viewpolicypaymenthistory')).toHaveLength(reads);
      await passUntil(seconds);
      expect(bodiesTo('/viewpolicypaymenthistory')).toHaveLength(reads + 1);
    }
    await passUntil(119);
    expect(screen.getByRole('heading', { name: 'Payment not confirmed' })).toBeVisible();
    expect(screen.queryByText(/as before/)).not.toBeInTheDocument();
    await passUntil(120);
    expect(await heading('Payment not recorded')).toBeVisible();
    expect(submit()).toBeDisabled();
    expect(bodiesTo(path)).toHaveLength(1);
  });
});

describe('a lost answer', () => {
  const faults: [string, () => void][] = [
    ['dropped after commit', () => losesResponseOnce(path)],
    ['500 after commit', () => failsAfterCommitOnce(path)],
    ['garbled after commit', () => garblesResponseOnce(path)],
  ];

  test.each(faults)('BINDER-11 %s: sent once, found recorded, and never sent again', async (_case, plan) => {
    const user = await openAndFill();
    plan();
    await pay(user);
    expect(await heading('Payment recorded')).toHaveFocus();
    expect(submit()).toBeDisabled();
    expect(form().getByRole('combobox', { name: 'Payment Type' })).toBeDisabled();
    await user.click(submit());
    await press(user, 'Continue');
    await expectPath('/user_admin_policy_binder');
    expect(bodiesTo(path)).toHaveLength(1);
    expect(await sentActionsOf('admin').list('payment')).toEqual([]);
  });

  test.each<[string, () => () => void, string]>([
    ['a 500', () => savesFail(path), 'The server answered with an error (500).'],
    ['a broken connection', () => cannotBeReached(path), 'The connection was lost before an answer came.'],
  ])(
    'PAY-03 after %s it says what happened, and stays locked until the user unlocks it after a question',
    async (_case, plan, reason) => {
      const user = await openAndFill();
      await user.type(form().getByRole('textbox', { name: 'Reference Number' }), 'MO-7');
      const mend = plan();
      await pay(user);
      await heading('Payment not confirmed');
      expect(noticeText()).toHaveTextContent(`${sentText} ${reason}`);
      expect(noticeText()).not.toHaveTextContent('lost, so');
      expect(submit()).toBeDisabled();

      // Closed and opened again it is still locked, and the binder's screen says so too.
      await press(user, 'Cancel');
      await heading('Payment not confirmed');
      await startPayment(user);
      await heading('Payment not confirmed');
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
      expect(bodiesTo(path)).toHaveLength(1);
      await user.click(submit());
      await expectPath('/user_admin_policy_binder');
      expect(bodiesTo(path)).toHaveLength(2);
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
    'PAY-12 P4 an unlocked payment by %s keeps type, amount and name; its numbers are asked again',
    async (type, kept, secrets, text) => {
      const user = await startPayment(openBinder());
      await fill(user, type, '50');
      for (const [label, typed] of Object.entries({ ...kept, ...secrets }))
        await user.type(form().getByLabelText(label), typed);
      savesFail(path);
      await pay(user);
      await heading('Payment not confirmed');
      for (const label of Object.keys(secrets)) expect(form().getByLabelText(label)).toHaveValue('');
      await unlockForm(user);
      expect(form().getByText(text)).toBeVisible();
      expect(form().getByRole('combobox', { name: 'Payment Type' })).toHaveValue(type);
      expect(form().getByRole('textbox', { name: 'Amount' })).toHaveValue('$50');
      for (const [label, typed] of Object.entries(kept))
        expect(form().getByLabelText(label)).toHaveValue(typed);
      for (const label of Object.keys(secrets)) expect(form().getByLabelText(label)).toHaveValue('');

      // A person who gives up now leaves nothing behind.
      await press(user, 'Cancel');
      await startPayment(user);
      expect(form().getByRole('textbox', { name: 'Amount' })).toHaveValue('');
    },
  );

  test('PAY-03 it is not confirmed as long as history or balance cannot be read', async () => {
    const user = await openAndFill();
    losesResponseOnce(path);
    const mend = loadsFail('/viewpolicypaymenthistory');
    await pay(user);
    await heading('Payment not confirmed');
    await pass(130);
    await heading('Payment not confirmed');
    mend();
    await press(user, 'Check again');
    await heading('Payment not confirmed');
    expect(submit()).toBeDisabled();
    expect(bodiesTo(path)).toHaveLength(1);
  });
});

describe('an answer that is not believed', () => {
  test('PAY-03 a success that neither history nor balance shows is not confirmed', async () => {
    const user = await openAndFill();
    respondsOnce(path, { message: 'Payment received' });
    await pay(user);
    await heading('Payment not confirmed');
    expect(
      screen.getByText(/answered that it was done, but history and balance do not show exactly this payment/),
    ).toBeVisible();
    expect(window.location.pathname).toBe(url);
    expect(submit()).toBeDisabled();
  });

  test('PAY-03 where history and balance cannot be read after a success, it says so, and not that they do not show it', async () => {
    const user = await openAndFill();
    const failing = nextBody(path).then(() => [
      loadsFail('/viewpolicypaymenthistory'),
      loadsFail('/viewpolicyquotation'),
    ]);
    await pay(user);
    await heading('Payment not confirmed');
    const mends = await failing;
    expect(noticeText()).toHaveTextContent(
      `${sentText} The server answered that it was done, but reading it again to check failed.`,
    );
    expect(noticeText()).not.toHaveTextContent(/not show/);
    expect(submit()).toBeDisabled();
    for (const mend of mends) mend();
    await press(user, 'Check again');
    await heading('Payment recorded');
    expect(bodiesTo(path)).toHaveLength(1);
  });

  test.each([{ status: false, message: 'Card declined (D-51)' }, { error: 'Card declined (D-51)' }])(
    'PAY-03 a refusal is shown in the words of the server, and believed two minutes later: %j',
    async (answer) => {
      const user = await openAndFill();
      respondsOnce(path, answer);
      await pay(user);
      expect(await heading('Payment not confirmed')).toHaveFocus();
      expect(noticeText()).toHaveTextContent(
        `${sentText} The server refused it, but may have carried it out all the same.`,
      );
      expect(noticeText()).toHaveTextContent('The server says: Card declined (D-51)');
      await pass(110);
      expect(noticeText()).toHaveTextContent(
        'If history and balance stay as before, it can be entered again from 11/22/2026 12:02 PM.',
      );
      expect(submit()).toBeDisabled();
      await pass(10);
      await heading('Not saved');
      const refused = screen.getByText(/history and balance are as before/).closest('p');
      expect(refused).toHaveTextContent('The server says: Card declined (D-51)');
      expect(form().getByRole('textbox', { name: 'Amount' })).toHaveValue('$50');
      expect(window.location.pathname).toBe(url);
      await user.click(submit());
      await expectPath('/user_admin_policy_binder');
      expect(bodiesTo(path)).toHaveLength(2);
    },
  );

  test('the words of a refusal are not shown beside a later payment of another tab', async () => {
    const user = await openAndFill();
    refuses(path, 'Card declined (D-51)');
    await pay(user);
    await heading('Payment not confirmed');
    expect(noticeText()).toHaveTextContent('Card declined (D-51)');
    await unlockForm(user);
    await act(() => sentActionsOf('admin').begin(sentElsewhere()));
    await heading('Payment not confirmed');
    expect(noticeText()).not.toHaveTextContent('Card declined');
  });

  test('P4 a refused card payment keeps all that was typed while its dialog is open, and no number after that', async () => {
    const user = await startPayment(openBinder());
    await fill(user, 'CREDIT CARD', '50');
    await user.type(form().getByRole('textbox', { name: 'Card Number' }), '5555555555554444');
    refuses(path, 'No');
    await pay(user);
    await heading('Payment not confirmed');
    await unlockForm(user);
    expect(form().getByRole('textbox', { name: 'Card Number' })).toHaveValue('5555 5555 5555 4444');
    expect(form().getByText(/CVV were not kept/)).toHaveTextContent('Expire Date and CVV were not kept');
    await user.click(submit());
    await waitFor(() => expect(bodiesTo(path)).toHaveLength(2));
    await heading('Payment not confirmed');
    await press(user, 'Cancel');
    await startPayment(user);
    await unlockForm(user);
    expect(form().getByRole('textbox', { name: 'Amount' })).toHaveValue('$50');
    expect(form().getByRole('textbox', { name: 'Card Number' })).toHaveValue('');
  });

  test('BINDER-11 a payment that the browser repeated and the server took twice is no success', async () => {
    const user = await openAndFill();
    void nextBody(path).then(record);
    await pay(user);
    expect(await heading('Payment recorded more than once')).toHaveFocus();
    expect(noticeText()).toHaveTextContent(
      `${sentText} The server answered that it was done. This payment seems to be recorded 2 times. Do not pay again.`,
    );
    expect(window.location.pathname).toBe(url);
    expect(submit()).toBeDisabled();
    await pass(240);
    await heading('Payment recorded more than once');
    expect(bodiesTo(path)).toHaveLength(1);
  });

  test('BINDER-11 a refusal of a request that the browser repeated by itself is not believed: the first one is recorded', async () => {
    const user = await openAndFill();
    failsAfterCommitOnce(path, 409);
    await pay(user);
    await heading('Payment recorded');
    expect(submit()).toBeDisabled();
    expect(bodiesTo(path)).toHaveLength(1);
    await press(user, 'Continue');
    await expectPath('/user_admin_policy_binder');
  });

  test('PAY-03 a refusal is not believed as long as history and balance cannot be read', async () => {
    const user = await openAndFill();
    refuses(path, 'No');
    const failing = nextBody(path).then(() => loadsFail('/viewpolicypaymenthistory'));
    await pay(user);
    await heading('Payment not confirmed');
    const mend = await failing;
    await pass(130);
    await heading('Payment not confirmed');
    mend();
    await pass(110);
    await heading('Not saved');
    expect(submit()).toBeEnabled();
  });

  test('BINDER-11 the answer 429, which the site gives to a repeated request, is no refusal', async () => {
    const user = await openAndFill();
    respondsOnce(path, { message: 'Too many attempts.' }, 429);
    await pay(user);
    await heading('Payment not confirmed');
    expect(screen.queryByText(/refused|Too many|Not saved/)).not.toBeInTheDocument();
    record();
    await pass(10);
    await heading('Payment recorded');
    expect(bodiesTo(path)).toHaveLength(1);
  });
});

describe('a payment outlives its page', () => {
  test('BINDER-11 an unlocked payment of an earlier page begins with an empty form', async () => {
    await sentByEarlierPage();
    const user = openBinder();
    await heading('Payment not confirmed');
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
      isLate(path, 60_000);
      await pay(user);
      act(() => void openStore().dispatch(end('admin')));
      await expectPath('/kyubos_admin');
      await pass(20);
      openBinder();
      await heading('Payment not confirmed');
      // The server goes on with a request whose page was closed.
      await pass(45);
      await heading('Payment recorded');
      expect(bodiesTo(path)).toHaveLength(1);
    },
  );

  test('BINDER-11 a session that ends while the balance is read sends nothing', async () => {
    const user = await openAndFill();
    isLate('/viewpolicyquotation', 5_000);
    await user.click(submit());
    await form().findByText('Reading the balance again…');
    act(() => void openStore().dispatch(sessionRefused('admin')));
    await expectPath('/kyubos_admin');
    await pass(10);
    expect(bodiesTo(path)).toEqual([]);
    expect(await sentActionsOf('admin').list('payment')).toEqual([]);
  });

  test('BINDER-11 Cancel while the balance is read sends nothing', async () => {
    const user = await openAndFill();
    isLate('/viewpolicyquotation', 5_000);
    await user.click(submit());
    await form().findByText('Reading the balance again…');
    await press(user, 'Cancel');
    await pass(10);
    expect(bodiesTo(path)).toEqual([]);
    await startPayment(user);
    expect(screen.queryByRole('heading', { name: /sent|saved|confirmed/ })).not.toBeInTheDocument();
    expect(form().getByRole('textbox', { name: 'Amount' })).toHaveValue('');
  });
});

describe('a second tab', () => {
  test('BINDER-11 while another tab pays, this one sends nothing and keeps what was typed; it says how that ended', async () => {
    const user = await openAndFill();
    const other = sentActionsOf('admin');
    isLate('/viewpolicyquotation', 5_000);
    await user.click(submit());
    await form().findByText('Reading the balance again…');
    const sent = sentElsewhere();
    await act(() => other.begin(sent));
    await pass(5);
    await heading('Payment not confirmed');
    expect(form().getByText(/this binder is being paid in another tab/)).toBeVisible();
    expect(form().getByRole('textbox', { name: 'Amount' })).toHaveValue('$50');
    await user.click(submit());
    expect(bodiesTo(path)).toEqual([]);

    // The server has refused it.
    await act(() => other.remove(sent));
    await pass(5);
    await waitFor(() => expect(submit()).toBeEnabled());
    expect(form().getByRole('textbox', { name: 'Amount' })).toHaveValue('$50');

    const second = { ...sent, sentAt: Date.now() };
    await act(() => other.begin(second));
    await heading('Payment not confirmed');
    await pass(5);
    record();
    await act(() => other.remove(second));
    await pass(5);
    await heading('Payment recorded');
    expect(bodiesTo(path)).toEqual([]);
  });
});
