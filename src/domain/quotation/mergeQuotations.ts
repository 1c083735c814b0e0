import { attributeNames } from '@/domain/attributes/attributes';
import {
  changedUnits,
  isSameInSubstance,
  keysToTake,
  wouldOverwrite,
  type ChangedBy,
} from '@/domain/saving/staleWrite';
import { answerOf, keepsOriginal, removeStoredRows, setAnswer } from './answers';
import { amountNote, withLines, type CoverageState } from './coverage';
import { areAsStored } from './coverageText';
import type { QuotationForm } from './form';
import { cellsOf, prepareAnswers, rowCount, type FormGroup } from './groups';
import { knownFields, type QuotationHeader } from './header';
import { sentFields } from './namedFields';
import {
  allAnswersKey,
  allLinesKey,
  answerKey,
  copyOf,
  headerKey,
  lineFields,
  lineKey,
  partsOf,
  tableKey,
  type ValuesShape,
  type QuotationValue,
} from './quotationValues';

/** A quotation in its three states: as the form was opened with it, as it is stored now, and as the form holds it. */
interface QuotationStates {
  readonly opened: QuotationForm;
  readonly theirs: QuotationForm;
  readonly mine: QuotationForm;
  readonly groups: readonly FormGroup[];
}

/** A part, or parts that follow from each other, in three states as a person reads them. */
export interface ChangedValue {
  /** The key of its first part. */
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
  /** The form to send: theirs where the user changed nothing, and of what both changed all but the parts named here. */
  readonly merge: (keepsMine: ReadonlySet<string>) => QuotationForm;
}

/** Fields that are chosen together, since one follows from the others. */
const togetherFields: readonly (readonly (keyof QuotationHeader)[])[] = [
  ['policyeffectivedate', 'policyschedule', 'policyduration', 'policyscheduledate'],
  ['program_id', 'programname', 'state_id', 'state_name'],
  ['sublob_id', 'sublob_code', 'sublob_name'],
  ['submga_id', 'submga_code', 'submga_name'],
  ['intake_id', 'intake_Name', 'intake_subName'],
];

/**
 * Compares a quotation's form with what is stored. Undefined if sending the form overwrites nothing that another save has
 * stored since the form was opened. `opened` and `theirs` are read from records; their answers are filled in here as those
 * of a form are.
 */
export function compareQuotations(states: QuotationStates): QuotationConflict | undefined {
  const { opened, theirs, mine, groups } = states;
  for (const form of [opened, theirs]) prepareAnswers(form.details, groups, knownFields(form.header));
  const shape = shapeOf(states);
  const parts = {
    opened: partsOf(asSent(opened, groups), groups, shape),
    theirs: partsOf(asSent(theirs, groups), groups, shape),
    mine: partsOf(asSent(mine, groups), groups, shape),
  };
  const units = changedUnits({
    opened: valuesOf(parts.opened),
    theirs: valuesOf(parts.theirs),
    mine: valuesOf(parts.mine),
    mergeAsGroup: disjoint(fieldsToMerge(groups, shape, mine)),
  });
  if (!wouldOverwrite(units)) return undefined;
  return {
    changes: units.map(({ keys, by }) => changedPart(keys, by, parts)),
    merge: (keepsMine) => merged(states, shape, keysToTake(units, keepsMine)),
  };
}

/** The form with the fields that questions carry as they are sent: its header does not follow each answer. */
function asSent(form: QuotationForm, groups: readonly FormGroup[]): QuotationForm {
  return { ...form, header: { ...form.header, ...sentFields(form, groups) } };
}

