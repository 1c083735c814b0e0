import { act, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { db } from '../../../../mocks/db';
import type { SentAction } from '@/domain/saving/sentAction';
import { sentActionsOf } from '@/session/sentActions.fixture';
import { openAt } from '@/app/openAt.fixture';
import { bodiesTo } from '@/testing/harness/server';
import { fillMoneyOrder, unpaidBinder, paymentPath, startPayment, submit, url } from './payment.fixture';

/** Payments whose result is not certain, with a fake clock. */

export const noon = new Date(2026, 10, 22, 12, 0).getTime();

export const sentText = 'Payment of $50 by MONEY ORDER, sent on 11/22/2026 12:00 PM.';

/** Fakes the clock, also for `AbortSignal.timeout`, which Jest does not fake. */
export function fakeClock(): void {
  jest.useFakeTimers({ now: noon, doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const limit = new AbortController();
    // A fake timer: it fires only when `passSeconds` moves the clock.
    setTimeout(() => limit.abort(new DOMException('The operation timed out.', 'TimeoutError')), ms);
    return limit.signal;
  });
}

/** Opens the binder as after a page load. */
export function openBinder(): UserEvent {
  openAt(url);
  return userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
}

export async function openAndFill(): Promise<UserEvent> {
  return fillMoneyOrder(await startPayment(openBinder()));
}

export async function pay(user: UserEvent): Promise<void> {
  await user.click(submit());
  await waitFor(() => expect(bodiesTo(paymentPath)).toHaveLength(1));
}

export const passSeconds = (seconds: number): Promise<void> =>
  act(() => jest.advanceTimersByTimeAsync(seconds * 1000));

export const findHeading = (name: string): Promise<HTMLElement> => screen.findByRole('heading', { name });

/** The text of the notice about the sent payment. */
export function noticeText(): HTMLElement {
  return screen.getByText((_content, element) =>
    Boolean(element?.matches('p') && element.textContent.startsWith(sentText)),
  );
}

/** The stored action of a page that crashed while sending, or of another tab that is sending. */
export function paymentSentElsewhere(): SentAction {
  const balance = Number(unpaidBinder.balance) * 100;
  return {
    kind: 'payment',
    record: String(unpaidBinder.id),
    what: 'Payment of $50 by MONEY ORDER',
    sentAt: Date.now(),
    snapshot: { policyPaymentType: 'MONEY ORDER', paid: 5_000, balance, listed: 0, alike: 0 },
  };
}

/** Signs in and stores a payment that an earlier page has sent. */
export async function storePaymentOfEarlierPage(): Promise<void> {
  openAt('/user_admin_home');
  await findHeading('Dashboard');
  await act(() => sentActionsOf('admin').begin(paymentSentElsewhere()));
}

/** The server records a payment of $50 that this page did not send. */
export function recordPayment(): void {
  const binder = db.quotations.find(({ id }) => id === unpaidBinder.id)!;
  binder.balance = Number(binder.balance) - 50;
  db.payments.push({
    ...db.payments[0]!,
    id: 990_001,
    quotation_id: unpaidBinder.id,
    policyPaymentType: 'MONEY ORDER',
    paidamount: '50',
  });
}
