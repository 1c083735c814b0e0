import fc from 'fast-check';
import { BordereauTableData, tableOf } from './fileTable';

test.each([
  [
    'objects',
    [
      { a: 1, b: null },
      { b: 'x', c: true },
    ],
    ['a', 'b', 'c'],
    [
      ['1', '', ''],
      ['', 'x', 'true'],
    ],
  ],
  [
    'lists',
    [
      ['a', '', 'a'],
      ['1', 2],
      [3, 4, 5, 6],
    ],
    ['a', 'Column 2', 'a (3)'],
    [
      ['1', '2', ''],
      ['3', '4', '5'],
    ],
  ],
  ['a list with other things in it', [{ a: 1 }, null, 'x', { a: 2 }], ['a'], [['1'], ['2']]],
  ['nothing', [], [], []],
  ['null', null, [], []],
  ['a text', 'rows', [], []],
])('BDXADM-10 Q-191 mapped rows that are %s become columns and text', (_what, value, headers, rows) => {
  expect(tableOf(value)).toEqual({ headers, rows });
});

test('BDXADM-10 with any column names each row has as many cells as there are columns', () => {
  const names = fc.constantFrom('a', 'b', '__proto__', 'constructor', '0', '');
  fc.assert(
    fc.property(fc.array(fc.dictionary(names, fc.oneof(fc.string(), fc.integer()))), (records) => {
      const { headers, rows } = tableOf(records);
      expect(new Set(headers)).toEqual(new Set(records.flatMap((record) => Object.keys(record))));
      records.forEach((record, row) =>
        expect(rows[row]).toEqual(
          headers.map((name) => (Object.hasOwn(record, name) ? String(record[name]) : '')),
        ),
      );
    }),
    { seed: 1 },
  );
});

test('BDXADM-10 a table object is returned unchanged', () => {
  const made = new BordereauTableData(['a'], [['1']]);
  expect(tableOf(made)).toBe(made);
});
