import type { Attribute, AttributeGroup, IntakeAttributeGroup } from '../records/attributes';
import type { Id } from '../records/scalars';
import { isBlank } from '@/domain/text/cleanText';
import { sameId } from '@/domain/records/ids';
import {
  activeInOrder,
  attributeNames,
  groupDisplay,
  firstRows,
  type AttributeName,
} from '@/domain/attributes/attributes';
import {
  addBlank,
  answerText,
  earlierAnswers,
  findAnswer,
  sendsOriginalText,
  removeStoredRow,
  setAnswer,
  setIfAbsent,
  rowIndicesOfAllNames,
  storedRowIndices,
  type Answers,
  type QuotationDetails,
} from './answers';

/** An attribute group as a quotation form renders it, its attributes in order. */
export interface FormGroup {
  readonly id: Id;
  readonly name: string;
  readonly display: 'single' | 'double' | 'table';
  /** The number of rows while nothing is stored. */
  readonly firstRows: number;
  readonly attributes: readonly Attribute[];
}

/**
 * an intake's group with its attributes. The display type is that of the client's group, or that of the intake's
 * copy if the group is missing or has none.
 */
export function formGroup(
  copy: IntakeAttributeGroup,
  group: AttributeGroup | undefined,
  attributes: readonly Attribute[],
): FormGroup {
  const source = group?.displaytype.trim() ? group : copy;
  return {
    id: copy.attribute_group_id,
    name: copy.name || (group?.name ?? ''),
    display: groupDisplay(source),
    firstRows: firstRows(source),
    attributes: activeInOrder(attributes),
  };
}

/** The active groups of an intake by rank, each once. */
export function groupsInOrder(copies: readonly IntakeAttributeGroup[]): readonly IntakeAttributeGroup[] {
  const active = activeInOrder(copies);
  return active.filter(
    ({ attribute_group_id }, index) =>
      active.findIndex((other) => sameId(other.attribute_group_id, attribute_group_id)) === index,
  );
}

/** A form and a view of more rows of one Table would be slow. The other rows stay stored and are counted. */
export const maxShownRows = 1000;

function indicesUpTo(count: number): number[] {
  return Array.from({ length: count }, (_none, row) => row);
}

/** Rows that are missing between stored ones count as blank rows, unless the indices are too high for that. */
function withBlankRows(indices: number[]): readonly number[] {
  const count = (indices.at(-1) ?? -1) + 1;
  return count <= maxShownRows ? indicesUpTo(count) : indices;
}

function tableRows(answers: Answers, group: FormGroup): readonly number[] {
  return withBlankRows(rowIndicesOfAllNames(answers, group.attributes));
}

/** The indices of all rows of a group: one, or those of a Table. A form may not show all of them. */
export function rowIndices(answers: Answers, group: FormGroup): readonly number[] {
  if (group.display !== 'table') return [0];
  const rows = tableRows(answers, group);
  return rows.length > 0 ? rows : indicesUpTo(group.firstRows);
}

/** The indices of the rows that a form shows when it opens. */
export function shownRowIndices(answers: Answers, group: FormGroup): readonly number[] {
  return rowIndices(answers, group).slice(0, maxShownRows);
}

/** Which rows of a Table are shown, if not all are: 'The first 1,000 of 1,004 rows'. */
export function firstRowsText(shown: number, all: number): string {
  return `The first ${shown.toLocaleString('en-US')} of ${all.toLocaleString('en-US')} rows`;
}

/** The rows with an answer beyond the one that a group shows: it was a Table before. */
function rowsOfFormerTable(answers: Answers, group: FormGroup): readonly number[] {
  const hasAnswer = (row: number): boolean =>
    group.attributes.some(
      (attribute) =>
        !isBlank(answerText(answers, attribute, row)) || earlierAnswers(answers, attribute, row).length > 0,
    );
  const stored = rowIndicesOfAllNames(answers, group.attributes).filter((row) => row > 0 && hasAnswer(row));
  return withBlankRows(stored).filter((row) => row > 0);
}

/**
 * How many rows are stored beyond the one that a group shows, up to the last one with an answer: it was a Table before.
 * 0 for a Table.
 */
export function furtherRows(answers: Answers, group: FormGroup): number {
  return group.display === 'table' ? 0 : rowsOfFormerTable(answers, group).length;
}

