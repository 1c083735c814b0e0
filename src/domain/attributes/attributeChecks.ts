import type { Attribute } from '@/domain/records/attributes';
import type { Typed } from '@/domain/text/typed';
import { isZipField } from './zipFill';
import { inputKind, isRequired, readTick } from './attributes';
import { cleanTyped, isBlank } from '@/domain/text/cleanText';
import { applyMask, incompleteMessage, isComplete, isPhoneMask, withoutLiterals } from '@/domain/text/mask';
import { splitPhone } from '@/domain/text/phoneText';
import { cutNote, type Formatted } from '@/domain/text/typedNotes';

/** The rules of one answer: its format, data type and length, and whether it is required. */

type Ruled = Pick<
  Attribute,
  | 'name'
  | 'attribute_name'
  | 'attribute_type'
  | 'attributeformat'
  | 'attribute_data_type'
  | 'attribute_max_lenght'
>;

/** ATTR-12: only these inputs have a format and a data type. One that was stored for an earlier type is ignored. */
function takesFormat(attribute: Ruled): boolean {
  return ['text', 'secure', 'phone'].includes(inputKind(attribute));
}

/** The mask of an attribute's input; empty if it has none. */
export function maskOf(attribute: Ruled): string {
  return takesFormat(attribute) ? attribute.attributeformat : '';
}

/**
 * FIELD-13: the maximum number of characters; undefined if the attribute sets none. A longer format could never be
 * completed, so then the length of the format counts.
 */
export function maxLengthOf(attribute: Ruled): number | undefined {
  const length = Number(attribute.attribute_max_lenght.trim() || 0);
  if (!Number.isSafeInteger(length) || length <= 0) return undefined;
  return Math.max(length, maskOf(attribute).length);
}

/** Whether an answer without a mask is a number or a code, from which invisible characters are removed. */
export function isCode(attribute: Ruled): boolean {
  const dataType = attribute.attribute_data_type.trim().toLowerCase();
  return takesFormat(attribute) && (['numeric', 'alphanumeric'].includes(dataType) || isZipField(attribute));
}

/**
 * FIELD-06, FIELD-13: the typed text, formatted by the mask, then cut to the maximum length. Without a mask a text is
 * unchanged, and a number or code loses its invisible characters.
 */
export function formatAnswer(attribute: Ruled, typed: Typed): Formatted {
  const formatted = formatMasked(attribute, isCode(attribute) ? cleanTyped(typed) : typed);
  const { text, caret } = formatted;
  const maxLength = maxLengthOf(attribute);
  if (maxLength === undefined || text.length <= maxLength) return formatted;
  // The cut must not leave half of a surrogate pair.
  const cut = text.slice(0, maxLength).replace(/[\ud800-\udbff]$/, '');
  const pasteNote = cutNote(maxLength, text.slice(cut.length));
  return { text: cut, caret: Math.min(caret, cut.length), ...(pasteNote && { pasteNote }) };
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
 * FIELD-08 to FIELD-10, Q-148: whether the text, without the literals of its mask, has the attribute's data type.
 * Letters of any alphabet are letters; without a data type every text fits. Only a text that fits is stored (FIELD-12).
 */
export function fitsDataType(attribute: Ruled, text: string): boolean {
  const pattern = dataTypes.get(attribute.attribute_data_type.trim().toLowerCase());
  return !pattern || !takesFormat(attribute) || pattern.test(withoutLiterals(maskOf(attribute), text));
}

/** FIELD-11: the message of the documents; the name is the label. */
export function dataTypeMessage({ name }: Pick<Attribute, 'name'>): string {
  return `${name} is invalid based on validation.`;
}

/** FIELD-07, FIELD-11: the error of an answer after its input lost the focus; empty if it is valid or blank. */
export function answerProblem(attribute: Ruled, text: string): string {
  if (text === '') return '';
  if (!fitsDataType(attribute, text)) return dataTypeMessage(attribute);
  return isComplete(maskOf(attribute), text) ? '' : incompleteMessage(attribute.attributeformat);
}

/** FIELD-01, QEDIT-14: whether a required answer is missing: a blank text, or a checkbox that is not checked. */
export function isMissing(attribute: Ruled & Pick<Attribute, 'isrequired'>, text: string): boolean {
  if (!isRequired(attribute)) return false;
  return inputKind(attribute) === 'checkbox' ? readTick(text) === false : isBlank(text);
}
