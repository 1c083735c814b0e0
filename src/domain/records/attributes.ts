import { activeMark } from './flags';
import { id, record, text, type RecordOf } from './read';
import type { StoredRank } from './scalars';

/** A rank as it is stored, so that an unchanged one is sent back the same; `readRank` returns the number. */
function storedRank(value: unknown): StoredRank {
  return value === null || typeof value === 'number' ? value : text(value);
}

/** A number of rows as it is stored. */
function storedCount(value: unknown): number | string {
  return typeof value === 'number' ? value : text(value);
}

const groupFields = {
  id,
  client_id: id,
  name: text,
  /** Single Column, Double Column, Table, or blank meaning single. */
  displaytype: text,
  /** As it is stored; any other text counts as 0. */
  numberofrow: storedCount,
  rank: storedRank,
  active: activeMark,
};
export const attributeGroup = record(groupFields);
export type AttributeGroup = RecordOf<typeof attributeGroup>;

/** An attribute group as one intake category uses it. */
export const intakeAttributeGroup = record({ ...groupFields, intake_id: id, attribute_group_id: id });
export type IntakeAttributeGroup = RecordOf<typeof intakeAttributeGroup>;

/** One question of an intake form. */
export const attribute = record({
  id,
  client_id: id,
  group_id: id,
  /** The label. */
  name: text,
  /** The semantic key: `firstname`, `zipcode` and others are also fields of the quotation. */
  attribute_name: text,
  /** text, date, email, radio, SelectBox, checkbox, textarea, secure, PI secure. */
  attribute_type: text,
  /** String, Alphanumeric or Numeric. */
  attribute_data_type: text,
  /** Comma-separated options. */
  radiogroup: text,
  selectgroup: text,
  /** 'required' or empty. */
  isrequired: text,
  description: text,
  /** A mask of a, A, 9 and literals. */
  attributeformat: text,
  /** Applies when neither empty nor 0. */
  attribute_max_lenght: text,
  rank: storedRank,
  active: activeMark,
});
export type Attribute = RecordOf<typeof attribute>;
