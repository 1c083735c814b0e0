import { listOf } from '../listOf';
import type { CoverageLine } from '../records/quotations';
import { cappedAccept, deductibleAmount, totalFor, withRequiredIncluded, type Amount } from '../coverage';
import { centsToNumber, premiumCents } from '../money';
import { plainObject, readJsonText } from './jsonText';

type LineField = Exclude<keyof CoverageLine, 'deductibleamount'>;

/**
 * A coverage line as its inputs hold it: text, also where a number is meant. The deductible amount is computed, so it is
 * not here; keys that the documents do not name travel along in `rest`.
 */
export type FormLine = Readonly<Record<LineField, string>> & { readonly rest: ReadonlyMap<string, unknown> };

/** `policycoverage` as a form holds it, with the text that it came from. */
export interface CoverageState {
  readonly lines: readonly FormLine[];
  /** COV-05, COV-11: the total premium of the lines, which the table, the buttons and the payload read. */
  readonly total: Amount;
  /** The text could not be read; it counts as no lines and goes back unchanged. */
  readonly unreadable: boolean;
  readonly original: string;
}

const lineKeys: readonly string[] = [
  'coverage_name',
  'covargerequired',
  'coverageinclude',
  'coverageacceptdate',
  'coveragelimit',
  'coverageaccept',
  'deductiblebasis',
  'deductible',
  'deductibleamount',
  'premium',
] satisfies (keyof CoverageLine)[];

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

/** COV-02: Y or N in either case; what else is stored stays as it is. */
function includeOf(stored: string): string {
  const include = stored.trim().toUpperCase();
  return include === 'Y' || include === 'N' ? include : stored;
}

function formLine(source: object): FormLine {
  const fields = new Map<string, unknown>(Object.entries(source));
  const text = (key: LineField): string => textOf(fields.get(key));
  return {
    coverage_name: text('coverage_name'),
    covargerequired: text('covargerequired'),
    coverageinclude: includeOf(text('coverageinclude')),
    coverageacceptdate: text('coverageacceptdate'),
    coveragelimit: text('coveragelimit'),
    coverageaccept: text('coverageaccept'),
    deductiblebasis: text('deductiblebasis'),
    deductible: text('deductible'),
    premium: text('premium'),
    rest: new Map([...fields].filter(([key]) => !lineKeys.includes(key))),
  };
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The lines of an array, of an object that keeps them by index, or of one line by itself; undefined where there are none. */
function rowsIn(value: object): readonly unknown[] | undefined {
  if (Object.hasOwn(value, 'coverage_name')) return [value];
  return listOf(value);
}

/** ENT-28, QEDIT-19: the lines in a `policycoverage` text. Never throws; what holds something else is unreadable. */
export function readCoverage(original: string): CoverageState {
  const value = readJsonText(original);
  const rows = value === null ? [] : value && rowsIn(value);
  return rows?.every(isObject)
    ? withLines({ unreadable: false, original }, rows.map(formLine))
    : withLines({ unreadable: true, original }, []);
}

/** Other lines for a form; their total is calculated here and nowhere else. */
export function withLines(
  { unreadable, original }: Pick<CoverageState, 'unreadable' | 'original'>,
  lines: readonly FormLine[],
): CoverageState {
  return { lines, total: totalFor(lines), unreadable, original };
}

/** COV-01, QNEW-16: a program's coverages as the lines of a form, the required ones included today. */
export function linesOfProgram(coverages: readonly CoverageLine[], today: string): FormLine[] {
  return coverages.map((coverage) => withRequiredIncluded(formLine(coverage), today));
}

/** ENT-30: a line as it is sent: accept within its limit, deductible amount and premium as numbers. */
function sentLine({ rest, ...line }: FormLine): object {
  const coverageaccept = cappedAccept(line.coverageaccept, line.coveragelimit);
  const sent: CoverageLine = {
    coverage_name: line.coverage_name,
    covargerequired: line.covargerequired,
    coverageinclude: line.coverageinclude,
    coverageacceptdate: line.coverageacceptdate,
    coveragelimit: line.coveragelimit,
    coverageaccept,
    deductiblebasis: line.deductiblebasis,
    deductible: line.deductible,
    deductibleamount: deductibleAmount(line),
    premium: centsToNumber(premiumCents(line.premium)),
  };
  return plainObject([...Object.entries(sent), ...rest]);
}

/** The `policycoverage` to send: the lines as JSON text, or the original where it could not be read and none were added. */
export function coverageText({ lines, unreadable, original }: CoverageState): string {
  return unreadable && lines.length === 0 ? original : JSON.stringify(lines.map(sentLine));
}
