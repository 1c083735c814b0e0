import { openBinder, startPayment, unpaid } from '../support/binders';
import { expect, test } from '../support/fixtures';
import { heading, isFoundRecorded, isLocked, paymentCall, submitOf } from '../support/payments';
import { signIn } from '../support/session';
import { controlClock, holdCalls, pass, stopClock } from '../support/slowCalls';

/**
 * Payments whose response is late or never arrives. The tests advance the page's clock, and a held call continues only
 * when the test releases it, so that nothing depends on the speed of the machine.
 */

const history = '/viewpolicypaymenthistory';

test('BINDER-11 PAY-03 a gateway takes 35 seconds: the page waits for the response, and pays once', async ({
  page,
  login,
}) => {
  await controlClock(page);
  await login();
  await openBinder(page, unpaid);
  const dialog = await startPayment(page, 'MONEY ORDER', '10');
  await stopClock(page);
  const payments = await holdCalls(page, paymentCall);
  await submitOf(dialog).click();
  await expect.poll(payments.count).toBe(1);
  await pass(page, 35);
  await page.keyboard.press('Escape');
  await expect(dialog.getByText('Sending the payment. Please wait…')).toBeVisible();
  await payments.letGo();
  await expect(page).toHaveURL(/\/user_admin_policy_binder$/);
  expect(payments.count()).toBe(1);
});

test('PAY-03 no response in two minutes: locked, read again, "not recorded" only two minutes later, and finally recorded', async ({
  page,
  login,
}) => {
  await controlClock(page);
  await login();
  await openBinder(page, unpaid);
  const dialog = await startPayment(page, 'MONEY ORDER', '10');
  await stopClock(page);
  const payments = await holdCalls(page, paymentCall);
  await submitOf(dialog).click();
  await expect.poll(payments.count).toBe(1);

  /** Lets this many seconds pass, after which history and balance are read. */
  async function readAfter(seconds: number, says: string): Promise<void> {
    const reads = await holdCalls(page, history);
    await pass(page, seconds - 1);
    expect(reads.count()).toBe(0);
    await pass(page, 1);
    await expect(dialog.getByText('Reading history and balance…')).toBeVisible();
    await reads.letGo();
    await expect(dialog.getByText('Reading history and balance…')).toBeHidden();
    await expect(heading(dialog, says)).toBeVisible();
    await expect(submitOf(dialog)).toBeDisabled();
  }

  await readAfter(120, 'Payment not confirmed');
  await expect(dialog.getByText(/The server did not answer in time\./)).toBeVisible();
  for (const seconds of [10, 20, 30]) await readAfter(seconds, 'Payment not confirmed');
  await readAfter(60, 'Payment not recorded');
  await payments.letGo();
  await isFoundRecorded(page);
  expect(payments.count()).toBe(1);
});

test('PAY-03 F5 while a gateway takes 140 seconds: never "not recorded" before four minutes, and recorded without a press', async ({
  page,
  login,
}) => {
  await controlClock(page);
  await login();
  await openBinder(page, unpaid);
  const dialog = await startPayment(page, 'MONEY ORDER', '10');
  await stopClock(page);
  const payments = await holdCalls(page, paymentCall);
  await submitOf(dialog).click();
  await expect.poll(payments.count).toBe(1);
  page.once('dialog', (question) => void question.accept());
  await pass(page, 3);
  await page.reload();
  await page.clock.resume();
  await expect(heading(page, 'Payment not confirmed')).toBeVisible();
  await stopClock(page);
  await pass(page, 90);
  await expect(page.getByText('Reading history and balance…')).toBeHidden();
  await expect(heading(page, 'Payment not confirmed')).toBeVisible();
  await payments.letGo();
  // `stopClock` has moved only the computer's clock, by 30 seconds. The page also counts by a clock of its own, which is still
  // 30 seconds behind.
  await pass(page, 160);
  await expect(heading(page, 'Payment recorded')).toBeVisible();
  expect(payments.count()).toBe(1);
});

test('BINDER-11 PAY-03 the session expires while a payment is sent: after the next sign-in the binder is locked, and the payment is found', async ({
  page,
  login,
  reset,
}) => {
  await page.clock.install();
  await reset('expiring');
  await login();
  await openBinder(page, unpaid);
  const binder = page.url();
  const dialog = await startPayment(page, 'MONEY ORDER', '10');
  const payments = await holdCalls(page, paymentCall);
  await submitOf(dialog).click();
  await expect.poll(payments.count).toBe(1);
  await page.clock.fastForward('01:01');
  await expect(heading(page, 'User Log In')).toBeVisible();
  await signIn(page);
  await page.waitForURL(binder);
  await isLocked(page);
  await payments.letGo();
  await isFoundRecorded(page);
  expect(payments.count()).toBe(1);
});

test('BINDER-11 PAY-03 two tabs pay the same binder together: one request is sent, and the second tab ends at "Payment recorded"', async ({
  page,
  login,
}) => {
  await login();
  await openBinder(page, unpaid);
  const other = await page.context().newPage();
  await other.goto(page.url());
  const here = await startPayment(page, 'MONEY ORDER', '10');
  const there = await startPayment(other, 'MONEY ORDER', '10');
  const payments = await holdCalls(page.context(), paymentCall);
  const [readHere, readThere] = [
    await holdCalls(page, '/viewpolicyquotation'),
    await holdCalls(other, '/viewpolicyquotation'),
  ];
  for (const dialog of [here, there]) {
    await submitOf(dialog).click();
    await expect(dialog.getByText('Reading the balance again…')).toBeVisible();
  }
  await readHere.letGo();
  await expect.poll(payments.count).toBe(1);
  await readThere.letGo();
  await expect(heading(there, 'Payment not confirmed')).toBeVisible();
  await expect(there.getByText(/being paid in another tab/)).toBeVisible();
  await expect(submitOf(there)).toBeDisabled();
  await payments.letGo();
  await expect(page).toHaveURL(/\/user_admin_policy_binder$/);
  await expect(heading(there, 'Payment recorded')).toBeVisible();
  await there.getByRole('button', { name: 'Continue' }).click();
  await expect(other).toHaveURL(/\/user_admin_policy_binder$/);
  expect(payments.count()).toBe(1);
});
