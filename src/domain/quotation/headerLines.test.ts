import { aRecord } from '@/testing/builders/quotationBuilders';
import { customerText, premiumLines, recordLines, type HeaderLine } from './headerLines';

function said(lines: readonly HeaderLine[]): [string, string][] {
  return lines.map(({ label, text }) => [label, text]);
}

test('Q-128 ENT-22 ENT-24 ENT-26 the Premium Details of a stored quotation, in words', () => {
  expect(said(premiumLines(aRecord({ policyeffectivedate: '2026-01-16T00:00:00.000Z' })))).toEqual([
    ['Effective Date', '01-16-2026'],
    ['Exp Date', '01-16-2027'],
    ['Policy Duration', '1 Year'],
    ['Policy Schedule', '3 Months'],
    ['Payment Schedule', '1 Month'],
    ['Grace Period', '03-17-2026'],
    ['Payment Grace Period', '10 days'],
    ['Admitted', 'Y'],
    ['Program', 'Homestead'],
    ['Sub LOB', 'Primary Home'],
    ['State', 'Idaho'],
    ['Policy Amount', '$640.50'],
    ['Balance', '$480.25'],
    ['Auto Payment', 'False'],
  ]);
});

test('PAY-12 ROLE-12 the last four digits of a card and the agent are shown if they are stored', () => {
  const lines = (fields: Parameters<typeof aRecord>[0]): [string, string][] =>
    said(premiumLines(aRecord(fields))).slice(14);
  expect(lines({ cardnumber: '4111 1111 1111 1234', submga_name: 'Pat Quill', submga_code: 'AG5' })).toEqual([
    ['Card Number', '**** 1234'],
    ['Agent', 'Pat Quill, AG5'],
  ]);
  expect(lines({ submga_code: 'AG5' })).toEqual([['Agent', 'AG5']]);
  expect(lines({ submga_name: 'Pat Quill' })).toEqual([['Agent', 'Pat Quill']]);
});

test('Q-128 a malformed date is shown as it is stored, a sub-LOB without a name by its code', () => {
  const record = aRecord({ policyscheduledate: ' soon ', policyeffectivedate: '', sublob_name: '' });
  const lines = new Map(said(premiumLines(record)));
  expect(['Effective Date', 'Exp Date', 'Sub LOB'].map((label) => lines.get(label))).toEqual([
    '',
    'soon',
    'DWL',
  ]);
});

test('ENT-23 the header of a record: its policy number, where it comes from and who made it', () => {
  expect(said(recordLines(aRecord({ createdAt: '2026-01-06T14:20:00' })))).toEqual([
    ['Policy NO', 'POL-2026-0041'],
    ['LOB', 'HOME'],
    ['Sub-LOB', 'Dwelling'],
    ['Tran Date', '01/06/2026 02:20 PM'],
    ['Created By', 'Harborview Underwriters'],
  ]);
});

test.each([
  [
    {},
    'Ann Marble',
    ['4 Quarry Road, Marbleton, Wyoming 83113', '+1 (307) 555-0144', 'ann.marble@example.com'],
  ],
  [{ address: '', email: '' }, 'Ann Marble', ['Marbleton, Wyoming 83113', '+1 (307) 555-0144']],
  [{ city: '', phonenumber: '' }, 'Ann Marble', ['4 Quarry Road, Wyoming 83113', 'ann.marble@example.com']],
  [{ state: '', email: '' }, 'Ann Marble', ['4 Quarry Road, Marbleton, 83113', '+1 (307) 555-0144']],
  [
    { firstname: '', zipcode: '', email: '' },
    'Marble',
    ['4 Quarry Road, Marbleton, Wyoming', '+1 (307) 555-0144'],
  ],
  [{ address: '', city: '', state: '', zipcode: '', phonenumber: '', email: '' }, 'Ann Marble', []],
])('ENT-22 a customer with %p is written as on a letter', (fields, name, lines) => {
  const { name: shown, lines: shownLines } = customerText(aRecord(fields));
  expect([shown, shownLines.map(({ text }) => text)]).toEqual([name, lines]);
});

test('the phone number and the email address of a customer are links', () => {
  expect(customerText(aRecord({})).lines.map(({ link }) => link)).toEqual([
    undefined,
    'tel:+13075550144',
    'mailto:ann.marble@example.com',
  ]);
});

test('QVIEW-04 the two sub-LOBs of a record say where each of them comes from', () => {
  const note = (lines: ReturnType<typeof recordLines>, label: string): string | undefined =>
    lines.find((line) => line.label === label)?.note;
  expect(note(recordLines(aRecord()), 'Sub-LOB')).toBe('Of the intake category');
  expect(note(premiumLines(aRecord()), 'Sub LOB')).toBe('Chosen in the quotation');
});
