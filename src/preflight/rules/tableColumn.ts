import { currencyOf, Numbers, readAmount, storedAmount, type DecimalForm, type ReadAmount } from './amounts';
import type { DecimalSign } from './choices';
import { columnLetter, isMoneyKind, mayBeMoney, type ColumnKind } from './columns';
import { DateOrderProof, readDate, type ReadDate } from './dates';
import { maxFindingsPerKind } from './findings';

/** A sum in one currency, in cents. */
export interface CurrencySum {
  currency: string;
  cents: number;
}

/** A column of a table. It has one amount for each row, in the format of `storedAmount`. */
export interface TableColumn {
  /** Counted from 0. */
  index: number;
  letter: string;
  /** Its head, or 'Column C' if it has none. */
  name: string;
  kind?: ColumnKind;
  /** Whether its cells hold amounts and its head allows them. */
  isMoney: boolean;
  isHidden: boolean;
  amounts?: Float64Array;
  /** The amounts with the other decimal sign, if that is possible and makes a difference. */
  otherAmounts?: Float64Array;
  decimalSign: DecimalSign;
  /** Whether the cells do not prove the decimal sign. */
  isUnclear: boolean;
  /** The sums by currency, unless all amounts are in US dollars. */
  currencySums?: readonly CurrencySum[];
  /** The indices of the rows that are totals in this column. */
  totals: readonly number[];
  /** The texts of the first cells that are no amounts, by the index of their row. */
  texts: ReadonlyMap<number, string>;
  /** The first cell that is not blank. */
  firstFilled?: { row: number; cell: string };
}

/** The number of first cells that determine whether a column holds amounts. */
const sampleSize = 20;
/** The maximum number of different texts of a column of categories. */
const maxCategories = 12;

/** What is known about the notation of numbers before the file is read. */
export interface NumberRules {
  /** Whether the delimiter is a semicolon, as in countries with a decimal comma. */
  hasSemicolons: boolean;
  isSheet: boolean;
  /** The choice of the user. */
  chosenSign?: DecimalSign | undefined;
}

interface Rewritten {
  count: number;
  row: number;
  cell: string;
  amount: number;
}

/** Reads the cells of one column, row by row. */
export class ColumnReader {
  readonly index: number;
  readonly name: string;
  readonly kind: ColumnKind | undefined;
  readonly isHidden: boolean;
  readonly #rules: NumberRules;
  readonly #sign: DecimalSign;
  /** Whether cells are still read as amounts. A column of texts is closed after its first cells. */
  #isOpen: boolean;
  #amounts: Numbers | undefined;
  #other: Numbers | undefined;
  #forms = { none: 0, point: 0, comma: 0, unclearPoint: 0, unclearComma: 0 };
  #endsInZero = false;
  #amountCount = 0;
  #sampleAmounts = 0;
  #sampleFilled = 0;
  #currencies: Numbers | undefined;
  readonly #currencyNames: string[] = [''];
  readonly texts = new Map<number, string>();
  rewritten: Rewritten | undefined;

  /** The different texts of the column, if they are few, and the text of each row, from 1 (0 for none). */
  #categories: { names: Map<string, number>; ofRow: Numbers } | undefined;

  readonly proof = new DateOrderProof();
  readonly #dates: { monthFirst: Numbers; dayFirst: Numbers } | undefined;
  /** The indices of rows with a blank cell. */
  readonly blanks = new Numbers();
  filled = 0;
  firstFilled: { row: number; cell: string } | undefined;

  constructor(
    index: number,
    name: string,
    kind: ColumnKind | undefined,
    isHidden: boolean,
    rules: NumberRules,
  ) {
    this.index = index;
    this.name = name;
    this.kind = kind;
    this.isHidden = isHidden;
    this.#rules = rules;
    this.#sign = rules.chosenSign ?? '.';
    this.#isOpen = kind === undefined || isMoneyKind(kind);
    if (kind === undefined) this.#categories = { names: new Map(), ofRow: new Numbers() };
    if (kind === 'effective' || kind === 'expiry')
      this.#dates = { monthFirst: new Numbers(), dayFirst: new Numbers() };
  }

  /** The cell as an amount; undefined if the column holds no amounts or the cell is empty. */
  amountIn(cell: string): ReadAmount | undefined {
    return this.#isOpen && cell !== '' ? readAmount(cell, this.#signFor(cell)) : undefined;
  }

