import type { Column } from './columns';

const sampledRows = 200;
const padding = 3.5;
const narrowest = 8;
const widest = 44;

/**
 * A width for each column, in `ch`, from its head and the first rows of the whole list: the same on every page and under
 * every filter, so that nothing moves sideways while a user pages.
 */
export function columnWidths<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): number[] {
  const sample = rows.slice(0, sampledRows);
  return columns.map(({ label, text, width }) => {
    if (width !== undefined) return width + padding;
    const longest = sample.reduce((most, row) => Math.max(most, textWidth(text(row))), textWidth(label) + 3);
    return Math.round(Math.min(widest, Math.max(narrowest, longest + padding)));
  });
}

/** About how many digits' width a text takes in a sans face: capitals are wider than small letters. */
function textWidth(text: string): number {
  const capitals = text.match(/[A-Z@%—…]/g)?.length ?? 0;
  return text.length * 0.95 + capitals * 0.3;
}
