import { amountCell, couldBeMoney, holdsAmount, isPlainWhole } from './amounts';
import { isBlankCell } from './cells';
import { currenciesIn, currencyOf } from './currency';
import type { LooseCell, SourceRow } from './fileTable';
import { shortText } from './findings';
import { unitIn, type Unit } from './units';

/** The most loose cells of a table that are stored. */
const maxLooseCells = 200;

/** Whether a cell is only a currency or a unit, as in a row of units under the heads. */
export function isUnit(cell: string): boolean {
  return currencyOf(cell) !== undefined || (unitIn(cell, true) !== undefined && !/\d{2}/.test(cell));
}

/** A text without its words of three letters that are no codes in capitals. In a name they are no currency. */
function withoutShortWords(text: string): string {
  return text.replaceAll(/\b[a-z]{3}\b/gi, (word) => (/[a-z]/.test(word) ? '' : word));
}

/** What titles, notes and footers around a table say: currencies, a unit, and cells that may be money. */
export class TableSurroundings {
  readonly loose: LooseCell[] = [];
  readonly currencies = new Set<string>();
  /** The texts that name another currency than US dollars. */
  readonly currencyNotes = new Set<string>();
  unit: Unit | undefined;

  /** `titles` are the name of the sheet and the title of the table. */
  constructor(titles: readonly string[]) {
    for (const title of titles) this.#readText(title);
  }

  /** Adds a row above the header row. */
  addAbove({ cells, row }: SourceRow): void {
    for (const [column, cell] of cells.entries()) {
      const read = holdsAmount(cell) ? amountCell(cell) : amountCell(cell, ',');
      const cents = typeof read === 'number' && /\d/.test(cell) ? read : undefined;
      if (cents !== undefined || couldBeMoney(cell))
        this.#addLoose({ row, column, isAbove: true }, cell, cents);
    }
    this.#readText(cells.join(' ').trim());
  }

  /** Adds a row of text below the header row. */
  addBelow({ cells, row }: SourceRow): void {
    for (const [column, cell] of cells.entries())
      if (!isBlankCell(cell) && couldBeMoney(cell)) this.#addLoose({ row, column, isAbove: false }, cell);
    const text = cells.join(' ').trim();
    const isNote = /\b(?:currency|ccy|amounts|figures|values)\b/i.test(text);
    this.#readText(isNote ? text : withoutShortWords(text));
  }

  #addLoose(place: Pick<LooseCell, 'row' | 'column' | 'isAbove'>, cell: string, cents?: number): void {
    if (this.loose.length >= maxLooseCells) return;
    // 'Total premium: 1,500.00' in one cell.
    const behind = /[:=]\s*(\S.*)$/.exec(cell)?.[1];
    const amount = cents ?? (behind === undefined ? undefined : amountCell(behind));
    this.loose.push({
      ...place,
      cell: shortText(cell),
      isPlainWhole: isPlainWhole(behind ?? cell),
      ...(typeof amount === 'number' && { cents: amount }),
    });
  }

  #readText(text: string): void {
    if (text === '') return;
    // A currency that is named, and not known, is not US dollars.
    const [, named = ''] = /^(?:\S+ )?(?:currency|ccy)\s*[:=–-]?\s+(\S.{0,30})$/i.exec(text) ?? [];
    const found = currenciesIn(text);
    const codes = found.length > 0 || named === '' ? found : [currencyOf(named) ?? named];
    for (const code of codes) this.currencies.add(code);
    if (codes.some((code) => code !== 'USD')) this.currencyNotes.add(shortText(text));
    this.unit ??= unitIn(text);
  }
}
