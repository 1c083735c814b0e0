import type { Rank } from './records/scalars';

/** A finite number, also from its text; anything else is blank, so that it goes back as no number (AGRP-12). */
export function readRank(value: unknown): Rank {
  const result = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof result === 'number' && Number.isFinite(result) ? result : '';
}
