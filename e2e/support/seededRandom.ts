/** Random numbers that are the same for the same seed. */
export interface SeededRandom {
  /** An integer from 0 to the limit, without the limit. */
  below(limit: number): number;
  pick<Value>(values: readonly Value[]): Value;
  /** One of the keys, with the probability of its weight. */
  weigh<Key extends string>(weights: Readonly<Record<Key, number>>, mayBe: (key: Key) => boolean): Key;
}

/** A seed from a text (FNV-1a), so that each subject has random numbers of its own. */
function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

/** Random numbers from a seed (mulberry32). */
export function seededRandom(text: string): SeededRandom {
  let state = seedOf(text);
  const share = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(share() * limit);
  const pick = <Value>(values: readonly Value[]): Value => {
    const at = below(values.length);
    for (const value of values.slice(at)) return value;
    throw new Error('There is nothing to choose from');
  };
  return {
    below,
    pick,
    weigh<Key extends string>(weights: Readonly<Record<Key, number>>, mayBe: (key: Key) => boolean) {
      const keys = (Object.keys(weights) as Key[]).filter(mayBe);
      return pick(keys.flatMap((key) => Array.from({ length: weights[key] }, () => key)));
    },
  };
}
