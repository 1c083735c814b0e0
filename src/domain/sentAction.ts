import { formatTimestamp } from './dateText';
import type { FailureKind } from './failure';

/** What may be kept beside a sent action: plain data, nothing secret. */
export type PlainData =
  null | boolean | number | string | readonly PlainData[] | { readonly [key: string]: PlainData };

/**
 * Something that was sent and must not be sent twice, from the moment before its request until its end is certain. It
 * is kept in the browser, so it holds no secrets.
 */
export interface SentAction {
  /** Which action: 'payment', 'approve', … */
  readonly kind: string;
  /** The id of the record that it changes; empty for a creation. One action of a kind and record at a time. */
  readonly record: string;
  /** What was sent, as a person would say it: 'Payment of $50 by ACH'. */
  readonly what: string;
  /** When it was sent, in milliseconds since 1970. */
  readonly sentAt: number;
  /** When its answer was lost; absent while the request may still be under way. */
  readonly lostAt?: number;
  /**
   * How its request ended, where it did; 'unverified' when it was answered with success and no read shows it, 'unread'
   * when that read failed.
   */
  readonly failure?: { readonly kind: FailureKind | 'unverified' | 'unread'; readonly status?: number };
  /** What was read before it was sent, to compare a later read with. */
  readonly evidence: PlainData;
}

/** Where the actions of one user are kept until their end is certain. None of it rejects. */
export interface SentActionStore {
  /** The actions of one kind without a certain end. */
  list(kind: string): Promise<readonly SentAction[]>;
  /** Keeps the action before it is sent; false, and nothing is kept, while an earlier one of its kind and record is there. */
  begin(action: SentAction): Promise<boolean>;
  /** Notes how the request of a kept action ended. */
  update(action: SentAction): Promise<void>;
  /** Forgets the action: its end is certain, or the user allowed another try. */
  remove(action: SentAction): Promise<void>;
  /** Whether the action's request is under way on this page. */
  isSending(action: SentAction): boolean;
  /** Calls back after a change on this page or in another tab. */
  subscribe(listener: () => void): () => void;
}

/** What a later read shows: the action was carried out, nothing has changed, or it cannot be said. */
export type Finding = 'done' | 'asBefore' | 'unknown';

const dayMs = 24 * 3_600_000;

/** An action without a certain end is forgotten after seven days. */
export const sentActionLifeMs = 7 * dayMs;

/** When what was sent is read again after its answer was lost, in milliseconds. */
const checkDelaysMs = [10_000, 30_000, 60_000, 120_000];

/** Before this many milliseconds have passed, an unchanged record proves nothing: the request may still be under way. */
const graceMs = 120_000;

function isPlainObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isPlainData(value: unknown): value is PlainData {
  if (Array.isArray(value)) return value.every(isPlainData);
  if (isPlainObject(value)) return Object.values(value).every(isPlainData);
  return value === null || ['boolean', 'number', 'string'].includes(typeof value);
}

/** A sent action as the browser kept it; undefined when it is none or too old. Never throws. */
export function readSentAction(source: unknown, now: number): SentAction | undefined {
  if (!isPlainObject(source)) return undefined;
  const { kind, record, what, sentAt, lostAt, failure, evidence } = source;
  if (typeof kind !== 'string' || typeof record !== 'string' || typeof what !== 'string') return undefined;
  if (typeof sentAt !== 'number' || !(Math.abs(now - sentAt) < sentActionLifeMs)) return undefined;
  return {
    kind,
    record,
    what,
    sentAt,
    ...(typeof lostAt === 'number' ? { lostAt } : {}),
    ...(isFailure(failure) ? { failure } : {}),
    evidence: isPlainData(evidence) ? evidence : null,
  };
}

function isFailure(value: unknown): value is NonNullable<SentAction['failure']> {
  return isPlainObject(value) && typeof value['kind'] === 'string';
}

function waitingSince({ sentAt, lostAt }: SentAction): number {
  return lostAt ?? sentAt;
}

/** Milliseconds until the action is read again; undefined when it is no longer read by itself. */
export function untilNextCheck(action: SentAction, now: number): number | undefined {
  const waited = now - waitingSince(action);
  const next = checkDelaysMs.find((delay) => delay > waited);
  return next === undefined ? undefined : next - waited;
}

/** Whether a record that is as before shows that the action was not carried out: only after two minutes. */
export function provesNothingHappened(action: SentAction, now: number): boolean {
  return now - waitingSince(action) >= graceMs;
}

/** The question before an action without a certain end may be sent again: it names what was sent and when. */
export function retryQuestion({ what, sentAt }: SentAction): string {
  return `${what}, sent on ${formatTimestamp(sentAt)}, is not confirmed. It may have been carried out. Allow another try?`;
}
