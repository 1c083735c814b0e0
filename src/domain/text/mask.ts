import { cleanTyped } from './cleanText';
import type { Typed } from './typed';
import { countMeaningful, lostNote, type Formatted } from './typedNotes';

/**
 * Masks: a lowercase letter, A uppercase letter, 9 digit, other characters literal (FIELD-02 to FIELD-05, ATTR-16).
 * They are interpreted character by character; no regular expression is built from a mask.
 */

/** Only so many characters of a mask count, so that a long mask does not make an input slow. */
const maxMaskLength = 200;

function maskSigns(mask: string): readonly string[] {
  return [...mask].slice(0, maxMaskLength);
}

const lowercase = /^\p{Ll}$/u;
const uppercase = /^\p{Lu}$/u;

function isSlot(sign: string | undefined): boolean {
  return sign === 'a' || sign === 'A' || sign === '9';
}

/** The character for a slot: a letter in the slot's case, or a digit; undefined if it does not fit. */
function fitted(slot: string | undefined, character: string): string | undefined {
  if (slot === '9') return character >= '0' && character <= '9' ? character : undefined;
  const letter = slot === 'a' ? character.toLowerCase() : character.toUpperCase();
  return (slot === 'a' ? lowercase : uppercase).test(letter) ? letter : undefined;
}

/** The formatted text so far, and the index of the next sign of the mask. */
interface Progress {
  text: string;
  next: number;
}

class Mask {
  readonly #signs: readonly string[];
  /** For each index, the index of the next slot from there on; the length of the mask if there is none. */
  readonly #slotFrom: readonly number[];
  /**
   * The literals between an index and the next slot, each with its first index. Cached, because most calls use the same
   * index.
   */
  #literals: { from: number; positions: ReadonlyMap<string, number> } | undefined;