  /** The cell as a date; undefined if the column holds no dates. */
  dateIn(cell: string): ReadDate | undefined {
    return this.#dates && cell !== '' ? readDate(cell) : undefined;
  }

  /** Adds the cell of the next row. `row` is its index. */
  add(
    row: number,
    cell: string,
    read: ReadAmount | undefined,
    date: ReadDate | undefined,
    isUncalculated: boolean,
  ): void {
    const isBlank = cell.trim() === '';
    if (isBlank && !isUncalculated) this.blanks.push(row);
    if (!isBlank) {
      this.filled += 1;
      this.firstFilled ??= { row, cell };
    }
    if (this.#isOpen) this.#addAmount(row, cell, read, isBlank, isUncalculated);
    if (this.#categories) this.#addCategory(row, isBlank ? '' : cell.trim());
    if (this.#dates) {
      if (date) this.proof.add(date);
      // A cell that is neither blank nor a day is -1.
      const none = isBlank ? 0 : -1;
      this.#dates.monthFirst.push(date?.monthFirst ?? none);
      this.#dates.dayFirst.push(date?.dayFirst ?? none);
      if (!isBlank && !date) this.#keepText(row, cell);
    }
  }

  #keepText(row: number, cell: string): void {
    if (this.texts.size < maxFindingsPerKind * 2) this.texts.set(row, cell.slice(0, 100));
  }

  #signFor(cell: string): DecimalSign {
    // A workbook stores numbers with a point, even if its texts have a comma.
    return this.#rules.isSheet && /^-?\d+(?:\.\d{1,2})?$/.test(cell) ? '.' : this.#sign;
  }

