import type { Attribute, AttributeGroup } from '@/domain/records/attributes';
import { isActive, readRank } from './ranks';
import type { Id, StoredRank } from '@/domain/records/scalars';

/** The types, options, groups and order of the attributes of a form. */

/** The label of an attribute on screen: its name, else its attribute name, so that every input has a label. */
export function attributeTitle({ name, attribute_name }: Pick<Attribute, 'name' | 'attribute_name'>): string {
  return name.trim() || attribute_name.trim() || 'Untitled';
}

/** CONST-09: the types that the attribute form offers. */
export const attributeTypes = [
  'text',
  'date',
  'checkbox',
  'email',
  'radio',
  'textarea',
  'secure',
  'PI secure',
] as const;

/** CONST-10, FIELD-19: the semantic keys; each is also a field of the quotation itself. */
export const attributeNames = [
  'firstname',
  'lastname',
  'address',
  'city',
  'state',
  'zipcode',
  'phonenumber',
  'email',
  'policyamount',
  'policyeffectivedate',
  'policyscheduledate',
] as const;

export type AttributeName = (typeof attributeNames)[number];

/** CONST-11: the data types that the attribute form offers. */
export const attributeDataTypes = ['Numeric', 'Alphanumeric', 'String'] as const;

type AttributeDataType = (typeof attributeDataTypes)[number];

/** ATTR-23, ATTR-24: the options of Mandatory. */
export const mandatoryOptions = [
  { value: 'required', label: 'Required' },
  { value: '', label: 'Not Required' },
] as const;

/** CONST-08, Q-081: the display types of a new group. */
export const newDisplayTypes = ['Single Column', 'Double Column'] as const;

/** CONST-08: the display types of an existing group. */
export const displayTypes = [...newDisplayTypes, 'Table'] as const;

function normalized(text: string): string {
  return text.trim().toLowerCase();
}

/** The input that a quotation form renders. */
export type InputKind =
  'text' | 'date' | 'email' | 'radio' | 'select' | 'checkbox' | 'textarea' | 'secure' | 'phone';

const kinds: ReadonlyMap<string, InputKind> = new Map([
  ['date', 'date'],
  ['email', 'email'],
  ['radio', 'radio'],
  ['selectbox', 'select'],
  ['checkbox', 'checkbox'],
  ['textarea', 'textarea'],
]);

type Typed = Pick<Attribute, 'attribute_type' | 'attribute_name' | 'attributeformat'>;

/** Whether answers of this type are secure. Any spelling counts, so that no secure answer is shown by mistake. */
function isSecureType(attributeType: string): boolean {
  return normalized(attributeType).includes('secure');
}

/**
 * ENT-34, Q-151, Q-152: the input of an attribute. Secure and PI secure are one kind, an unknown type is text, and a
 * text named phonenumber is a phone input (CONST-32) unless it has a format.
 */
export function inputKind({ attribute_type, attribute_name, attributeformat }: Typed): InputKind {
  if (isSecureType(attribute_type)) return 'secure';
  const kind = kinds.get(normalized(attribute_type)) ?? 'text';
  return kind === 'text' && normalized(attribute_name) === 'phonenumber' && attributeformat === ''
    ? 'phone'
    : kind;
}

/** ATTR-11, ATTR-12: which rows the attribute form shows for a type. */
export function fieldsShownFor(attributeType: string): {
  format: boolean;
  dataType: boolean;
  maxLength: boolean;
  radioGroup: boolean;
} {
  const typed = normalized(attributeType) === 'text' || isSecureType(attributeType);
  return {
    format: typed,
    dataType: typed,
    maxLength: typed,
    radioGroup: normalized(attributeType) === 'radio',
  };
}

/**
 * an attribute without the values that its form does not show for its type. A hidden maximum length is the
 * default, 0 (CONST-12).
 */
export function withoutHiddenFields<
  Fields extends Pick<
    Attribute,
    'attribute_type' | 'attributeformat' | 'attribute_data_type' | 'attribute_max_lenght' | 'radiogroup'
  >,
>(attribute: Fields): Fields {
  const shown = fieldsShownFor(attribute.attribute_type);
  return {
    ...attribute,
    attributeformat: shown.format ? attribute.attributeformat : '',
    attribute_data_type: shown.dataType ? attribute.attribute_data_type : '',
    attribute_max_lenght: shown.maxLength ? attribute.attribute_max_lenght : '0',
    radiogroup: shown.radioGroup ? attribute.radiogroup : '',
  };
}

