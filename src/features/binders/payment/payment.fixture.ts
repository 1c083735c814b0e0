import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http } from 'msw';
import { openAt } from '@/app/openAt.fixture';
import { db } from '../../../../mocks/db';
import { server } from '../../../../mocks/node';

/** Steps on the payment dialog for tests. */

/** A binder on which nothing has been paid. */
export const unpaidBinder = db.quotations.find(({ unique_id }) => unique_id === 'POL-2026-0015')!;
export const url = `/user_admin_view_binder_policies/${unpaidBinder.id}/${unpaidBinder.intake_id}`;
export const paymentPath = '/policyquotationpayment';

/** Holds every payment back until the returned function is called. */
export function holdPayments(): () => void {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  server.use(http.post(`*${paymentPath}`, () => released));
  return release;
}

export function form() {
  return within(screen.getByRole('dialog', { name: 'Payment' }));
}

export const submit = (): HTMLElement => form().getByRole('button', { name: 'Submit' });

/** Opens the payment on the binder's screen. */
export async function startPayment(user: UserEvent): Promise<UserEvent> {
  await user.click(await screen.findByRole('button', { name: 'Process To Policy' }));
  await screen.findByRole('combobox', { name: 'Payment Type' });
  return user;
}

export const openPayment = (): Promise<UserEvent> => startPayment(openAt(url));

export async function fill(user: UserEvent, type: string, amount: string): Promise<void> {
  await user.selectOptions(form().getByRole('combobox', { name: 'Payment Type' }), type);
  await user.clear(form().getByRole('textbox', { name: 'Amount' }));
  await user.type(form().getByRole('textbox', { name: 'Amount' }), amount);
}

export async function fillMoneyOrder(user: UserEvent): Promise<UserEvent> {
  await fill(user, 'MONEY ORDER', '50');
  await waitFor(() => expect(submit()).toBeEnabled());
  return user;
}
