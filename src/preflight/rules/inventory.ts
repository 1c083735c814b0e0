import {
  asSentence,
  countOfRows,
  hasSameHeads,
  holdsMoney,
  matchingColumn,
  rowRangeText,
  rowNames,
} from './file';
import { aboveIn, rowsWith, scales, totalsIn, type CheckChoices, type CheckScope } from './sums';
import { rowFlags, type FileTable } from './fileTable';

/** Amounts of the file that are not counted, and the choice that counts them. */
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

/** The amounts of the file that are not counted. */
export function uncountedIn(scope: CheckScope): readonly Uncounted[] {
  const { file, tables, table: own, column, counted, choices } = scope;
  const found: Uncounted[] = [];
  const isCounted = (table: FileTable): boolean =>
    table === own || counted.some((each) => each.table === table);
  const uncountedTables = tables.flatMap((table, at) =>
    isCounted(table) || !holdsMoney(table) ? [] : [{ table, at }],
  );
  const alike = uncountedTables.filter(({ table }) => own && hasSameHeads(table, own));
  const add = (indices: readonly number[]): CheckChoices => ({
    added: [...(choices.added ?? []), ...indices],
  });
  if (alike.length > 1)
    found.push({
      text: `${String(alike.length)} tables with the same heads`,
      change: { label: 'Count them all', choices: add(alike.map(({ at }) => at)) },
    });
  for (const { table, at } of uncountedTables) {
    const isHidden = file.sheets[table.sheet]?.isHidden ? ', hidden' : '';
    const text = `${asSentence(rowRangeText(file, table))}${isHidden} (${countOfRows(table.rows.length)})`;
    const canCount = column && own && matchingColumn(table, column);
    found.push({ text, ...(canCount && { change: { label: 'Count', choices: add([at]) } }) });
  }
  for (const { name, unread } of file.sheets)
    if (unread !== undefined) found.push({ text: `Sheet ${name} was not read. ${unread}` });
  for (const { table, rows, cents } of aboveIn(scope)) {
    if (choices.withAbove && cents !== undefined) continue;
    const sheet = table.sheet === own?.sheet ? '' : ` of sheet ${file.sheets[table.sheet]?.name ?? ''}`;
    found.push({
      text: `Amounts above the header row${sheet}, in ${rowNames(rows)}`,
      ...(cents !== undefined && { change: { label: 'Count', choices: { withAbove: true } } }),
    });
  }
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

/** The choices that change the sum, with the choices that undo them. */
export function appliedIn(scope: CheckScope): readonly Applied[] {
  const { file, tables, choices } = scope;
  const totals = totalsIn(scope);
  const hidden = rowsWith(scope, rowFlags.hidden).length;
  const list: Applied[] = [];
  const add = (text: string, undo: CheckChoices, label = 'Take back'): void => {
    list.push({ text, label, choices: undo });
  };
  for (const at of choices.added ?? []) {
    const table = tables[at];
    if (table)
      add(`Also counted: ${rowRangeText(file, table)}`, {
        added: (choices.added ?? []).filter((each) => each !== at),
      });
  }
  if (totals > 0)
    add(
      `${choices.withoutTotals ? 'Without' : 'With'} ${countOfRows(totals, 'totals row')}`,
      { withoutTotals: choices.withoutTotals !== true },
      choices.withoutTotals ? 'Take back' : 'Leave out',
    );
  if (hidden > 0)
    add(
      `${choices.withoutHidden ? 'Without' : 'With'} ${countOfRows(hidden, 'hidden row')}`,
      { withoutHidden: choices.withoutHidden !== true },
      choices.withoutHidden ? 'Take back' : 'Leave out',
    );
  if (choices.withoutRow !== undefined)
    add(`Without row ${rowNumberAt(scope, choices.withoutRow)}`, { withoutRow: undefined });
  if (choices.withShort) add('With rows shorter than the header row', { withShort: false });
  if (choices.withSwallowing) add('With cells that may hold other rows', { withSwallowing: false });
  if (choices.plainQuotes) add('Quotes are read as text', { plainQuotes: undefined });
  if (choices.withAbove) add('With the amounts above the header row', { withAbove: false });
  if (choices.returnsNegative) add('Returns and credits count as negative', { returnsNegative: false });
  if (choices.scale) add(`Compared with ${scales[choices.scale].text}`, { scale: undefined });
  return list;
}

/** The row number of a row of the checked table. */
export function rowNumberAt({ table }: CheckScope, index: number): string {
  return String(table?.rows[index] ?? '');
}
