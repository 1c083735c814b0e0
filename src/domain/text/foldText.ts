import { withoutInvisible } from './cleanText';

/** Letters that Unicode does not decompose into a plain letter and a mark. */
const plainLetters: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ŧ: 't',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
};

/**
 * A text in the form in which filters and searches compare it: without case, accents, strokes of letters, variants of
 * apostrophes and hyphens, wide and narrow forms, and invisible characters.
 */
export function foldText(text: string): string {
  const lower = text.toLowerCase().replaceAll('`', "'");
  // Most texts of a long list are plain ASCII and need no further steps.
  if (/^[ -~\n\t]*$/.test(lower)) return lower;
  return withoutInvisible(lower.replaceAll('´', "'").normalize('NFKD'))
    .replace(/\p{M}/gu, '')
    .replace(/[‘’‚‛ʹʻʼʽˈ′‵ꞌ]/g, "'")
    .replace(/[\p{Pd}⁃−]/gu, '-')
    .replace(/[^ -~]/g, (letter) => plainLetters[letter] ?? letter);
}
