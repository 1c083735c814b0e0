import { own } from '@/domain/values/objects';
import type { Clock } from './clock';

/** The value of a field in a draft: a plain value, or a list of them. */
export type DraftValue = Plain | readonly Plain[];

type Plain = string | number | boolean | null;

/** One field that the user changed. */
export interface DraftField {
  /** The name of the field in the form. */
  readonly name: string;
  /** Empty if the form shows no such field: its value follows from another. */
  readonly label: string;
  /** The value on the server when the user started. */
  readonly was: DraftValue;
  readonly value: DraftValue;
}

/** The unsaved changes of one form, without secrets. */
export interface Draft {
  /** The form's URL. */
  readonly route: string;
  /** The form's heading. */
  readonly title: string;
  /** Milliseconds since 1970, by this computer's clock. */
  readonly savedAt: number;
  readonly fields: readonly DraftField[];
  /** The labels of changed fields that must not be stored: secrets and files. */
  readonly omitted: readonly string[];
}

/** Stores the drafts of one user. Its promises never reject. */
export interface DraftStore {
  read(route: string): Promise<Draft | undefined>;
  write(draft: Draft): Promise<void>;
  remove(route: string): Promise<void>;
}

/** Drafts are stored for at most 24 hours. */
export const draftLifeMs = 24 * 3_600_000;

/**
 * The age of a draft, in milliseconds: the smallest that one of the known clocks allows, because this computer's clock may
 * have been set since. A draft from the future counts as written now. NaN where the time is malformed.
 * @param savedAt when it was written, by the server's clock
 * @param clockMs how far the server's clock was ahead of this computer's then
 */
export function draftAge(savedAt: unknown, clockMs: unknown, { now, ahead }: Clock): number {
  if (typeof savedAt !== 'number' || !Number.isFinite(savedAt)) return NaN;
  const differences = [0, ...ahead, ...(Number.isFinite(clockMs) ? [Number(clockMs)] : [])];
  const ages = differences.map((difference) => now + difference - savedAt).filter((age) => age >= 0);
  return ages.length === 0 ? 0 : Math.min(...ages);
}

const longestText = 1_000_000;

function isPlain(value: unknown): value is Plain {
  if (typeof value === 'string') return value.length <= longestText;
  return (
    value === null || typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value))
  );
}

/** Whether the value of a field can be stored in a draft. */
export function isDraftValue(value: unknown): value is DraftValue {
  return isPlain(value) || (Array.isArray(value) && value.length <= 10_000 && value.every(isPlain));
}

/** Whether two values of a form are equal; lists are equal when their entries are. */
export function isSameValue(left: unknown, right: unknown): boolean {
  if (!Array.isArray(left) || !Array.isArray(right)) return Object.is(left, right);
  return left.length === right.length && left.every((item, index) => Object.is(item, right[index]));
}

function readField(source: unknown): DraftField | undefined {
  const [name, label, was, value] = ['name', 'label', 'was', 'value'].map((key) => own(source, key));
  if (typeof name !== 'string' || typeof label !== 'string') return undefined;
  return isDraftValue(was) && isDraftValue(value) ? { name, label, was, value } : undefined;
}

/**
 * A draft as the browser stored it; undefined if it is not a draft or is older than 24 hours. Malformed fields are left
 * out. Never throws.
 */
export function readDraft(source: unknown, clock: Clock): Draft | undefined {
  const keys = ['route', 'title', 'savedAt', 'clockMs', 'fields', 'omitted'];
  const [route, title, savedAt, clockMs, fields, omitted] = keys.map((key) => own(source, key));
  if (typeof route !== 'string' || !Array.isArray(fields)) return undefined;
  const age = draftAge(savedAt, clockMs, clock);
  if (!(age < draftLifeMs)) return undefined;
  const known = fields.map(readField).filter((field) => field !== undefined);
  if (known.length === 0) return undefined;
  return {
    route,
    title: typeof title === 'string' && title !== '' ? title : route,
    savedAt: clock.now - age,
    fields: known,
    omitted: Array.isArray(omitted) ? omitted.filter((label) => typeof label === 'string') : [],
  };
}

/**
 * The fields of an earlier draft, overwritten by those that were typed since, so that neither is lost before the user
 * decides.
 */
export function mergedFields(
  earlier: readonly DraftField[],
  since: readonly DraftField[],
): readonly DraftField[] {
  const names = new Set(since.map(({ name }) => name));
  return [...earlier.filter(({ name }) => !names.has(name)), ...since];
}

/**
 * When a draft was saved, in local time: '14:02' or 'yesterday 14:02'. It does not use `moment`, which would add 19 KiB
 * to the login.
 */
export function draftTime(savedAt: number, now: number): string {
  const [saved, present] = [new Date(savedAt), new Date(now)];
  const two = (number: number): string => String(number).padStart(2, '0');
  const time = `${two(saved.getHours())}:${two(saved.getMinutes())}`;
  return saved.toDateString() === present.toDateString() ? time : `yesterday ${time}`;
}
