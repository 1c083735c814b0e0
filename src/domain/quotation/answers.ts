import type { Attribute } from '../records/attributes';
import { isBlank } from '@/domain/text/cleanText';
import { plainObject, readJsonText } from '@/domain/values/jsonText';
import { isObject } from '@/domain/values/objects';
import { scalarText } from '@/domain/text/toText';

/**
 * The answers of an intake form (ENT-27): attribute id, then attribute name, then row. They are in maps, because the
 * keys are text from the server, and are mutated, one cell at a time: each input reads and writes its own.
 */

/** A value that should be an object and is not. It is sent back unchanged. */
class RawValue {
  constructor(readonly value: unknown) {}
}

type Rows = Map<string, unknown>;
type Names = Map<string, Rows | RawValue>;

export type Answers = Map<string, Names | RawValue>;

/** The values of an attribute by which its answers are found. */
type AnswerKey = Pick<Attribute, 'id' | 'attribute_name' | 'name'>;

/** `policydetails` as a form holds it, with its original text. */
export interface QuotationDetails {
  readonly answers: Answers;
  /** The answers as they were read. They are never changed, so that a touched answer can be recognised (FIELD-19). */
  readonly stored: Answers;
  /** The text is malformed. It counts as empty and is sent back unchanged. */
  readonly unreadable: boolean;
  /**
   * the text is the list of policies of an older record. It is sent back unchanged too. An empty list does not
   * count.
   */
  readonly isList: boolean;
  readonly original: string;
}

function isScalar(value: unknown): value is string | number | boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}

function readRows(value: unknown): Rows | RawValue {
  return isObject(value) ? new Map(Object.entries(value)) : new RawValue(value);
}

function readNames(value: unknown): Names | RawValue {
  if (!isObject(value)) return new RawValue(value);
  return new Map(Object.entries(value).map(([name, rows]) => [name, readRows(rows)]));
}

/** The answers in a `policydetails` text, read leniently but without guessing. Never throws. */
export function readDetails(original: string): QuotationDetails {
  const value = readJsonText(original);
  // Some servers write an empty object as an empty list.
  const isList = Array.isArray(value) && value.length > 0;
  const entries = value && !isList ? Object.entries(value) : [];
  const read = (): Answers => new Map(entries.map(([id, names]) => [id, readNames(names)]));
  return { answers: read(), stored: read(), unreadable: value === undefined, isList, original };
}

/** Replaces answers that could not be read by empty ones, after the user has asked for it. */
export function resetAnswers(details: QuotationDetails): QuotationDetails {
  const { stored, original } = details;
  return { answers: new Map(), stored, unreadable: false, isList: false, original };
}

/** Whether the original text is sent back: it has no readable answers, and the user has answered nothing since. */
export function sendsOriginalText({ answers, unreadable, isList }: QuotationDetails): boolean {
  return (unreadable || isList) && answers.size === 0;
}

/** The `policydetails` to send: the answers as JSON text, or the original text. */
export function detailsText(details: QuotationDetails): string {
  return sendsOriginalText(details) ? details.original : writeDetails(details.answers);
}

/** Entries sorted by key. The object made of them lists whole numbers first, in any case. */
function inOrder<Value>(map: Map<string, Value>): [string, Value][] {
  return [...map].sort(([left], [right]) => (left < right ? -1 : 1));
}

function writeRows(rows: Rows | RawValue): unknown {
  return rows instanceof RawValue ? rows.value : plainObject(inOrder(rows));
}

function writeNames(names: Names | RawValue): unknown {
  if (names instanceof RawValue) return names.value;
  return plainObject(inOrder(names).map(([name, rows]) => [name, writeRows(rows)]));
}

/** Answers as JSON text, including keys of no known attribute; the same answers always give the same text. */
export function writeDetails(answers: Answers): string {
  return JSON.stringify(plainObject(inOrder(answers).map(([id, names]) => [id, writeNames(names)])));
}

/** The second key of an answer: attribute_name, else the label. */
function answerName({ attribute_name, name }: AnswerKey): string {
  return attribute_name === '' ? name : attribute_name;
}

function storedNames(answers: Answers, { id }: AnswerKey): Names | undefined {
  const names = answers.get(String(id));
  return names instanceof RawValue ? undefined : names;
}

/** rows by index, also from an array; a single value is the first row. */
function rowsNamed(names: Names | undefined, name: string): Rows | undefined {
  const rows = names?.get(name);
  if (!(rows instanceof RawValue)) return rows;
  if (isScalar(rows.value)) return new Map([['0', rows.value]]);
  return Array.isArray(rows.value) ? new Map(Object.entries(rows.value)) : undefined;
}

interface NamedRows {
  readonly name: string;
  readonly rows: Rows;
}

function hasText(rows: Rows): boolean {
  return [...rows.values()].some((value) => !isBlank(scalarText(value)));
}

/**
 * The rows with text under an attribute's id that have neither of its two names, because it had another name before.
 */
function rowsOfEarlierNames(names: Names | undefined, key: AnswerKey): NamedRows[] {
  return [...(names?.keys() ?? [])].flatMap((name) => {
    if (name === answerName(key) || name === key.name) return [];
    const rows = rowsNamed(names, name);
    return rows && hasText(rows) ? [{ name, rows }] : [];
  });
}

/**
 * an attribute's rows: under its attribute_name, else under its label. If neither exists and exactly one other
 * name under its id holds text, these are its rows: the attribute was renamed.
 */
