import 'fake-indexeddb/auto';
import { act, screen, within } from '@testing-library/react';
import { openStore } from '@/app/openAt.fixture';
import { expectPath } from '@/testing/harness/at';
import { bodiesTo, emptySentActions } from '@/testing/harness/server';
import { fill, form, holdPayments, openPayment, path, submit, url } from './payment.fixture';
import { standsIn } from './payment.secrets.fixture';

const kinds: [string, string, Record<string, string>][] = [
  ['CREDIT CARD', '**** 4444', { 'Card Number': '5555555555554444', CVV: '737' }],
  ['ACH', '**** 5544', { 'Bank Routing Number': '021000021', 'Bank Account Number': '998877665544' }],
];

afterEach(emptySentActions);

test('PAY-12 what was typed is gone when the dialog is closed', async () => {
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
  'PAY-12 the numbers of a payment by %s are in no state of the store: typed, sent, in the history, or after leaving',
  async (type, inHistory, numbers) => {
    const user = await openPayment();
    const store = openStore();
    const found: string[] = [];
    const look = (): void => {
      const state = JSON.stringify(store.getState());
      found.push(...Object.values(numbers).filter((secret) => standsIn(state, secret)));
    };
    // Between the steps, too.
    const stop = store.subscribe(look);
    const isClean = (step: string): void => {
      look();
      expect([step, found]).toEqual([step, []]);
    };

    await fill(user, type, '10');
    for (const [label, secret] of Object.entries(numbers)) {
      await user.type(form().getByLabelText(label), secret);
      isClean(`${label} typed`);
    }
    const letItArrive = holdPayments();
    await user.click(submit());
    await form().findByText(/Sending the payment/);
    isClean('on its way');
    letItArrive();
    expect(Object.keys(store.getState().legacyApi.mutations)).toEqual([]);
    await expectPath('/user_admin_policy_binder');
    expect(JSON.stringify(bodiesTo(path))).toContain(numbers['CVV'] ?? numbers['Bank Account Number']);
    isClean('sent');

    // The dialog has gone with the binder's screen.
    await screen.findByRole('heading', { level: 1, name: 'Policies Binders' });
    act(() => {
      window.history.pushState(null, '', url);
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    await user.click(await screen.findByRole('button', { name: 'Payment Details' }));
    const history = await screen.findByRole('dialog', { name: 'Payment Details' });
    expect(within(history).getByText(inHistory)).toBeVisible();
    expect(standsIn(JSON.stringify(store.getState()), inHistory.slice(-4))).toBe(true);
    isClean('history opened');
    await user.click(within(history).getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('link', { name: 'Back' }));
    await expectPath('/user_admin_policy_binder');
    isClean('left');
    stop();
  },
);
