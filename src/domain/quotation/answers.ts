import type { Attribute } from '../records/attributes';
import { isBlank } from '@/domain/text/cleanText';
import { plainObject, readJsonText } from '@/domain/values/jsonText';
import { isObject } from '@/domain/values/objects';
import { scalarText } from '@/domain/text/textOf';

/**
 * The answers of an intake form (ENT-27): attribute id, then attribute name, then row. They are kept in maps, since the
 * keys are the server's text, and changed in place, one cell at a time: each input reads and writes its own.
 */

/** A value where the format has none; it travels along untouched. */
class Kept {
  constructor(readonly value: unknown) {}
}

type Rows = Map<string, unknown>;
type Names = Map<string, Rows | Kept>;

export type Answers = Map<string, Names | Kept>;

/** The parts of an attribute by which its answers are found. */
type AnswerKey = Pick<Attribute, 'id' | 'attribute_name' | 'name'>;

/** `policydetails` as a form holds it, with the text that it came from. */
export interface QuotationDetails {
  readonly answers: Answers;
  /** The answers as they were read. They are never changed, so that an answer that was touched is known (FIELD-19). */
  readonly stored: Answers;
  /** The text could not be read; it counts as empty and goes back unchanged. */
  readonly unreadable: boolean;
  /** the text is an older record's list of policies; it too goes back unchanged. An empty one lists none. */
  readonly isList: boolean;
  readonly original: string;
}

function isScalar(value: unknown): value is string | number | boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}

function readRows(value: unknown): Rows | Kept {
  return isObject(value) ? new Map(Object.entries(value)) : new Kept(value);
}

function readNames(value: unknown): Names | Kept {
  if (!isObject(value)) return new Kept(value);
  return new Map(Object.entries(value).map(([name, rows]) => [name, readRows(rows)]));
}

/** The answers in a `policydetails` text, as forgivingly as can be done without guessing. Never throws. */
export function readDetails(original: string): QuotationDetails {
  const value = readJsonText(original);
  // Some servers write an empty object as an empty list.
  const isList = Array.isArray(value) && value.length > 0;
  const entries = value && !isList ? Object.entries(value) : [];
  const read = (): Answers => new Map(entries.map(([id, names]) => [id, readNames(names)]));
  return { answers: read(), stored: read(), unreadable: value === undefined, isList, original };
}

/** No answers in place of those that could not be read, after the user has asked for that. */
export function resetAnswers(details: QuotationDetails): QuotationDetails {
  const { stored, original } = details;
  return { answers: new Map(), stored, unreadable: false, isList: false, original };
}

/** Whether the original text goes back: it held no answers that could be read, and none were given since. */
export function keepsOriginal({ answers, unreadable, isList }: QuotationDetails): boolean {
  return (unreadable || isList) && answers.size === 0;
}

/** The `policydetails` to send: the answers as JSON text, or the original text if it goes back unchanged. */
export function detailsText(details: QuotationDetails): string {
  return keepsOriginal(details) ? details.original : writeDetails(details.answers);
}

/** Whole numbers first, by size, then the rest by character: the order in which an object lists its keys anyway. */
function inOrder<Value>(map: Map<string, Value>): [string, Value][] {
  return [...map].sort(([left], [right]) => (left < right ? -1 : 1));
}

function writeRows(rows: Rows | Kept): unknown {
  return rows instanceof Kept ? rows.value : plainObject(inOrder(rows));
}

function writeNames(names: Names | Kept): unknown {
  if (names instanceof Kept) return names.value;
  return plainObject(inOrder(names).map(([name, rows]) => [name, writeRows(rows)]));
}

/** Answers as JSON text, keys that no attribute claims included; the same answers always give the same text. */
export function writeDetails(answers: Answers): string {
  return JSON.stringify(plainObject(inOrder(answers).map(([id, names]) => [id, writeNames(names)])));
}

/** The second key: attribute_name, else the label. */
function nameOf({ attribute_name, name }: AnswerKey): string {
  return attribute_name === '' ? name : attribute_name;
}

function namesOf(answers: Answers, { id }: AnswerKey): Names | undefined {
  const names = answers.get(String(id));
  return names instanceof Kept ? undefined : names;
}

/** rows by index, also from an array; a single value is the first row. */
function rowsNamed(names: Names | undefined, name: string): Rows | undefined {
  const rows = names?.get(name);
  if (!(rows instanceof Kept)) return rows;
  if (isScalar(rows.value)) return new Map([['0', rows.value]]);
  return Array.isArray(rows.value) ? new Map(Object.entries(rows.value)) : undefined;
}

interface NamedRows {
  readonly name: string;
  readonly rows: Rows;
}

function holdsText(rows: Rows): boolean {
  return [...rows.values()].some((value) => !isBlank(scalarText(value)));
}

/** The rows with text under an attribute's id that have neither of its two names: it was called otherwise before. */
function rowsOfEarlierNames(names: Names | undefined, key: AnswerKey): NamedRows[] {
  return [...(names?.keys() ?? [])].flatMap((name) => {
    if (name === nameOf(key) || name === key.name) return [];
    const rows = rowsNamed(names, name);
    return rows && holdsText(rows) ? [{ name, rows }] : [];
  });
}

/**
 * an attribute's rows: under its attribute_name, else under its label. Where neither is there, and exactly one other
 * name under its id holds text, those are its rows: the attribute was renamed since.
 */
