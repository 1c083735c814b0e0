import 'fake-indexeddb/auto';
import { screen } from '@testing-library/react';
import { isLate } from '../../../../mocks/scenarios';
import { sentActionsOf } from '@/session/sentActions.fixture';
import { expectPath, press } from '@/testing/harness/at';
import { bodiesTo, emptySentActions } from '@/testing/harness/server';
import { paymentPath, startPayment, submit } from './payment.fixture';
import {
  fakeClock,
  openBinder,
  openAndFill,
  pay,
  passSeconds,
  findHeading,
  noticeText,
  storePaymentOfEarlierPage,
  recordPayment,
} from './payment.unconfirmed.fixture';

beforeEach(fakeClock);

afterEach(async () => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  await emptySentActions();
});

test('PAY-03 a payment that the server records after the time limit is found by a later read, and never sent again', async () => {
  const user = await openAndFill();
  isLate(paymentPath, 125_000);
  await pay(user);
  await passSeconds(120);
  await findHeading('Payment not confirmed');
  expect(screen.getByText(/The server did not answer in time\./)).toBeVisible();
  expect(submit()).toBeDisabled();
  await user.click(submit());
  await passSeconds(10);
  await findHeading('Payment recorded');
  expect(submit()).toBeDisabled();
  expect(bodiesTo(paymentPath)).toHaveLength(1);
  await press(user, 'Continue');
  await expectPath('/user_admin_policy_binder');
});

test('BINDER-11 after a crash while sending, screen and payment are locked and read the result', async () => {
  await storePaymentOfEarlierPage();
  const user = openBinder();
  await findHeading('Payment not confirmed');
  expect(noticeText()).toBeVisible();
  await startPayment(user);
  await findHeading('Payment not confirmed');
  expect(submit()).toBeDisabled();
  await user.click(submit());
  recordPayment();
  await passSeconds(10);
  await findHeading('Payment recorded');
  expect(bodiesTo(paymentPath)).toEqual([]);
  await press(user, 'Continue');
  await expectPath('/user_admin_policy_binder');
  expect(await sentActionsOf('admin').list('payment')).toEqual([]);
});