  constructor(mask: string) {
    this.#signs = maskSigns(mask);
    const slots: number[] = [];
    let slot = this.#signs.length;
    for (let index = this.#signs.length; index >= 0; index -= 1) {
      if (isSlot(this.#signs[index])) slot = index;
      slots[index] = slot;
    }
    this.#slotFrom = slots;
  }

  /** Ten digits and no other letter or digit: a phone number of North America. */
  get takesTenDigits(): boolean {
    return this.#signs.filter((sign) => /[\p{L}\p{N}]/u.test(sign)).join('') === '9'.repeat(10);
  }

  get length(): number {
    return this.#signs.length;
  }

  /** The literals before the first slot. */
  get prefix(): string {
    return this.#signs.slice(0, this.slotFrom(0)).join('');
  }

  sign(index: number): string | undefined {
    return this.#signs[index];
  }

  slotFrom(index: number): number {
    return this.#slotFrom[index] ?? this.length;
  }

  /** The index of a character among the literals before the next slot. */
  literalFrom(index: number, character: string): number | undefined {
    if (this.#literals?.from !== index) {
      const positions = new Map<string, number>();
      for (let position = this.slotFrom(index) - 1; position >= index; position -= 1)
        positions.set(this.#signs[position] ?? '', position);
      this.#literals = { from: index, positions };
    }
    return this.#literals.positions.get(character);
  }

  /** Adds a character as a literal or into the next slot; undefined if it does not fit. */
  take({ text, next }: Progress, character: string): Progress | undefined {
    const literal = this.literalFrom(next, character);
    if (literal !== undefined) return { text: text + this.#between(next, literal + 1), next: literal + 1 };
    const slot = this.slotFrom(next);
    const letter = slot < this.length ? fitted(this.#signs[slot], character) : undefined;
    return letter === undefined
      ? undefined
      : { text: text + this.#between(next, slot) + letter, next: slot + 1 };
  }

  /** The literals after the last slot, once that is filled. */
  ending(next: number): string {
    const filled = this.slotFrom(0) < next && this.slotFrom(next) === this.length;
    return filled ? this.#between(next, this.length) : '';
  }

  #between(from: number, to: number): string {
    return this.#signs.slice(from, to).join('');
  }
}

/** How many characters of the mask's prefix are at the start of `text`, if something was typed before the prefix. */
function displacedPrefix(prefix: string, text: string): number {
  for (let start = 0; start < prefix.length; start += 1) {
    if (text.startsWith(prefix.slice(start))) return prefix.length - start;
  }
  return 0;
}

/** The text without a leading country code 1, if the rest is exactly the ten digits of the mask. */
function withoutCountryCode(signs: Mask, typed: Typed): Formatted {
  if (!signs.takesTenDigits) return typed;
  const code = /^[^\d+]*(?:\+|00|011)?[^\d+]*1/.exec(typed.text)?.[0] ?? '';
  const text = typed.text.slice(code.length);
  if (code === '' || text.replace(/\D/g, '').length !== 10) return typed;
  return { text, caret: Math.max(0, typed.caret - code.length), note: 'The leading 1 was left out.' };
}

/**
 * FIELD-06: the typed text, formatted by the mask, with the caret after the same character. Literals are added before
 * the character that follows them, trailing ones after the last slot; a letter gets the case of its slot. Applying it
 * twice changes nothing.
 */
export function applyMask(mask: string, typed: string, typedCaret: number): Formatted {
  if (mask === '') return { text: typed, caret: typedCaret };
  const signs = new Mask(mask);
  const { text, caret, note } = withoutCountryCode(signs, cleanTyped({ text: typed, caret: typedCaret }));
  let progress: Progress = { text: '', next: 0 };
  let position: number | undefined;
  let offset = 0;
  let ignoredUntil = 0;
  let lost = 0;
  for (const character of text) {
    if (position === undefined && offset >= caret) {
      position = progress.text.length;
      // A digit that is typed before '+1 555' would otherwise move the prefix into the slots.
      const isDisplaced = progress.next > signs.slotFrom(0) && !text.startsWith(signs.prefix);
      if (isDisplaced) ignoredUntil = offset + displacedPrefix(signs.prefix, text.slice(offset));
    }
    if (offset >= ignoredUntil) {
      const next = signs.take(progress, character);
      if (!next) lost += countMeaningful(character);
      progress = next ?? progress;
    }
    offset += character.length;
    if (position !== undefined && progress.next === signs.length) break;
  }
  return {
    text: progress.text + signs.ending(progress.next),
    caret: position ?? progress.text.length,
    ...lostNote(lost + countMeaningful(text.slice(offset))),
    ...(note !== undefined && { note }),
  };
}

/** Whether a mask is for a phone number of ten digits. */
export function isPhoneMask(mask: string): boolean {
  return mask !== '' && new Mask(mask).takesTenDigits;
}

/** FIELD-07: whether the text fills the whole mask, letter case included. Every text fills an empty mask. */
export function isComplete(mask: string, text: string): boolean {
  if (mask === '') return true;
  const signs = maskSigns(mask);
  const characters = [...text];
  return (
    signs.length === characters.length &&
    characters.every((character, index) =>
      isSlot(signs[index]) ? fitted(signs[index], character) === character : signs[index] === character,
    )
  );
}

/**
 * the text without the mask's literals. Characters that do not fit the mask stay, so that a check can find them.
 */
export function withoutLiterals(mask: string, text: string): string {
  const signs = new Mask(mask);
  let remaining = '';
  let next = 0;
  for (const character of text) {
    const literal = signs.literalFrom(next, character);
    if (literal === undefined) remaining += character;
    next = (literal ?? signs.slotFrom(next)) + 1;
  }
  return remaining;
}

/** FIELD-07: the message of the documents; `format` is the attribute's format as it was entered. */
export function incompleteMessage(format: string): string {
  return `Please complete the field according to the format ${format} before proceeding.`;
}
