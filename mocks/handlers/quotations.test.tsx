import { expectConsoleErrors } from '@/testing/harness/server';
import { ask } from '../ask';
import { contractErrors, forgetCalls } from '../callLog';
import { db } from '../db';
import { manyQuotations } from '../seed/quotations';

interface Row {
  id: number;
  unique_id: string;
  firstname: string;
  createdAt: string;
}

async function list(path: string, filters: Record<string, string> = {}): Promise<Row[]> {
  const { status, reply } = await ask(path, { company_id: 7, ...filters });
  expect(status).toBe(200);
  return reply.Policyquotations;
}

test('CALL-083 A body that lacks a documented key, or has another one, gets 400', async () => {
  expectConsoleErrors();
  expect((await ask('/viewpolicyquotation', {})).status).toBe(400);
  expect((await ask('/viewpolicyquotation', { id: 1041, extra: 1 })).status).toBe(400);
  expect(contractErrors).toEqual([
    '/viewpolicyquotation lacks id',
    '/viewpolicyquotation does not know extra',
  ]);
  forgetCalls();
});

test('CALL-085 A quotation is returned whole as Policyquotations; an unknown one is 404', async () => {
  const { reply } = await ask('/viewpolicyquotation', { id: '1041' });
  expect(reply.Policyquotations).toMatchObject({ id: 1041, unique_id: 'POL-2026-0041', intake_id: 551 });
  expect(JSON.parse(reply.Policyquotations.policycoverage)).toContainEqual(
    expect.objectContaining({ coverage_name: 'Bodily Injury Liability', coverageinclude: 'Y' }),
  );
  expect((await ask('/viewpolicyquotation', { id: 999_999 })).status).toBe(404);
});

test('CALL-086 The quotation list contains the quotations of one company, newest first, without the long texts', async () => {
  const rows = await list('/viewpolicyquotationlist');
  expect(rows).toHaveLength(40);
  expect(rows[0]).toMatchObject({ unique_id: 'POL-2026-0072' });
  expect(rows[0]).not.toHaveProperty('policydetails');
  const dates = rows.map(({ createdAt }) => createdAt);
  expect(dates).toEqual([...dates].sort().reverse());
  expect((await ask('/viewpolicyquotationlist', { company_id: 2 })).reply.Policyquotations).toEqual([]);
});

test.each([
  ['intake_Name', 'personal', 15],
  ['intake_subName', 'ho3', 14],
  ['unique_id', '0072', 1],
  ['firstname', 'LUC', 4],
  ['lastname', "o'n", 2],
  ['state_name', 'utah', 5],
  ['createdAt', '2026-11', 4],
  ['policyeffectivedate', '2026-11-24', 1],
  ['policyeffectivedate', '11-24-2026', 1],
  ['policyeffectivedate', '11/24', 1],
])('CALL-086 The quotation list takes the filter %s = %s', async (column, part, count) => {
  expect(await list('/viewpolicyquotationlist', { [column]: part })).toHaveLength(count);
});

test('CALL-086 Several filters must all match', async () => {
  const rows = await list('/viewpolicyquotationlist', { intake_Name: 'workers', state_name: 'texas' });
  expect(new Set(rows.map(({ firstname }) => firstname))).toEqual(new Set(['Northside Roofing']));
});

test('CALL-087 The full list nests each record as the older server does', async () => {
  const { reply } = await ask('/viewpolicyquotationlistfull', { company_id: 7 });
  expect(reply.list).toHaveLength(40);
  expect(reply.list[0]).toMatchObject({
    quotation_id: 1072,
    policyquotationdata: { unique_id: 'POL-2026-0072', firstname: 'Cedar Hollow Nursery' },
  });
  expect(reply.list[0].policyquotationdata.policydetails[0].policy_coverage[0]).toEqual({
    quotecoverage: expect.any(String),
    quotecoverage_limit: expect.any(String),
    quotepremimum: expect.any(String),
  });
});

test('CALL-088, CALL-089 Binders and policies have lists of their own, with the same filters', async () => {
  const binders = await list('/viewpolicybinderlist');
  const policies = await list('/policyquotationlist');
  expect([binders.length, policies.length]).toEqual([20, 12]);
  expect(await list('/viewpolicybinderlist', { firstname: 'ann' })).toHaveLength(1);
  expect(await list('/policyquotationlist', { unique_id: '0001' })).toHaveLength(1);
});

test('CALL-090 The edit call returns the same record as policyquotation', async () => {
  const viewed = await ask('/viewpolicyquotation', { id: 1041 });
  const edited = await ask('/editpolicyquotationlist', { id: 1041 });
  expect(edited.reply.policyquotation).toEqual(viewed.reply.Policyquotations);
});

test('CALL-099, CALL-100 Earlier versions are listed oldest first and can be read one by one', async () => {
  const { reply } = await ask('/viewpolicyquotationhistory', { company_id: 7, quotation_id: 1041 });
  expect(reply.policyquotationhistory.map(({ id }: Row) => id)).toEqual([8001, 8002, 8003]);
  const version = await ask('/editpolicyquotationhistory', { id: 8002 });
  expect(version.reply.Policyquotationhis).toMatchObject({ id: 8002, quotation_id: 1041 });
});

test('CALL-101 Payment history keeps whole numbers, which the client must cut', async () => {
  const { reply } = await ask('/viewpolicypaymenthistory', { quotation_id: 1013 });
  expect(reply.policypaymenthistory).toEqual([
    expect.objectContaining({
      policyPaymentType: 'CREDIT CARD',
      cardnumber: '4242 4242 4242 4242',
      cvv: '123',
    }),
  ]);
  expect((await ask('/viewpolicypaymenthistory', { quotation_id: 1041 })).reply.policypaymenthistory).toEqual(
    [],
  );
});

test('CALL-103 Old records hold their JSON texts escaped, doubled, cut short or in an older form', () => {
  const texts = new Map(db.quotations.map((quotation) => [quotation.unique_id, quotation.policydetails]));
  expect(texts.get('POL-2026-0033')).toMatch(/^\{\\"|^\{\}$/);
  expect(JSON.parse(JSON.parse(texts.get('POL-2026-0034') ?? ''))).toBeInstanceOf(Object);
  expect(() => JSON.parse(texts.get('POL-2026-0035') ?? '')).toThrow();
  expect(JSON.parse(texts.get('POL-2026-0037') ?? '')).toEqual([
    expect.objectContaining({ policyname: 'Main Street Package' }),
  ]);
});

test('PAY-01 In the seed each balance is the amount less what was paid', () => {
  for (const { id, policyamount, balance, status } of db.quotations) {
    const paid = db.payments
      .filter(({ quotation_id }) => quotation_id === id)
      .reduce((sum, { paidamount }) => sum + Number(paidamount), 0);
    expect(Number(balance)).toBeCloseTo(Number(policyamount) - paid, 2);
    expect(status === 'ISSUED').toBe(Number(balance) === 0);
  }
});

test('CALL-086 A hundred thousand quotations are made in the same way each time, each with its own number', () => {
  const many = manyQuotations(100_000);
  expect(new Set(many.map(({ unique_id }) => unique_id)).size).toBe(100_000);
  expect(many[99_999]).toEqual(manyQuotations(100_000)[99_999]);
});
