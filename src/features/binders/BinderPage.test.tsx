import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { db } from '../../../mocks/db';
import { respondsOnce, cannotBeReached, refuses } from '../../../mocks/scenarios';
import { answer, expectPath } from '@/testing/harness/at';
import { dateText, usdText } from '@/testing/harness/listCells';
import { openAt } from '@/app/openAt.fixture';
import { bodiesTo, holdResponses } from '@/testing/harness/server';

const unpaid = db.quotations.find(({ unique_id }) => unique_id === 'POL-2026-0015')!;
/** Partly paid, by card and by other payment types. */
const paidInPart = db.quotations.find(({ unique_id }) => unique_id === 'POL-2026-0017')!;

const binderUrl = ({ id, intake_id }: typeof unpaid): string =>
  `/user_admin_view_binder_policies/${id}/${intake_id}`;

async function openBinder(record = unpaid): Promise<UserEvent> {
  const user = openAt(binderUrl(record));
  await screen.findByRole('button', { name: 'Process To Policy' });
  return user;
}

test('BINDER-01 BINDER-02 BINDER-04 BINDER-05 the detail shows Premium Details, the intake form’s groups, coverages and their total', async () => {
  await openBinder();
  expect(bodiesTo('/viewpolicyquotation')).toEqual([{ id: unpaid.id }]);
  expect(screen.getByRole('heading', { level: 1, name: `Binder ${unpaid.unique_id}` })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Premium Details' })).toBeVisible();
  const groups = db.intakeAttributeGroups.filter(
    ({ intake_id }) => String(intake_id) === String(unpaid.intake_id),
  );
  expect(groups.length).toBeGreaterThan(0);
  // The card of a group is replaced once its questions have loaded.
  for (const { name } of groups)
    await waitFor(() => expect(screen.getByRole('heading', { name })).toBeVisible());
  const coverage = screen.getByRole('table', { name: 'Coverage' });
  const [line] = JSON.parse(unpaid.policycoverage) as { coverage_name: string }[];
  expect(within(coverage).getByText(line!.coverage_name)).toBeVisible();
  expect(within(coverage).getByText(/total premium/i)).toBeVisible();
});

test('Pay and Schedule Details are in the header, disabled while the binder is loading; Pay opens the payment', async () => {
  const { release } = holdResponses('/viewpolicyquotation');
  const user = openAt(binderUrl(unpaid));
  expect(await screen.findByRole('button', { name: 'Schedule Details' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Pay' })).toBeDisabled();
  release();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Schedule Details' })).toBeEnabled());
  await user.click(await screen.findByRole('button', { name: 'Pay' }));
  const payment = within(await screen.findByRole('dialog', { name: 'Payment' }));
  expect(payment.getByText(unpaid.unique_id)).toBeVisible();
  expect(payment.getByText(`${unpaid.firstname} ${unpaid.lastname}`)).toBeVisible();
});

test('BINDER-03 CONST-30 Premium Details are hidden if the category is now named WORKERS COMP', async () => {
  db.quotations.find(({ id }) => id === unpaid.id)!.intake_Name = 'Compensation';
  db.intakeCategories.find(({ id }) => String(id) === String(unpaid.intake_id))!.category_name =
    'WORKERS COMP';
  await openBinder();
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Premium Details' })).toBeNull());
});

test('BINDER-06 BINDER-07 BINDER-08 BINDER-09 CALL-101 Payment Details is shown only if a payment history exists', async () => {
  await openBinder();
  await waitFor(() => expect(bodiesTo('/viewpolicypaymenthistory')).toEqual([{ quotation_id: unpaid.id }]));
  for (const name of ['Process To Policy', 'Delete Binder', 'Revert Back To Quotation']) {
    expect(screen.getByRole('button', { name })).toBeEnabled();
  }
  expect(screen.queryByRole('button', { name: 'Payment Details' })).toBeNull();
  await openBinder(paidInPart);
  expect(await screen.findByRole('button', { name: 'Payment Details' })).toBeVisible();
});

test('BINDER-10 PAY-12 ENT-36 the payment history masks card and bank numbers, and shows no CVV', async () => {
  respondsOnce('/viewpolicypaymenthistory', {
    policypaymenthistory: [
      {
        id: 1,
        policyPaymentType: 'CREDIT CARD',
        cardholdername: 'Ann Marble',
        cardnumber: '4242 4242 4242 4242',
        expiredate: '08/28',
        cvv: '737',
        paidamount: '100.5',
      },
      {
        id: 2,
        policyPaymentType: 'ACH',
        bankroutingnumber: '021000021',
        bankaccountnumber: '000123456789',
        bankname: 'First Harbor Bank',
        referencenumber: 'REF-9',
        paidamount: '20',
      },
    ],
  });
  const user = await openBinder(paidInPart);
  await user.click(await screen.findByRole('button', { name: 'Payment Details' }));
  const dialog = await screen.findByRole('dialog', { name: 'Payment Details' });
  const rows = within(within(dialog).getByRole('table')).getAllByRole('row');
  expect([...(rows[0] as HTMLTableRowElement).cells].map((head) => head.textContent)).toEqual([
    ...['Date', 'Payment Type', 'Paid Amount', 'Bank Routing Number', 'Bank Account Number', 'Bank Name'],
    ...['Reference Number', 'Cardholder Name', 'Card Number', 'Expire Date', 'Receipt'],
  ]);
  const line = (row: HTMLElement | undefined): string =>
    [...(row as HTMLTableRowElement).cells].map((cell) => cell.textContent).join('|');
  expect(line(rows[1])).toBe('|CREDIT CARD|$100.50|||||Ann Marble|**** 4242|08/28|');
  expect(line(rows[2])).toBe('|ACH|$20|**** 0021|**** 6789|First Harbor Bank|REF-9||||');
  expect(rows[3]).toHaveTextContent('$120.50');
  expect(document.documentElement.innerHTML).not.toMatch(/737|4242 4242|02100|00012345/);
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('BINDER-10 a receipt of a payment is printed alone, with amount and balance, its numbers masked', async () => {
  const print = jest.fn();
  window.print = print;
  const user = await openBinder(paidInPart);
  await user.click(await screen.findByRole('button', { name: 'Payment Details' }));
  await user.click(await screen.findByRole('button', { name: 'Print receipt 1' }));
  expect(print).toHaveBeenCalledTimes(1);
  const receipt = screen.getByText('Payment receipt').parentElement!;
  expect(receipt.parentElement).toBe(document.body);
  expect(receipt).toHaveTextContent(paidInPart.unique_id);
  expect(receipt).toHaveTextContent('Harborview Underwriters');
  const { policyamount, balance } = paidInPart;
  expect(balance).not.toBe(policyamount);
  expect(receipt).toHaveTextContent(
    `Policy Amount${usdText(String(policyamount))}Balance${usdText(String(balance))}`,
  );
  expect(receipt.textContent).not.toMatch(/\d{4} \d{4}/);
});

test('BINDER-09 BINDER-11 BINDER-12 BINDER-14 CALL-097 revert asks, sends one request and opens the binder list', async () => {
  const user = await openBinder();
  await user.click(screen.getByRole('button', { name: 'Revert Back To Quotation' }));
  expect(bodiesTo('/policyrevartback')).toEqual([]);
  await answer(user, 'Are you sure you want to Revert to Quotation?');
  await expectPath('/user_admin_policy_binder');
  expect(bodiesTo('/policyrevartback')).toEqual([{ id: unpaid.id, company_id: 7, user_id: 3 }]);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('BINDER-08 BINDER-11 BINDER-13 ERR-08 CALL-095 delete asks, alerts its success and opens the binder list', async () => {
  const user = await openBinder();
  await user.click(screen.getByRole('button', { name: 'Delete Binder' }));
  await answer(user, 'Are you sure you want to delete Quotation?');
  await answer(user, 'Binder delete successfully!');
  await expectPath('/user_admin_policy_binder');
  expect(bodiesTo('/deletepolicyquotationlist')).toEqual([{ id: unpaid.id, company_id: 7 }]);
});

test('ERR-09 a failed delete alerts; after a lost response it is locked until the user allows another try', async () => {
  const mend = refuses('/deletepolicyquotationlist', 'No');
  const user = await openBinder();
  await user.click(screen.getByRole('button', { name: 'Delete Binder' }));
  await user.click(await screen.findByRole('button', { name: 'OK' }));
  await answer(user, 'Error Delete Binder. Please try again.');
  expect(window.location.pathname).toBe(binderUrl(unpaid));
  mend();
  cannotBeReached('/deletepolicyquotationlist');
  await user.click(screen.getByRole('button', { name: 'Delete Binder' }));
  await user.click(await screen.findByRole('button', { name: 'OK' }));
  await answer(user, 'Error Delete Binder. Please try again.');
  expect(await screen.findByText(/^Not confirmed. .*The connection was lost/)).toBeVisible();
  for (const name of ['Process To Policy', 'Revert Back To Quotation', 'Delete Binder']) {
    expect(screen.getByRole('button', { name })).toBeDisabled();
  }
  expect(bodiesTo('/deletepolicyquotationlist')).toHaveLength(2);
});

describe('policy view and quotation summary', () => {
  const policy = db.quotations.find(({ unique_id }) => unique_id === 'POL-2026-0002')!;
  const screens = [
    [`/user_admin_view_policies/${policy.id}/${policy.intake_id}`, `Policy ${policy.unique_id}`],
    [
      `/view_admin_policy_quotation/${policy.id}/${policy.intake_id}`,
      `Quotation Summary ${policy.unique_id}`,
    ],
  ] as const;

  test.each(screens)(
    'PLIST-05 QSUM-01 QSUM-02 QSUM-03 SCHED-01 ENT-37 %s is read-only, with payments and schedule',
    async (at, heading) => {
      const user = openAt(at);
      expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
      await screen.findByRole('table', { name: 'Coverage' });
      expect(within(screen.getByRole('main')).queryByRole('textbox')).toBeNull();
      await user.click(await screen.findByRole('button', { name: 'Payment Details' }));
      const payments = await screen.findByRole('dialog', { name: 'Payment Details' });
      await user.click(within(payments).getByRole('button', { name: 'Cancel' }));
      await user.click(screen.getByRole('button', { name: 'Schedule Details' }));
      const schedule = await screen.findByRole('dialog', { name: 'Schedule Details' });
      const rows = within(schedule).getAllByRole('row');
      const column = (index: number) =>
        rows.map((row) => (row as HTMLTableRowElement).cells[index]?.textContent);
      expect([0, 1, 2].map((index) => column(index)[0])).toEqual(['Start', 'Valid To', 'Due Date']);
      expect(column(3)).toEqual(['Status', 'Active', 'Schedule', 'Schedule', 'Schedule']);
      expect(within(rows[1]!).getAllByRole('cell')[0]).toHaveTextContent(
        dateText(policy.policyeffectivedate),
      );
      expect(within(schedule).getByRole('img', { name: /^4 periods from / })).toBeVisible();
      await user.click(within(schedule).getByRole('button', { name: 'Cancel' }));
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  );
});
