import { listOf } from '@/domain/values/listOf';
import type { CoverageLine } from '../records/quotations';
import {
  cappedAccept,
  hasDeductibleRule,
  isRequiredLine,
  withLines,
  withRequiredIncluded,
  type CoverageState,
  type FormLine,
  type LineField,
  type StoredLine,
} from './coverage';
import { centsToNumber, premiumCents, showUsd } from '@/domain/text/money';
import { scalarText } from '@/domain/text/toText';
import { plainObject, readJsonText } from '@/domain/values/jsonText';
import { isObject } from '@/domain/values/objects';
import { sentDeductible, shownDeductible } from './storedDeductible';
import { fromKeys } from '@/domain/values/pick';

/** The keys of a line, in the order in which they are sent. */
const lineKeys = [
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
] as const satisfies readonly (keyof CoverageLine)[];

const lineFields = lineKeys.filter((key) => key !== 'deductibleamount');

/** COV-02: Y or N in either case; any other stored text is unchanged. */
function normalizedInclude(stored: string): string {
  const include = stored.trim().toUpperCase();
  return include === 'Y' || include === 'N' ? include : stored;
}

function texts(fields: ReadonlyMap<string, unknown>): Readonly<Record<LineField, string>> {
  const read = fromKeys(lineFields, (key) => scalarText(fields.get(key)));
  return { ...read, coverageinclude: normalizedInclude(read.coverageinclude) };
}

function formLine(line: object): FormLine {
  const fields = new Map<string, unknown>(Object.entries(line));
  const rest = new Map([...fields].filter(([key]) => !lineKeys.some((known) => known === key)));
  return { ...texts(fields), rest, stored: undefined };
}

function storedLine(line: object): FormLine {
  const form = formLine(line);
  return { ...form, stored: { source: new Map<string, unknown>(Object.entries(line)), opened: form } };
}

/** The lines of an array, of an object with numbered keys, or of a single line; undefined for any other object. */
function coverageRows(value: object): readonly unknown[] | undefined {
  if (Object.hasOwn(value, 'coverage_name')) return [value];
  return listOf(value);
}

/** ENT-28, QEDIT-19: the lines in a `policycoverage` text. Never throws; any other text is unreadable. */
export function readCoverage(original: string): CoverageState {
  const value = readJsonText(original);
  const rows = value === null ? [] : value && coverageRows(value);
  return rows?.every(isObject)
    ? withLines({ unreadable: false, original }, rows.map(storedLine))
    : withLines({ unreadable: true, original }, []);
}

/** COV-01, QNEW-16: a program's coverages as the lines of a form, the required ones included today. */
export function linesOfProgram(coverages: readonly CoverageLine[], today: string): FormLine[] {
  return coverages.map((coverage) => withRequiredIncluded(formLine(coverage), today));
}

/**
 * COV-01: a stored line when a form opens: a required one that is not included is included now. An included one keeps
 * its date.
 */
export function withRequired(line: FormLine, today: string): FormLine {
  const isIn = line.coverageinclude === 'Y' && line.coverageacceptdate !== '';
  if (!isRequiredLine(line) || isIn) return line;
  const opened = withRequiredIncluded(line, today);
  return { ...opened, stored: line.stored && { ...line.stored, opened } };
}

/** The lines of a draft. A line with the index and the name of a stored line is a change of it. */
export function withStoredLines(lines: readonly FormLine[], stored: readonly FormLine[]): FormLine[] {
  return lines.map((line, index) => {
    const storedAtIndex = stored[index];
    return {
      ...line,
      stored: storedAtIndex?.coverage_name === line.coverage_name ? storedAtIndex.stored : undefined,
    };
  });
}

function isUntouched({ stored, ...line }: FormLine): boolean {
  return stored !== undefined && lineFields.every((field) => line[field] === stored.opened[field]);
}

/** Whether there are lines and none of them was changed. */
export function areAsStored(lines: readonly FormLine[]): boolean {
  return lines.length > 0 && lines.every(isUntouched);
}

/** COV-01: the note of a required line that is not stored as included; blank otherwise. */
export function includeNote({ coverageinclude, stored }: FormLine): string {
  const was = stored && normalizedInclude(scalarText(stored.source.get('coverageinclude')));
  if (was === undefined || coverageinclude !== stored?.opened.coverageinclude || was === coverageinclude)
    return '';
  return was.trim() === '' ? 'Required, and not stored as included' : `Required, and stored as ${was}`;
}

/**
 * The note of a stored deductible amount that is not the shown one: of an untouched line, or of a line that lost it because
 * the user changed a basis without a rule, its deductible or its accept. Blank otherwise.
 */
export function deductibleAmountNote(line: FormLine): string {
  const stored = scalarText(line.stored?.source.get('deductibleamount'));
  const shown = shownDeductible(line);
  if (!line.stored || stored.trim() === '' || showUsd(stored) === shown) return '';
  if (isUntouched(line)) return `Stored as ${showUsd(stored)}`;
  return hasDeductibleRule(line.stored.opened) ? '' : `Stored as ${showUsd(stored)}; it becomes ${shown}`;
}

/** ENT-30: a changed line is sent with accept within its limit, and computed amounts as numbers. */
function sentLine({ rest, stored, ...line }: FormLine): object {
  if (stored && isUntouched({ ...line, rest, stored })) return asStored(line, stored);
  const sent = {
    ...line,
    coverageaccept: cappedAccept(line.coverageaccept, line.coveragelimit),
    deductibleamount: sentDeductible({ ...line, rest, stored }),
    premium: centsToNumber(premiumCents(line.premium)),
  };
  return plainObject([...lineKeys.map((key) => [key, sent[key]] as const), ...rest]);
}

/** An untouched line as it is stored, with the fields that COV-01 changed when the form was opened. */
function asStored(line: Readonly<Record<LineField, string>>, { source }: StoredLine): object {
  const read = texts(source);
  const included = (['coverageinclude', 'coverageacceptdate'] as const).filter(
    (field) => line[field] !== read[field],
  );
  return plainObject([...source, ...included.map((field) => [field, line[field]] as const)]);
}

/**
 * The `policycoverage` to send: the lines as JSON text, or the original text if it is malformed and no line was added.
 */
export function coverageText({ lines, unreadable, original }: CoverageState): string {
  return unreadable && lines.length === 0 ? original : JSON.stringify(lines.map(sentLine));
}
