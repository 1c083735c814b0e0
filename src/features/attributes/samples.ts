import type { AnswerField } from '@/intakeForm/state/answerField';
import { QuotationStore } from '@/intakeForm/state/quotationStore';
import { formatAnswer } from '@/domain/attributes/attributeChecks';
import { activeInOrder, displayOf, firstRows, inputKind, optionsFor } from '@/domain/attributes/attributes';
import { sameId } from '@/domain/records/ids';
import { newQuotationForm } from '@/domain/quotation/form';
import type { FormGroup } from '@/domain/quotation/groups';
import { readRank } from '@/domain/attributes/ranks';
import type { Attribute, AttributeGroup } from '@/domain/records/attributes';
import type { Id } from '@/domain/records/scalars';
import { minimumEffectiveDate } from '@/domain/payment/schedule';

/** A quotation without a customer: what is typed into it is a sample and is not sent. */
const noCustomer = {
  clientId: '',
  userId: '',
  creatorName: '',
  intake: { id: '', name: '', category_name: '', sublob: '', lob_code: '', intaketype: '' },
};

/** The attribute as a group of its own. */
export function groupOfOne(name: string, attribute: Attribute): FormGroup {
  return { id: 'one', name, display: 'single', firstRows: 1, attributes: [attribute] };
}

/**
 * The group as quotations will draw it once the attribute is saved: in place of what is stored of it, or last when it is
 * new. It is there even while its status is off, since it is what the form is about.
 */
export function groupWith(
  attribute: Attribute,
  group: AttributeGroup,
  attributes: readonly Attribute[],
): FormGroup {
  const others = activeInOrder(attributes).filter(({ id }) => !sameId(id, attribute.id));
  const isStored = attributes.some(({ id }) => sameId(id, attribute.id));
  const last = Math.max(0, ...others.map(({ rank }) => readRank(rank) || 0)) + 1;
  const shown = { ...attribute, active: 1 as const, rank: isStored ? attribute.rank : last };
  return {
    id: group.id,
    name: group.name,
    display: displayOf(group),
    firstRows: firstRows(group),
    attributes: activeInOrder([...others.map((other) => ({ ...other, active: 1 as const })), shown]),
  };
}

/** A sample as it was typed, and what the input made of it since. */
interface Sample {
  readonly typed: string;
  /** The attribute as it was then. */
  readonly into: Attribute;
  readonly shown: string;
}

/** A quotation form of one group, to type samples into. */
interface Drawing {
  readonly group: FormGroup;
  readonly store: QuotationStore;
  /** The samples that came from the drawing before; a cell that shows something else was typed in since. */
  readonly samples: ReadonlyMap<AnswerField, Sample>;
}

/** What an input can show of a sample: nothing when it was typed into another kind of input. */
function shownSample(attribute: Attribute, { typed, into }: Omit<Sample, 'shown'>): string {
  const kind = inputKind(attribute);
  if (kind !== inputKind(into)) return '';
  if (kind === 'radio' || kind === 'select') return optionsFor(attribute).includes(typed) ? typed : '';
  if (kind === 'date' || kind === 'checkbox') return typed;
  return formatAnswer(attribute, { text: typed, caret: typed.length }).text;
}

/** The sample in a row of an attribute: as it was typed, however little of it the input shows by now. */
function sampleOf(drawing: Drawing, id: Id, row: number): Omit<Sample, 'shown'> | undefined {
  const { group, store, samples } = drawing;
  const attribute = group.attributes.find((each) => each.id === id || sameId(each.id, id));
  if (!attribute || row >= store.answers.rowKeys(group).length) return undefined;
  const cell = store.answers.cellAt(group, attribute, row);
  const { text } = cell.getState();
  const before = samples.get(cell);
  if (before?.shown === text) return before;
  return text === '' ? undefined : { typed: text, into: attribute };
}

/** Draws a group; one that follows another takes over its rows and samples. */
export function renderGroup(group: FormGroup, now: Date, before?: Drawing): Drawing {
  const store = new QuotationStore(
    newQuotationForm({ ...noCustomer, now }),
    { earliestDate: minimumEffectiveDate },
    now,
  );
  const { answers } = store;
  const samples = new Map<AnswerField, Sample>();
  store.placeGroup(0, group);
  if (!before) return { group, store, samples };
  if (group.display === 'table') {
    const rows = before.store.answers.rowKeys(before.group).length;
    while (answers.rowKeys(group).length < rows) answers.addRow(group);
  }
  for (const cell of answers.cells()) {
    const row = answers.rowKeys(group).indexOf(cell.rowKey);
    const sample = sampleOf(before, cell.attribute.id, row);
    if (!sample) continue;
    const shown = shownSample(cell.attribute, sample);
    samples.set(cell, { ...sample, shown });
    if (shown !== cell.getState().text) answers.type(cell, shown);
  }
  return { group, store, samples };
}
