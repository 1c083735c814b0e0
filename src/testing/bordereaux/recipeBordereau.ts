import fc from 'fast-check';
import type { Cell } from './cells';
import { framed, totalsOf, writtenTables, type WrittenTable } from './lines';
import {
  textRecipe,
  workbookRecipe,
  type Content,
  type Layout,
  type TextRecipe,
  type WorkbookRecipe,
} from './recipes';
import { amountsOf, compatible, groups, type Odd } from './rows';
import { textFile, type TextFormat } from './textFile';
import { wrongSums, trueSum, type CountedTable, type RandomBordereau } from './truth';
import { workbookFile, type WorkbookSheet } from './workbookFile';

/** Oddities with which every premium is counted, so that the true sum may be 'Reconciled'. */
const harmless: readonly string[] = [
  'running balance',
  'commission percentages',
  'cover sheet',
  // It is known by its sum, and repeats what is below it.
  'total above the header',
  'no sum above zero',
];

/** Structures of several tables with premiums. */
const severalTables: readonly string[] = [
  'second section with the same heads',
  'second section with other heads',
  'second sheet',
  'hidden sheet',
];

function truthOf(oddities: readonly string[]): RandomBordereau['truth'] {
  const others = oddities.filter((name) => !harmless.includes(name));
  if (others.length === 0) return 'atFirst';
  return others.every((name) => severalTables.includes(name)) ? 'afterAdding' : 'never';
}

/** The file and the facts about it. */
function described(
  file: File,
  { layout, content }: { layout: Layout; content: Content },
  odd: Odd,
  tables: readonly CountedTable[],
  { features, otherSums = [] }: { features: readonly string[]; otherSums?: readonly number[] },
): RandomBordereau {
  const trueCents = trueSum(tables);
  const oddities: string[] = [...odd, ...(content.structure ? [content.structure] : [])];
  // The sign of a control value is not sent, and zero means no control value.
  if (trueCents <= 0 && oddities.length === 0) oddities.push('no sum above zero');
  return {
    file,
    trueCents,
    isPlain: oddities.length === 0,
    oddities,
    truth: truthOf(oddities),
    isNeverAdded: false,
    features: [
      ...features,
      ...(layout.preamble.length > 0 ? ['lines above the header'] : []),
      ...(layout.footers.length > 0 ? ['footers'] : []),
      ...(layout.blankEvery < content.rows.length ? ['blank lines'] : []),
    ],
    trapCents: wrongSums(tables, otherSums),
  };
}

function buildText(recipe: TextRecipe): RandomBordereau {
  const { layout, content, format } = recipe;
  const odd = compatible(content.odd);
  const amounts = amountsOf(format.amounts, odd);
  const hasQuotes = odd.has('stray quotes');
  let { delimiter } = format;
  if (odd.has('unquoted thousands')) delimiter = ',';
  if (odd.has('three digits behind a point')) delimiter = ';';
  const textFormat: TextFormat = {
    ...format,
    delimiter,
    amounts,
    // Other quotes could close a stray quote.
    ...(hasQuotes && { dates: 'iso', isAlwaysQuoted: false }),
  };
  const tables = writtenTables({ layout, content, odd, amounts, hasHiddenRows: false });
  const width = tables[0].table.header.length;
  const lines = framed(layout, tables).map(({ cells }) => {
    // Text without quotes may become several cells.
    const isPadded = format.isPadded && cells.length === 1 && typeof cells[0] === 'string';
    return isPadded ? [...cells, ...Array<string>(width - 1).fill('')] : cells;
  });
  const hasDosEnd = format.hasDosEnd && !format.encoding.startsWith('UTF-16');
  const name = `bordereau-${String(layout.fileNumber)}.csv`;
  return described(textFile(name, lines, textFormat, hasDosEnd ? '\x1A' : ''), recipe, odd, tables, {
    features: [
      `delimiter ${JSON.stringify(delimiter)}`,
      format.encoding,
      `amounts: ${amounts}`,
      `dates: ${textFormat.dates}`,
      ...(hasDosEnd ? ['DOS end mark'] : []),
    ],
  });
}

/** The sums by group of a table, as a separate sheet; a stale one shows an earlier state of the table. */
function summaryOf({ table }: CountedTable, isStale: boolean): { sheet: WorkbookSheet; cents: number } {
  const lines = groups.flatMap((group): (readonly Cell[])[] => {
    const rows = table.rows.filter((row) => row.group === group);
    return rows.length > 0 ? [[group, totalsOf(rows, isStale ? 5000 : 0)]] : [];
  });
  const cents = lines.reduce(
    (sum, [, cell]) => sum + (typeof cell === 'object' && 'cents' in cell ? cell.cents : 0),
    0,
  );
  const head = table.header[table.premiumColumn] ?? '';
  return { sheet: textSheet('Summary', [['Class', head], ...lines]), cents };
}

function textSheet(name: string, lines: WorkbookSheet['lines']): WorkbookSheet {
  return { name, isHidden: false, lines, hiddenLines: new Set() };
}

function buildWorkbook(recipe: WorkbookRecipe): RandomBordereau {
  const { layout, content, format } = recipe;
  const { structure } = content;
  const odd = compatible(content.odd);
  const asNumbers = odd.has('formulas without values') && format.amounts !== 'currencyFormat';
  const amounts = amountsOf(asNumbers ? 'number' : format.amounts, odd);
  const tables = writtenTables({ layout, content, odd, amounts, hasHiddenRows: format.hasHiddenRows });

  const sheetOf = (name: string, ofSheet: readonly WrittenTable[]): WorkbookSheet => {
    const lines = framed(layout, ofSheet);
    const hidden = [...lines.keys()].filter((index) => lines[index]?.isHidden);
    return {
      name,
      isHidden: name !== 'New' && structure === 'hidden sheet',
      lines: lines.map(({ cells }) => cells),
      hiddenLines: new Set(hidden),
    };
  };
  const isSplit = structure === 'second sheet' || structure === 'hidden sheet';
  const sheets = isSplit
    ? [sheetOf('New', tables.slice(0, 1)), sheetOf('Endorsements', tables.slice(1))]
    : [sheetOf('New', tables)];
  const otherSums: number[] = [];
  if (structure === 'summary sheet') {
    const { sheet, cents } = summaryOf(tables[0], layout.turn % 2 === 1);
    sheets.unshift(sheet);
    otherSums.push(cents, cents + trueSum(tables));
  }
  if (structure === 'cover sheet')
    sheets.unshift(textSheet('Cover', [['Bordereau'], ['Harborview, May 2026']]));
  if (format.lastSheet === 'notes')
    sheets.push(textSheet('Notes', [['Please see overleaf'], ['Sent by Ann Lee']]));
  if (format.lastSheet === 'empty') sheets.push(textSheet('Sheet3', []));

  const file = workbookFile(`bordereau-${String(layout.fileNumber)}.xlsx`, sheets, { ...format, amounts });
  return described(file, recipe, odd, tables, {
    features: [
      'workbook',
      `amounts: ${amounts}`,
      `dates: ${format.dates}`,
      ...(sheets.some(({ hiddenLines }) => hiddenLines.size > 0) ? ['hidden rows'] : []),
      ...(format.lastSheet === 'none' ? [] : ['a sheet without amounts']),
    ],
    otherSums,
  });
}

/** A random file with unusual rows and tables; about half of them are plain. */
export const recipeBordereau: fc.Arbitrary<RandomBordereau> = fc.oneof(
  { weight: 3, arbitrary: textRecipe.map(buildText) },
  { weight: 2, arbitrary: workbookRecipe.map(buildWorkbook) },
);
