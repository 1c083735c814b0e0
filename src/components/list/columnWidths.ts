import type { ListColumn } from './columns';

const sampledRows = 50;
/** The padding of a cell on both sides, in ch: tables with many columns are denser. */
const padding = { normal: 3.6, dense: 2.5 };
const sortMark = 1.4;
const narrowest = 7;
const widest = 44;
/** In a narrow frame, longer texts shrink down to this. Dates and codes are shorter, and stay whole. */
const shrinkTo = 21;

/** From this number of columns on a table is dense. */
const many = 9;

interface ColumnWidths {
  isDense: boolean;
  /** A width for each column, as a CSS length. */
  columns: string[];
  /** Less than this, and the table scrolls sideways in its frame. */
  minWidth: string;
  /** The same in ch, without the fixed columns; the font size in print is computed from it. */
  minCh: number;
}

/**
 * The widths of the shown columns of a table. Without a width chosen by the user, a column is as wide as its header and a
 * sample of all rows need, so that paging changes no width. Long texts shrink, and the rest of the frame is shared.
 * @param rows all rows of the list
 * @param fixed the CSS lengths of the other columns; the frame must be a size container (`cqi`)
 * @param chosen the widths that the user chose, in pixels, by header
 */
export function columnWidths<Row extends object>(
  columns: readonly ListColumn<Row>[],
  rows: readonly Row[],
  fixed: readonly string[],
  chosen: Readonly<Record<string, number>>,
): ColumnWidths {
  const isDense = columns.length >= many;
  const step = Math.max(1, Math.floor(rows.length / sampledRows));
  const sample = rows.filter((_row, index) => index % step === 0);
  const needed = columns.map((column) =>
    neededWidth(column, sample, isDense ? padding.dense : padding.normal),
  );
  const areAllChosen = columns.every(({ header }) => chosen[header]);
  const sizes = columns.map(({ header, meta }, index) => {
    const own = chosen[header];
    const wanted = needed[index] ?? narrowest;
    // When the user has chosen all widths, the last column fills the frame.
    const isStretched = own === undefined || (areAllChosen && index === columns.length - 1);
    const isFirm = meta?.width !== undefined;
    return {
      min: own === undefined ? ch(isFirm ? wanted : Math.min(wanted, shrinkTo)) : `${String(own)}px`,
      stretch: isStretched ? wanted : 0,
    };
  });
  const minWidth = `(${[...fixed, ...sizes.map(({ min }) => min)].join(' + ')})`;
  const stretch = sizes.reduce((sum, each) => sum + each.stretch, 0);
  return {
    isDense,
    columns: sizes.map(
      (size) => `calc(${size.min} + max(0px, 100cqi - ${minWidth}) * ${share(size.stretch, stretch)})`,
    ),
    minWidth: `calc${minWidth}`,
    minCh: Math.ceil(needed.reduce((sum, each) => sum + Math.min(each, shrinkTo), 0)),
  };
}

function neededWidth<Row extends object>(
  { header, accessorFn, cell, meta }: ListColumn<Row>,
  sample: readonly Row[],
  edge: number,
): number {
  const head = textWidth(header) + sortMark;
  if (meta?.width !== undefined) return Math.max(head, meta.width) + edge;
  // A cell with its own component, such as a badge, has additional padding.
  const edges = cell ? 2.5 : 0;
  let longest = head;
  for (const [index, row] of sample.entries()) {
    const text = accessorFn(row, index);
    // Measured only if the text could be the longest if it had only the widest letters.
    if (text.length * widestLetter + edges > longest) longest = Math.max(longest, textWidth(text) + edges);
  }
  return Math.min(widest, Math.max(narrowest, longest + edge));
}

const widestLetter = 1.15;

/** The approximate width of a text in a sans-serif font, in widths of a digit. */
function textWidth(text: string): number {
  const digits = text.match(/\d/g)?.length ?? 0;
  const capitals = text.match(/[A-Z@%—…]/g)?.length ?? 0;
  const narrow = text.match(/[\s.,:;/'|!()-]/g)?.length ?? 0;
  return digits + capitals * widestLetter + narrow * 0.6 + (text.length - digits - capitals - narrow) * 0.95;
}

/** A width in characters as a CSS length. */
export function ch(width: number): string {
  return `calc(${width.toFixed(1)} * var(--ch))`;
}

/** A share of a total, rounded down: together the columns must not be wider than the frame. */
function share(value: number, total: number): string {
  return (total > 0 ? Math.floor((value / total) * 10_000) / 10_000 : 0).toFixed(4);
}