function shapeOf({ opened, theirs, mine, groups }: QuotationStates): ValuesShape {
  const forms = [opened, theirs, mine];
  const isReadable = ({ details }: QuotationForm): boolean => !keepsOriginal(details) && !details.isList;
  const isSame = (of: (form: QuotationForm) => string): boolean => new Set(forms.map(of)).size === 1;
  const names = ({ coverage }: QuotationForm): string =>
    JSON.stringify(coverage.lines.map(({ coverage_name }) => coverage_name));
  return {
    answers: forms.every(isReadable) ? 'each' : 'whole',
    wholeTables: new Set(
      groups.filter((group) => !isSame(({ details }) => String(rowCount(details.answers, group)))),
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

function valuesOf(parts: ReadonlyMap<string, QuotationValue>): Record<string, unknown> {
  return Object.fromEntries([...parts].map(([key, { value }]) => [key, value]));
}

/** The keys of parts that follow from each other; a key may be in several of these lists. */
function fieldsToMerge(groups: readonly FormGroup[], shape: ValuesShape, mine: QuotationForm): string[][] {
  const fields = togetherFields.map((names) => names.map(headerKey));
  const carried =
    shape.answers === 'whole'
      ? []
      : groups.flatMap((group) =>
          group.attributes.flatMap((attribute) => {
            const name = attributeNames.find((each) => each === attribute.attribute_name.trim());
            if (!name) return [];
            const rows = Array.from({ length: rowCount(mine.details.answers, group) }, (_none, row) => row);
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

/** Lists that share a key become one. */
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

function changedPart(
  keys: readonly string[],
  by: ChangedBy,
  parts: Readonly<Record<'opened' | 'theirs' | 'mine', ReadonlyMap<string, QuotationValue>>>,
): ChangedValue {
  const differs = (key: string): boolean => {
    const before = parts.opened.get(key)?.value;
    return [parts.theirs, parts.mine].some((each) => !isSameInSubstance(each.get(key)?.value, before));
  };
  const changed = [...parts.mine.keys()].filter((key) => keys.includes(key) && differs(key));
  const seen = changed.filter((key) => parts.mine.get(key)?.label !== undefined);
  const shown = seen.length > 0 ? seen : changed;
  // A field and the question that carries it say the same under the same name.
  const labelled = new Map(shown.map((key) => [parts.mine.get(key)?.label ?? plainName(key), key]));
  const textOf = (form: ReadonlyMap<string, QuotationValue>): string =>
    [...labelled.values()]
      .map((key) => form.get(key)?.text ?? '')
      .filter(Boolean)
      .join(' · ');
  return {
    name: keys[0] ?? '',
    label: [...labelled.keys()].join(', '),
    by,
    isSecret: shown.some((key) => parts.mine.get(key)?.isSecret),
    opened: textOf(parts.opened),
    theirs: textOf(parts.theirs),
    mine: textOf(parts.mine),
  };
}

/** What a part without a label is called. */
function plainName(key: string): string {
  return key.startsWith('header/') ? key.slice('header/'.length).replaceAll('_', ' ') : 'Other data';
}

function merged(states: QuotationStates, shape: ValuesShape, taken: ReadonlySet<string>): QuotationForm {
  const { theirs, mine, groups } = states;
  return {
    header: {
      // What the user has answered is the field's value, whatever the merged answers are compared with later.
      ...asSent(mine, groups).header,
      // The amount that is stored now, where it is not decided.
      ...(!shape.sendsStoredAmount && { policyamount: theirs.header.policyamount }),
      ...takenFields(theirs.header, taken),
    },
    details: mergedDetails(states, shape, taken),
    coverage: mergedCoverage(theirs.coverage, mine.coverage, shape, taken),
  };
}

function takenFields(theirs: QuotationHeader, taken: ReadonlySet<string>): Partial<QuotationHeader> {
  return Object.fromEntries(Object.entries(theirs).filter(([field]) => taken.has(headerKey(field))));
}

/** Theirs with the user's own answers in it, so that what no form shows stays as it is stored. */
function mergedDetails(
  { theirs, mine, groups }: QuotationStates,
  shape: ValuesShape,
  taken: ReadonlySet<string>,
): QuotationForm['details'] {
  if (shape.answers === 'whole') return taken.has(allAnswersKey) ? theirs.details : mine.details;
  const answers = copyOf(theirs.details.answers);
  const own = mine.details.answers;
  for (const group of groups) {
    if (shape.wholeTables.has(group) && !taken.has(tableKey(group))) {
      removeStoredRows(answers, group.attributes);
    }
    for (const { attribute, row } of cellsOf(own, [group])) {
      const key = shape.wholeTables.has(group) ? tableKey(group) : answerKey(attribute.id, row);
      if (!taken.has(key)) setAnswer(answers, attribute, row, answerOf(own, attribute, row));
    }
  }
  return { ...mine.details, answers, stored: theirs.details.stored };
}

function mergedCoverage(
  theirs: CoverageState,
  mine: CoverageState,
  shape: ValuesShape,
  taken: ReadonlySet<string>,
): CoverageState {
  if (shape.lines === 'whole') return taken.has(allLinesKey) ? theirs : mine;
  const lines = theirs.lines.map((line, index) => {
    const own = mine.lines[index] ?? line;
    const kept = lineFields.filter((field) => !taken.has(lineKey(index, field)));
    return { ...line, ...Object.fromEntries(kept.map((field) => [field, own[field]])) };
  });
  return withLines(theirs, lines);
}
