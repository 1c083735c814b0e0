import type { Attribute } from '@/domain/records/attributes';
import type { ZipCity } from '@/domain/records/quotations';

/** FIELD-15, FIELD-16: which input looks up a zip code, and which inputs the response fills. */

type Named = Pick<Attribute, 'name' | 'attribute_name'>;

const zipKeys = ['city', 'state', 'county', 'country'] as const;

export type ZipKey = (typeof zipKeys)[number];

const zipWords: ReadonlySet<string> = new Set(['zip', 'zipcode']);

/** Words of a label that do not say which zip code or city it is. */
const fillWords: ReadonlySet<string> = new Set(['of', 'the', 'for', 'in', 'at', 's', 'your', 'is', 'what']);

/** More such words in the label of a zip code. */
const zipFillWords: ReadonlySet<string> = new Set([
  ...zipWords,
  'postal',
  'postcode',
  'code',
  'number',
  'no',
]);

/** Words that one of two labels may leave out: Garaging Location Zip, Garaging City. */
const optionalWords: ReadonlySet<string> = new Set(['address', 'location']);

/** The words of a label. A number is a word too, because it tells Location 1 from Location 2. */
function labelWords(label: string): string[] {
  const withoutLength = label.replace(/\+\s*4\b|\b\d+[\s-]*digits?\b/gi, ' ');
  return withoutLength.toLowerCase().match(/\p{L}+|\p{N}+/gu) ?? [];
}

/** The words of an attribute_name: garaging_city, garagingCity and garagingcity have the same two. */
function keyWords(attributeName: string): string[] {
  const spaced = attributeName
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{L})(zipcode|zip|city|state|county|country)(?!\p{L})/giu, '$1 $2');
  return labelWords(spaced);
}

function isZipName(words: readonly string[]): boolean {
  return words.some((word) => zipWords.has(word));
}

/** FIELD-15, Q-150: whether the word zip or zipcode is in the attribute_name or in the label. */
export function isZipField({ name, attribute_name }: Named): boolean {
  return isZipName(labelWords(name)) || isZipName(keyWords(attribute_name));
}

/** A set of words as a text that can be compared; the order of the words does not count. */
type WordSet = string;

function wordSet(words: readonly string[], ignored: ReadonlySet<string>): WordSet {
  return [...new Set(words)]
    .filter((word) => !fillWords.has(word) && !ignored.has(word))
    .sort()
    .join(' ');
}

function withoutOptional(words: WordSet): WordSet {
  return wordSet(words.split(' '), optionalWords);
}

/** The words that tell a zip code from others ('garaging'), by its label and by its attribute_name. */
function zipWordSets({ name, attribute_name }: Named): readonly WordSet[] {
  const isPostal = (words: readonly string[]): boolean =>
    isZipName(words) || words.includes('postal') || words.includes('postcode');
  return [labelWords(name), keyWords(attribute_name)]
    .filter(isPostal)
    .map((words) => wordSet(words, zipFillWords))
    .filter((words) => words !== '');
}

/** What a lookup can fill into an attribute. */
interface Target {
  readonly key: ZipKey;
  /** The words that tell it from others, of the label and then of the attribute_name. */
  readonly words: readonly WordSet[];
  /** Its attribute_name is the key itself. */
  readonly isNamed: boolean;
  /** FIELD-16, Q-088: its attribute_name or its label is the key itself. */
  readonly isPlain: boolean;
}

/** The key that is one of the words; undefined if there is none, or more than one as in 'City/State'. */
function keyAmong(words: readonly string[]): ZipKey | undefined {
  const [key, ...others] = zipKeys.filter((word) => words.includes(word));
  return others.length === 0 ? key : undefined;
}

function targetOf(attribute: Named): Target | undefined {
  const [name, attributeName] = [attribute.name, attribute.attribute_name].map((text) =>
    text.trim().toLowerCase(),
  );
  const wordLists = [labelWords(attribute.name), keyWords(attribute.attribute_name)];
  const named = zipKeys.find((key) => key === attributeName);
  const key = named ?? wordLists.map(keyAmong).find((found) => found !== undefined);
  if (!key || isZipField(attribute)) return undefined;
  const words = wordLists
    .filter((list) => keyAmong(list) === key)
    .map((list) => wordSet(list, new Set([key])))
    .filter((set) => set !== '');
  return { key, words, isNamed: named !== undefined, isPlain: named !== undefined || name === key };
}

/** An attribute that a zip code fills. */
interface ZipTarget<Group extends { attributes: readonly Named[] }> {
  readonly key: ZipKey;
  readonly group: Group;
  readonly attribute: Group['attributes'][number];
}

/** A zip field of a form. Two groups may have the same attribute, so its group belongs to it. */
interface ZipPlace {
  readonly group: { readonly attributes: readonly Named[] };
  readonly attribute: Named;
}

