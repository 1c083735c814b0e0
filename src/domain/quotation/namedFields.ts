import { attributeNames, type AttributeName } from '@/domain/attributes/attributes';
import { isBlank } from '@/domain/text/cleanText';
import { dateOf } from '@/domain/text/dates';
import { parseMoney } from '@/domain/text/money';
import { fromKeys } from '@/domain/values/pick';
import { givenAnswer } from './answers';
import type { QuotationForm } from './form';
import { cellsNamed, namedAnswer, type Cell, type FormGroup } from './groups';
import type { QuotationHeader } from './header';

/** FIELD-19: the fields of a quotation that attributes may carry, so that one value is in two places. */

type SentField = Exclude<AttributeName, 'policyamount'>;

const sentNames = attributeNames.filter((name): name is SentField => name !== 'policyamount');

/** What the attributes of that name say since the user answered; undefined while they are as they were stored. */
export function touchedAnswer(
  { details }: Pick<QuotationForm, 'details'>,
  groups: readonly FormGroup[],
  name: AttributeName,
): string | undefined {
  const answer = namedAnswer(details.answers, groups, name);
  return answer === namedAnswer(details.stored, groups, name) ? undefined : answer;
}

/**
 * FIELD-19: the fields that attributes may carry, as they are sent: what the user has answered, else what is stored. A
 * customer field that was cleared is sent as cleared.
 */
export function sentFields(
  form: QuotationForm,
  groups: readonly FormGroup[],
): Pick<QuotationHeader, SentField> {
  return fromKeys(sentNames, (name) => {
    const answer = touchedAnswer(form, groups, name);
    // A quotation always has its dates: a blank attribute does not empty what Premium Details hold.
    return (name.endsWith('date') ? answer?.trim() || undefined : answer) ?? form.header[name];
  });
}

/** A field and the answer that carries it, as they were stored: differently. Each goes back as it is stored. */
export interface StoredDifference {
  readonly name: AttributeName;
  /** The input that shows the answer. */
  readonly cell: Cell;
  readonly answer: string;
  readonly field: string;
}

type Compared = (text: string) => string | number | undefined;

/** How two texts are compared; texts that cannot be read like that are compared as they are. */
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

/** The parts of a form or a record in which a value may be stored twice. */
interface Stored extends Pick<QuotationForm, 'details'> {
  readonly header: Pick<QuotationHeader, AttributeName>;
  readonly coverage: Pick<QuotationForm['coverage'], 'lines'>;
}

/**
 * FIELD-19: the fields whose stored value is another than the stored answer to a question that carries them, as long as
 * neither was touched. The amount is left out where coverage lines give it (COV-11).
 */
export function storedDifferences(form: Stored, groups: readonly FormGroup[]): readonly StoredDifference[] {
  const { answers } = form.details;
  return attributeNames.flatMap((name): StoredDifference[] => {
    const field = form.header[name];
    if (name === 'policyamount' && form.coverage.lines.length > 0) return [];
    const given = cellsNamed(answers, groups, name).map((cell) => ({
      cell,
      answer: givenAnswer(answers, cell.attribute, cell.row) ?? '',
    }));
    const first = given.find(({ answer }) => !isBlank(answer));
    if (!first || touchedAnswer(form, groups, name) !== undefined) return [];
    return isSame(name, field, first.answer) ? [] : [{ name, field, ...first }];
  });
}