function findRows(answers: Answers, key: AnswerKey): NamedRows | undefined {
  const names = storedNames(answers, key);
  const present = [answerName(key), key.name].flatMap((name): NamedRows[] => {
    const rows = rowsNamed(names, name);
    return rows ? [{ name, rows }] : [];
  });
  const current = present.find(({ rows }) => hasText(rows)) ?? present[0];
  if (current) return current;
  const [earlier, ...more] = rowsOfEarlierNames(names, key);
  return more.length === 0 ? earlier : undefined;
}

function currentRows(answers: Answers, key: AnswerKey): Rows | undefined {
  return findRows(answers, key)?.rows;
}

/** The same rows for writing. They are moved under the first of the two names. */
function writableRows(answers: Answers, key: AnswerKey): Rows {
  const names: Names = storedNames(answers, key) ?? new Map<string, Rows | RawValue>();
  const { name, rows = new Map<string, unknown>() } = findRows(answers, key) ?? {};
  if (name !== undefined) names.delete(name);
  names.set(answerName(key), rows);
  answers.set(String(key.id), names);
  return rows;
}

/** The texts of one row that are stored under earlier names of an attribute, if its answer is blank or unknown. */
export function earlierAnswers(answers: Answers, key: AnswerKey, row: number): readonly string[] {
  if (!isBlank(answerText(answers, key, row))) return [];
  const texts = rowsOfEarlierNames(storedNames(answers, key), key).map(({ rows }) =>
    scalarText(rows.get(String(row))),
  );
  return [...new Set(texts)].filter((text) => !isBlank(text));
}

/** Whether a value can be added to an attribute's rows without changing the format of the stored ones. */
function canAddValue(answers: Answers, key: AnswerKey): boolean {
  const names = answers.get(String(key.id));
  if (!names || names instanceof RawValue) return names === undefined;
  const current = findRows(answers, key);
  const isRenamed = rowsOfEarlierNames(names, key).length > 0;
  if (!current) return !isRenamed && !names.has(answerName(key)) && !names.has(key.name);
  const isOwn = current.name === answerName(key) && !(names.get(current.name) instanceof RawValue);
  return isOwn && (hasText(current.rows) || !isRenamed);
}

function storedValue(answers: Answers, key: AnswerKey, row: number): unknown {
  return currentRows(answers, key)?.get(String(row)) ?? undefined;
}

/** One answer as text; undefined if there is none, or if it is not a text, a number or a boolean. */
export function findAnswer(answers: Answers, key: AnswerKey, row: number): string | undefined {
  const value = storedValue(answers, key, row);
  return isScalar(value) ? String(value) : undefined;
}

/** One answer as an input shows it; blank if there is none. */
export function answerText(answers: Answers, key: AnswerKey, row: number): string {
  return findAnswer(answers, key, row) ?? '';
}

/** Sets one answer. The same text changes nothing, so that the stored value keeps its type. */
export function setAnswer(answers: Answers, key: AnswerKey, row: number, text: string): void {
  if (findAnswer(answers, key, row) !== text) writableRows(answers, key).set(String(row), text);
}

/** Sets an answer only if nothing is stored, not even a blank or null, and nothing under an earlier name. */
export function setIfAbsent(answers: Answers, key: AnswerKey, row: number, text = ''): void {
  const isAbsent = !currentRows(answers, key)?.has(String(row)) && canAddValue(answers, key);
  if (isAbsent) setAnswer(answers, key, row, text);
}

/** Sets a blank if a row has no value, for a row that the user adds. */
export function addBlank(answers: Answers, key: AnswerKey, row: number): void {
  if (storedValue(answers, key, row) === undefined) writableRows(answers, key).set(String(row), '');
}

/** The key of a row: a whole number that JavaScript holds exactly. Other keys are stored and are no rows. */
export const rowIndex = /^(?:0|[1-9]\d{0,14})$/;

function indicesOf(rows: Rows | undefined): number[] {
  return [...(rows?.keys() ?? [])].filter((row) => rowIndex.test(row)).map(Number);
}

function inAscendingOrder(indices: readonly number[]): number[] {
  return [...new Set(indices)].sort((left, right) => left - right);
}

/** The indices of the stored rows of these attributes, in ascending order. */
export function storedRowIndices(answers: Answers, keys: readonly AnswerKey[]): number[] {
  return inAscendingOrder(keys.flatMap((key) => indicesOf(currentRows(answers, key))));
}

/** The same, including rows that are stored only under earlier names. */
export function rowIndicesOfAllNames(answers: Answers, keys: readonly AnswerKey[]): number[] {
  const earlier = keys.flatMap((key) => rowsOfEarlierNames(storedNames(answers, key), key));
  return inAscendingOrder([
    ...storedRowIndices(answers, keys),
    ...earlier.flatMap(({ rows }) => indicesOf(rows)),
  ]);
}

/** Removes a row; the rows after it move up. */
export function removeStoredRow(answers: Answers, keys: readonly AnswerKey[], row: number): void {
  for (const key of keys) {
    if (!currentRows(answers, key)) continue;
    const rows = writableRows(answers, key);
    rows.delete(String(row));
    for (const index of inAscendingOrder(indicesOf(rows))) {
      if (index < row) continue;
      rows.set(String(index - 1), rows.get(String(index)));
      rows.delete(String(index));
    }
  }
}

/** Removes all rows. */
export function removeStoredRows(answers: Answers, keys: readonly AnswerKey[]): void {
  for (const key of keys) {
    if (storedRowIndices(answers, [key]).length === 0) continue;
    const rows = writableRows(answers, key);
    for (const index of indicesOf(rows)) rows.delete(String(index));
  }
}
