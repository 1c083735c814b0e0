import { isBlank } from '@/domain/text/cleanText';
import type { Attribute } from '@/domain/records/attributes';
import type { ZipCity } from '@/domain/records/quotations';

/** FIELD-15, FIELD-16: which input looks up a zip code, and which inputs the response fills. */

type Named = Pick<Attribute, 'name' | 'attribute_name'>;

const zipKeys = ['city', 'state', 'county', 'country'] as const;

type ZipKey = (typeof zipKeys)[number];

function labelWords(label: string): string[] {
  return label.toLowerCase().split(/[^\p{L}]+/u);
}

/** FIELD-15, Q-150: whether the attribute is named zipcode, or has the word zip or zipcode in its label. */
export function isZipField({ name, attribute_name }: Named): boolean {
  return (
    attribute_name.trim().toLowerCase() === 'zipcode' ||
    labelWords(name).some((word) => word === 'zip' || word === 'zipcode')
  );
}

/** FIELD-16, Q-088: the attributes of a group that a lookup fills, by attribute_name, else by label in any case. */
export function zipTargets<Target extends Named>(attributes: readonly Target[]): Map<ZipKey, Target> {
  const targets = new Map<ZipKey, Target>();
  for (const key of zipKeys) {
    const named = attributes.find(({ attribute_name }) => attribute_name.trim().toLowerCase() === key);
    const target = named ?? attributes.find(({ name }) => name.trim().toLowerCase() === key);
    if (target) targets.set(key, target);
  }
  return targets;
}

/**
 * FIELD-16: the fields that a lookup fills: those of the zip field's own group, then of other groups. A group with its
 * own zip field is left out, and so is a Table, in which only fields of one row belong together.
 */
export function zipFields<Group extends { display: string; attributes: readonly Named[] }>(
  own: Group,
  groups: readonly Group[],
): Map<ZipKey, { group: Group; attribute: Group['attributes'][number] }> {
  const canBeFilled = ({ display, attributes }: Group): boolean =>
    display !== 'table' && own.display !== 'table' && !attributes.some(isZipField);
  const fields = new Map<ZipKey, { group: Group; attribute: Group['attributes'][number] }>();
  for (const group of [own, ...groups.filter((other) => other !== own && canBeFilled(other))]) {
    for (const [key, attribute] of zipTargets(group.attributes)) {
      if (!fields.has(key)) fields.set(key, { group, attribute });
    }
  }
  return fields;
}

/** The value of a city of the lookup for one field. */
export function zipValue(city: ZipCity, key: ZipKey): string {
  return key === 'city' ? city.city_name : city[key];
}

/**
 * a lookup overwrites an empty answer, one that a lookup filled, or the value of the previous zip code. It never
 * overwrites a typed answer.
 */
export function canFill(current: string, filledBefore: string | undefined, ofOldZip?: string): boolean {
  return isBlank(current) || current === filledBefore || current === ofOldZip;
}
