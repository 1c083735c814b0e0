import { screen, waitFor, within } from '@testing-library/react';
import { db } from '../../../../mocks/db';
import { respondsAlways } from '../../../../mocks/scenarios';
import { expectPath, openRowMenu, findRow } from '@/testing/harness/at';
import { bodiesTo, nextBody } from '@/testing/harness/server';
import { expectCells } from '@/testing/harness/listCells';
import { openAt } from '@/app/openAt.fixture';
import { url, daniel, stored, card, records } from './customerChooser.fixture';

/** The id and the intake id of the record with this number, as in its URL. */
function recordUrlIds(number: string): string {
  const { id, intake_id } = db.quotations.find(({ unique_id }) => unique_id === number)!;
  return `${id}/${intake_id}`;
}

test('CALL-118 Q-115 the customers of the client company are listed by their fields', async () => {
  openAt(url);
  await expectCells(db.customers.slice(0, 15), {
    'First Name': ({ firstname }) => firstname,
    'Last Name': ({ lastname }) => lastname,
    'Phone Number': ({ phonenumber }) => phonenumber.replace(/^1(\d{3})(\d{3})(\d{4})$/, '+1 ($1) $2-$3'),
    Email: ({ email }) => email,
    City: ({ city }) => city,
    State: ({ state }) => state,
    Actions: 'Actions',
  });
  expect(screen.getByRole('heading', { level: 1, name: 'Choose Customer' })).toBeVisible();
  expect(bodiesTo('/viewcustomerlist')).toEqual([{ company_id: 7 }]);
  expect(within(card()).getByText('No customer chosen')).toBeVisible();
});

test('STORE-08 CALL-115 CALL-116 CALL-117 a click chooses a customer and shows their forms, quotations and binders', async () => {
  const user = openAt(url);
  await user.click(await findRow('Whitfield'));
  expect(stored()).toEqual([
    expect.objectContaining({ customer_id: 501, firstname: 'Ann', city: 'Chicago' }),
  ]);
  expect(within(card()).getByRole('heading', { name: 'Ann Whitfield' })).toBeVisible();
  expect(within(card()).getByText(/, Chicago, Illinois 60614$/)).toBeVisible();
  const { phonenumber, email } = db.customers.find(({ customer_id }) => customer_id === 501)!;
  expect(within(card()).getByRole('link', { name: /^\+1 \(\d{3}\) \d{3}-\d{4}$/ })).toHaveAttribute(
    'href',
    `tel:+${phonenumber}`,
  );
  expect(within(card()).getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);

  expect(within(card()).getByRole('link', { name: 'Open customer' })).toHaveAttribute(
    'href',
    '/user_admin_customer/501',
  );

  const quotation = await within(await records('Quotations')).findByRole('link', { name: 'POL-2026-0061' });
  expect(quotation).toHaveAttribute(
    'href',
    `/user_admin_view_policy_quotation/${recordUrlIds('POL-2026-0061')}`,
  );
  const binder = await within(await records('Binders')).findByRole('link', { name: 'POL-2026-0031' });
  expect(binder).toHaveAttribute('href', `/user_admin_view_binder_policies/${recordUrlIds('POL-2026-0031')}`);
  expect(await within(await records('Intake Forms')).findAllByRole('link')).toHaveLength(1);
  const request = { company_id: 7, customer_id: 501 };
  expect([
    bodiesTo('/viewcustomerintakeform'),
    bodiesTo('/viewcustomerpolicyquotationlist'),
    bodiesTo('/viewcustomerpolicybinderlist'),
  ]).toEqual([[request], [request], [request]]);
});

test('ENT-39 a customer with both ids is quoted with the customer_id', async () => {
  respondsAlways('/viewcustomerlist', { customers: [{ ...daniel, id: 9077 }] });
  const user = openAt(url);
  await user.click(await findRow('Daniel'));
  expect(stored()).toEqual([daniel]);
});

test('the menu of a customer opens the customer, or a new quotation for that customer', async () => {
  const user = openAt(url);
  const [newQuotation, openCustomer, ...others] = await openRowMenu(user, await findRow('Daniel'));
  expect(openCustomer).toHaveAttribute('href', '/user_admin_customer/511');
  expect([newQuotation!.textContent, others]).toEqual(['New quotation', []]);
  await user.click(newQuotation!);
  await expectPath('/user_admin_policy_based_on_user_creation/551');
  expect(stored()).toEqual([daniel]);
});

test('SHELL-34 STORE-08 QNEW-09 ENT-39 a double click opens a new quotation filled in for the customer, who is sent with it', async () => {
  const user = openAt(url);
  await user.dblClick(await findRow('Daniel'));
  await expectPath('/user_admin_policy_based_on_user_creation/551');
  expect(screen.getByRole('heading', { level: 1, name: 'New Quotation' })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled());
  expect(screen.getByLabelText('First Name')).toHaveValue('Daniel');
  const sent = nextBody('/savepolicyquoation');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await sent).toMatchObject({ ...daniel, intake_id: 551 });
  // The stored customer is removed afterwards.
  await waitFor(() => expect(stored()).toBeNull());
});
