import { runInNewContext } from 'node:vm';
import { columnWidths } from './columnWidths';
import type { ListColumn } from './columns';

interface Row {
  code: string;
  text: string;
}

const columns: ListColumn<Row>[] = [
  { header: 'Code', accessorFn: ({ code }) => code },
  { header: 'Text', accessorFn: ({ text }) => text },
];

const rows = Array.from({ length: 300 }, (_row, index) => ({
  code: 'AB-12',
  text: 'word '.repeat(index % 30),
}));

const pixelsPerCharacter = 8;

/** Computes the width of each column in characters, as a browser does, in a frame of this width in characters. */
function widthsIn(frame: number, room = columnWidths(columns, rows, ['5ch'], {})): number[] {
  return room.columns.map((css) => {
    const script = css
      .replaceAll('var(--ch)', '1')
      .replaceAll('calc', '')
      .replaceAll('100cqi', String(frame))
      .replaceAll(/([\d.]+)px/g, (_length, pixels: string) => String(Number(pixels) / pixelsPerCharacter))
      .replaceAll(/([\d.]+)ch/g, '$1')
      .replaceAll('max(', 'Math.max(');
    return runInNewContext(script, { Math }) as number;
  });
}

const total = (numbers: number[]): number => numbers.reduce((sum, each) => sum + each, 0);

test.each([60, 80, 120, 200])('in a frame of %d ch the columns fill it and are never wider', (frame) => {
  const width = total(widthsIn(frame)) + 5;
  expect(width).toBeLessThanOrEqual(frame);
  expect(width).toBeGreaterThan(frame - 0.1);
});

test('in a narrow frame long texts are cut, but codes are not', () => {
  const [code, text] = widthsIn(40);
  const [, widerText] = widthsIn(60);
  expect(code).toBeGreaterThan('AB-12'.length + 3);
  expect(text).toBeLessThan(widerText!);
});

test('a column with its own width is never narrower', () => {
  const withControls = columnWidths([{ ...columns[0]!, meta: { width: 30 } }, columns[1]!], rows, [], {});
  expect(widthsIn(10, withControls)[0]).toBeGreaterThan(30);
});

test('below its minimum width the table scrolls', () => {
  expect(widthsIn(10)).toEqual(widthsIn(20));
});

test('a width that the user chose does not change, and the other columns share the rest', () => {
  const [code, text] = widthsIn(100, columnWidths(columns, rows, [], { Code: 240 }));
  expect(code).toBe(240 / pixelsPerCharacter);
  expect(text).toBeCloseTo(100 - 240 / pixelsPerCharacter, 0);
  const [, last] = widthsIn(100, columnWidths(columns, rows, [], { Code: 240, Text: 80 }));
  expect(last).toBeCloseTo(100 - 240 / pixelsPerCharacter, 0);
});

test('rows of later pages count for the widths, so that paging changes no width', () => {
  const short = Array.from({ length: 250 }, (): Row => ({ code: 'AB-12', text: 'word' }));
  const [, narrow] = widthsIn(30, columnWidths(columns, short, [], {}));
  const [, wide] = widthsIn(30, columnWidths(columns, [...short, ...rows.slice(0, 50)], [], {}));
  expect(wide).toBeGreaterThan(narrow!);
});

test('many columns have less padding', () => {
  const many = Array.from({ length: 9 }, (_column, index): ListColumn<Row> => ({
    header: String(index),
    accessorFn: ({ code }) => code,
  }));
  expect(columnWidths(many, rows, [], {}).isDense).toBe(true);
  expect(columnWidths(columns, rows, [], {}).isDense).toBe(false);
});

test('the widest text of a column counts, also where another has more letters', () => {
  const widthFor = (texts: readonly string[]): string | undefined =>
    columnWidths(
      [{ header: 'Name', accessorFn: ({ text }: Row) => text }],
      texts.map((text) => ({ code: '', text })),
      [],
      {},
    ).minWidth;
  const narrow = 'i'.repeat(12);
  const wide = 'W'.repeat(11);
  expect(widthFor([narrow, wide])).toBe(widthFor([wide]));
  expect(widthFor([narrow, wide])).not.toBe(widthFor([narrow]));
});
