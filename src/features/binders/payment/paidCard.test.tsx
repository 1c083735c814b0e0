import { screen, within } from '@testing-library/react';
import { db } from '../../../../mocks/db';
import { openAt } from '@/app/openAt.fixture';

/** A binder whose amount, balance and payment history do not agree. */

/** A binder with one payment of $10 and one of $5, or of another amount. */
function openBinder(balance: unknown, second = '5'): ReturnType<typeof openAt> {
  const binder = db.quotations.find(({ unique_id }) => unique_id === 'POL-2026-0017')!;
  const [first] = db.payments.filter(({ quotation_id }) => String(quotation_id) === String(binder.id));
  db.payments = [
    ...db.payments.filter((payment) => String(payment.quotation_id) !== String(binder.id)),
    { ...first!, paidamount: '10' },
    { ...first!, id: Number(first!.id) + 1000, paidamount: second },
  ];
  Object.assign(binder, { policyamount: '200.50', policycoverage: '[]', balance });
  return openAt(`/user_admin_view_binder_policies/${binder.id}/${binder.intake_id}`);
}

const card = () => screen.findByRole('region', { name: 'Paid and outstanding' });

test('a note says that a balance of $150 does not agree with payments of $15', async () => {
  openBinder('150');
  const sentence = 'The payment history adds up to $15, but the balance says that $50.50 was paid.';
  expect(await within(await card()).findByText(sentence)).toBeVisible();
  expect(screen.queryByText(/^Paid -/)).toBeNull();
});

test('there is no note if balance and payments agree', async () => {
  openBinder('185.5');
  expect(await within(await card()).findByText('Paid $15')).toBeVisible();
  expect(within(await card()).queryByText(/payment history/)).toBeNull();
});

test.each([
  ['0', 'Nothing is owed.'],
  ['-50', 'Nothing is owed: $50 was paid too much.'],
])(
  'PAY-03 with a balance of %p nothing is owed, on the page and in the payment',
  async (balance, sentence) => {
    const user = openBinder(balance);
    expect(within(await card()).getByText(sentence)).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Process To Policy' }));
    const dialog = await screen.findByRole('dialog', { name: 'Payment' });
    expect(within(dialog).getByText(sentence)).toBeVisible();
    expect(within(dialog).getByRole('button', { name: 'Submit' })).toBeDisabled();
  },
);

test.each(['(5.00)', '-5.00', '5.00-', '5.00 CR'])('a payment of %p was paid back', async (second) => {
  const user = openBinder('195.5', second);
  expect(await within(await card()).findByText('Paid $5')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Payment Details' }));
  const dialog = await screen.findByRole('dialog', { name: 'Payment Details' });
  expect(within(dialog).getByRole('row', { name: /^Paid in all/ })).toHaveTextContent('Paid in all$5');
  expect(screen.queryByText(/payment history adds up/)).toBeNull();
});

test.each(['185.5', ''])(
  'with a balance of %p a payment that cannot be read leaves the sum unknown',
  async (balance) => {
    const sentence = "The sum of the payments is not known: '5 USD' could not be read.";
    const user = openBinder(balance, '5 USD');
    expect(await within(await card()).findByText(sentence)).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Payment Details' }));
    const dialog = await screen.findByRole('dialog', { name: 'Payment Details' });
    expect(within(dialog).getByText(sentence)).toBeVisible();
    expect(within(dialog).getByRole('row', { name: /^Paid in all/ })).toHaveTextContent('Not known');
    expect(screen.queryByText(/payment history adds up/)).toBeNull();
  },
);
