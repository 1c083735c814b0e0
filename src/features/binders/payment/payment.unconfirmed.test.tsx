import 'fake-indexeddb/auto';
import { screen } from '@testing-library/react';
import { isLate } from '../../../../mocks/scenarios';
import { sentActionsOf } from '@/session/sentActions.fixture';
import { expectPath, press } from '@/testing/harness/at';
import { bodiesTo, emptySentActions } from '@/testing/harness/server';
import { path, startPayment, submit } from './payment.fixture';
import {
  fakeClock,
  openBinder,
  openAndFill,
  pay,
  pass,
  heading,
  noticeText,
  sentByEarlierPage,
  record,
} from './payment.unconfirmed.fixture';

beforeEach(fakeClock);

afterEach(async () => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  await emptySentActions();
});

test('PAY-03 a payment that is carried out after its time limit is found by a later read, and never sent again', async () => {
  const user = await openAndFill();
  isLate(path, 125_000);
  await pay(user);
  await pass(120);
  await heading('Payment not confirmed');
  expect(screen.getByText(/The server did not answer in time\./)).toBeVisible();
  expect(submit()).toBeDisabled();
  await user.click(submit());
  await pass(10);
  await heading('Payment recorded');
  expect(submit()).toBeDisabled();
  expect(bodiesTo(path)).toHaveLength(1);
  await press(user, 'Continue');
  await expectPath('/user_admin_policy_binder');
});

test('BINDER-11 after a crash while sending, screen and payment begin locked and read what became of it', async () => {
  await sentByEarlierPage();
  const user = openBinder();
  await heading('Payment not confirmed');
  expect(noticeText()).toBeVisible();
  await startPayment(user);
  await heading('Payment not confirmed');
  expect(submit()).toBeDisabled();
  await user.click(submit());
  record();
  await pass(10);
  await heading('Payment recorded');
  expect(bodiesTo(path)).toEqual([]);
  await press(user, 'Continue');
  await expectPath('/user_admin_policy_binder');
  expect(await sentActionsOf('admin').list('payment')).toEqual([]);
});
