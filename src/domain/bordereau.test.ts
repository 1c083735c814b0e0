import fc from 'fast-check';
import {
  acceptedFiles,
  adminStatus,
  canImportAdmin,
  canImportCarrier,
  carrierStatus,
  controlValueToSend,
  exportedRows,
  formatPeriod,
  isAllowedFile,
  isImported,
  isImportedByCarrier,
  periodHint,
  showControlValue,
  blankHeader,
  showPeriod,
} from './bordereau';
import type { ExportableRow } from './records/bordereau';

const many = { seed: 1, numRuns: 1000 };
const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

test.each([
  ['BDXSTAT-01', { imported: '1', approved: '1', processed: '1' }, 'Completed', 'Completed'],
  ['BDXSTAT-01', { imported: 1, approved: '0', processed: '0' }, 'Completed', 'Completed'],
  ['BDXSTAT-02', { imported: '0', approved: '1', processed: '1' }, 'Approved', 'Approved'],
  ['BDXSTAT-02', { imported: '0', approved: true, processed: '0' }, 'Approved', 'Approved'],
  ['BDXSTAT-03', { imported: '0', approved: '0', processed: '1' }, 'Processed', 'Processed'],
  ['BDXSTAT-04', { imported: '0', approved: '0', processed: '0' }, 'Received', 'Sent'],
  ['BDXSTAT-04', { imported: 'yes', approved: null, processed: '2' }, 'Received', 'Sent'],
  ['BDXSTAT-04', {}, 'Received', 'Sent'],
])('%s BDXSTAT-10 the flags %p read %s, and %s on the carrier side', (_id, file, admin, carrier) => {
  expect(adminStatus(file)).toBe(admin);
  expect(carrierStatus(file)).toBe(carrier);
});

test.each([
  ['0', true, false],
  [0, true, false],
  [false, true, false],
  ['1', false, true],
  [1, false, true],
  [true, false, true],
  ['no', false, false],
])(
  'BDXSTAT-08 BDXADM-05 BDXADM-06 imported %p offers Import: %p, and is completed: %p',
  (flag, offered, done) => {
    expect(canImportAdmin({ imported: flag })).toBe(offered);
    expect(canImportCarrier({ importedview: flag })).toBe(offered);
    expect(isImported({ imported: flag })).toBe(done);
    expect(isImportedByCarrier({ importedview: flag })).toBe(done);
  },
);

test.each([[''], ['  '], [null], [undefined]])(
  'BDXADM-05 BDXSTAT-08 BDXCAR-13 Q-185 imported %p is not yet imported; importedview must be 0',
  (flag) => {
    expect(canImportAdmin({ imported: flag })).toBe(true);
    expect(isImported({ imported: flag })).toBe(false);
    expect(canImportCarrier({ importedview: flag })).toBe(false);
  },
);

test('BDXSTAT-08 Import is offered by a known flag, to the administration by a blank one too, or not at all', () => {
  fc.assert(
    fc.property(fc.anything(), (flag) => {
      const plain = typeof flag === 'string' ? flag.trim() : flag;
      const off = plain === '0' || plain === 0 || plain === false;
      expect(canImportAdmin({ imported: flag })).toBe(
        off || plain === '' || plain === null || plain === undefined,
      );
      expect(canImportCarrier({ importedview: flag })).toBe(off);
    }),
    many,
  );
});

test.each([
  ['052024', '05/2024'],
  ['05/2024', '05/2024'],
  ['05/20249', '05/2024'],
  ['05', '05'],
  ['May 2024', '20/24'],
])('BDXADM-31 CONST-22 the period %p is shown as %p', (text, shown) => {
  expect(formatPeriod({ text, caret: text.length }).text).toBe(shown);
});

test('BDXADM-31 CONST-22 a period never holds more than 6 digits and a slash', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[0-9/-]{0,20}$/)), fc.nat(20), (text, caret) => {
      expect(formatPeriod({ text, caret }).text).toMatch(/^(?:\d{0,2}|\d\d\/\d{1,4})$/);
    }),
    many,
  );
});

test.each([
  ['052024', '05/2024'],
  [' 052024 ', '05/2024'],
  ['05/2024', '05/2024'],
  ['52024', '52024'],
  ['2024 Q2', '2024 Q2'],
  ['from 052024', 'from 052024'],
  ['052024 on', '052024 on'],
  ['', ''],
])('BDXADM-31 Q-193 a stored period %p is listed as %p', (stored, shown) => {
  expect(showPeriod(stored)).toBe(shown);
});

