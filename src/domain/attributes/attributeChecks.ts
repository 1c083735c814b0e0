import type { Attribute } from '@/domain/records/attributes';
import type { Typed } from '@/domain/text/typed';
import { isZipField } from './zipFill';
import { inputKind, isRequired, tickOf } from './attributes';
import { cleanTyped, isBlank } from '@/domain/text/cleanText';
import { applyMask, incompleteMessage, isComplete, isPhoneMask, withoutLiterals } from '@/domain/text/mask';
import { splitPhone } from '@/domain/text/phoneText';
import { cutNote, type Formatted } from '@/domain/text/typedNotes';

/** The rules of one answer: its format, its data type, its length, and whether it is there at all. */

type Ruled = Pick<
  Attribute,
  | 'name'
  | 'attribute_name'
  | 'attribute_type'
  | 'attributeformat'
  | 'attribute_data_type'
  | 'attribute_max_lenght'
>;

/** ATTR-12: format and data type belong to these inputs only; one left over from another type is void. */
function takesFormat(attribute: Ruled): boolean {
  return ['text', 'secure', 'phone'].includes(inputKind(attribute));
}

/** The mask of an attribute's input, empty where there is none. */
export function maskOf(attribute: Ruled): string {
  return takesFormat(attribute) ? attribute.attributeformat : '';
}

/**
 * FIELD-13: the most characters, undefined when the attribute sets none. A format that is longer than that could never
 * be completed, so its own length counts then.
 */
export function maxLengthOf(attribute: Ruled): number | undefined {
  const length = Number(attribute.attribute_max_lenght.trim() || 0);
  if (!Number.isSafeInteger(length) || length <= 0) return undefined;
  return Math.max(length, maskOf(attribute).length);
}

/** Whether an answer without a mask is a number or a code, in which only what can be seen counts. */
export function isCode(attribute: Ruled): boolean {
  const dataType = attribute.attribute_data_type.trim().toLowerCase();
  return takesFormat(attribute) && (['numeric', 'alphanumeric'].includes(dataType) || isZipField(attribute));
}

/**
 * FIELD-06, FIELD-13: what a text input makes of what was typed: formatted to the mask, then cut to the length. Without
 * a mask a text stays as it was typed, and a number or code loses what cannot be seen.
 */
export function formatAnswer(attribute: Ruled, typed: Typed): Formatted {
  const formatted = formatMasked(attribute, isCode(attribute) ? cleanTyped(typed) : typed);
  const { text, caret } = formatted;
  const most = maxLengthOf(attribute);
  if (most === undefined || text.length <= most) return formatted;
  // The cut must not leave half of a surrogate pair.
  const kept = text.slice(0, most).replace(/[\ud800-\udbff]$/, '');
  const pasteNote = cutNote(most, text.slice(kept.length));
  return { text: kept, caret: Math.min(caret, kept.length), ...(pasteNote && { pasteNote }) };
}

/** A masked phone number takes no extension and no second number (FIELD-22). */
function formatMasked(attribute: Ruled, typed: Typed): Formatted {
  const mask = maskOf(attribute);
  const isPhone = isPhoneMask(mask) || attribute.attribute_name.trim().toLowerCase() === 'phonenumber';
  if (mask === '' || !isPhone) return applyMask(mask, typed.text, typed.caret);
  const { text, caret } = cleanTyped(typed);
  const [head, tail] = [text.slice(0, caret), text.slice(caret)];
  const { number, rest, note } = splitPhone(head);
  if (number === undefined) return { text: '', caret: 0, note, isRefused: true };
  const formatted = applyMask(mask, number + tail, number.length);
  if (rest === '') return formatted;
  return { ...formatted, ...(note && { note }), ...(!/\d/.test(tail) && { rest }) };
}

// In some scripts, such as Devanagari, a letter is followed by combining marks.
const dataTypes: ReadonlyMap<string, RegExp> = new Map([
  ['string', /^[\p{L}\p{M}]*$/u],
  ['alphanumeric', /^[\p{L}\p{M}0-9]*$/u],
  ['numeric', /^[0-9]*$/],
]);

/**
 * FIELD-08 to FIELD-10, Q-148: whether the text is of the attribute's data type, the literals of its mask aside.
 * Letters of any alphabet are letters; without a data type everything goes. Only such a text is stored (FIELD-12).
 */
export function fitsDataType(attribute: Ruled, text: string): boolean {
  const pattern = dataTypes.get(attribute.attribute_data_type.trim().toLowerCase());
  return !pattern || !takesFormat(attribute) || pattern.test(withoutLiterals(maskOf(attribute), text));
}

/** FIELD-11, to the letter; the name is the label. */
export function dataTypeMessage({ name }: Pick<Attribute, 'name'>): string {
  return `${name} is invalid based on validation.`;
}

/** FIELD-07, FIELD-11: what is wrong with an answer when its input is left; empty when nothing is, or it is blank. */
export function answerProblem(attribute: Ruled, text: string): string {
  if (text === '') return '';
  if (!fitsDataType(attribute, text)) return dataTypeMessage(attribute);
  return isComplete(maskOf(attribute), text) ? '' : incompleteMessage(attribute.attributeformat);
}

/** FIELD-01, QEDIT-14: whether a required answer is missing: blank, or a box without its tick. */
export function isMissing(attribute: Ruled & Pick<Attribute, 'isrequired'>, text: string): boolean {
  if (!isRequired(attribute)) return false;
  return inputKind(attribute) === 'checkbox' ? tickOf(text) === false : isBlank(text);
}