/**
 * ATTR-17 to ATTR-22: the values that follow from a format. All its letters and digits count: '999-99-9999' is
 * Numeric, 'AA999' Alphanumeric, and a format without any is String. An empty format has length 0.
 */
export function deriveFromFormat(format: string): { maxLength: number; dataType: AttributeDataType } {
  const signs = format.replaceAll(/[^\p{L}\p{N}]/gu, '');
  const hasDigits = /\p{N}/u.test(signs);
  const hasLetters = /\p{L}/u.test(signs);
  const dataType = !hasDigits ? 'String' : hasLetters ? 'Alphanumeric' : 'Numeric';
  return { maxLength: format.length, dataType };
}

/** FIELD-21, Q-083: options from comma-separated text, trimmed, without empty ones and duplicates. */
export function optionsFromText(text: string): string[] {
  const options = text.split(',').map((option) => option.trim());
  return [...new Set(options)].filter((option) => option !== '');
}

/**
 * FIELD-21: the options of a radio or SelectBox attribute, from its own list or, if that is empty, from the other one.
 */
export function optionsFor({
  attribute_type,
  radiogroup,
  selectgroup,
}: Pick<Attribute, 'attribute_type' | 'radiogroup' | 'selectgroup'>): string[] {
  const [own, other] =
    normalized(attribute_type) === 'radio' ? [radiogroup, selectgroup] : [selectgroup, radiogroup];
  const options = optionsFromText(own);
  return options.length > 0 ? options : optionsFromText(other);
}

const ticks = ['1', 'true', 'y', 'yes', 'on', 'checked'];
const noTicks = ['', '0', 'false', 'n', 'no', 'off'];

/**
 * whether a stored checkbox value means checked, in any case; undefined for other texts, which are shown as
 * stored.
 */
export function readTick(stored: string): boolean | undefined {
  if (ticks.includes(normalized(stored))) return true;
  return noTicks.includes(normalized(stored)) ? false : undefined;
}

/** the value that a checkbox stores. Unchecked is empty, so a required answer counts as missing. */
export function checkedText(ticked: boolean): string {
  return ticked ? 'true' : '';
}

/** FIELD-20: whether an attribute must be answered. */
export function isRequired({ isrequired }: Pick<Attribute, 'isrequired'>): boolean {
  return normalized(isrequired) === 'required';
}

/** ENT-35: the layout of a group; blank and unknown display types are a single column. */
export function groupDisplay({
  displaytype,
}: Pick<AttributeGroup, 'displaytype'>): 'single' | 'double' | 'table' {
  if (normalized(displaytype) === 'table') return 'table';
  return normalized(displaytype) === 'double column' ? 'double' : 'single';
}

/** A higher number of rows from the server is a mistake, and would make the form slow. */
const MOST_FIRST_ROWS = 100;

/** the rows that an empty group starts with: one, or for a Table its number of rows, at least one. */
export function firstRows(group: Pick<AttributeGroup, 'displaytype' | 'numberofrow'>): number {
  if (groupDisplay(group) !== 'table') return 1;
  return Math.min(Math.max(1, Math.floor(Number(group.numberofrow)) || 0), MOST_FIRST_ROWS);
}

function compareIds(left: Id, right: Id): number {
  return String(left).localeCompare(String(right), 'en', { numeric: true });
}

/** For sorting: smaller ranks first, blank ones last. */
export function compareRanks(one: StoredRank, other: StoredRank): number {
  const [left, right] = [readRank(one), readRank(other)];
  if (left === '' || right === '') return Number(left === '') - Number(right === '');
  return left - right;
}

/**
 * active groups or attributes by rank, then id. The calls of a form return active ones only. If none is marked
 * active, the server omits the mark, and the form shows all of them.
 */
export function activeInOrder<Item extends Pick<Attribute, 'id' | 'rank' | 'active'>>(
  items: readonly Item[],
): Item[] {
  const active = items.filter((item) => isActive(item.active));
  return (active.length > 0 ? active : [...items]).sort(
    (left, right) => compareRanks(left.rank, right.rank) || compareIds(left.id, right.id),
  );
}
