import { openBinder, startPayment, unpaid } from '../support/binders';
import { expect, test } from '../support/fixtures';
import { isFoundRecorded, isLocked, paymentCall, submitOf } from '../support/payments';
import { holdCalls } from '../support/slowCalls';

test('BINDER-11 PAY-03 F5 while a payment is sent: the browser asks, the binder is locked after the reload, and the payment is found', async ({
  page,
  login,
}) => {
  await login();
  await openBinder(page, unpaid);
  const dialog = await startPayment(page, 'MONEY ORDER', '10');
  const payments = await holdCalls(page, paymentCall);
  await submitOf(dialog).click();
  await expect.poll(payments.count).toBe(1);
  const questions: string[] = [];
  page.once('dialog', (question) => {
    questions.push(question.type());
    void question.accept();
  });
  await page.reload();
  expect(questions).toEqual(['beforeunload']);
  await isLocked(page);
  await payments.letGo();
  await isFoundRecorded(page);
  expect(payments.count()).toBe(1);
});
