import { act, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { db } from '../../../../mocks/db';
import type { SentAction } from '@/domain/saving/sentAction';
import { sentActionsOf } from '@/session/sentActions.fixture';
import { openAt } from '@/app/openAt.fixture';
import { bodiesTo } from '@/testing/harness/server';
import { fillMoneyOrder, fresh, path, startPayment, submit, url } from './payment.fixture';

/** Payments whose end is not certain, on a clock that only the tests move. */

export const noon = new Date(2026, 10, 22, 12, 0).getTime();

export const sentText = 'Payment of $50 by MONEY ORDER, sent on 11/22/2026 12:00 PM.';

/** Stops the clock; limits of time run on it as well, which Jest leaves to the browser's own. */
export function fakeClock(): void {
  jest.useFakeTimers({ now: noon, doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const limit = new AbortController();
    // The fake timer: only `pass` lets it fire.
    setTimeout(() => limit.abort(new DOMException('The operation timed out.', 'TimeoutError')), ms);
    return limit.signal;
  });
}

/** Opens the binder as a page that was just loaded. */
export function openBinder(): UserEvent {
  openAt(url);
  return userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
}

export async function openAndFill(): Promise<UserEvent> {
  return fillMoneyOrder(await startPayment(openBinder()));
}

export async function pay(user: UserEvent): Promise<void> {
  await user.click(submit());
  await waitFor(() => expect(bodiesTo(path)).toHaveLength(1));
}

export const pass = (seconds: number): Promise<void> =>
  act(() => jest.advanceTimersByTimeAsync(seconds * 1000));

export const heading = (name: string): Promise<HTMLElement> => screen.findByRole('heading', { name });

/** What the notice says of the payment that was sent. */
export function noticeText(): HTMLElement {
  return screen.getByText((_content, element) =>
    Boolean(element?.matches('p') && element.textContent.startsWith(sentText)),
  );
}

/** What a page that crashed while it sent, or another tab that is sending, has left in the browser. */
export function sentElsewhere(): SentAction {
  const balance = Number(fresh.balance) * 100;
  return {
    kind: 'payment',
    record: String(fresh.id),
    what: 'Payment of $50 by MONEY ORDER',
    sentAt: Date.now(),
    evidence: { policyPaymentType: 'MONEY ORDER', paid: 5_000, balance, listed: 0, alike: 0 },
  };
}

/** The browser holds a payment that an earlier page sent, and there is a session. */
export async function sentByEarlierPage(): Promise<void> {
  openAt('/user_admin_home');
  await heading('Dashboard');
  await act(() => sentActionsOf('admin').begin(sentElsewhere()));
}

/** The server carries a payment of $50 out that this page did not send. */
export function record(): void {
  const binder = db.quotations.find(({ id }) => id === fresh.id)!;
  binder.balance = Number(binder.balance) - 50;
  db.payments.push({
    ...db.payments[0]!,
    id: 990_001,
    quotation_id: fresh.id,
    policyPaymentType: 'MONEY ORDER',
    paidamount: '50',
  });
}
