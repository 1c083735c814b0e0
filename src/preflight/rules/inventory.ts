import {
  columnToAdd,
  asSentence,
  countOfRows,
  hasSameHeads,
  holdsMoney,
  matchingColumn,
  mayBeSummary,
  rowRangeText,
  rowNames,
} from './file';
import { createExplainer, type Explanation } from './explain';
import { rowFlags, type FileTable } from './fileTable';
import { sideOfHead } from './signs';
import {
  checkScope,
  checkedSum,
  countedRange,
  looseIn,
  rowsWith,
  scales,
  signIn,
  totalsIn,
  type CheckChoices,
  type CheckedSum,
  type CheckScope,
} from './sums';
import type { CheckedFile } from './file';
import { isAmount } from './amounts';

/** Money of the file that is not counted, and the choice that counts it. */
export interface Uncounted {
  text: string;
  change?: { label: string; choices: CheckChoices };
}

/** An applied choice, and the choice that undoes it. */
export interface Applied {
  text: string;
  label: string;
  choices: CheckChoices;
}

/** What a file holds after the choices. It does not depend on the control value. */
export interface Inventory {
  scope: CheckScope;
  /** Undefined without a column. */
  sum: CheckedSum | undefined;
  /** The counted rows: 'Sheet New, rows 2 to 4'; blank if nothing is counted. */
  counted: string;
  uncounted: readonly Uncounted[];
  applied: readonly Applied[];
  /** The number of totals rows among the counted rows. */
  totals: number;
  /** A choice with which the sum is a control value; undefined if there is none. */
  explain: (control: number) => Explanation | undefined;
  /** What the user chose and the sum depends on: 'Cr as negative'. Other tables of policies that were added are not in it. */
  chosen: readonly string[];
}

/** The inventory of a file after the choices. */
export function inventoryOf(file: CheckedFile, choices: CheckChoices): Inventory {
  const scope = checkScope(file, choices);
  const sum = checkedSum(scope);
  return {
    scope,
    sum,
    explain: createExplainer(scope, sum?.cents ?? 0),
    counted: countedText(scope),
    uncounted: uncountedIn(scope),
    applied: appliedIn(scope),
    totals: totalsIn(scope),
    chosen: chosenIn(scope),
  };
}

function countedText(scope: CheckScope): string {
  const { file, choices, counted, column } = scope;
  const shown = counted.slice(0, 20).flatMap((each, at) => {
    const range = countedRange(each, choices, at === 0);
    return range ? [rowRangeText(file, each.table, range)] : [];
  });
  if (counted.length > 20) shown.push(countOfRows(counted.length - 20, 'more table'));
  const hidden = choices.withoutHidden ? 0 : rowsWith(scope, rowFlags.hidden).length;
  const inHidden = column?.isHidden ? `. ${column.name} is a hidden column` : '';
  const ofHidden = hidden > 0 ? `. ${countOfRows(hidden, 'hidden row')} counted` : '';
  return asSentence(shown.join('; ')) + ofHidden + inHidden;
}

/** The tables that are not counted. */
function uncountedTables({
  file,
  tables,
  table: own,
  column,
  counted,
  choices,
}: CheckScope): readonly Uncounted[] {
  const isCounted = new Set([own, ...counted.map(({ table }) => table)]);
  const others = [...tables.entries()].flatMap(([at, table]) => {
    if (isCounted.has(table) || !holdsMoney(table)) return [];
    const matching = column && matchingColumn(table, column);
    return [{ table, at, matching, canCount: column && columnToAdd(column, table) !== undefined }];
  });
  const add = (indices: readonly number[]): CheckChoices => ({
    added: [...(choices.added ?? []), ...indices],
  });
  const alike = others.filter(({ table, canCount }) => canCount && own && hasSameHeads(table, own));
  const list = others.map(({ table, at, matching, canCount }): Uncounted => {
    const isHidden = file.sheets[table.sheet]?.isHidden ? ', hidden' : '';
    const currencies = matching?.currencySums?.map(({ currency }) => currency).join(', ') ?? '';
    const text = `${asSentence(rowRangeText(file, table))}${isHidden} (${countOfRows(table.rows.length)})`;
    return {
      text: currencies === '' ? text : `${text}, in ${currencies}`,
      ...(canCount && { change: { label: 'Count', choices: add([at]) } }),
    };
  });
  if (alike.length < 2) return list;
  const change = { label: 'Count them all', choices: add(alike.map(({ at }) => at)) };
  return [{ text: `${String(alike.length)} tables with the same heads`, change }, ...list];
}

