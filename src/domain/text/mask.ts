import { cleanTyped } from './cleanText';
import type { Typed } from './typed';
import { countMeaningful, lostNote, type Formatted } from './typedNotes';

/**
 * Masks: a lowercase letter, A uppercase letter, 9 digit, other characters literal (FIELD-02 to FIELD-05, ATTR-16).
 * They are interpreted by walking characters; no pattern is ever built from one.
 */

/** A mask counts with so many characters: an input does not slow down under a longer one. */
const maxMaskLength = 200;

function signsOf(mask: string): readonly string[] {
  return [...mask].slice(0, maxMaskLength);
}

const lowercase = /^\p{Ll}$/u;
const uppercase = /^\p{Lu}$/u;

function isSlot(sign: string | undefined): boolean {
  return sign === 'a' || sign === 'A' || sign === '9';
}

/** The character as a slot takes it: a letter in the slot's case, a digit; undefined when it does not fit. */
function fitted(slot: string | undefined, character: string): string | undefined {
  if (slot === '9') return character >= '0' && character <= '9' ? character : undefined;
  const letter = slot === 'a' ? character.toLowerCase() : character.toUpperCase();
  return (slot === 'a' ? lowercase : uppercase).test(letter) ? letter : undefined;
}

/** What has been written of a mask, and the sign of it that comes next. */
interface Progress {
  text: string;
  next: number;
}

class Mask {
  readonly #signs: readonly string[];
  /** For each position, that of the next slot at or behind it; the mask's length when there is none. */
  readonly #slotFrom: readonly number[];
  /** The literals between one position and the next slot, each with its first place: most characters ask for the same. */
  #literals: { from: number; places: ReadonlyMap<string, number> } | undefined;

  constructor(mask: string) {
    this.#signs = signsOf(mask);
    const slots: number[] = [];
    let slot = this.#signs.length;
    for (let at = this.#signs.length; at >= 0; at -= 1) {
      if (isSlot(this.#signs[at])) slot = at;
      slots[at] = slot;
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

  /** The literals in front of the first slot. */
  get prefix(): string {
    return this.#signs.slice(0, this.slotFrom(0)).join('');
  }

  sign(at: number): string | undefined {
    return this.#signs[at];
  }

  slotFrom(at: number): number {
    return this.#slotFrom[at] ?? this.length;
  }

  /** The position of a character among the literals in front of the next slot. */
  literalFrom(at: number, character: string): number | undefined {
    if (this.#literals?.from !== at) {
      const places = new Map<string, number>();
      for (let place = this.slotFrom(at) - 1; place >= at; place -= 1)
        places.set(this.#signs[place] ?? '', place);
      this.#literals = { from: at, places };
    }
    return this.#literals.places.get(character);
  }

  /** Takes one more character: as a literal, as what fills the next slot, or not at all. */
  take({ text, next }: Progress, character: string): Progress | undefined {
    const literal = this.literalFrom(next, character);
    if (literal !== undefined) return { text: text + this.#between(next, literal + 1), next: literal + 1 };
    const slot = this.slotFrom(next);
    const letter = slot < this.length ? fitted(this.#signs[slot], character) : undefined;
    return letter === undefined
      ? undefined
      : { text: text + this.#between(next, slot) + letter, next: slot + 1 };
  }

  /** The literals behind the last slot, once that is filled. */
  ending(next: number): string {
    const filled = this.slotFrom(0) < next && this.slotFrom(next) === this.length;
    return filled ? this.#between(next, this.length) : '';
  }

  #between(from: number, to: number): string {
    return this.#signs.slice(from, to).join('');
  }
}

/** How much of the mask's prefix is at the start of `text`, when something was typed in front of it. */
function displacedPrefix(prefix: string, text: string): number {
  for (let start = 0; start < prefix.length; start += 1) {
    if (text.startsWith(prefix.slice(start))) return prefix.length - start;
  }
  return 0;
}

/** The text without a leading country code 1, where exactly the rest fills a mask of ten digits. */
function withoutCountryCode(signs: Mask, typed: Typed): Formatted {
  if (!signs.takesTenDigits) return typed;
  const code = /^[^\d+]*(?:\+|00|011)?[^\d+]*1/.exec(typed.text)?.[0] ?? '';
  const text = typed.text.slice(code.length);
  if (code === '' || text.replace(/\D/g, '').length !== 10) return typed;
  return { text, caret: Math.max(0, typed.caret - code.length), note: 'The leading 1 was left out.' };
}

/**
 * FIELD-06: what was typed or pasted, filtered and formatted to the mask, with the caret behind the character it was
 * behind. Literals come by themselves in front of what follows them, those at the end with the last slot; a letter
 * takes the case of its slot. An empty mask leaves the text alone. Applied to its own result it changes nothing.
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
      // Typed in front of '+1 555', a digit would otherwise draw the prefix into the slots.
      const outOfPlace = progress.next > signs.slotFrom(0) && !text.startsWith(signs.prefix);
      if (outOfPlace) ignoredUntil = offset + displacedPrefix(signs.prefix, text.slice(offset));
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

/** Whether a mask is that of a phone number of ten digits. */
export function isPhoneMask(mask: string): boolean {
  return mask !== '' && new Mask(mask).takesTenDigits;
}

/** FIELD-07: whether the text fills the whole mask, letter case included. Everything fills an empty mask. */
export function isComplete(mask: string, text: string): boolean {
  if (mask === '') return true;
  const signs = signsOf(mask);
  const characters = [...text];
  return (
    signs.length === characters.length &&
    characters.every((character, at) =>
      isSlot(signs[at]) ? fitted(signs[at], character) === character : signs[at] === character,
    )
  );
}

/** the text without the mask's literals; what does not belong to the mask stays, so that a check can see it. */
export function withoutLiterals(mask: string, text: string): string {
  const signs = new Mask(mask);
  let kept = '';
  let next = 0;
  for (const character of text) {
    const literal = signs.literalFrom(next, character);
    if (literal === undefined) kept += character;
    next = (literal ?? signs.slotFrom(next)) + 1;
  }
  return kept;
}

/** FIELD-07, to the letter; `format` is the attribute's format as it was entered. */
export function incompleteMessage(format: string): string {
  return `Please complete the field according to the format ${format} before proceeding.`;
}
