import { own } from '@/domain/values/objects';

/** What a draft may keep of a field: plain values, or a list of them. */
export type DraftValue = Plain | readonly Plain[];

type Plain = string | number | boolean | null;

/** One field that the user changed. */
export interface DraftField {
  /** The form's own name of it. */
  readonly name: string;
  /** Empty where the user sees no such field: its value follows from another. */
  readonly label: string;
  /** What the server had when the user began. */
  readonly was: DraftValue;
  readonly value: DraftValue;
}

/** The unsaved work of one form: what was changed, and no secrets. */
export interface Draft {
  /** The form's URL. */
  readonly route: string;
  /** The form's heading. */
  readonly title: string;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  readonly fields: readonly DraftField[];
  /** The labels of what was typed and may not be kept: secrets and files. */
  readonly omitted: readonly string[];
}

/** Where the drafts of one user are kept. None of it ever rejects. */
export interface DraftStore {
  read(route: string): Promise<Draft | undefined>;
  write(draft: Draft): Promise<void>;
  remove(route: string): Promise<void>;
}

/** Drafts are kept 24 hours at most. */
export const draftLifeMs = 24 * 3_600_000;

const longestText = 1_000_000;

function isPlain(value: unknown): value is Plain {
  if (typeof value === 'string') return value.length <= longestText;
  return (
    value === null || typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value))
  );
}

/** Whether a form's value can be kept in a draft. */
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
 * A draft as the browser kept it; undefined when it is not a draft, is older than 24 hours, or is from the future. Parts
 * that cannot be read are left out. Never throws.
 */
export function readDraft(source: unknown, now: number): Draft | undefined {
  const [route, title, savedAt, fields, omitted] = ['route', 'title', 'savedAt', 'fields', 'omitted'].map(
    (key) => own(source, key),
  );
  if (typeof route !== 'string' || typeof savedAt !== 'number' || !Array.isArray(fields)) return undefined;
  if (!(savedAt > now - draftLifeMs && savedAt <= now + 60_000)) return undefined;
  const known = fields.map(readField).filter((field) => field !== undefined);
  if (known.length === 0) return undefined;
  return {
    route,
    title: typeof title === 'string' && title !== '' ? title : route,
    savedAt,
    fields: known,
    omitted: Array.isArray(omitted) ? omitted.filter((label) => typeof label === 'string') : [],
  };
}

/** The earlier fields, replaced by those that were typed since: neither is lost before the user decides. */
export function mergedFields(
  earlier: readonly DraftField[],
  since: readonly DraftField[],
): readonly DraftField[] {
  const names = new Set(since.map(({ name }) => name));
  return [...earlier.filter(({ name }) => !names.has(name)), ...since];
}

/**
 * When a draft was kept: '14:02', or 'yesterday 14:02'; local time. Written without `moment`: the start of the app loads this
 * file, and the library would add 19 KiB to the login.
 */
export function draftTime(savedAt: number, now: number): string {
  const [kept, present] = [new Date(savedAt), new Date(now)];
  const two = (part: number): string => String(part).padStart(2, '0');
  const time = `${two(kept.getHours())}:${two(kept.getMinutes())}`;
  return kept.toDateString() === present.toDateString() ? time : `yesterday ${time}`;
}
