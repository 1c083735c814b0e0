import '@/testing/harness/server';
import { ask } from '../ask';
import { db } from '../db';
import { quotationKeys } from '../quotationFields';

const blank = Object.fromEntries(quotationKeys.map((key) => [key, '']));

/** A full payload for a new quotation. */
const submitted = {
  ...blank,
  company_id: 7,
  customer_id: 0,
  intake_id: 551,
  intake_Name: 'PERSONAL AUTO',
  firstname: 'Nadia',
  lastname: 'Haddad',
  policyamount: 840.5,
  policydetails: '{}',
  policycoverage: '[]',
};

const payment = {
  id: 1015,
  user_id: 3,
  client_id: 7,
  client_name: 'Harborview Underwriters',
  unique_id: 'POL-2026-0015',
  customer_id: 515,
  policyPaymentType: 'ACH',
  paidamount: 1000.67,
  balance: 1044,
  policyamount: 2044.67,
  bankroutingnumber: '021000021',
  bankaccountnumber: '4455667788',
  bankname: 'First Harbor Bank',
  referencenumber: '',
  cardholdername: '',
  cardnumber: '',
  expiredate: '',
  cvv: '',
  autopayment: 1,
};

async function ids(path: string): Promise<unknown[]> {
  const { reply } = await ask(path, { company_id: 7 });
  return reply.Policyquotations.map(({ id }: { id: unknown }) => id);
}

test.each(['/createpolicyquoationlist', '/savepolicyquoation'])(
  'CALL-093, CALL-094 %s issues id and policy number, and the quotation heads the list',
  async (path) => {
    const { status, reply } = await ask(path, submitted);
    expect([status, reply]).toEqual([
      200,
      expect.objectContaining({ id: 1073, unique_id: expect.stringMatching(/^POL-\d{4}-1073$/) }),
    ]);
    expect((await ids('/viewpolicyquotationlist'))[0]).toBe(1073);
    const { Policyquotations } = (await ask('/viewpolicyquotation', { id: 1073 })).reply;
    expect(Policyquotations).toMatchObject({ firstname: 'Nadia', policyamount: 840.5, balance: 840.5 });
  },
);

test('CALL-093 A person without a customer id becomes a customer, a chosen customer does not', async () => {
  const before = db.customers.length;
  await ask('/createpolicyquoationlist', { ...submitted, customer_id: 501 });
  expect(db.customers).toHaveLength(before);
  await ask('/createpolicyquoationlist', submitted);
  const { customers } = (await ask('/viewcustomerlist', { company_id: 7 })).reply;
  expect(customers.at(-1)).toMatchObject({ firstname: 'Nadia', lastname: 'Haddad' });
  expect(db.quotations.at(-1)?.customer_id).toBe(customers.at(-1).customer_id);
});

test('CALL-093 A submitted form is no longer among the incomplete forms', async () => {
  await ask('/createpolicyquoationlist', { ...submitted, intake_form_id: 9002 });
  const { intakeform } = (await ask('/viewincompleteintakeform', { company_id: 7 })).reply;
  expect(intakeform.map(({ id }: { id: number }) => id)).not.toContain(9002);
});

test.each(['/updatepolicyquotationlist', '/updatesavepolicyquotationlist'])(
  'CALL-091, CALL-092 %s writes the record and keeps the version before',
  async (path) => {
    const { customer_id, ...fields } = submitted;
    expect(customer_id).toBe(0);
    expect((await ask(path, { ...fields, id: 1043, unique_id: 'POL-2026-0043' })).status).toBe(200);
    const { policyquotation } = (await ask('/editpolicyquotationlist', { id: 1043 })).reply;
    expect(policyquotation).toMatchObject({ firstname: 'Nadia', customer_id: 513, balance: 840.5 });
    const history = await ask('/viewpolicyquotationhistory', { company_id: 7, quotation_id: 1043 });
    expect(history.reply.policyquotationhistory).toEqual([
      expect.objectContaining({ firstname: 'Rosa', quotation_id: 1043 }),
    ]);
    expect((await ask(path, { ...fields, id: 4 })).status).toBe(404);
  },
);

