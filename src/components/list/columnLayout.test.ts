import { runInNewContext } from 'node:vm';
import { columnLayout } from './columnLayout';
import type { Column } from './columns';

interface Row {
  code: string;
  text: string;
}

const columns: Column<Row>[] = [
  { label: 'Code', text: ({ code }) => code },
  { label: 'Text', text: ({ text }) => text },
];

const rows = Array.from({ length: 300 }, (_row, index) => ({
  code: 'AB-12',
  text: 'word '.repeat(index % 30),
}));

/** The width of each column in a frame so many ch wide, as a browser computes it. */
function widthsIn(frame: number, room = columnLayout(columns, rows, ['5ch'])): number[] {
  return room.columns.map((css) => {
    const script = css
      .replaceAll('var(--ch)', '1')
      .replaceAll('calc', '')
      .replaceAll('100cqi', String(frame))
      .replaceAll(/([\d.]+)(?:ch|px)/g, '$1')
      .replaceAll('max(', 'Math.max(');
    const clamp = (least: number, value: number, most: number): number =>
      Math.min(Math.max(least, value), most);
    return runInNewContext(script, { clamp, Math }) as number;
  });
}

const total = (numbers: number[]): number => numbers.reduce((sum, each) => sum + each, 0);

test.each([60, 80, 120, 200])('in a frame of %d ch the columns fill it and are never wider', (frame) => {
  const width = total(widthsIn(frame)) + 5;
  expect(width).toBeLessThanOrEqual(frame);
  expect(width).toBeGreaterThan(frame - 0.1);
});

test('where room is short the long text gives way, the code keeps its width', () => {
  const [code, text] = widthsIn(30);
  const [widerCode, widerText] = widthsIn(45);
  expect(code).toBe(widerCode);
  expect(text).toBeLessThan(widerText!);
});

test('beside controls words give way further, and the controls keep their width', () => {
  const [, text] = widthsIn(10);
  const withControls = columnLayout([{ ...columns[0]!, width: 15 }, columns[1]!], rows, ['5ch']);
  const [controls, besideControls] = widthsIn(10, withControls);
  expect(widthsIn(30, withControls)[0]).toBe(controls);
  expect(besideControls).toBeLessThan(text!);
});

test('below the least width the table scrolls instead of squeezing on', () => {
  expect(widthsIn(10)).toEqual(widthsIn(20));
});

test('later pages have their say in the widths, so that paging moves nothing', () => {
  const short = Array.from({ length: 250 }, (): Row => ({ code: 'AB-12', text: 'word' }));
  const [, narrow] = widthsIn(30, columnLayout(columns, short, []));
  const [, wide] = widthsIn(30, columnLayout(columns, [...short, ...rows.slice(0, 50)], []));
  expect(wide).toBeGreaterThan(narrow!);
});

test('many columns stand closer', () => {
  const many = Array.from({ length: 9 }, (_column, index): Column<Row> => ({
    label: String(index),
    text: ({ code }) => code,
  }));
  expect(columnLayout(many, rows, []).isDense).toBe(true);
  expect(columnLayout(columns, rows, []).isDense).toBe(false);
});

test('the widest text of a column counts, also where another has more letters', () => {
  const widthFor = (texts: readonly string[]): string | undefined =>
    columnLayout([{ label: 'Name', text: (text: string) => text }], texts, []).columns[0];
  const narrow = 'i'.repeat(12);
  const wide = 'W'.repeat(11);
  expect(widthFor([narrow, wide])).toBe(widthFor([wide]));
  expect(widthFor([narrow, wide])).not.toBe(widthFor([narrow]));
});
