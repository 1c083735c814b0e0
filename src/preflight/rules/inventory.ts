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
  type CheckedFile,
} from './file';
import { isAmount } from './amounts';
import { createExplainer, type Explanation } from './explain';
import { rowFlags } from './fileTable';
import { sideOfHead } from './signs';
import { unitNames } from './units';
import {
  checkScope,
  checkedSum,
  leftOutTest,
  looseIn,
  rowsWith,
  scales,
  signIn,
  totalsIn,
  type CheckChoices,
  type CheckedSum,
  type CheckScope,
} from './sums';

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
  /** Whether the sum depends on what the user chose. */
  isChosen: boolean;
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
}

/** The most tables that are named as counted. */
const maxShown = 20;

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
  };
}

function countedText(scope: CheckScope): string {
  const { file, choices, counted, column } = scope;
  const shown = counted.slice(0, maxShown).flatMap((each, at) => {
    const isLeftOut = leftOutTest(each, choices, at === 0);
    const rows = each.table.rows.filter((_, row) => !isLeftOut(row));
    return rows.length > 0 ? [rowRangeText(file, each.table, rows)] : [];
  });
  if (counted.length > maxShown) shown.push(countOfRows(counted.length - maxShown, 'more table'));
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
    const [unread] = matching?.isMoney === false ? [...matching.texts.values()] : [];
    const more = currencies === '' ? '' : `, in ${currencies}`;
    return {
      text: unread === undefined ? text + more : `${text}, with “${unread.trim()}”`,
      ...(canCount && { change: { label: 'Count', choices: add([at]) } }),
    };
  });
  if (alike.length < 2) return list;
  const change = { label: 'Count them all', choices: add(alike.map(({ at }) => at)) };
  return [{ text: `${countOfRows(alike.length, 'table')} with the same heads`, change }, ...list];
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

/** The choices that change the sum, and the odd rows that are in it, each with the choice that changes this. */
function appliedIn(scope: CheckScope): readonly Applied[] {
  const { file, tables, table, column, choices } = scope;
  const { added = [], headerRow, decimalSign, negative, unit, withoutRow, scale } = choices;
  const list: Applied[] = [];
  const add = (isApplied: unknown, text: string, undo: CheckChoices, isChosen = true): void => {
    if (isApplied) list.push({ text, label: 'Take back', choices: undo, isChosen });
  };
  /** Rows that are counted until they are left out. */
  const addRows = (count: number, noun: string, choice: 'withoutTotals' | 'withoutHidden'): void => {
    const rows = countOfRows(count, noun);
    const isOut = choices[choice] === true;
    add(count > 0 && isOut, `Without ${rows}`, { [choice]: false });
    if (count > 0 && !isOut)
      list.push({ text: `With ${rows}`, label: 'Leave out', choices: { [choice]: true }, isChosen: false });
  };
  for (const at of added) {
    const other = tables[at];
    if (other)
      add(
        true,
        `Also counted: ${rowRangeText(file, other)}`,
        { added: added.filter((each) => each !== at) },
        // Tables of policies belong to the bordereau.
        table !== undefined && mayBeSummary(other, table),
      );
  }
  const sign = signIn(scope);
  const text = negative === -1 ? 'all credits' : (sign?.values[(negative ?? 0) - 1] ?? 'nothing');
  const name = column?.name ?? '';
  add(
    headerRow && table?.headerRow === headerRow.row,
    `With row ${String(headerRow?.row)} as the header row`,
    {
      headerRow: undefined,
    },
  );
  add(
    choices.column !== undefined && choices.column !== table?.likelyColumn,
    `With ${name} as the amount column`,
    {
      column: undefined,
    },
  );
  add(decimalSign, `With the ${decimalSign === ',' ? 'comma' : 'point'} as decimal sign`, {
    decimalSign: undefined,
  });
  add(choices.plainQuotes, 'With quotes as text', { plainQuotes: undefined });
  add(sign && negative !== undefined, `With ${text} as negative`, { negative: undefined });
  add(
    column?.unit && unit !== undefined,
    `With amounts in ${(unitNames.get(unit ?? 1) ?? '').toLowerCase()}`,
    {
      unit: undefined,
    },
  );
  addRows(totalsIn(scope), 'totals row', 'withoutTotals');
  addRows(rowsWith(scope, rowFlags.hidden).length, 'hidden row', 'withoutHidden');
  add(withoutRow !== undefined, `Without row ${String(table?.rows[withoutRow ?? 0] ?? '')}`, {
    withoutRow: undefined,
  });
  add(choices.withShort, 'With rows shorter than the header row', { withShort: false });
  add(choices.withSwallowing, 'With cells that may hold other rows', { withSwallowing: false });
  add(choices.withAbove, 'With the amounts above the header row', { withAbove: false });
  add(scale, `Compared with ${scale ? scales[scale].text : ''}`, { scale: undefined });
  return list;
}
