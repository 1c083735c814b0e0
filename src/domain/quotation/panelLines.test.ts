import { aRecord } from '@/testing/builders/quotationBuilders';
import { moneyLines, originLines } from './panelLines';

function texts(lines: ReturnType<typeof moneyLines>): string[] {
  return lines.map(({ label, text }) => `${label}: ${text}`);
}

test.each([
  ['paid in part', '1200', '800', ['Amount: $1,200', 'Paid: $400', 'Balance: $800', 'Next due: 10-01-2026']],
  [
    'of which one share is paid to the cent',
    '100.01',
    '75.01',
    ['Amount: $100.01', 'Paid: $25', 'Balance: $75.01', 'Next due: 10-01-2026'],
  ],
  ['not paid yet', '1200', '1200', ['Balance: $1,200', 'Next due: 07-01-2026']],
  ['paid', '1200', '0', ['Amount: $1,200', 'Paid: $1,200', 'Balance: $0']],
  ['without a balance', '1200', '', ['Amount: $1,200']],
  [
    'with a balance above the amount',
    '200.50',
    '500',
    ['Amount: $200.50', 'Balance: $500', 'Next due: 07-01-2026'],
  ],
  [
    'with a fraction of a cent more',
    '200.50',
    '200.505',
    ['Amount: $200.50', 'Balance: $200.51', 'Next due: 07-01-2026'],
  ],
  ['that was paid too much', '200.50', '-50', ['Amount: $200.50', 'Paid: $250.50', 'Balance: -$50']],
  ['of an amount that cannot be read', 'soon', '5', ['Amount: soon', 'Balance: $5']],
])('the money of a binder %s', (_case, policyamount, balance, expected) => {
  expect(texts(moneyLines(aRecord({ policyamount, balance }), '2026-06-01'))).toEqual(expected);
});

test.each([
  ['2026-09-30', []],
  ['2026-10-01', ['Due now: $200']],
])('SCHED-07 on %s what is due now is %p', (today, expected) => {
  const lines = texts(moneyLines(aRecord({ policyamount: '1200', balance: '800' }), today));
  expect(lines.filter((line) => line.startsWith('Due now'))).toEqual(expected);
});

test.each([
  ['2026-10-01', 'Next due: 10-01-2026', undefined],
  ['2026-10-02', 'Next due: Overdue since 10-01-2026', true],
])('SCHED-07 on %s the money of a binder ends with %p', (today, expected, isLate) => {
  const last = moneyLines(aRecord({ policyamount: '1200', balance: '800' }), today).at(-1)!;
  expect([...texts([last]), last.isLate]).toEqual([expected, isLate]);
});

test('SCHED-07 nothing is due of a quotation and of its past versions', () => {
  const overdue = aRecord({ policyamount: '1200', balance: '1200', policyeffectivedate: '2020-01-16' });
  expect(texts(moneyLines(overdue))).toEqual(['Balance: $1,200']);
});

test.each([
  ['800', ''],
  ['0', 'Nothing is owed.'],
  ['-50', 'Nothing is owed: $50 was paid too much.'],
])('a balance of %s says %p', (balance, note) => {
  const line = moneyLines(aRecord({ policyamount: '1200', balance })).find(
    ({ label }) => label === 'Balance',
  );
  expect(line?.note).toBe(note);
});

test('a record without a creator and a date has no lines for them', () => {
  expect(originLines(aRecord({ policycreator_name: '', createdAt: '' }))).toEqual([]);
});
