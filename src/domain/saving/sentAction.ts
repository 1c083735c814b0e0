import { isObject } from '@/domain/values/objects';
import type { Clock } from './clock';
import type { FailureKind } from './failure';

/** Plain data that may be stored with a sent action; nothing secret. */
export type PlainData =
  null | boolean | number | string | readonly PlainData[] | { readonly [key: string]: PlainData };

/**
 * An action that must not be sent twice, from just before its request until its result is known. The browser stores it,
 * so it holds no secrets.
 */
export interface SentAction {
  /** The type of action: 'payment', 'approve', … */
  readonly kind: string;
  /**
   * The id of the record that it changes; empty for a creation. There is at most one action for a kind and a record.
   */
  readonly record: string;
  /** A description for the user: 'Payment of $50 by ACH'. */
  readonly what: string;
  /** When its request was sent, in milliseconds since 1970. */
  readonly sentAt: number;
  /** When its response was lost; absent while the request may be pending. */
  readonly lostAt?: number;
  /** How far other clocks were ahead at `lostAt`, or at `sentAt` while that is absent; as in `Clock`. */
  readonly ahead?: readonly number[];
  /**
   * How its request failed, if it did. After a success: 'unverified' if no read shows the change, 'unread' if that read
   * failed, 'repeated' if it shows the change more than once.
   */
  readonly failure?: {
    readonly kind: FailureKind | 'unverified' | 'unread' | 'repeated';
    readonly status?: number;
  };
  /** The snapshot that was read before it was sent, to compare a later read with. */
  readonly snapshot: PlainData;
}

/** Whether two tries belong to the same action. The earlier one has to end first. */
export function isSameAction(one: SentAction, other: SentAction): boolean {
  return one.kind === other.kind && one.record === other.record;
}

export function isSameTry(one: SentAction, other: SentAction): boolean {
  return isSameAction(one, other) && one.sentAt === other.sentAt;
}

/** The server shows the action several times, although the user sent it once. */
interface Repeated {
  readonly times: number;
}

/**
 * The result of a later read: the action was carried out once or several times, nothing has changed, or it is unknown.
 */
export type Finding = 'done' | 'asBefore' | 'unknown' | Repeated;

const dayMs = 24 * 3_600_000;

/** An action with an unknown result is deleted after seven days. */
export const sentActionLifeMs = 7 * dayMs;

/** The delays of the first checks, in milliseconds after the response was lost. */
const firstChecksMs = [10_000, 30_000, 60_000];

/** The interval of the checks after these, in milliseconds. */
const checkIntervalMs = 120_000;

/**
 * The timeout of a request, in milliseconds. A payment gateway may be slow, and after an early timeout the user would
 * not know whether the payment was made.
 */
export const responseLimitMs = 120_000;

/** An unchanged record proves nothing until so many milliseconds after the response was lost. */
const graceMs = 120_000;

function isPlainData(value: unknown): value is PlainData {
  if (Array.isArray(value)) return value.every(isPlainData);
  if (isObject(value)) return Object.values(value).every(isPlainData);
  return value === null || ['boolean', 'number', 'string'].includes(typeof value);
}

/** A sent action as the browser stored it; undefined if it is malformed. Never throws. */
export function readSentAction(source: unknown): SentAction | undefined {
  if (!isObject(source)) return undefined;
  const { kind, record, what, sentAt, lostAt, ahead, failure, snapshot } = source;
  if (typeof kind !== 'string' || typeof record !== 'string' || typeof what !== 'string') return undefined;
  if (typeof sentAt !== 'number' || !Number.isFinite(sentAt)) return undefined;
  return {
    kind,
    record,
    what,
    sentAt,
    ...(typeof lostAt === 'number' ? { lostAt } : {}),
    ...(Array.isArray(ahead) ? { ahead: ahead.map((ms) => (typeof ms === 'number' ? ms : NaN)) } : {}),
    ...(isFailure(failure) ? { failure } : {}),
    snapshot: isPlainData(snapshot) ? snapshot : null,
  };
}

function isFailure(value: unknown): value is NonNullable<SentAction['failure']> {
  return isObject(value) && typeof value['kind'] === 'string';
}

/**
 * Milliseconds since the response was lost, or since the request was sent: the fewest that one of the clocks shows. A
 * clock that shows less than none was set back, and does not count.
 */
function elapsedMs({ sentAt, lostAt = sentAt, ahead = [] }: SentAction, clock: Clock): number {
  const computer = clock.now - lostAt;
  const others = ahead.map((before, index) => computer + (clock.ahead[index] ?? NaN) - before);
  const elapsed = [computer, ...others].filter((ms) => ms >= 0);
  return elapsed.length === 0 ? 0 : Math.min(...elapsed);
}

/** Whether an action is so old that it is deleted. */
export function isExpired(action: SentAction, clock: Clock): boolean {
  return elapsedMs(action, clock) >= sentActionLifeMs;
}

/** Milliseconds until the next check. */
export function untilNextCheck(action: SentAction, clock: Clock): number {
  const waited = elapsedMs(action, clock);
  const next = firstChecksMs.find((delay) => delay > waited);
  return (next ?? (Math.floor(waited / checkIntervalMs) + 1) * checkIntervalMs) - waited;
}

/** How long an unchanged record proves nothing. Without `lostAt`, the request may be pending until its timeout. */
function unprovenMs({ lostAt }: SentAction): number {
  return lostAt === undefined ? responseLimitMs + graceMs : graceMs;
}

/**
 * From this time on, an unchanged record proves that the action was not carried out: two minutes after its response was
 * lost. For the user: this computer's clock may be set meanwhile, so `isProven` decides.
 */
export function provenFrom(action: SentAction): number {
  return (action.lostAt ?? action.sentAt) + unprovenMs(action);
}

/** Whether an unchanged record proves now that the action was not carried out. */
export function isProven(action: SentAction, clock: Clock): boolean {
  return elapsedMs(action, clock) >= unprovenMs(action);
}

/** Whether the server refused the action; it may have carried out an earlier request, which the browser repeated. */
export function wasRefused({ failure }: SentAction): boolean {
  return failure !== undefined && ['business', 'notAllowed', 'signedOut'].includes(failure.kind);
}
