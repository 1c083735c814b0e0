import type { Attribute } from './records/attributes';
import type { ZipCity } from './records/quotations';

/** FIELD-15, FIELD-16: which input looks a zip code up, and which ones are filled from the answer. */

type Named = Pick<Attribute, 'name' | 'attribute_name'>;

const parts = ['city', 'state', 'county', 'country'] as const;

export type ZipPart = (typeof parts)[number];

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

/**
 * FIELD-16, Q-088: the attributes of a group that a lookup fills, by attribute_name, else by label in any case. Call it
 * with the attributes of the zip field's own group; in a Table only the same row is filled.
 */
export function zipTargets<Target extends Named>(attributes: readonly Target[]): Map<ZipPart, Target> {
  const targets = new Map<ZipPart, Target>();
  for (const part of parts) {
    const named = attributes.find(({ attribute_name }) => attribute_name.trim().toLowerCase() === part);
    const target = named ?? attributes.find(({ name }) => name.trim().toLowerCase() === part);
    if (target) targets.set(part, target);
  }
  return targets;
}

/** What a city of the lookup gives for each part. */
export function zipValue(city: ZipCity, part: ZipPart): string {
  return part === 'city' ? city.city_name : city[part];
}

/** a lookup overwrites an empty answer or one that a lookup filled, never what was typed. */
export function mayFill(present: string, filledBefore: string | undefined): boolean {
  return present.trim() === '' || present === filledBefore;
}
