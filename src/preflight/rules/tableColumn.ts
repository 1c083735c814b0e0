import {
  couldBeMoney,
  Numbers,
  readAmount,
  storedAmount,
  type DecimalForm,
  type ReadAmount,
} from './amounts';
import type { DecimalSign } from './choices';
import { columnLetter, isMoneyKind, mayBeMoney, type ColumnKind } from './columns';
import { areCurrencies, namesCurrency, type CurrencySum } from './currencySums';
import { DateOrderProof, readDate, type ReadDate } from './dates';
import { maxFindingsPerKind } from './findings';
import { ColumnTexts } from './signs';
import type { Unit } from './units';

/** A filled cell, with the number of its row. */
interface FilledCell {
  row: number;
  cell: string;
}

/** A column of a table. It has one amount for each row, in the format of `storedAmount`. */
export interface TableColumn {
  /** Counted from 0. */
  index: number;
  letter: string;
  /** Its head, or 'Column C' if it has none. */
  name: string;
  hasHead: boolean;
  kind?: ColumnKind;
  /** Whether its cells hold amounts and its head allows them. */
  isMoney: boolean;
  /** Whether its head is one of amounts, and its cells hold money that could not be read. */
  isUnreadable: boolean;
  /** Whether a cell holds money, even if it could not be read. */
  mayHoldMoney: boolean;
  isHidden: boolean;
  amounts?: Float64Array;
  /** The amounts with the other decimal sign, if that is possible and makes a difference. */
  otherAmounts?: Float64Array;
  decimalSign: DecimalSign;
  /** Whether the cells do not prove the decimal sign. */
  isUnclear: boolean;
  /** The sums by currency, unless all amounts are in US dollars. */
  currencySums?: readonly CurrencySum[];
  unit?: Unit;
  /** The indices of the rows that are totals in this column. */
  totals: readonly number[];
  /** The texts of the first cells that are no amounts, by the index of their row. */
  texts: ReadonlyMap<number, string>;
  /** The first cell that is not blank. */
  firstFilled?: FilledCell;
  /** The first filled cell in a row of text, such as a footer. */
  inFooter?: FilledCell;
}

/** The number of first cells that determine whether a column holds amounts. */
const sampleSize = 20;

/** What is known about the notation of numbers before the file is read. */
export interface NumberRules {
  /** Whether the delimiter is a semicolon, as in countries with a decimal comma. */
  hasSemicolons: boolean;
  isSheet: boolean;
  /** The choice of the user. */
  chosenSign?: DecimalSign | undefined;
}

interface Rewritten extends FilledCell {
  count: number;
  amount: number;
}

/** Reads the cells of one column, row by row. */
export class ColumnReader {
  readonly index: number;
  readonly name: string;
  readonly hasHead: boolean;
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
  readonly cellTexts: ColumnTexts | undefined;
  readonly proof = new DateOrderProof();
  readonly #dates: { monthFirst: Numbers; dayFirst: Numbers } | undefined;
  /** The indices of rows with a blank cell. */
  readonly blanks = new Numbers();
  #filled = 0;
  #firstFilled: FilledCell | undefined;
  #inFooter: FilledCell | undefined;
  /** Whether a cell that is no amount may be money. */
  #hasStrayMoney = false;

  constructor(
    index: number,
    head: string,
    kind: ColumnKind | undefined,
    isHidden: boolean,
    rules: NumberRules,
  ) {
    this.index = index;
    this.hasHead = head !== '';
    this.name = head || `Column ${columnLetter(index)}`;
    this.kind = kind;
    this.isHidden = isHidden;
    this.#rules = rules;
    this.#sign = rules.chosenSign ?? '.';
    this.#isOpen = kind === undefined || isMoneyKind(kind);
    if (kind === undefined || namesCurrency(head)) this.cellTexts = new ColumnTexts();
    if (kind === 'effective' || kind === 'expiry')
      this.#dates = { monthFirst: new Numbers(), dayFirst: new Numbers() };
  }

  /** The cell as an amount; undefined if the column holds no amounts or the cell is empty. */
  amountIn(cell: string): ReadAmount | undefined {
    return this.#isOpen && cell !== '' ? this.#read(cell, this.#signFor(cell)) : undefined;
  }

  #read(cell: string, sign: DecimalSign): ReadAmount {
    return readAmount(cell, sign, this.#rules.hasSemicolons);
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
      this.#filled += 1;
      this.#firstFilled ??= { row, cell };
    }
    if (!this.hasHead && typeof read?.amount !== 'number') this.#hasStrayMoney ||= couldBeMoney(cell);
    if (this.#isOpen) this.#addAmount(row, cell, read, isBlank, isUncalculated);
    this.cellTexts?.add(row, cell.trim());
    if (this.#dates) {
      if (date) this.proof.add(date);
      // A cell that is neither blank nor a day is -1.
      const none = isBlank ? 0 : -1;
      this.#dates.monthFirst.push(date?.monthFirst ?? none);
      this.#dates.dayFirst.push(date?.dayFirst ?? none);
      if (!isBlank && !date) this.#keepText(row, cell);
    }
  }

  /** Adds the filled cell of a row of text, such as a footer. `row` is the number of the row. */
  addFooter(row: number, cell: string): void {
    this.#inFooter ??= { row, cell: cell.trim() };
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
    } else {
      if (amount !== 'percent') this.#keepText(row, cell);
      this.#hasStrayMoney ||= couldBeMoney(cell);
    }
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
    const { amount } = this.#read(cell, this.#sign === '.' ? ',' : '.');
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

  /** Whether the column holds the currencies of other columns: its head says so, or all of its texts are currencies. */
  get isCurrency(): boolean {
    const { names = [], isCut = false } = this.cellTexts ?? {};
    if (!namesCurrency(this.name)) return !isCut && areCurrencies(names);
    return names.length > 0 && (!this.#holdsAmounts || names.every((name) => /^\d{3}$/.test(name)));
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

  /** The column after all rows were read. */
  finish(rowCount: number): Omit<TableColumn, 'totals' | 'currencySums' | 'unit'> {
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
    const hasMoneyHead = isMoneyKind(this.kind);
    const holdsAmounts = isOther || this.#holdsAmounts;
    // A column whose head is one of amounts, and whose first cells are none, is of another kind.
    const isOfKind = !hasMoneyHead || this.#filled === 0 || this.#holdsAmounts || this.#hasStrayMoney;
    const allowsMoney = hasMoneyHead || mayBeMoney(this.name) || namesCurrency(this.name);
    const isMoney = holdsAmounts && !this.isCurrency && allowsMoney;
    return {
      index: this.index,
      letter: columnLetter(this.index),
      name: this.name,
      hasHead: this.hasHead,
      ...(isOfKind && this.kind && { kind: this.kind }),
      isMoney,
      isUnreadable: !isMoney && hasMoneyHead && this.#hasStrayMoney,
      mayHoldMoney: isMoney || this.#hasStrayMoney || (hasMoneyHead && this.#filled > 0 && !this.isCurrency),
      isHidden: this.isHidden,
      ...(first && { amounts: first }),
      ...(second && { otherAmounts: second }),
      decimalSign: isOther ? otherSign : this.#sign,
      isUnclear: !isProven && unclear > 0 && isWhole,
      texts: this.texts,
      ...(this.#firstFilled && { firstFilled: this.#firstFilled }),
      ...(this.#inFooter && { inFooter: this.#inFooter }),
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
