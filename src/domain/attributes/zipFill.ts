import { isBlank } from '@/domain/text/cleanText';
import type { Attribute } from '@/domain/records/attributes';
import type { ZipCity } from '@/domain/records/quotations';

/** FIELD-15, FIELD-16: which input looks a zip code up, and which ones are filled from the answer. */

type Named = Pick<Attribute, 'name' | 'attribute_name'>;

const parts = ['city', 'state', 'county', 'country'] as const;

type ZipPart = (typeof parts)[number];

function wordsOf(label: string): string[] {
  return label.toLowerCase().split(/[^\p{L}]+/u);
}

/** FIELD-15, Q-150: named zipcode, or with a label that says zip. */
export function isZipField({ name, attribute_name }: Named): boolean {
  return (
    attribute_name.trim().toLowerCase() === 'zipcode' ||
    wordsOf(name).some((word) => word === 'zip' || word === 'zipcode')
  );
}

/** FIELD-16, Q-088: the attributes of a group that a lookup fills, by attribute_name, else by label in any case. */
export function zipTargets<Target extends Named>(attributes: readonly Target[]): Map<ZipPart, Target> {
  const targets = new Map<ZipPart, Target>();
  for (const part of parts) {
    const named = attributes.find(({ attribute_name }) => attribute_name.trim().toLowerCase() === part);
    const target = named ?? attributes.find(({ name }) => name.trim().toLowerCase() === part);
    if (target) targets.set(part, target);
  }
  return targets;
}

/**
 * FIELD-16: where a lookup fills: in the zip field's own group first. What that lacks is looked for in the other groups,
 * but in none with a zip field of its own, and in no Table: there only the same row belongs together.
 */
export function zipFields<Group extends { display: string; attributes: readonly Named[] }>(
  own: Group,
  groups: readonly Group[],
): Map<ZipPart, { group: Group; attribute: Group['attributes'][number] }> {
  const isOpen = ({ display, attributes }: Group): boolean =>
    display !== 'table' && own.display !== 'table' && !attributes.some(isZipField);
  const places = new Map<ZipPart, { group: Group; attribute: Group['attributes'][number] }>();
  for (const group of [own, ...groups.filter((other) => other !== own && isOpen(other))]) {
    for (const [part, attribute] of zipTargets(group.attributes)) {
      if (!places.has(part)) places.set(part, { group, attribute });
    }
  }
  return places;
}

/** What a city of the lookup gives for each part. */
export function zipValue(city: ZipCity, part: ZipPart): string {
  return part === 'city' ? city.city_name : city[part];
}

/**
 * a lookup overwrites an empty answer, one that a lookup filled, or the one that belonged to the zip code before
 * this one; never what was typed.
 */
export function canFill(present: string, filledBefore: string | undefined, ofOldZip?: string): boolean {
  return isBlank(present) || present === filledBefore || present === ofOldZip;
}
