import { screen } from '@testing-library/react';
import { cellTexts, findRows } from './at';

/** The expected text of a list's cells, by the header of the column: the same text in each row, or one from the record. */
type ColumnTexts<Row> = Readonly<Record<string, string | ((row: Row) => string)>>;

/** The text of a cell. A button without a text counts with its name. */
function cellText(cell: Element): string {
  const box = cell.querySelector('input');
  if (box?.type === 'checkbox') return box.checked ? 'ticked' : 'not ticked';
  if (box) return box.value;
  return cell.textContent || (cell.querySelector('[aria-label]')?.getAttribute('aria-label') ?? '');
}

/**
 * Waits for a list and compares the headers and every cell of its page with the expected records, in their order.
 * `columns` are those of the documents, without '#', which numbers the rows.
 */
export async function expectCells<Row>(records: readonly Row[], columns: ColumnTexts<Row>): Promise<void> {
  const rows = await findRows();
  const [heads] = screen.getByRole<HTMLTableElement>('table').rows;
  expect(records).not.toEqual([]);
  expect([cellTexts(heads!), ...rows.map(({ cells }) => [...cells].map(cellText))]).toEqual([
    ['#', ...Object.keys(columns)],
    ...records.map((record, index) => [
      String(index + 1),
      ...Object.values(columns).map((text) => (typeof text === 'string' ? text : text(record))),
    ]),
  ]);
}

/** A time of the server as MM/DD/YYYY hh:mm AM or PM, in the time zone of the test. */
export function momentText(moment: string): string {
  const options = {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  } as const;
  return moment && new Date(moment).toLocaleString('en-US', options).replace(',', '').replace('\u202f', ' ');
}

/** A date YYYY-MM-DD as MM-DD-YYYY. */
export function dateText(date: string): string {
  const [year, month, day] = date.split('-');
  return `${month}-${day}-${year}`;
}

/** An amount of the server in dollars; whole dollars have no cents. */
export function usdText(amount: string): string {
  const options = { style: 'currency', currency: 'USD', trailingZeroDisplay: 'stripIfInteger' } as const;
  return Number(amount).toLocaleString('en-US', options);
}
