import { aRecord } from '@/testing/builders/quotationParts';
import { moneyLines, originLines } from './panelLines';

function texts(lines: ReturnType<typeof moneyLines>): string[] {
  return lines.map(({ label, text }) => `${label}: ${text}`);
}

test.each([
  ['paid in part', '1200', '800', ['Amount: $1,200', 'Paid: $400', 'Balance: $800', 'Next due: 10-01-2026']],
  ['paid', '1200', '0', ['Amount: $1,200', 'Paid: $1,200', 'Balance: $0']],
  ['without a balance', '1200', '', ['Amount: $1,200']],
  ['of an amount that cannot be read', 'soon', '5', ['Amount: soon', 'Balance: $5']],
])('the money of a record %s', (_case, policyamount, balance, expected) => {
  expect(texts(moneyLines(aRecord({ policyamount, balance })))).toEqual(expected);
});

test('a record without a creator or a date says neither', () => {
  expect(originLines(aRecord({ policycreator_name: '', createdAt: '' }))).toEqual([]);
});