  #addAmount(
    row: number,
    cell: string,
    read: ReadAmount | undefined,
    isBlank: boolean,
    isUncalculated: boolean,
  ): void {
    if (isUncalculated || isBlank || !read) {
      // A formula without a value may be an amount.
      if (isUncalculated) this.#sample(true);
      this.#push(row, storedAmount(isUncalculated ? 'uncalculated' : 'empty'));
      return;
    }
    const { amount, form, currency } = read;
    const isOne = typeof amount === 'number';
    if (isOne) {
      this.#amountCount += 1;
      if (read.isRewritten) this.#rewrite(row, cell, amount);
    } else if (amount !== 'percent') this.#keepText(row, cell);
    // The dash of an empty amount also occurs in columns of texts, so it does not count as a sample.
    if (this.#sampleFilled < sampleSize && (!isOne || /\d/.test(cell)))
      this.#sample(isOne || form === 'comma' || (amount === 'partOfCent' && isMoneyKind(this.kind)));
    this.#forms[form] += 1;
    if (form === 'unclearPoint' && cell.trim().endsWith('0')) this.#endsInZero = true;
    this.#pushOther(row, cell, form);
    this.#push(row, storedAmount(amount));
    if (currency || this.#currencies) this.#addCurrency(row, currency);
    const isText = this.kind === undefined && this.#sampleFilled === sampleSize;
    if (isText && this.#sampleAmounts * 2 < sampleSize) this.#close();
  }

  #sample(isAmount: boolean): void {
    if (this.#sampleFilled === sampleSize) return;
    this.#sampleFilled += 1;
    if (isAmount) this.#sampleAmounts += 1;
  }

  #close(): void {
    this.#isOpen = false;
    this.#amounts = undefined;
    this.#other = undefined;
    this.#currencies = undefined;
  }

  #push(row: number, stored: number): void {
    this.#amounts ??= new Numbers();
    this.#amounts.put(row, stored, storedAmount('empty'));
  }

  /** Reads the cell with the other decimal sign too, while no cell proves the current one. */
  #pushOther(row: number, cell: string, form: DecimalForm): void {
    const own = this.#sign === '.' ? this.#forms.point : this.#forms.comma;
    if (own > 0) this.#other = undefined;
    if (own > 0 || (!this.#other && form === 'none')) return;
    if (!this.#other) {
      this.#other = new Numbers();
      for (const stored of this.#amounts?.values ?? []) this.#other.push(stored);
    }
    const { amount } = readAmount(cell, this.#sign === '.' ? ',' : '.');
    this.#other.put(row, storedAmount(amount), storedAmount('empty'));
  }

  #rewrite(row: number, cell: string, amount: number): void {
    if (this.rewritten) this.rewritten.count += 1;
    else this.rewritten = { count: 1, row, cell, amount };
  }

  #addCurrency(row: number, currency: string): void {
    this.#currencies ??= new Numbers();
    let index = this.#currencyNames.indexOf(currency);
    if (index < 0) index = this.#currencyNames.push(currency) - 1;
    this.#currencies.put(row, index, 0);
  }

  #addCategory(row: number, text: string): void {
    const categories = this.#categories;
    if (!categories) return;
    let index = text === '' ? 0 : categories.names.get(text);
    if (index === undefined) {
      index = categories.names.size + 1;
      categories.names.set(text, index);
      if (index > maxCategories || text.length > 40) {
        this.#categories = undefined;
        return;
      }
    }
    categories.ofRow.put(row, index, 0);
  }

  /** The different texts of the column; empty if they are many. */
  get categoryNames(): readonly string[] {
    return [...(this.#categories?.names.keys() ?? [])];
  }

  /** The text of each row, from 1; 0 for none. */
  get categoryOfRow(): Float64Array {
    return this.#categories?.ofRow.values ?? new Float64Array();
  }

  /** Whether the column holds the currencies of other columns. */
  get isCurrency(): boolean {
    const names = this.categoryNames;
    const known = names.filter((name) => currencyOf(name) !== undefined).length;
    const isNamedCurrency = /\bcurrenc(?:y|ies)\b|\bccy\b|\bcurr?\b/i.test(this.name);
    return names.length > 0 && (isNamedCurrency ? known * 2 >= names.length : known === names.length);
  }

  /** Whether the column holds amounts, by its first cells. */
  get #holdsAmounts(): boolean {
    // A column of dashes holds amounts only if its head is one of amounts.
    if (this.#sampleFilled === 0) return this.#amountCount > 0 && isMoneyKind(this.kind);
    return this.#sampleAmounts * 2 >= this.#sampleFilled;
  }

  get dates(): { monthFirst: Float64Array; dayFirst: Float64Array } | undefined {
    return (
      this.#dates && { monthFirst: this.#dates.monthFirst.values, dayFirst: this.#dates.dayFirst.values }
    );
  }

  /** The kind by the head, unless it is one of amounts and the cells hold none. */
  get knownKind(): ColumnKind | undefined {
    return isMoneyKind(this.kind) && this.filled > 0 && !this.#holdsAmounts ? undefined : this.kind;
  }

  /** The column after all rows were read. */
  finish(rowCount: number): Omit<TableColumn, 'totals' | 'currencySums'> {
    const { point, comma, unclearPoint, unclearComma } = this.#forms;
    const [own, others] = this.#sign === '.' ? [point, comma] : [comma, point];
    const { hasSemicolons, isSheet, chosenSign } = this.#rules;
    this.#amounts?.fill(storedAmount('empty'), rowCount);
    this.#other?.fill(storedAmount('empty'), rowCount);
    const amounts = this.#amounts?.values;
    const other = this.#other?.values;
    const isOther =
      other !== undefined && own === 0 && others > 0 && (hasSemicolons || chosenSign !== undefined);
    const isProven = chosenSign !== undefined || own > 0 || others > 0;
    const unclear = hasSemicolons ? unclearPoint + unclearComma : unclearPoint;
    const isWhole = hasSemicolons || (unclearPoint === this.#amountCount && (!isSheet || this.#endsInZero));
    const otherSign = this.#sign === '.' ? ',' : '.';
    const [first, second] = isOther ? [other, amounts] : [amounts, other];
    const knownKind = this.knownKind;
    return {
      index: this.index,
      letter: columnLetter(this.index),
      name: this.name,
      ...(knownKind && { kind: knownKind }),
      isMoney: (isOther || this.#holdsAmounts) && (isMoneyKind(this.kind) || mayBeMoney(this.name)),
      isHidden: this.isHidden,
      ...(first && { amounts: first }),
      ...(second && { otherAmounts: second }),
      decimalSign: isOther ? otherSign : this.#sign,
      isUnclear: !isProven && unclear > 0 && isWhole,
      texts: this.texts,
      ...(this.firstFilled && { firstFilled: this.firstFilled }),
    };
  }

  /** Returns the currency in the cell of a row; blank if there is none. */
  currencyAt(): (row: number) => string {
    const values = this.#currencies?.values;
    return (row) => this.#currencyNames[values?.[row] ?? 0] ?? '';
  }

  /** Whether any cell names a currency. */
  get namesCurrency(): boolean {
    return this.#currencyNames.length > 1;
  }
}