/** The indices of the rows of a view: the stored ones, and at least one unless it is a Table. */
export function viewedRowIndices(answers: Answers, group: FormGroup): readonly number[] {
  return group.display === 'table' ? tableRows(answers, group) : [0, ...rowsOfFormerTable(answers, group)];
}

/**
 * Fills the missing answers of a table with blanks, so that all shown rows are counted and sent. `fill` may change the
 * format of stored answers only after the user adds or removes a row.
 */
function fillRows(
  answers: Answers,
  group: FormGroup,
  rows: readonly number[],
  fill: typeof addBlank = addBlank,
): void {
  for (const attribute of group.attributes) {
    for (const row of rows) fill(answers, attribute, row);
  }
}

/** '+ Add New': adds a blank row behind all stored rows of a table and returns its index. */
export function addRow(answers: Answers, group: FormGroup): number {
  const added = (rowIndices(answers, group).at(-1) ?? -1) + 1;
  fillRows(answers, group, [...shownRowIndices(answers, group), added]);
  return added;
}

/** Removes a row of a table; the only row is emptied. */
export function removeRow(answers: Answers, group: FormGroup, row: number): void {
  fillRows(answers, group, shownRowIndices(answers, group));
  removeStoredRow(answers, group.attributes, row);
  const isEmpty = storedRowIndices(answers, group.attributes).length === 0;
  fillRows(answers, group, isEmpty ? [0] : shownRowIndices(answers, group));
}

/** One input of the form. */
export interface Cell {
  readonly group: FormGroup;
  readonly attribute: Attribute;
  readonly row: number;
}

/** Every input of the form, in reading order, and those of rows that the form does not show. */
export function* cellsOf(
  answers: Answers,
  groups: readonly FormGroup[],
  rowsOf = rowIndices,
): Generator<Cell> {
  for (const group of groups) {
    for (const row of rowsOf(answers, group)) {
      for (const attribute of group.attributes) yield { group, attribute, row };
    }
  }
}

/** The inputs of one of the quotation's own fields (FIELD-19). */
export function cellsNamed(answers: Answers, groups: readonly FormGroup[], name: AttributeName): Cell[] {
  return [...cellsOf(answers, groups)].filter(({ attribute }) => attribute.attribute_name.trim() === name);
}

/**
 * FIELD-19, Q-089: the answer to the attributes of that name: the first one that is not blank; blank if all are;
 * undefined if none was answered.
 */
export function namedAnswer(
  answers: Answers,
  groups: readonly FormGroup[],
  name: AttributeName,
): string | undefined {
  let found: string | undefined;
  for (const { attribute, row } of cellsNamed(answers, groups, name)) {
    const answer = findAnswer(answers, attribute, row);
    if (answer !== undefined && !isBlank(answer)) return answer;
    found ??= answer;
  }
  return found;
}

/**
 * FIELD-19: sets the answer to the first attribute of that name, if the form has one, to a value from elsewhere on the
 * form. A malformed original text is not changed.
 */
export function setNamedAnswer(
  details: QuotationDetails,
  groups: readonly FormGroup[],
  name: AttributeName,
  text: string,
): void {
  if (sendsOriginalText(details)) return;
  const [first] = cellsNamed(details.answers, groups, name);
  if (first) setAnswer(details.answers, first.attribute, first.row, text);
}

/**
 * Prepares the answers for a form: unanswered attributes of a field of the quotation or the customer take its value,
 * and tables get the rows that they show. A malformed original text is not changed.
 */
export function prepareAnswers(
  details: QuotationDetails,
  groups: readonly FormGroup[],
  known: Readonly<Partial<Record<AttributeName, string>>>,
  rowsOf = (group: FormGroup): readonly number[] => shownRowIndices(details.answers, group),
): void {
  if (sendsOriginalText(details)) return;
  const { answers } = details;
  // Read first: a value that is set below would otherwise count as the only row.
  const tables = groups
    .filter(({ display }) => display === 'table')
    .map((group) => ({ group, rows: rowsOf(group) }));
  for (const name of attributeNames) {
    const value = known[name] ?? '';
    if (value === '') continue;
    const [first] = cellsNamed(answers, groups, name);
    if (first && namedAnswer(answers, groups, name) === undefined) {
      setIfAbsent(answers, first.attribute, first.row, value);
    }
  }
  for (const { group, rows } of tables) fillRows(answers, group, rows, setIfAbsent);
}
