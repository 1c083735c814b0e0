import { isBlank } from '@/domain/text/cleanText';
import { foldText } from '@/domain/text/foldText';
import { stateCode, stateTexts } from '@/domain/text/usStates';
import type { Attribute } from '@/domain/records/attributes';
import { inputKind, optionsFor } from './attributes';
import type { ZipKey } from './zipFill';

/** FIELD-16: how a place that a zip code gave is written into a field, and when two texts are the same place. */

const usaNames: ReadonlySet<string> = new Set(['us', 'usa', 'united states', 'united states of america']);

/** A text for comparison: without case, accents and blanks at the ends, and with single blanks between words. */
function folded(text: string): string {
  return foldText(text).trim().replace(/\s+/g, ' ');
}

/** The same text for each way of writing one place. */
function placeKey(key: ZipKey, text: string): string {
  const plain = folded(text);
  if (key === 'state') return stateCode(text) ?? plain;
  if (key === 'county') return plain.replace(/ county$/, '');
  if (key === 'country' && usaNames.has(plain.replaceAll('.', ''))) return 'usa';
  return plain;
}

/** Whether two texts are the same place: New York and NY, Kings and Kings County. */
export function isSamePlace(key: ZipKey, one: string, other: string): boolean {
  return !isBlank(one) && placeKey(key, one) === placeKey(key, other);
}

/** The option that is the place: the same text, else the only one in another case, else the only other writing. */
function optionFor(options: readonly string[], key: ZipKey, value: string): string | undefined {
  if (options.includes(value)) return value;
  const sameText = options.filter((option) => folded(option) === folded(value));
  const same = sameText.length > 0 ? sameText : options.filter((option) => isSamePlace(key, value, option));
  return same.length === 1 ? same[0] : undefined;
}

/**
 * The texts that an attribute may take for a place, the first one that it can hold: the option that is this place, or the
 * value of the server, and the other writing of a state for a box that is too small for the first. None for a checkbox or
 * a date, nor where no option is this place.
 */
export function fillTexts(
  attribute: Pick<
    Attribute,
    'attribute_type' | 'attribute_name' | 'attributeformat' | 'radiogroup' | 'selectgroup'
  >,
  key: ZipKey,
  value: string,
): readonly string[] {
  if (isBlank(value)) return [];
  const kind = inputKind(attribute);
  if (kind === 'checkbox' || kind === 'date') return [];
  if (kind !== 'select' && kind !== 'radio') return key === 'state' ? stateTexts(value) : [value];
  const option = optionFor(optionsFor(attribute), key, value);
  return option === undefined ? [] : [option];
}
