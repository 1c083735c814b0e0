import type { Column } from './columns';

const sampledRows = 100;
/** A cell's padding at both ends, in ch: `DataTable` draws tables of many columns denser. */
const padding = { normal: 3.6, dense: 2.5 };
const sortMark = 1.4;
const narrowest = 7;
const widest = 44;
/** In a narrow frame, words shrink down to this; dates and codes, being texts with digits, never do up to `longCode`. */
const shrinkTo = 18;
/** Beside controls, which do not give way, words give way further: what a phone shows can be pressed without scrolling. */
const shrinkToBesideControls = 13;
const longCode = 24;

/** A table with at least so many columns is drawn denser. */
const many = 9;

/** The widths of a table's columns, as CSS lengths. */
interface ColumnLayout {
  isDense: boolean;
  columns: string[];
  /** Less than this, and the table scrolls sideways in its frame. */
  minWidth: string;
  /** The same in ch, without the fixed columns: from it the size of the letters on paper follows. */
  minCh: number;
  /** Where each column is on the card of a row, on a phone. */
  phoneLines: PhoneLine[];
}

export type PhoneLine = 'first' | 'second' | 'other';

/**
 * A width for each column, from its head and some rows of the whole list: the same on every page and under every
 * filter, so that nothing moves sideways while a user pages. Where the frame is narrow, long texts give way first; where it
 * is wide, all columns but the fixed ones share the spare width. `fixed` are CSS lengths; the frame must be a size container
 * (`cqi`). `chosen` are the widths in characters that the user gave to columns, by label; they stay as they are.
 */
export function columnLayout<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  fixed: readonly string[],
  chosen: Readonly<Record<string, number>> = {},
): ColumnLayout {
  const isDense = columns.length >= many;
  const chosenOf = (index: number): number | undefined => chosen[columns[index]?.label ?? ''];
  const wanted = naturalWidths(columns, rows, isDense ? padding.dense : padding.normal).map(
    (width, index) => chosenOf(index) ?? width,
  );
  const shrinkLimit = columns.some(({ width }) => width !== undefined) ? shrinkToBesideControls : shrinkTo;
  const minWidths = wanted.map((width, index) => {
    // Controls that a column names the width of do not give way, and neither does a code or a date.
    const hasControls = columns[index]?.width !== undefined;
    const isCode = width <= longCode && /\d/.test(sampleText(columns[index], rows));
    const isFirm = hasControls || isCode || chosenOf(index) !== undefined;
    return isFirm ? width : Math.min(width, shrinkLimit);
  });
  // The last column fills the frame where the user has chosen the widths of all.
  const isStretched = (index: number): boolean =>
    chosenOf(index) === undefined ||
    (index === wanted.length - 1 && columns.every((_, each) => chosenOf(each)));
  const sumStretched = sum(wanted.filter((_width, index) => isStretched(index)));
  const available = ['100cqi', ...fixed].join(' - ');
  const sumWanted = sum(wanted);
  const sumMin = sum(minWidths);
  const shrinkable = `clamp(0px, ${available} - ${ch(sumMin)}, ${ch(sumWanted - sumMin)})`;
  const spare = `max(0px, ${available} - ${ch(sumWanted)})`;
  return {
    isDense,
    columns: wanted.map((width, index) => {
      const own = minWidths[index] ?? 0;
      const part = sumWanted > sumMin ? (width - own) / (sumWanted - sumMin) : 0;
      return `calc(${ch(own)} + ${shrinkable} * ${share(part)} + ${spare} * ${share(isStretched(index) ? width / sumStretched : 0)})`;
    }),
    minWidth: `calc(${[...fixed, ch(sumMin)].join(' + ')})`,
    minCh: Math.ceil(sumMin),
    phoneLines: phoneLines(columns),
  };
}

/** As the columns say; where none of them is for the first line, the first column is, and the next two for the second. */
function phoneLines<Row>(columns: readonly Column<Row>[]): PhoneLine[] {
  const isSaid = columns.some(({ phoneLine }) => phoneLine === 'first');
  return columns.map(({ phoneLine }, index) =>
    isSaid ? (phoneLine ?? 'other') : index === 0 ? 'first' : index < 3 ? 'second' : 'other',
  );
}

function naturalWidths<Row>(columns: readonly Column<Row>[], rows: readonly Row[], edge: number): number[] {
  const step = Math.max(1, Math.floor(rows.length / sampledRows));
  const sample = rows.filter((_row, index) => index % step === 0);
  return columns.map(({ label, text, cell, width }) => {
    const head = textWidth(label) + sortMark;
    if (width !== undefined) return tenths(Math.max(head, width) + edge);
    // Something other than text, such as a badge, has edges of its own.
    const edges = cell ? 2.5 : 0;
    const longest = sample.reduce((most, row) => Math.max(most, textWidth(text(row)) + edges), head);
    return tenths(Math.min(widest, Math.max(narrowest, longest + edge)));
  });
}

function sampleText<Row>(column: Column<Row> | undefined, rows: readonly Row[]): string {
  return rows
    .slice(0, 5)
    .map((row) => column?.text(row) ?? '')
    .join(' ');
}

/** About how many digits' width a text takes in a sans face. */
function textWidth(text: string): number {
  const digits = text.match(/\d/g)?.length ?? 0;
  const capitals = text.match(/[A-Z@%—…]/g)?.length ?? 0;
  const narrow = text.match(/[\s.,:;/'|!()-]/g)?.length ?? 0;
  return digits + capitals * 1.15 + narrow * 0.6 + (text.length - digits - capitals - narrow) * 0.95;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}

function tenths(width: number): number {
  return Math.round(width * 10) / 10;
}

function ch(width: number): string {
  return `${width.toFixed(1)}ch`;
}

/** Never rounded up: together the columns must not be a pixel wider than the frame. */
function share(part: number): string {
  return (Math.floor(part * 10_000) / 10_000).toFixed(4);
}