function found(answers: Answers, key: AnswerKey): NamedRows | undefined {
  const names = namesOf(answers, key);
  const present = [nameOf(key), key.name].flatMap((name): NamedRows[] => {
    const rows = rowsNamed(names, name);
    return rows ? [{ name, rows }] : [];
  });
  const current = present.find(({ rows }) => holdsText(rows)) ?? present[0];
  if (current) return current;
  const [earlier, ...more] = rowsOfEarlierNames(names, key);
  return more.length === 0 ? earlier : undefined;
}

function rowsOf(answers: Answers, key: AnswerKey): Rows | undefined {
  return found(answers, key)?.rows;
}

/** The same, to write to: as rows under the first of the two names, however they were stored. */
function writableRows(answers: Answers, key: AnswerKey): Rows {
  const names: Names = namesOf(answers, key) ?? new Map<string, Rows | Kept>();
  const { name, rows = new Map<string, unknown>() } = found(answers, key) ?? {};
  if (name !== undefined) names.delete(name);
  names.set(nameOf(key), rows);
  answers.set(String(key.id), names);
  return rows;
}

/** The texts of one row that are stored under earlier names of an attribute, where its answer is blank or not known. */
export function earlierAnswers(answers: Answers, key: AnswerKey, row: number): readonly string[] {
  if (!isBlank(answerOf(answers, key, row))) return [];
  const texts = rowsOfEarlierNames(namesOf(answers, key), key).map(({ rows }) =>
    scalarText(rows.get(String(row))),
  );
  return [...new Set(texts)].filter((text) => !isBlank(text));
}

/** Whether a value can be added to an attribute's rows without changing how those that are stored are kept. */
function takesMore(answers: Answers, key: AnswerKey): boolean {
  const names = answers.get(String(key.id));
  if (!names || names instanceof Kept) return names === undefined;
  const current = found(answers, key);
  const isRenamed = rowsOfEarlierNames(names, key).length > 0;
  if (!current) return !isRenamed && !names.has(nameOf(key)) && !names.has(key.name);
  const isOwn = current.name === nameOf(key) && !(names.get(current.name) instanceof Kept);
  return isOwn && (holdsText(current.rows) || !isRenamed);
}

function valueOf(answers: Answers, key: AnswerKey, row: number): unknown {
  return rowsOf(answers, key)?.get(String(row)) ?? undefined;
}

/** One answer as text; undefined where there is none, or none that is text. */
export function givenAnswer(answers: Answers, key: AnswerKey, row: number): string | undefined {
  const value = valueOf(answers, key, row);
  return isScalar(value) ? String(value) : undefined;
}

/** One answer as an input shows it; blank where there is none. */
export function answerOf(answers: Answers, key: AnswerKey, row: number): string {
  return givenAnswer(answers, key, row) ?? '';
}

/** Sets one answer in place. The same text changes nothing, so that what is stored stays as it is. */
export function setAnswer(answers: Answers, key: AnswerKey, row: number, text: string): void {
  if (givenAnswer(answers, key, row) !== text) writableRows(answers, key).set(String(row), text);
}

/** Sets an answer where nothing at all is stored, not even a blank or null, and nothing under an earlier name. */
export function setIfAbsent(answers: Answers, key: AnswerKey, row: number, text = ''): void {
  const isAbsent = !rowsOf(answers, key)?.has(String(row)) && takesMore(answers, key);
  if (isAbsent) setAnswer(answers, key, row, text);
}

/** Sets a blank where a row has no value, for a row that the user adds. */
export function addBlank(answers: Answers, key: AnswerKey, row: number): void {
  if (valueOf(answers, key, row) === undefined) writableRows(answers, key).set(String(row), '');
}

/** Rows beyond this are kept, but no form shows them. */
const rowIndex = /^(?:0|[1-9]\d{0,2})$/;

function rowsUntil(rows: Rows | undefined): number {
  const indices = [...(rows?.keys() ?? [])].filter((row) => rowIndex.test(row));
  return Math.max(0, ...indices.map((row) => Number(row) + 1));
}

/** How many rows of these attributes are stored; 0 when none is. */
export function storedRows(answers: Answers, keys: readonly AnswerKey[]): number {
  return Math.max(0, ...keys.map((key) => rowsUntil(rowsOf(answers, key))));
}

/** The same, with the rows that are stored under earlier names only. */
export function shownRows(answers: Answers, keys: readonly AnswerKey[]): number {
  const earlier = keys.flatMap((key) => rowsOfEarlierNames(namesOf(answers, key), key));
  return Math.max(storedRows(answers, keys), ...earlier.map(({ rows }) => rowsUntil(rows)));
}

/** Takes a row out; those behind it move up. */
export function removeStoredRow(answers: Answers, keys: readonly AnswerKey[], row: number): void {
  const last = storedRows(answers, keys) - 1;
  for (const key of keys) {
    if (!rowsOf(answers, key)) continue;
    const rows = writableRows(answers, key);
    for (let index = row; index <= last; index += 1) {
      const next = String(index + 1);
      if (index < last && rows.has(next)) rows.set(String(index), rows.get(next));
      else rows.delete(String(index));
    }
  }
}

/** Takes all rows out. */
export function removeStoredRows(answers: Answers, keys: readonly AnswerKey[]): void {
  for (let row = storedRows(answers, keys) - 1; row >= 0; row -= 1) removeStoredRow(answers, keys, row);
}
