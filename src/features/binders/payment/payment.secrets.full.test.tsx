import 'fake-indexeddb/auto';
import { act, screen, within } from '@testing-library/react';
import { openStore } from '@/app/openAt.fixture';
import { expectPath } from '@/testing/harness/at';
import { bodiesTo, emptySentActions } from '@/testing/harness/server';
import { fill, form, holdPayments, openPayment, paymentPath, submit, url } from './payment.fixture';
import { containsNumber } from './payment.secrets.fixture';

const kinds: [string, string, Record<string, string>][] = [
  ['CREDIT CARD', '**** 4444', { 'Card Number': '5555555555554444', CVV: '737' }],
  ['ACH', '**** 5544', { 'Bank Routing Number': '021000021', 'Bank Account Number': '998877665544' }],
];

afterEach(emptySentActions);

test('PAY-12 closing the dialog empties the form', async () => {
  const user = await openPayment();
  await fill(user, 'CREDIT CARD', '10');
  await user.type(form().getByRole('textbox', { name: 'Card Number' }), '4242424242424242');
  await user.type(form().getByLabelText('CVV'), '737');
  await user.click(form().getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Process To Policy' }));
  expect(form().getByRole('combobox', { name: 'Payment Type' })).toHaveValue('');
  await fill(user, 'CREDIT CARD', '10');
  expect(form().getByRole('textbox', { name: 'Card Number' })).toHaveValue('');
  expect(form().getByLabelText('CVV')).toHaveValue('');
});

test.each(kinds)(
  'PAY-12 the numbers of a payment by %s are never in the Redux store: while typing, while sending, in the history, or after leaving',
  async (type, inHistory, numbers) => {
    const user = await openPayment();
    const store = openStore();
    const foundNumbers: string[] = [];
    const search = (): void => {
      const state = JSON.stringify(store.getState());
      foundNumbers.push(...Object.values(numbers).filter((secret) => containsNumber(state, secret)));
    };
    // Also checked on each store update between the steps.
    const stop = store.subscribe(search);
    const expectNoNumbers = (step: string): void => {
      search();
      expect([step, foundNumbers]).toEqual([step, []]);
    };

    await fill(user, type, '10');
    for (const [label, secret] of Object.entries(numbers)) {
      await user.type(form().getByLabelText(label), secret);
      expectNoNumbers(`${label} typed`);
    }
    const release = holdPayments();
    await user.click(submit());
    await form().findByText(/Sending the payment/);
    expectNoNumbers('being sent');
    release();
    expect(Object.keys(store.getState().legacyApi.mutations)).toEqual([]);
    await expectPath('/user_admin_policy_binder');
    expect(JSON.stringify(bodiesTo(paymentPath))).toContain(numbers['CVV'] ?? numbers['Bank Account Number']);
    expectNoNumbers('sent');

    // The dialog is unmounted together with the binder's screen.
    await screen.findByRole('heading', { level: 1, name: 'Policies Binders' });
    act(() => {
      window.history.pushState(null, '', url);
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    await user.click(await screen.findByRole('button', { name: 'Payment Details' }));
    const history = await screen.findByRole('dialog', { name: 'Payment Details' });
    expect(within(history).getByText(inHistory)).toBeVisible();
    expect(containsNumber(JSON.stringify(store.getState()), inHistory.slice(-4))).toBe(true);
    expectNoNumbers('history opened');
    await user.click(within(history).getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('link', { name: 'Back' }));
    await expectPath('/user_admin_policy_binder');
    expectNoNumbers('left');
    stop();
  },
);
