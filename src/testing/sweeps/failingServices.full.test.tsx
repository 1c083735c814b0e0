import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { screen, waitFor, within } from '@testing-library/react';
import { bodiesTo } from '@/testing/harness/server';
import { openAt } from '@/app/openAt.fixture';
import { db } from '../../../mocks/db';
import {
  fillMoneyOrder,
  paymentPath as payment,
  startPayment,
  submit,
  url,
} from '@/features/binders/payment/payment.fixture';
import { answer } from '@/testing/harness/at';

/** Browser services that throw, are full or never respond do not block an action. */

const working = globalThis.indexedDB;
const quotation = db.quotations.find(({ unique_id }) => unique_id === 'POL-2026-0041')!;
const notice = /^This browser does not keep what the portal gives it\./;
const never = (): Promise<never> => new Promise(() => undefined);

function refuse(): never {
  throw new DOMException('', 'SecurityError');
}

function defineDatabase(descriptor: PropertyDescriptor): void {
  Object.defineProperty(globalThis, 'indexedDB', { configurable: true, ...descriptor });
}

const failures: readonly (readonly [string, () => void])[] = [
  [
    'a database that never answers',
    () => {
      const factory = new IDBFactory();
      jest.spyOn(factory, 'open').mockImplementation(() => new EventTarget() as IDBOpenDBRequest);
      jest.spyOn(factory, 'databases').mockImplementation(never);
      defineDatabase({ value: factory });
    },
  ],
  ['a database that is blocked', () => defineDatabase({ get: refuse })],
  [
    'a database that is full',
    () => {
      defineDatabase({ value: new IDBFactory() });
      jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
        throw new DOMException('', 'QuotaExceededError');
      });
    },
  ],
  [
    'Web Crypto that never answers',
    () => {
      for (const name of ['digest', 'encrypt', 'decrypt', 'generateKey', 'importKey', 'deriveKey'] as const)
        jest.spyOn(crypto.subtle, name).mockImplementation(never);
    },
  ],
  ['random numbers that throw', () => void jest.spyOn(crypto, 'getRandomValues').mockImplementation(refuse)],
  [
    'channels that cannot be opened',
    () => void jest.spyOn(globalThis, 'BroadcastChannel').mockImplementation(refuse),
  ],
];

afterEach(() => {
  jest.restoreAllMocks();
  defineDatabase({ value: working, writable: true });
});

describe.each(failures)('with %s', (_, fail) => {
  beforeEach(fail);

  test('a country is saved', async () => {
    const user = openAt('/user_admin_edit_countries/402');
    await user.type(await screen.findByLabelText('Country Name'), 'x');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(window.location.pathname).toBe('/user_admin_countries'), { timeout: 4000 });
    expect(bodiesTo('/updatecountry')).toHaveLength(1);
  });

  test('a payment is sent once', async () => {
    const user = await fillMoneyOrder(await startPayment(openAt(url)));
    await user.dblClick(submit());
    await waitFor(() => expect(bodiesTo(payment)).toHaveLength(1), { timeout: 4000 });
    await waitFor(() => expect(window.location.pathname).toBe('/user_admin_policy_binder'), {
      timeout: 4000,
    });
    expect(bodiesTo(payment)).toHaveLength(1);
  });

  test('a quotation is approved', async () => {
    const user = openAt(`/user_admin_view_policy_quotation/${quotation.id}/${quotation.intake_id}`);
    await user.click(await screen.findByRole('button', { name: 'Approve' }));
    await answer(user, 'Are you sure you want to Approve Quotation?');
    const name = 'Quotation Approved successfully!';
    await screen.findByRole('alertdialog', { name }, { timeout: 4000 });
  });
});

test('a failed storage is reported once, until the user dismisses it', async () => {
  failures[0]?.[1]();
  const user = openAt('/user_admin_countries');
  const main = within(await screen.findByRole('main'));
  expect(await main.findAllByText(notice, {}, { timeout: 4000 })).toHaveLength(1);
  await user.click(main.getByRole('button', { name: 'Dismiss the notice of what is not kept' }));
  // On another screen of the same page; a new page would report it again.
  await user.click(
    within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getByRole('link', { name: 'Home' }),
  );
  expect(await screen.findByText('Needs attention')).toBeVisible();
  expect(main.queryByText(notice)).not.toBeInTheDocument();
});
