import type { Attribute } from '../records/attributes';
import { attributeNames, attributeTitle, inputKind, isTicked, type AttributeName } from '../attributes';
import { concealed } from '../conceal';
import { formatDate } from '../dateText';
import { givenAnswer, storedRows, type Answers } from './answers';
import type { FormGroup } from './groups';

/** One answer as a view shows it. A secure one is concealed already (FIELD-18): what it was is not in here. */
export interface ShownAnswer {
  readonly label: string;
  /** Blank where nothing was answered. */
  readonly text: string;
  readonly isSecure: boolean;
}

/** A group of answers as a view shows it: one row, or those of a Table. */
export interface ShownGroup {
  readonly name: string;
  readonly display: FormGroup['display'];
  readonly rows: readonly (readonly ShownAnswer[])[];
}

/** What the quotation itself knows of the fields that attributes may carry (FIELD-19). */
export type KnownFields = Readonly<Record<AttributeName, string>>;

/** An answer as text: dates as everywhere, ticks as Yes or No, secure values concealed, the rest unchanged. */
export function shownText(attribute: Attribute, stored: string): string {
  const kind = inputKind(attribute);
  if (kind === 'secure') return concealed(stored);
  if (kind === 'date') return formatDate(stored) || stored.trim();
  return kind === 'checkbox' ? (isTicked(stored) ? 'Yes' : 'No') : stored.trim();
}

function shownAnswer(attribute: Attribute, stored: string | undefined): ShownAnswer {
  return {
    label: attributeTitle(attribute),
    text: stored === undefined ? '' : shownText(attribute, stored),
    isSecure: inputKind(attribute) === 'secure',
  };
}

/** FIELD-19: the quotation's own field, for an attribute that carries it and was never answered. */
function knownField({ attribute_name }: Attribute, known: KnownFields): string | undefined {
  const name = attributeNames.find((each) => each === attribute_name.trim());
  return (name && known[name]) || undefined;
}

/** A group with its answers, to be read. A Table has the rows that are stored, and none where none is. */
export function shownGroup(answers: Answers, group: FormGroup, known: KnownFields): ShownGroup {
  const { attributes, display, name } = group;
  const count = display === 'table' ? storedRows(answers, attributes) : 1;
  const rows = Array.from({ length: count }, (_, row) =>
    attributes.map((attribute) =>
      shownAnswer(
        attribute,
        givenAnswer(answers, attribute, row) ?? (row === 0 ? knownField(attribute, known) : undefined),
      ),
    ),
  );
  return { name, display, rows };
}
