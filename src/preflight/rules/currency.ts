import { cleanText } from '@/domain/text/cleanText';

/** The codes of currencies that the browser knows. */
const currencyCodes: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

/** Dollars with letters before the sign, which have several spellings. */
const dollarLetters: Readonly<Record<string, string>> = {
  ...{ US: 'USD', C: 'CAD', CA: 'CAD', CAN: 'CAD', CDN: 'CAD', A: 'AUD', AU: 'AUD', NZ: 'NZD' },
  ...{ S: 'SGD', HK: 'HKD', MX: 'MXN', R: 'BRL' },
};

/** Names that are in use beside those of the browser. */
const otherNames: readonly (readonly [name: string, code: string])[] = [
  ['pound', 'GBP'],
  ['sterling', 'GBP'],
  ['pound sterling', 'GBP'],
  ['stg', 'GBP'],
  ['rmb', 'CNY'],
  ['renminbi', 'CNY'],
  ['cdn', 'CAD'],
];

/** Codes and names of currencies that are also English words or first names: they count only where a currency is named. */
const englishWords = new Set(
  'all ang bam bob cad cop cup dop gel gip lak mad mop mur nad pab pen php ron rub sar sos std try top real sol won mark gold right dollar som'.split(
    ' ',
  ),
);

const usDollar =
  /^(?:(?:the )?(?:united states|u\.? ?s\.?(?: ?a\.?)?|american)(?: of america)?['’]? ?)?dollars?$|^u\.?s\.?(?:a\.?)?$|^840$/i;

interface KnownNames {
  /** The code by each symbol; '$' is USD. */
  symbols: ReadonlyMap<string, string>;
  /** The code by each name in the singular, in lower case. */
  names: ReadonlyMap<string, string>;
  /** Finds a name of several words anywhere, and one of a single word where a currency is named. */
  longName: RegExp;
  shortName: RegExp;
}

function symbolOf(currency: string, currencyDisplay: 'symbol' | 'narrowSymbol'): string {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay });
  return format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency;
}

