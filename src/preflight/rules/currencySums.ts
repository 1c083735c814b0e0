import { isAmount } from './amounts';
import { normalizedHead } from './columns';
import { currenciesIn, currencyOf, isEnglishWord } from './currency';
import type { ColumnTexts } from './signs';

/** A sum in one currency, in cents. */
export interface CurrencySum {
  currency: string;
  cents: number;
}

/** What the cells of a column say about currencies. */
interface CurrencyCells {
  name: string;
  /** Whether the column holds the currencies of other columns. */
  isCurrency: boolean;
  cellTexts: ColumnTexts | undefined;
  /** Whether any cell names a currency, and the one in the cell of a row. */
  namesCurrency: boolean;
  currencyAt: () => (row: number) => string;
}

const currencyWord = /\b(?:currenc(?:y|ies)|ccy|curr?)\b/;

/** Whether a head has the word currency. */
export function namesCurrency(head: string): boolean {
  return currencyWord.test(normalizedHead(head));
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

/** The columns of currencies whose heads have the most words in common with the head of a column of amounts. */
function currencyColumns(name: string, columns: readonly CurrencyCells[]): readonly CurrencyCells[] {
  const words = distinctWords(name);
  const found = columns
    .filter(({ isCurrency }) => isCurrency)
    .map((column) => ({
      column,
      shared: [...distinctWords(column.name)].filter((word) => words.has(word)).length,
    }));
  const most = Math.max(0, ...found.map(({ shared }) => shared));
  return found.filter(({ shared }) => shared === most).map(({ column }) => column);
}

/** Whether every text of a column is a currency, whatever its head says. */
export function areCurrencies(texts: readonly string[]): boolean {
  return texts.length > 0 && texts.every((text) => currencyOf(text) !== undefined && !isEnglishWord(text));
}

/** The currency of a text in a column of currencies: its code, or the text itself if it is short or not known. */
function codeOfText(text: string): string {
  const code = currencyOf(text) ?? text.toUpperCase();
  return code !== 'USD' && /^[a-z]{2,4}$/i.test(text) ? text.toUpperCase() : code;
}

/**
 * The sums of a column by currency; undefined if every sign of a currency says US dollars. The currency of a row is in
 * its cell or in the column of currencies, else in the head or in `around`, the texts around the table. A text in a
 * column of currencies that is not known to be US dollars is another currency.
 */
export function sumsByCurrency(
  { index, name, amounts }: { index: number; name: string; amounts?: Float64Array },
  columns: readonly CurrencyCells[],
  around: ReadonlySet<string>,
): readonly CurrencySum[] | undefined {
  const own = columns[index];
  if (!amounts || !own) return undefined;
  const general = [...currenciesIn(name, true), ...around];
  const ofRows = currencyColumns(name, columns).map(({ cellTexts }) => ({
    ofRow: cellTexts?.ofRow ?? new Float64Array(),
    codes: ['', ...(cellTexts?.names ?? []).map(codeOfText)],
    isCut: cellTexts?.isCut === true,
  }));
  const isDollars = (code: string): boolean => code === '' || code === 'USD';
  const isCut = ofRows.some((each) => each.isCut);
  if (
    !own.namesCurrency &&
    !isCut &&
    general.every(isDollars) &&
    ofRows.every(({ codes }) => codes.every(isDollars))
  )
    return undefined;
  const inCell = own.currencyAt();
  const sums = new Map<string, number>();
  for (let row = 0; row < amounts.length; row += 1) {
    const amount = amounts[row] ?? 0;
    if (!isAmount(amount)) continue;
    const named = [
      inCell(row),
      ...ofRows.map(({ ofRow, codes }) => codes[ofRow[row] ?? 0] ?? ''),
      ...general,
    ];
    const code = named.find((each) => !isDollars(each)) ?? (isCut ? 'others' : 'USD');
    sums.set(code, (sums.get(code) ?? 0) + amount);
  }
  if ([...sums.keys()].every(isDollars)) return undefined;
  return [...sums].map(([currency, cents]) => ({ currency, cents }));
}
