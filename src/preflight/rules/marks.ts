import { currencyCodes, currencyOf, isAmount } from './amounts';
import { normalizedHead } from './columns';
import type { ColumnReader, CurrencySum, TableColumn } from './tableColumn';

/** A column with a few texts that determine the sign of the amounts, such as Dr/Cr. */
export interface SignColumn {
  name: string;
  values: readonly string[];
  /** The value of each row, from 1; 0 for none. */
  ofRow: Float64Array;
}

const signText = /^(?:d|c|dr|cr|db|debit|credit|\+|-)$/i;

/** The column with debit and credit; undefined if there is none. */
export function findSignColumn(columns: readonly ColumnReader[]): SignColumn | undefined {
  const column = columns.find(
    ({ categoryNames }) => categoryNames.length > 0 && categoryNames.every((text) => signText.test(text)),
  );
  return column && { name: column.name, values: column.categoryNames, ofRow: column.categoryOfRow };
}

const typeHead = /\b(?:type|transaction|trans|kind|reason|movement|event|status)\b/;
const returnText = /\b(?:returns?|returned|credit|cancell?(?:ed|ation)?|refund(?:ed)?|rp)\b/i;

/** Whether the type of a row is a return or credit; undefined if no column has types. */
export function returnRows(columns: readonly ColumnReader[]): ((row: number) => boolean) | undefined {
  const column = columns.find(
    ({ name, categoryNames }) =>
      typeHead.test(normalizedHead(name)) && categoryNames.some((text) => returnText.test(text)),
  );
  if (!column) return undefined;
  const isReturn = [false, ...column.categoryNames.map((text) => returnText.test(text))];
  const ofRow = column.categoryOfRow;
  return (row) => isReturn[ofRow[row] ?? 0] === true;
}

/** The words of a head that connect it with a column of currencies. */
function distinctWords(head: string): ReadonlySet<string> {
  const common = new Set(['currency', 'ccy', 'curr', 'cur', 'code', 'in', 'the', 'of', 'premium', 'amount']);
  return new Set(
    normalizedHead(head)
      .split(' ')
      .filter((word) => !common.has(word)),
  );
}

function sharedWords(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  return [...one].filter((word) => other.has(word)).length;
}

/** The currency that a head names: 'Premium (GBP)', '£'. */
function currencyInHead(head: string): string {
  const symbol = /[£€¥]/.exec(head)?.[0];
  if (symbol) return currencyOf(symbol) ?? '';
  return head.match(/\b[A-Z]{3}\b/g)?.find((word) => currencyCodes.has(word)) ?? '';
}

/**
 * The sums of a column by currency; undefined if the file has only US dollars. The currency is in the cell, in the
 * column of currencies whose head has the most common words with this one, in the head, or in a note around the table.
 */
export function sumsByCurrency(
  { index, name, amounts }: Pick<TableColumn, 'index' | 'name' | 'amounts'>,
  columns: readonly ColumnReader[],
  noteCurrency: string,
): readonly CurrencySum[] | undefined {
  const own = columns[index];
  if (!amounts || !own) return undefined;
  const words = distinctWords(name);
  const currencies = columns.filter(({ isCurrency }) => isCurrency);
  const shared = currencies.map((column) => sharedWords(distinctWords(column.name), words));
  const mostShared = Math.max(0, ...shared);
  const currencyColumns = currencies
    .filter((_, at) => shared[at] === mostShared)
    .map(({ categoryNames, categoryOfRow }) => ({
      ofRow: categoryOfRow,
      codes: ['', ...categoryNames.map((text) => currencyOf(text) ?? text.toUpperCase())],
    }));
  const head = currencyInHead(name) || (currencyColumns.length === 0 ? noteCurrency : '');
  if (
    !own.namesCurrency &&
    head === '' &&
    currencyColumns.every(({ codes }) => codes.every((code) => code === '' || code === 'USD'))
  )
    return undefined;
  const inCell = own.currencyAt();
  const sums = new Map<string, number>();
  for (let row = 0; row < amounts.length; row += 1) {
    const amount = amounts[row] ?? 0;
    if (!isAmount(amount)) continue;
    const others = currencyColumns.map(({ ofRow, codes }) => codes[ofRow[row] ?? 0] ?? '');
    const named = [inCell(row), ...others].filter((code) => code !== '');
    const code = named.find((each) => each !== 'USD') ?? named[0] ?? (head || 'USD');
    sums.set(code, (sums.get(code) ?? 0) + amount);
  }
  if ([...sums.keys()].every((code) => code === 'USD')) return undefined;
  return [...sums].map(([currency, cents]) => ({ currency, cents }));
}