/** The names and symbols of currencies from the browser. The more specific symbol of a currency comes first. */
function readNames(): KnownNames {
  const symbols = new Map<string, string>();
  const names = new Map(otherNames);
  const nouns = new Map<string, string>();
  const display = new Intl.DisplayNames('en', { type: 'currency' });
  for (const shown of ['symbol', 'narrowSymbol'] as const)
    for (const code of currencyCodes) {
      const symbol = symbolOf(code, shown).toUpperCase();
      if (symbol !== code && !symbols.has(symbol)) symbols.set(symbol, code);
    }
  for (const code of currencyCodes) {
    const name = display.of(code)?.replace(/ \(.*/, '').toLowerCase() ?? '';
    if (!names.has(name)) names.set(name, code);
    const noun = name.split(' ').at(-1) ?? '';
    // Several countries have francs: then the word is shown.
    nouns.set(noun, nouns.has(noun) ? noun.toUpperCase() : code);
  }
  for (const [noun, code] of nouns) if (!names.has(noun) && noun !== 'dollar') names.set(noun, code);
  const all = [...names.keys()].map((name) => name.replaceAll(/[^\p{L}\p{N} ]/gu, '.'));
  const long = all.filter((name) => name.includes(' ')).join('|');
  const short = all.filter((name) => !name.includes(' ')).join('|');
  return {
    symbols,
    names,
    longName: new RegExp(`\\b(?:${long})(?=s?\\b)`, 'g'),
    shortName: new RegExp(`(?:^|[([:,_–-]|\\bin)\\s*(?:uk )?(${short})s?\\s*(?=$|[)\\].,])`, 'g'),
  };
}

let known: KnownNames | undefined;

function knownNames(): KnownNames {
  known ??= readNames();
  return known;
}

/** The code of a symbol with or without letters before it: '£', 'CA$'. An unknown symbol is its own code. */
function symbolCode(mark: string): string | undefined {
  const symbol = mark.toUpperCase();
  const letters = symbol.endsWith('$') ? dollarLetters[symbol.slice(0, -1)] : undefined;
  const code = letters ?? knownNames().symbols.get(symbol);
  return code ?? (/\p{Sc}$/u.test(symbol) ? symbol : undefined);
}

/** The code of the currency that a whole text names ('USD', 'us$', 'Pounds', 'GBP - Pound Sterling'); undefined for any other text. */
export function currencyOf(text: string): string | undefined {
  const whole = cleanText(text)
    .trim()
    .replace(/^\((.*)\)$/, '$1')
    .replace(/^uk /i, '')
    .replaceAll(/\s+/g, ' ');
  const upper = whole.toUpperCase();
  if (currencyCodes.has(upper)) return upper;
  if (usDollar.test(whole)) return 'USD';
  const { names } = knownNames();
  const name = whole.toLowerCase().replaceAll('.', '');
  const code =
    names.get(name) ?? names.get(name.replace(/s$/, '')) ?? names.get(name.replace('pounds', 'pound'));
  if (code !== undefined) return code;
  if (/^\S{0,3}\p{Sc}$/u.test(whole) || knownNames().symbols.has(upper.replace(/\.$/, '')))
    return symbolCode(upper.replace(/\.$/, ''));
  const parts = whole.split(/\s*[-–—/,:()]\s*/).filter((part) => part !== '');
  const [first, ...others] = parts.length > 1 ? parts.map(currencyOf) : [];
  return first !== undefined && others.every((other) => other === first) ? first : undefined;
}

/**
 * The codes of the currencies that a head, a title or the name of a sheet names: a symbol, a code in any case, also as a
 * suffix ('gross_premium_eur'), or a name ('Swiss Francs', 'in Sterling'). A word of English is a code only where a
 * currency is named: in brackets, behind 'in' or a dash, or in capitals among other letters. In a head a name of one word counts anywhere.
 */
export function currenciesIn(text: string, isHead = false): readonly string[] {
  const plain = cleanText(text).slice(0, 300);
  const found = new Set<string>();
  const add = (code: string | undefined): void => {
    if (code !== undefined) found.add(code);
  };
  for (const [mark] of plain.matchAll(/(?:(?<![a-z])[a-z]{1,3})?\p{Sc}/giu)) add(symbolCode(mark));
  const split = plain
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z]{3})([A-Z][a-z])/g, '$1 $2')
    .replaceAll(/([a-z]{3})(?=(?:k|mn?|bn|000s?)\b)/gi, '$1 ')
    .replaceAll(/(premium|amount|gross|net|gwp|total)([a-z]{3})(?![a-z])/gi, '$1 $2');
  for (const { 0: word, index } of split.matchAll(/(?<![a-z])[a-z]{3}(?![a-z])/gi)) {
    const code = word.toUpperCase();
    if (!currencyCodes.has(code)) continue;
    const isNamed =
      /(?:^|[([:,_–-]|\bin)\s*$/i.test(split.slice(0, index)) &&
      /^\s*(?:$|[)\]])/.test(split.slice(index + 3));
    const isCapital = word === code && /[a-z]/.test(split);
    if (!englishWords.has(word.toLowerCase()) || isNamed || isCapital) add(code);
  }
  const { longName, shortName, names } = knownNames();
  const lower = split.toLowerCase();
  for (const [name] of lower.matchAll(longName)) add(names.get(name));
  const short = isHead
    ? (lower.match(/\p{L}+/gu) ?? [])
    : [...lower.matchAll(shortName)].map(([, name = '']) => name);
  for (const word of short)
    if (!currencyCodes.has(word.toUpperCase()) && !englishWords.has(word))
      add(names.get(word) ?? names.get(word.replace(/s$/, '')));
  for (const [, bracketed = ''] of plain.matchAll(/[([]([^)\]]{1,6})[)\]]/g))
    if (/\p{L}{2}/u.test(bracketed)) add(currencyOf(bracketed));
  return [...found];
}

/** Whether a code or name of a currency is also a word of English. */
export function isEnglishWord(text: string): boolean {
  return englishWords.has(text.trim().toLowerCase());
}
