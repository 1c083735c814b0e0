import type { Attribute } from '../records/attributes';
import {
  attributeNames,
  attributeTitle,
  inputKind,
  readTick,
  type AttributeName,
} from '@/domain/attributes/attributes';
import { mailLink, phoneLink, showPhone } from '@/domain/text/contact';
import { concealed } from '@/domain/text/conceal';
import { formatDate } from '@/domain/text/dates';
import { withHtmlLineEnds } from '@/domain/text/lineEnds';
import { sameId } from '@/domain/records/ids';
import { earlierAnswers, findAnswer, type Answers } from './answers';
import { maxShownRows, viewedRowIndices, type FormGroup } from './groups';
import type { StoredDifference } from './namedFields';

/** One answer as a view shows it. A secure one is concealed already (FIELD-18); its value is not in here. */
export interface ShownAnswer {
  readonly label: string;
  /** Blank without an answer. */
  readonly text: string;
  readonly isSecure: boolean;
  /** The link of a phone number or an email address. */
  readonly link?: string | undefined;
  /** A remark below the text; blank if there is none. */
  readonly note: string;
}

/**
 * A group of answers as a view shows it: one row, the rows of a Table, or the rows that are left from when it was a
 * Table.
 */
export interface ShownGroup {
  readonly name: string;
  readonly display: FormGroup['display'];
  readonly rows: readonly (readonly ShownAnswer[])[];
  /** The number of stored rows. A view shows the first ones if they are too many. */
  readonly rowCount: number;
}

/** The quotation's own values of the fields that may also be attributes (FIELD-19). */
export type KnownFields = Readonly<Record<AttributeName, string>>;

/**
 * An answer as text: dates in the format of all views, checkboxes as Yes or No, secure values concealed. Other
 * texts and malformed values are shown as stored.
 */
export function shownText(attribute: Attribute, stored: string): string {
  const kind = inputKind(attribute);
  if (kind === 'secure') return concealed(stored);
  if (kind === 'phone') return showPhone(withHtmlLineEnds(stored.trim()));
  if (kind === 'date') return formatDate(stored) || withHtmlLineEnds(stored.trim());
  const tick = kind === 'checkbox' ? readTick(stored) : undefined;
  return tick === undefined ? withHtmlLineEnds(stored.trim()) : tick ? 'Yes' : 'No';
}

/** FIELD-19: the note at an answer whose field is stored with a different value. */
export function fieldNote({ cell, field }: StoredDifference): string {
  const text = shownText(cell.attribute, field);
  return text === '' ? 'The quotation itself holds nothing here' : `The quotation says ${text}`;
}

/** FIELD-19: the note at a field whose answer is stored with a different value. */
export function answerNote({ cell, answer }: StoredDifference): string {
  return `The answer says ${shownText(cell.attribute, answer)}`;
}

/** Texts that are stored under several earlier names of a question: it is unknown which one is the answer. */
export function storedAsText(attribute: Attribute, earlier: readonly string[]): string {
  return earlier.map((text) => `Stored as ${shownText(attribute, text)}`).join('; ');
}

/** FIELD-19: the quotation's own value, for an attribute that was never answered. */
function knownField({ attribute_name }: Attribute, known: KnownFields): string | undefined {
  const name = attributeNames.find((each) => each === attribute_name.trim());
  return (name && known[name]) || undefined;
}

/**
 * A group with its answers for a view. A Table has only its stored rows. `differences` are the fields whose stored
 * value differs from the stored answer (FIELD-19).
 */
export function shownGroup(
  answers: Answers,
  group: FormGroup,
  known: KnownFields,
  differences: readonly StoredDifference[] = [],
): ShownGroup {
  const { attributes, display, name } = group;
  const answer = (attribute: Attribute, row: number): ShownAnswer => {
    const label = attributeTitle(attribute);
    const earlier = earlierAnswers(answers, attribute, row);
    if (earlier.length > 0) {
      return { label, text: storedAsText(attribute, earlier), isSecure: false, note: '' };
    }
    const field = row === 0 ? knownField(attribute, known) : undefined;
    const stored = findAnswer(answers, attribute, row) ?? field;
    const difference = differences.find(
      ({ cell }) => sameId(cell.attribute.id, attribute.id) && cell.row === row,
    );
    const kind = inputKind(attribute);
    const isPhone = kind === 'phone';
    return {
      label,
      text: stored === undefined ? '' : shownText(attribute, stored),
      isSecure: kind === 'secure',
      ...(stored !== undefined && isPhone && { link: phoneLink(stored) }),
      ...(stored !== undefined && kind === 'email' && { link: mailLink(stored) }),
      note: difference ? fieldNote(difference) : '',
    };
  };
  const stored = viewedRowIndices(answers, group);
  const rows = stored
    .slice(0, maxShownRows)
    .map((row) => attributes.map((attribute) => answer(attribute, row)));
  return { name, display, rows, rowCount: stored.length };
}
