import { attributeNames, type AttributeName } from '@/domain/attributes/attributes';
import { isBlank } from '@/domain/text/cleanText';
import { dateOf } from '@/domain/text/dates';
import { parseMoney } from '@/domain/text/money';
import { fromKeys } from '@/domain/values/pick';
import { findAnswer } from './answers';
import type { QuotationForm } from './form';
import { cellsNamed, namedAnswer, type Cell, type FormGroup } from './groups';
import type { QuotationHeader } from './header';

/** FIELD-19: the fields of a quotation that may also be attributes, so that one value is stored twice. */

type SentField = Exclude<AttributeName, 'policyamount'>;

const sentNames = attributeNames.filter((name): name is SentField => name !== 'policyamount');

/** The answer to the attributes of that name, if the user changed it; undefined while it is as stored. */
export function touchedAnswer(
  { details }: Pick<QuotationForm, 'details'>,
  groups: readonly FormGroup[],
  name: AttributeName,
): string | undefined {
  const answer = namedAnswer(details.answers, groups, name);
  return answer === namedAnswer(details.stored, groups, name) ? undefined : answer;
}

/**
 * FIELD-19: the fields that may also be attributes, as they are sent: the user's answer, else the stored value. A
 * cleared customer field is sent blank.
 */
export function sentFields(
  form: QuotationForm,
  groups: readonly FormGroup[],
): Pick<QuotationHeader, SentField> {
  return fromKeys(sentNames, (name) => {
    const answer = touchedAnswer(form, groups, name);
    // A quotation always has its dates: a blank answer does not empty the date of Premium Details.
    return (name.endsWith('date') ? answer?.trim() || undefined : answer) ?? form.header[name];
  });
}

/** A field and an answer to its attribute that are stored with different values. Each is sent back as stored. */
export interface StoredDifference {
  readonly name: AttributeName;
  /** The input that shows the answer. */
  readonly cell: Cell;
  readonly answer: string;
  readonly field: string;
}

type Compared = (text: string) => string | number | undefined;

/** How two texts of a field are compared; texts that cannot be parsed are compared unchanged. */
const comparisons: ReadonlyMap<AttributeName, Compared> = new Map<AttributeName, Compared>([
  ['policyeffectivedate', (text) => dateOf(text) || undefined],
  ['policyscheduledate', (text) => dateOf(text) || undefined],
  ['policyamount', parseMoney],
  ['phonenumber', (text) => text.replaceAll(/\D/g, '') || undefined],
]);

function isSame(name: AttributeName, one: string, other: string): boolean {
  const read = (text: string): string | number => comparisons.get(name)?.(text) ?? text.trim();
  return read(one) === read(other);
}

/** The values of a form or a record that may be stored twice. */
interface Stored extends Pick<QuotationForm, 'details'> {
  readonly header: Pick<QuotationHeader, AttributeName>;
  readonly coverage: Pick<QuotationForm['coverage'], 'lines'>;
}

/**
 * FIELD-19: the fields whose stored value differs from the stored answer, while neither is touched. The amount is left
 * out if it follows from coverage lines (COV-11).
 */
export function storedDifferences(form: Stored, groups: readonly FormGroup[]): readonly StoredDifference[] {
  const { answers } = form.details;
  return attributeNames.flatMap((name): StoredDifference[] => {
    const field = form.header[name];
    if (name === 'policyamount' && form.coverage.lines.length > 0) return [];
    const answered = cellsNamed(answers, groups, name).map((cell) => ({
      cell,
      answer: findAnswer(answers, cell.attribute, cell.row) ?? '',
    }));
    const first = answered.find(({ answer }) => !isBlank(answer));
    if (!first || touchedAnswer(form, groups, name) !== undefined) return [];
    return isSame(name, field, first.answer) ? [] : [{ name, field, ...first }];
  });
}
