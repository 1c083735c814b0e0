import type { Rank } from '@/domain/records/scalars';

/** A finite number, also from its text; anything else is blank, and is not sent as a number (AGRP-12). */
export function readRank(value: unknown): Rank {
  const result = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof result === 'number' && Number.isFinite(result) ? result : '';
}

/** Whether the mark of a row means active. */
export function isActive(mark: unknown): boolean {
  return mark === 1 || mark === '1' || mark === true || mark === 'true';
}
