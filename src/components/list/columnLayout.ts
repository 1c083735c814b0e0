import type { Column } from './columns';

const sampledRows = 50;
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

type PhoneLine = 'first' | 'second' | 'other';

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
  const edge = isDense ? padding.dense : padding.normal;
  const shrinkLimit = columns.some(({ width }) => width !== undefined) ? shrinkToBesideControls : shrinkTo;
  const step = Math.max(1, Math.floor(rows.length / sampledRows));
  const sample: Row[] = [];
  for (let index = 0; index < rows.length; index += step) {
    const row = rows[index];
    if (row !== undefined) sample.push(row);
  }
  const areAllChosen = columns.every(({ label }) => chosen[label]);
  const sizes = columns.map((column, index) => {
    const own = chosen[column.label];
    const wanted = own ?? naturalWidth(column, sample, edge);
    // Controls that a column names the width of do not give way, and neither does a code or a date.
    const isCode = wanted <= longCode && rows.slice(0, 5).some((row) => /\d/.test(column.text(row)));
    const isFirm = own !== undefined || column.width !== undefined || isCode;
    // The last column fills the frame where the user has chosen the widths of all.
    const isStretched = own === undefined || (areAllChosen && index === columns.length - 1);
    return {
      wanted,
      min: isFirm ? wanted : Math.min(wanted, shrinkLimit),
      stretch: isStretched ? wanted : 0,
    };
  });
  const sumWanted = sum(sizes.map(({ wanted }) => wanted));
  const sumMin = sum(sizes.map(({ min }) => min));
  const sumStretch = sum(sizes.map(({ stretch }) => stretch));
  const available = ['100cqi', ...fixed].join(' - ');
  const shrinkable = `clamp(0px, ${available} - ${ch(sumMin)}, ${ch(sumWanted - sumMin)})`;
  const spare = `max(0px, ${available} - ${ch(sumWanted)})`;
  return {
    isDense,
    columns: sizes.map(
      ({ wanted, min, stretch }) =>
        `calc(${ch(min)} + ${shrinkable} * ${share(wanted - min, sumWanted - sumMin)} + ${spare} * ${share(stretch, sumStretch)})`,
    ),
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

function naturalWidth<Row>(
  { label, text, cell, width }: Column<Row>,
  sample: readonly Row[],
  edge: number,
): number {
  const head = textWidth(label) + sortMark;
  if (width !== undefined) return tenths(Math.max(head, width) + edge);
  // Something other than text, such as a badge, has edges of its own.
  const edges = cell ? 2.5 : 0;
  let longest = head;
  for (const row of sample) {
    const cellText = text(row);
    // Most texts are too short to be the longest, whatever they are made of.
    if (cellText.length * widestLetter + edges > longest) {
      longest = Math.max(longest, textWidth(cellText) + edges);
    }
  }
  return tenths(Math.min(widest, Math.max(narrowest, longest + edge)));
}

const widestLetter = 1.15;

/** About how many digits' width a text takes in a sans face. */
function textWidth(text: string): number {
  const digits = text.match(/\d/g)?.length ?? 0;
  const capitals = text.match(/[A-Z@%—…]/g)?.length ?? 0;
  const narrow = text.match(/[\s.,:;/'|!()-]/g)?.length ?? 0;
  return digits + capitals * widestLetter + narrow * 0.6 + (text.length - digits - capitals - narrow) * 0.95;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}

function tenths(width: number): number {
  return Math.round(width * 10) / 10;
}

/** A width in characters as a CSS length. */
export function ch(width: number): string {
  return `calc(${width.toFixed(1)} * var(--ch))`;
}

/** A part of a whole; never rounded up: together the columns must not be a pixel wider than the frame. */
function share(part: number, whole: number): string {
  return (whole > 0 ? Math.floor((part / whole) * 10_000) / 10_000 : 0).toFixed(4);
}