test('CALL-095 A record can be deleted by its own company only', async () => {
  expect((await ask('/deletepolicyquotationlist', { id: 1041, company_id: 2 })).status).toBe(404);
  expect((await ask('/deletepolicyquotationlist', { id: 1041, company_id: 7 })).status).toBe(200);
  expect((await ask('/viewpolicyquotation', { id: 1041 })).status).toBe(404);
});

test('CALL-096, CALL-097 Approval makes a quotation a binder, revert makes it a quotation again', async () => {
  expect((await ask('/policyapproveuser', { id: 1041, user_id: 3 })).status).toBe(200);
  expect(await ids('/viewpolicybinderlist')).toContain(1041);
  expect(await ids('/viewpolicyquotationlist')).not.toContain(1041);
  expect((await ask('/policyapproveuser', { id: 1041, user_id: 3 })).status).toBe(400);
  expect((await ask('/policyrevartback', { id: 1041, company_id: 7, user_id: 3 })).status).toBe(200);
  expect(await ids('/viewpolicybinderlist')).not.toContain(1041);
  expect(await ids('/viewpolicyquotationlist')).toContain(1041);
  expect((await ask('/policyrevartback', { id: 1041, company_id: 7, user_id: 3 })).status).toBe(400);
});

test('CALL-098 A quotation is turned into an incomplete intake form and exists until it is deleted', async () => {
  const { Policyquotations: historyItem } = (await ask('/viewpolicyquotation', { id: 1041 })).reply;
  expect((await ask('/createqutationtointake', { historyItem, login_id: 3 })).status).toBe(200);
  const { intakeform } = (await ask('/viewincompleteintakeform', { company_id: 7 })).reply;
  expect(intakeform[0]).toMatchObject({ firstname: 'Daniel', intake_id: 551, login_id: 3 });
  expect(await ids('/viewpolicyquotationlist')).toContain(1041);
  expect((await ask('/createqutationtointake', { historyItem: 1041, login_id: 3 })).status).toBe(400);
});

test('CALL-102 A payment sets the new balance, and is added to the history with its whole numbers', async () => {
  expect((await ask('/policyquotationpayment', payment)).status).toBe(200);
  const { Policyquotations } = (await ask('/viewpolicyquotation', { id: 1015 })).reply;
  expect(Policyquotations).toMatchObject({ balance: 1044, autopayment: '1' });
  const { policypaymenthistory } = (await ask('/viewpolicypaymenthistory', { quotation_id: 1015 })).reply;
  expect(policypaymenthistory).toEqual([
    expect.objectContaining({ bankaccountnumber: '4455667788', paidamount: '1000.67' }),
  ]);
});

test('CALL-102 A binder becomes a policy when its balance is paid', async () => {
  await ask('/policyquotationpayment', payment);
  const rest = { ...payment, policyPaymentType: 'VENMO Payment', paidamount: 1044, balance: 0 };
  expect((await ask('/policyquotationpayment', rest)).status).toBe(200);
  expect(await ids('/viewpolicybinderlist')).not.toContain(1015);
  expect(await ids('/policyquotationlist')).toContain(1015);
  expect((await ask('/policyquotationpayment', rest)).status).toBe(400);
});

test.each([
  ['the old balance', 409, { balance: 2044.67 }],
  ['a balance that is a cent off', 409, { balance: 1044.01 }],
  ['nothing', 400, { paidamount: 0, balance: 2044.67 }],
  ['more than the balance', 400, { paidamount: 2044.68, balance: -0.01 }],
  ['no payment type', 400, { policyPaymentType: '' }],
])('CALL-102 A payment of %s is refused with %i and changes nothing', async (_what, status, change) => {
  expect((await ask('/policyquotationpayment', { ...payment, ...change })).status).toBe(status);
  expect(db.quotations.find(({ id }) => id === 1015)?.balance).toBe('2044.67');
});