test.each([
  ['00/2024', true],
  ['13/2024', true],
  ['13', true],
  ['12/2024', false],
  ['1', false],
  ['Q13', false],
  ['', false],
])('BDXADM-31 Q-193 the period %p gets a hint: %p', (period, hinted) => {
  expect(periodHint(period)).toBe(hinted ? 'The month is usually 01 to 12.' : '');
});

test.each([
  ['1234.5', '1234.5', '$1,234.50'],
  ['$1,234.50', '1234.50', '$1,234.50'],
  ['$1,234.00', '1234.00', '$1,234'],
  ['USD 12', '12', '$12'],
  ['1.2.3', '1.23', '$1.23'],
  ['12.', '12', '$12'],
  ['.5', '.5', '$0.50'],
  ['-5', '5', '$5'],
  ['0', '0', '$0'],
  ['', '', ''],
  ['$', '', ''],
  ['.', '', ''],
  ['12345678901234567890', '12345678901234567890', '12345678901234567890'],
])('BDXADM-33 BDXADM-34 of the control value %p, %p is sent and %p is shown', (typed, sent, shown) => {
  expect(controlValueToSend(typed)).toBe(sent);
  expect(showControlValue(typed)).toBe(shown);
});

test('BDXADM-24 Q-182 every row is exported unchanged, with whether it is selected', () => {
  const rows = [{ sent: { policy: 'P-1' } }, { sent: { policy: 'P-2' } }] as unknown as ExportableRow[];
  expect(exportedRows(rows, (row) => row === 1)).toEqual([
    { policy: 'P-1', policyexport: false },
    { policy: 'P-2', policyexport: true },
  ]);
});

test('BDXADM-34 what is sent is digits with at most one dot, also of what is shown', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[0-9.,$ -]{0,20}$/)), (typed) => {
      expect(controlValueToSend(typed)).toMatch(/^\d*(?:\.\d+)?$/);
      expect(controlValueToSend(showControlValue(typed))).toMatch(/^\d*(?:\.\d+)?$/);
      expect(showControlValue(showControlValue(typed))).toBe(showControlValue(typed));
    }),
    many,
  );
});

test.each([
  ['may.csv', 'text/csv'],
  ['may.csv', ''],
  ['may.csv', 'application/vnd.ms-excel'],
  ['may.csv', xlsx],
  ['may.csv', 'text/plain'],
  ['MAY.CSV', 'TEXT/CSV; charset=utf-8'],
  ['may.txt', 'text/plain'],
  ['may.txt', ''],
  ['may.xls', 'application/vnd.ms-excel'],
  ['may.xlsx', xlsx],
  ['may.xlsx', 'application/octet-stream'],
  ['2024.05.may.xlsx', xlsx],
  ['may.csv ', 'text/csv'],
  ['may.csv', 'text/csv ; charset=utf-8'],
  ['may.csv', ' '],
  ['may', 'text/csv'],
  ['may', 'text/csv ; charset=utf-8'],
  ['may.log', 'text/plain'],
  ['may.dat', 'text/csv'],
  ['may.txt', xlsx],
  ['may.pdf', 'application/vnd.ms-excel'],
  ['may.XLS ', 'application/octet-stream'],
])('BDXADM-27 Q-195 the file %s of type %p is allowed', (name, type) => {
  expect(isAllowedFile({ name, type })).toBe(true);
});

test.each([
  ['may.pdf', 'application/pdf'],
  ['may.pdf', ''],
  ['may.csv', 'application/pdf'],
  ['may.csv.exe', ''],
  ['may.xlsx', 'image/png'],
  ['.pdf', 'application/octet-stream'],
  ['may.', ''],
  ['may', ''],
  ['', ''],
  ['csv', 'application/octet-stream'],
])('BDXADM-28 BDXADM-29 Q-195 the file %s of type %p is refused', (name, type) => {
  expect(isAllowedFile({ name, type })).toBe(false);
});

test('BDXADM-27 the file input offers csv, txt, xls, xlsx', () => {
  expect(acceptedFiles).toBe('.csv,.txt,.xls,.xlsx');
});

test.each([
  [{ career_id: '', period: '', control_value: '' }, 'carrier, period and control value'],
  [{ career_id: '', period: ' ', control_value: '$' }, 'carrier, period and control value'],
  [{ period: '', control_value: '' }, 'period and control value'],
  [{ career_id: 7, period: '', control_value: '' }, ''],
  [{ career_id: '', period: '10/2026', control_value: '' }, ''],
  [{ period: '', control_value: '$0' }, ''],
])('the header %j lacks %j', (header, blank) => {
  expect(blankHeader(header)).toBe(blank);
});