/** The columns of the counted tables with money that no sum of another column holds. */
function uncountedColumns({ file, counted }: CheckScope): readonly Uncounted[] {
  return counted.flatMap(({ table, column }) => {
    const isFilled = ({ amounts }: (typeof table.columns)[number]): boolean =>
      amounts?.some((stored) => stored !== 0 && isAmount(stored)) === true;
    return table.columns.flatMap((each): Uncounted[] => {
      if (each === column) return [];
      const sheet = file.isWorkbook ? ` of sheet ${file.sheets[table.sheet]?.name ?? ''}` : '';
      if (!each.hasHead && table.headerRow !== undefined && each.mayHoldMoney)
        return [{ text: `${each.name}${sheet}, which has no head` }];
      if (each.isMoney && sideOfHead(each.name) && isFilled(each))
        return [{ text: `${each.name}${sheet}, a column of debits or credits` }];
      return [];
    });
  });
}

/** The money around the tables. */
function uncountedLoose(scope: CheckScope): readonly Uncounted[] {
  const { file, table: own, choices } = scope;
  return [true, false].flatMap((isAbove) =>
    looseIn(scope, isAbove).flatMap(({ table, rows, texts, cents }): Uncounted[] => {
      const canCount = isAbove && cents !== undefined;
      if (canCount && choices.withAbove) return [];
      const sheet = table.sheet === own?.sheet ? '' : ` of sheet ${file.sheets[table.sheet]?.name ?? ''}`;
      const where = isAbove ? `above the header row${sheet}` : `outside of the table${sheet}`;
      const cells =
        texts.length > 0
          ? `: ${texts
              .slice(0, 3)
              .map((text) => `“${text}”`)
              .join(', ')}`
          : '';
      return [
        {
          text: `Amounts ${where}, in ${rowNames(rows)}${cells}`,
          ...(canCount && { change: { label: 'Count', choices: { withAbove: true } } }),
        },
      ];
    }),
  );
}

/** The rows of the counted tables that may be cut or joined in the wrong way. */
function uncountedRows(scope: CheckScope): readonly Uncounted[] {
  const { choices, table: own } = scope;
  const found: Uncounted[] = [];
  const short = rowsWith(scope, rowFlags.short);
  if (short.length > 0 && !choices.withShort)
    found.push({
      text: `${short.length === 1 ? 'Row shorter' : 'Rows shorter'} than the header row: ${rowNames(short)}`,
      change: { label: 'Count', choices: { withShort: true } },
    });
  const swallowing = rowsWith(scope, rowFlags.swallowing);
  if (swallowing.length > 0 && !choices.withSwallowing)
    found.push({
      text: `A cell with line ends and delimiters, which may hold other rows: ${rowNames(swallowing)}`,
      change: { label: 'Count', choices: { withSwallowing: true } },
    });
  const isAccepted = choices.withSwallowing === true && own?.shiftedRow === undefined;
  if (own?.hasQuoteTrouble && !choices.plainQuotes && !isAccepted)
    found.push({
      text: 'Quotes may not match',
      change: { label: 'Read quotes as text', choices: { plainQuotes: true } },
    });
  return found;
}

function uncountedIn(scope: CheckScope): readonly Uncounted[] {
  const unread = scope.file.sheets.flatMap(({ name, unread: reason }) =>
    reason === undefined ? [] : [{ text: `Sheet ${name} was not read. ${reason}` }],
  );
  return [
    ...uncountedTables(scope),
    ...unread,
    ...uncountedColumns(scope),
    ...uncountedLoose(scope),
    ...uncountedRows(scope),
  ];
}

