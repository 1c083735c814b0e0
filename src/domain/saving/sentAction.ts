import { isObject } from '@/domain/values/objects';
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
  /** When its request left, in milliseconds since 1970. */
  readonly sentAt: number;
  /** When its answer was lost; absent while the request may still be under way. */
  readonly lostAt?: number;
  /**
   * How its request ended, where it did; 'unverified' when it was answered with success and no read shows it, 'unread'
   * when that read failed, 'repeated' when it shows it more than once.
   */
  readonly failure?: {
    readonly kind: FailureKind | 'unverified' | 'unread' | 'repeated';
    readonly status?: number;
  };
  /** What was read before it was sent, to compare a later read with. */
  readonly evidence: PlainData;
}

/** Whether two tries are of one action: the earlier one has to end first. */
export function isSameAction(one: SentAction, other: SentAction): boolean {
  return one.kind === other.kind && one.record === other.record;
}

export function isSameTry(one: SentAction, other: SentAction): boolean {
  return isSameAction(one, other) && one.sentAt === other.sentAt;
}

/** The server shows an action of one press so many times, twice or more. */
interface Repeated {
  readonly times: number;
}

/** What a later read shows: the action was carried out, more than once, nothing has changed, or it cannot be said. */
export type Finding = 'done' | 'asBefore' | 'unknown' | Repeated;

const dayMs = 24 * 3_600_000;

/** An action without a certain end is forgotten after seven days. */
export const sentActionLifeMs = 7 * dayMs;

/** When what was sent is read again for the first times, in milliseconds after its answer was lost. */
const firstChecksMs = [10_000, 30_000, 60_000];

/** After that it is read again each time that so many milliseconds have passed. */
const checkEachMs = 120_000;

/**
 * How long a request may take to be answered, in milliseconds: a payment gateway may be slow, and after an early timeout
 * the user would not know whether the payment was made.
 */
export const responseLimitMs = 120_000;

/** Before so many milliseconds have passed after an answer was lost, an unchanged record proves nothing. */
const graceMs = 120_000;

function isPlainData(value: unknown): value is PlainData {
  if (Array.isArray(value)) return value.every(isPlainData);
  if (isObject(value)) return Object.values(value).every(isPlainData);
  return value === null || ['boolean', 'number', 'string'].includes(typeof value);
}

/** A sent action as the browser kept it; undefined when it is none or too old. Never throws. */
export function readSentAction(source: unknown, now: number): SentAction | undefined {
  if (!isObject(source)) return undefined;
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
  return isObject(value) && typeof value['kind'] === 'string';
}

/** Milliseconds until the action is read again. */
export function untilNextCheck({ sentAt, lostAt }: SentAction, now: number): number {
  const waited = Math.max(0, now - (lostAt ?? sentAt));
  const next = firstChecksMs.find((delay) => delay > waited);
  return (next ?? (Math.floor(waited / checkEachMs) + 1) * checkEachMs) - waited;
}

/**
 * From when on a record that is as before shows that the action was not carried out: two minutes after its answer was
 * lost. Where nothing is known of the answer, the request may be under way for as long as one may take.
 */
export function provenFrom({ sentAt, lostAt }: SentAction): number {
  return (lostAt ?? sentAt + responseLimitMs) + graceMs;
}

/** Whether the server refused the action; it may have carried out a first request that the browser then repeated. */
export function wasRefused({ failure }: SentAction): boolean {
  return failure !== undefined && ['business', 'notAllowed', 'signedOut'].includes(failure.kind);
}
