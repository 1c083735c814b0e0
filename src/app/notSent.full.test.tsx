import 'fake-indexeddb/auto';
import { screen } from '@testing-library/react';
import { openAt } from '@/app/openAt.fixture';
import {
  fillMoneyOrder,
  startPayment,
  submit,
  url as binderUrl,
} from '@/features/binders/payment/payment.fixture';
import { sentActionsOf } from '@/session/sentActions.fixture';
import { answer, press } from '@/testing/harness/at';
import { bodiesTo, emptySentActions } from '@/testing/harness/server';
import { db } from '../../mocks/db';

/** What the screens show if an error of the browser or of the program prevents a request. */

const quotation = db.quotations.find(({ unique_id }) => unique_id === 'POL-2026-0041')!;

beforeEach(emptySentActions);

/** Makes the preparation of each change fail; reads succeed. */
function breakChanges(): void {
  const RealHeaders = Headers;
  jest.spyOn(globalThis, 'Headers').mockImplementation((init) => {
    if (init && 'X-Request-Id' in init) throw new TypeError('broken');
    return new RealHeaders(init);
  });
}

async function expectNothingUnconfirmed(kind: string): Promise<void> {
  expect(screen.queryByText(/sent on/)).not.toBeInTheDocument();
  expect(screen.queryByText(/Not confirmed/)).not.toBeInTheDocument();
  expect(await sentActionsOf('admin').list(kind)).toEqual([]);
}

test('a creation that could not be prepared is not saved, and the form keeps its input', async () => {
  const user = openAt('/user_admin_add_countries');
  const name = await screen.findByRole('textbox', { name: /Country Name/ });
  await user.type(name, 'Atlantis');
  breakChanges();
  await press(user, 'Save');
  expect(await screen.findByText(/Not saved/)).toBeVisible();
  expect(name).toHaveValue('Atlantis');
  expect(bodiesTo('/createcountry')).toEqual([]);
  await expectNothingUnconfirmed('create');
});

test('an approval that could not be prepared has failed, and can be sent again', async () => {
  const user = openAt(`/user_admin_view_policy_quotation/${quotation.id}/${quotation.intake_id}`);
  await screen.findByRole('button', { name: 'Approve' });
  breakChanges();
  await press(user, 'Approve');
  await answer(user, 'Are you sure you want to Approve Quotation?');
  await answer(user, 'Error Approve Quotation. Please try again.', 'OK');
  expect(bodiesTo('/policyapproveuser')).toEqual([]);
  expect(screen.getByRole('button', { name: 'Approve' })).toBeEnabled();
  await expectNothingUnconfirmed('approve');
});

test('a payment that could not be prepared was not sent, and the button is not locked', async () => {
  const user = await fillMoneyOrder(await startPayment(openAt(binderUrl)));
  breakChanges();
  await user.click(submit());
  expect(await screen.findByRole('heading', { name: 'Nothing was sent' })).toBeVisible();
  expect(submit()).toBeEnabled();
  await expectNothingUnconfirmed('payment');
});

test('a list that could not be requested shows that it could not be loaded', async () => {
  jest.spyOn(AbortSignal, 'any').mockImplementation(() => {
    throw new TypeError('AbortSignal.any is not a function');
  });
  openAt('/user_admin_countries');
  expect((await screen.findAllByText(/Could not load/))[0]).toBeVisible();
});
