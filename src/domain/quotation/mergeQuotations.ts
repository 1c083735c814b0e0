import { attributeNames } from '@/domain/attributes/attributes';
import {
  changedUnits,
  isSameInSubstance,
  keysToTake,
  wouldOverwrite,
  type ChangedBy,
} from '@/domain/saving/staleWrite';
import { answerText, sendsOriginalText, removeStoredRows, setAnswer } from './answers';
import { amountNote, withLines, type CoverageState } from './coverage';
import { areAsStored } from './coverageText';
import type { QuotationForm } from './form';
import { cellsOf, prepareAnswers, rowIndices, type FormGroup } from './groups';
import { knownFields, type QuotationHeader } from './header';
import { sentFields } from './namedFields';
import {
  allAnswersKey,
  allLinesKey,
  answerKey,
  copyAnswers,
  headerKey,
  lineFields,
  lineKey,
  valuesByKey,
  tableKey,
  type ValuesShape,
  type QuotationValue,
} from './quotationValues';

/** A quotation in three states: when the form was opened, as it is stored now, and as the form holds it. */
interface QuotationStates {
  readonly opened: QuotationForm;
  readonly theirs: QuotationForm;
  readonly mine: QuotationForm;
  readonly groups: readonly FormGroup[];
}

/** A value, or values that depend on each other, in three states, as texts for the screen. */
export interface ChangedValue {
  /** The key of its first value. */
  readonly name: string;
  readonly label: string;
  readonly by: ChangedBy;
  readonly isSecret: boolean;
  readonly opened: string;
  readonly theirs: string;
  readonly mine: string;
}

interface QuotationConflict {
  readonly changes: readonly ChangedValue[];
  /**
   * The form to send. It takes their values, except those that only the user changed or that are named in `keepsMine`.
   */
  readonly merge: (keepsMine: ReadonlySet<string>) => QuotationForm;
}

/** Fields that are taken together, because one depends on the others. */
const dependentFields: readonly (readonly (keyof QuotationHeader)[])[] = [
  ['policyeffectivedate', 'policyschedule', 'policyduration', 'policyscheduledate'],
  ['program_id', 'programname', 'state_id', 'state_name'],
  ['sublob_id', 'sublob_code', 'sublob_name'],
  ['submga_id', 'submga_code', 'submga_name'],
  ['intake_id', 'intake_Name', 'intake_subName'],
];

/**
 * Compares a form with the stored quotation. Undefined if sending the form overwrites no other save since the form was
 * opened. The answers of `opened` and `theirs` are prepared here like those of a form.
 */
export function compareQuotations(states: QuotationStates): QuotationConflict | undefined {
  const { opened, theirs, mine, groups } = states;
  for (const form of [opened, theirs]) prepareAnswers(form.details, groups, knownFields(form.header));
  const shape = shapeOf(states);
  const values = {
    opened: valuesByKey(asSent(opened, groups), groups, shape),
    theirs: valuesByKey(asSent(theirs, groups), groups, shape),
    mine: valuesByKey(asSent(mine, groups), groups, shape),
  };
  const units = changedUnits({
    opened: comparedValues(values.opened),
    theirs: comparedValues(values.theirs),
    mine: comparedValues(values.mine),
    mergeAsGroup: disjoint(fieldsToMerge(groups, shape, mine)),
  });
  if (!wouldOverwrite(units)) return undefined;
  return {
    changes: units.map(({ keys, by }) => changedValue(keys, by, values)),
    merge: (keepsMine) => merged(states, shape, keysToTake(units, keepsMine)),
  };
}

/** The form with its header as it is sent: the header of a form does not follow every answer. */
function asSent(form: QuotationForm, groups: readonly FormGroup[]): QuotationForm {
  return { ...form, header: { ...form.header, ...sentFields(form, groups) } };
}

function shapeOf({ opened, theirs, mine, groups }: QuotationStates): ValuesShape {
  const forms = [opened, theirs, mine];
  const isReadable = ({ details }: QuotationForm): boolean => !sendsOriginalText(details) && !details.isList;
  const isSame = (of: (form: QuotationForm) => string): boolean => new Set(forms.map(of)).size === 1;
  const names = ({ coverage }: QuotationForm): string =>
    JSON.stringify(coverage.lines.map(({ coverage_name }) => coverage_name));
  return {
    answers: forms.every(isReadable) ? 'each' : 'whole',
    wholeTables: new Set(
      groups.filter((group) => !isSame(({ details }) => rowIndices(details.answers, group).join())),
    ),
    lines: forms.every(({ coverage }) => !coverage.unreadable) && isSame(names) ? 'each' : 'whole',
    sendsStoredAmount:
      forms.every(({ coverage: { lines } }) => lines.length === 0 || areAsStored(lines)) &&
      forms.some(
        ({ coverage, header }) =>
          coverage.lines.length === 0 || amountNote(coverage, header.policyamount) !== '',
      ),
  };
}

function comparedValues(values: ReadonlyMap<string, QuotationValue>): Record<string, unknown> {
  return Object.fromEntries([...values].map(([key, { value }]) => [key, value]));
}