function zipsOf(group: ZipPlace['group']): ZipPlace[] {
  return group.attributes.filter(isZipField).map((attribute) => ({ group, attribute }));
}

/** The attributes that a lookup may fill. One that is named by its key comes before one that is only labelled so. */
function targetsOf<Member extends Named>(group: {
  attributes: readonly Member[];
}): { target: Target; attribute: Member }[] {
  return group.attributes
    .flatMap((attribute) => {
      const target = targetOf(attribute);
      return target ? [{ target, attribute }] : [];
    })
    .sort((left, right) => Number(right.target.isNamed) - Number(left.target.isNamed));
}

function isNamedZipcode({ attribute_name }: Named): boolean {
  return attribute_name.trim().toLowerCase() === 'zipcode';
}

function isPlainZip(attribute: Named): boolean {
  return isNamedZipcode(attribute) || zipWordSets(attribute).length === 0;
}

/** The zip code to which the plain fields belong: the one named zipcode, else one labelled just Zip, else the first. */
function plainZip(zips: readonly ZipPlace[]): ZipPlace | undefined {
  const named = zips.find(({ attribute }) => isNamedZipcode(attribute));
  return named ?? zips.find(({ attribute }) => isPlainZip(attribute)) ?? zips[0];
}

/**
 * The zip code to which a plain field of a group belongs: that of the group. If the group has only zip codes with words of
 * their own, it is the plain one of the form, unless that has such a field in its own group.
 */
function plainOwner(group: ZipPlace['group'], key: ZipKey, zips: readonly ZipPlace[]): ZipPlace | undefined {
  const inGroup = plainZip(zipsOf(group));
  const inForm = plainZip(zips);
  if (!inGroup || !inForm || isPlainZip(inGroup.attribute)) return inGroup ?? inForm;
  const isSupplied = targetsOf(inForm.group).some(({ target }) => target.isPlain && target.key === key);
  return isSupplied || !isPlainZip(inForm.attribute) ? inGroup : inForm;
}

/** The first zip code with the same words, else the only one with the same words but for optional ones. */
function zipWithWords(zips: readonly ZipPlace[], words: readonly WordSet[]): ZipPlace | undefined {
  for (const set of words) {
    const exact = zips.find(({ attribute }) => zipWordSets(attribute).includes(set));
    if (exact) return exact;
    const short = withoutOptional(set);
    const similar = zips.filter(({ attribute }) =>
      zipWordSets(attribute).map(withoutOptional).includes(short),
    );
    if (short !== '' && similar.length === 1) return similar[0];
  }
  return undefined;
}

/**
 * FIELD-16: the fields that a zip code fills. A field with the words of a zip code ('Garaging City') belongs to that zip
 * code, any other to the plain one. The zip field's own group comes before other groups. A Table fills only itself, and
 * only itself fills it, because there only fields of one row belong together.
 */
export function zipFields<Group extends { display: string; attributes: readonly Named[] }>(
  own: Group,
  zip: Group['attributes'][number],
  groups: readonly Group[],
): ZipTarget<Group>[] {
  const reachable = own.display === 'table' ? [own] : groups.filter(({ display }) => display !== 'table');
  const allZips = reachable.flatMap(zipsOf);
  const isZip = (place?: ZipPlace): boolean => place?.group === own && place.attribute === zip;
  const worded = new Map<ZipKey, ZipTarget<Group>>();
  const plain = new Map<ZipKey, ZipTarget<Group>>();
  for (const group of [own, ...reachable.filter((other) => other !== own)]) {
    const groupZips = zipsOf(group);
    for (const { target, attribute } of targetsOf(group)) {
      const { key, words, isPlain } = target;
      const owner = zipWithWords(groupZips, words) ?? zipWithWords(allZips, words);
      const found = owner ? worded : plain;
      const isOwned = owner ? isZip(owner) : isPlain && isZip(plainOwner(group, key, allZips));
      if (isOwned && !found.has(key)) found.set(key, { key, group, attribute });
    }
  }
  // A zip code with words of its own fills a plain field only if it has no field with its words.
  const plainTargets = [...plain.values()].filter(({ key }) => isPlainZip(zip) || !worded.has(key));
  return [...worded.values(), ...plainTargets];
}

/** The value of a city of the lookup for one field. */
export function zipValue(city: ZipCity, key: ZipKey): string {
  return key === 'city' ? city.city_name : city[key];
}

/** The text by which a zip code is looked up: the first five digits of a ZIP+4. */
export function lookupZipcode(text: string): string {
  const zipcode = text.trim();
  return /^(\d{5})[\s\p{Pd}]*(?:\d{4})?$/u.exec(zipcode)?.[1] ?? zipcode;
}
