import type { AnswerField } from '@/intakeForm/state/answerField';
import { QuotationStore } from '@/intakeForm/state/quotationStore';
import { formatAnswer } from '@/domain/attributes/attributeChecks';
import {
  activeInOrder,
  groupDisplay,
  firstRows,
  inputKind,
  optionsFor,
} from '@/domain/attributes/attributes';
import { sameId } from '@/domain/records/ids';
import { newQuotationForm } from '@/domain/quotation/form';
import type { FormGroup } from '@/domain/quotation/groups';
import { readRank } from '@/domain/attributes/ranks';
import type { Attribute, AttributeGroup } from '@/domain/records/attributes';
import type { Id } from '@/domain/records/scalars';
import { minimumEffectiveDate } from '@/domain/payment/schedule';

/** A quotation without a customer: the samples that are typed into it are not sent. */
const noCustomer = {
  clientId: '',
  userId: '',
  creatorName: '',
  intake: { id: '', name: '', category_name: '', sublob: '', lob_code: '', intaketype: '' },
};

/** A group that contains only this attribute. */
export function groupOfOne(name: string, attribute: Attribute): FormGroup {
  return { id: 'one', name, display: 'single', firstRows: 1, attributes: [attribute] };
}

/**
 * The group as quotations will show it once the attribute is saved. The attribute replaces its stored
 * version, or is the last one if it is new. It is shown even while its status is off.
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
    display: groupDisplay(group),
    firstRows: firstRows(group),
    attributes: activeInOrder([...others.map((other) => ({ ...other, active: 1 as const })), shown]),
  };
}

/** A sample: the text as typed, and the text that the input shows. */
interface Sample {
  readonly typed: string;
  /** The attribute at the time of typing. */
  readonly typedInto: Attribute;
  readonly shown: string;
}

/** A quotation form of one group, into which samples are typed. */
interface SampleForm {
  readonly group: FormGroup;
  readonly store: QuotationStore;
  /**
   * The samples that were taken over from the previous form. If a cell shows another text, the user has typed
   * since.
   */
  readonly samples: ReadonlyMap<AnswerField, Sample>;
}

/** The text that an input shows for a sample; empty if it was typed into another kind of input. */
function shownSample(attribute: Attribute, { typed, typedInto }: Omit<Sample, 'shown'>): string {
  const kind = inputKind(attribute);
  if (kind !== inputKind(typedInto)) return '';
  if (kind === 'radio' || kind === 'select') return optionsFor(attribute).includes(typed) ? typed : '';
  if (kind === 'date' || kind === 'checkbox') return typed;
  return formatAnswer(attribute, { text: typed, caret: typed.length }).text;
}

/** The sample in a row of an attribute: the text as it was typed, even if the input shows less of it. */
function findSample(form: SampleForm, id: Id, row: number): Omit<Sample, 'shown'> | undefined {
  const { group, store, samples } = form;
  const attribute = group.attributes.find((each) => each.id === id || sameId(each.id, id));
  if (!attribute || row >= store.answers.rowKeys(group).length) return undefined;
  const cell = store.answers.cellAt(group, attribute, row);
  const { text } = cell.getState();
  const before = samples.get(cell);
  if (before?.shown === text) return before;
  return text === '' ? undefined : { typed: text, typedInto: attribute };
}

/** Creates the form of a group. The rows and samples of the previous one are taken over. */
export function renderGroup(group: FormGroup, now: Date, before?: SampleForm): SampleForm {
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
    const sample = findSample(before, cell.attribute.id, row);
    if (!sample) continue;
    const shown = shownSample(cell.attribute, sample);
    samples.set(cell, { ...sample, shown });
    if (shown !== cell.getState().text) answers.type(cell, shown);
  }
  return { group, store, samples };
}