/** The choices that change the sum, with the choices that undo them. */
function appliedIn(scope: CheckScope): readonly Applied[] {
  const { file, tables, choices } = scope;
  const list: Applied[] = [];
  const add = (text: string, undo: CheckChoices, label = 'Take back'): void => {
    list.push({ text, label, choices: undo });
  };
  /** Rows that are counted until they are left out. */
  const addRows = (count: number, noun: string, choice: 'withoutTotals' | 'withoutHidden'): void => {
    const isOut = choices[choice] === true;
    if (count > 0)
      add(
        `${isOut ? 'Without' : 'With'} ${countOfRows(count, noun)}`,
        { [choice]: !isOut },
        isOut ? 'Take back' : 'Leave out',
      );
  };
  const added = choices.added ?? [];
  for (const at of added) {
    const table: FileTable | undefined = tables[at];
    if (table)
      add(`Also counted: ${rowRangeText(file, table)}`, { added: added.filter((each) => each !== at) });
  }
  addRows(totalsIn(scope), 'totals row', 'withoutTotals');
  addRows(rowsWith(scope, rowFlags.hidden).length, 'hidden row', 'withoutHidden');
  if (choices.withoutRow !== undefined)
    add(`Without row ${rowNumberAt(scope, choices.withoutRow)}`, { withoutRow: undefined });
  if (choices.withShort) add('With rows shorter than the header row', { withShort: false });
  if (choices.withSwallowing) add('With cells that may hold other rows', { withSwallowing: false });
  if (choices.plainQuotes) add('Quotes are read as text', { plainQuotes: undefined });
  if (choices.withAbove) add('With the amounts above the header row', { withAbove: false });
  if (choices.scale) add(`Compared with ${scales[choices.scale].text}`, { scale: undefined });
  return list;
}

/** What the user chose and the sum depends on. */
function chosenIn(scope: CheckScope): readonly string[] {
  const { choices, table, column } = scope;
  const { negative = 0, withoutRow, scale } = choices;
  const sign = signIn(scope);
  const list: string[] = [];
  const add = (isChosen: boolean | undefined, text: string): void => {
    if (isChosen) list.push(text);
  };
  for (const { table: other } of scope.counted.slice(1))
    add(table && mayBeSummary(other, table), `with ${rowRangeText(scope.file, other)}`);
  const totals = totalsIn(scope);
  const hidden = rowsWith(scope, rowFlags.hidden).length;
  const short = rowsWith(scope, rowFlags.short).length;
  add(
    choices.headerRow && table?.headerRow === choices.headerRow.row,
    `row ${String(table?.headerRow)} as the header row`,
  );
  add(
    choices.column !== undefined && choices.column !== table?.likelyColumn,
    `${column?.name ?? ''} as the amount column`,
  );
  add(
    choices.decimalSign !== undefined,
    `the ${choices.decimalSign === ',' ? 'comma' : 'point'} as decimal sign`,
  );
  add(choices.plainQuotes, 'with quotes as text');
  const negativeText = negative < 0 ? 'all credits' : sign?.values[negative - 1];
  add(sign && choices.negative !== undefined, `${negativeText ?? 'nothing'} as negative`);
  add(
    column?.unit && choices.unit !== undefined,
    choices.unit === 1 ? 'amounts in dollars' : `amounts in ${column?.unit?.word ?? ''}`,
  );
  add(choices.withoutTotals && totals > 0, `without ${countOfRows(totals, 'totals row')}`);
  add(choices.withoutHidden && hidden > 0, `without ${countOfRows(hidden, 'hidden row')}`);
  add(withoutRow !== undefined, `without row ${rowNumberAt(scope, withoutRow ?? 0)}`);
  add(choices.withShort && short > 0, `with ${countOfRows(short, 'short row')}`);
  add(
    choices.withSwallowing && rowsWith(scope, rowFlags.swallowing).length > 0,
    'with cells that may hold other rows',
  );
  add(choices.withAbove, 'with the amounts above the header row');
  add(scale !== undefined, `with ${scale ? scales[scale].text : ''}`);
  return list;
}

/** The row number of a row of the checked table. */
function rowNumberAt({ table }: CheckScope, index: number): string {
  return String(table?.rows[index] ?? '');
}
