import { withoutInvisible } from './cleanText';

/** Letters that Unicode does not take apart into a plain letter and a mark. */
const plain: Readonly<Record<string, string>> = {
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
 * A text as filters and searches compare it: case, accents, strokes of letters, kinds of apostrophe and hyphen, wide and narrow
 * forms do not count, nor do marks that cannot be seen.
 */
export function foldText(text: string): string {
  const lower = text.toLowerCase().replaceAll('`', "'");
  // Most texts of a long list are plain, and need none of the rest.
  if (/^[ -~\n\t]*$/.test(lower)) return lower;
  return withoutInvisible(lower.replaceAll('´', "'").normalize('NFKD'))
    .replace(/\p{M}/gu, '')
    .replace(/[‘’‚‛ʹʻʼʽˈ′‵ꞌ]/g, "'")
    .replace(/[\p{Pd}⁃−]/gu, '-')
    .replace(/[^ -~]/g, (letter) => plain[letter] ?? letter);
}