/** The keys of values that depend on each other; a key may be in several lists. */
function fieldsToMerge(groups: readonly FormGroup[], shape: ValuesShape, mine: QuotationForm): string[][] {
  const fields = dependentFields.map((names) => names.map(headerKey));
  const carried =
    shape.answers === 'whole'
      ? []
      : groups.flatMap((group) =>
          group.attributes.flatMap((attribute) => {
            const name = attributeNames.find((each) => each === attribute.attribute_name.trim());
            if (!name) return [];
            const rows = rowIndices(mine.details.answers, group);
            const answers = shape.wholeTables.has(group)
              ? [tableKey(group)]
              : rows.map((row) => answerKey(attribute.id, row));
            return [[headerKey(name), ...answers]];
          }),
        );
  const lines =
    shape.lines === 'whole'
      ? [[headerKey('program_id'), allLinesKey]]
      : mine.coverage.lines.flatMap((_line, index) => [
          [lineKey(index, 'coverageinclude'), lineKey(index, 'coverageacceptdate')],
          [lineKey(index, 'deductiblebasis'), lineKey(index, 'deductible')],
        ]);
  return [...fields, ...carried, ...lines];
}

/** Joins lists that share a key. */
function disjoint(lists: readonly (readonly string[])[]): string[][] {
  const result: Set<string>[] = [];
  for (const list of lists) {
    const joined = new Set(list);
    for (const other of result.filter((one) => list.some((key) => one.has(key)))) {
      for (const key of other) joined.add(key);
      result.splice(result.indexOf(other), 1);
    }
    result.push(joined);
  }
  return result.map((keys) => [...keys]);
}

function changedValue(
  keys: readonly string[],
  by: ChangedBy,
  values: Readonly<Record<'opened' | 'theirs' | 'mine', ReadonlyMap<string, QuotationValue>>>,
): ChangedValue {
  const differs = (key: string): boolean => {
    const before = values.opened.get(key)?.value;
    return [values.theirs, values.mine].some((each) => !isSameInSubstance(each.get(key)?.value, before));
  };
  const changed = [...values.mine.keys()].filter((key) => keys.includes(key) && differs(key));
  const seen = changed.filter((key) => values.mine.get(key)?.label !== undefined);
  const shown = seen.length > 0 ? seen : changed;
  // A field and its question have the same label and the same text, so it is listed once.
  const labelled = new Map(shown.map((key) => [values.mine.get(key)?.label ?? fallbackLabel(key), key]));
  const joinedTexts = (form: ReadonlyMap<string, QuotationValue>): string =>
    [...labelled.values()]
      .map((key) => form.get(key)?.text ?? '')
      .filter(Boolean)
      .join(' · ');
  return {
    name: keys[0] ?? '',
    label: [...labelled.keys()].join(', '),
    by,
    isSecret: shown.some((key) => values.mine.get(key)?.isSecret),
    opened: joinedTexts(values.opened),
    theirs: joinedTexts(values.theirs),
    mine: joinedTexts(values.mine),
  };
}

/** The name of a value without a label. */
function fallbackLabel(key: string): string {
  return key.startsWith('header/') ? key.slice('header/'.length).replaceAll('_', ' ') : 'Other data';
}

function merged(states: QuotationStates, shape: ValuesShape, theirKeys: ReadonlySet<string>): QuotationForm {
  const { theirs, mine, groups } = states;
  return {
    header: {
      // The user's answer is the field's value. The merged answers are compared with other stored ones later.
      ...asSent(mine, groups).header,
      // The amount that is stored now, if it follows from the lines.
      ...(!shape.sendsStoredAmount && { policyamount: theirs.header.policyamount }),
      ...theirFields(theirs.header, theirKeys),
    },
    details: mergedDetails(states, shape, theirKeys),
    coverage: mergedCoverage(theirs.coverage, mine.coverage, shape, theirKeys),
  };
}

function theirFields(theirs: QuotationHeader, theirKeys: ReadonlySet<string>): Partial<QuotationHeader> {
  return Object.fromEntries(Object.entries(theirs).filter(([field]) => theirKeys.has(headerKey(field))));
}

/** Their answers with the user's own answers set, so that answers that no form shows stay as stored. */
function mergedDetails(
  { theirs, mine, groups }: QuotationStates,
  shape: ValuesShape,
  theirKeys: ReadonlySet<string>,
): QuotationForm['details'] {
  if (shape.answers === 'whole') return theirKeys.has(allAnswersKey) ? theirs.details : mine.details;
  const answers = copyAnswers(theirs.details.answers);
  const own = mine.details.answers;
  for (const group of groups) {
    if (shape.wholeTables.has(group) && !theirKeys.has(tableKey(group))) {
      removeStoredRows(answers, group.attributes);
    }
    for (const { attribute, row } of cellsOf(own, [group])) {
      const key = shape.wholeTables.has(group) ? tableKey(group) : answerKey(attribute.id, row);
      if (!theirKeys.has(key)) setAnswer(answers, attribute, row, answerText(own, attribute, row));
    }
  }
  return { ...mine.details, answers, stored: theirs.details.stored };
}

function mergedCoverage(
  theirs: CoverageState,
  mine: CoverageState,
  shape: ValuesShape,
  theirKeys: ReadonlySet<string>,
): CoverageState {
  if (shape.lines === 'whole') return theirKeys.has(allLinesKey) ? theirs : mine;
  const lines = theirs.lines.map((line, index) => {
    const own = mine.lines[index] ?? line;
    const ownFields = lineFields.filter((field) => !theirKeys.has(lineKey(index, field)));
    return { ...line, ...Object.fromEntries(ownFields.map((field) => [field, own[field]])) };
  });
  return withLines(theirs, lines);
}
