import { nowText } from './clock';
import type { Fault } from './conditions';

/** How a call ended: `lost` was carried out and got no answer, `notDelivered` never arrived, `hanging` waits for ever. */
export type Ending = 'open' | 'answered' | 'lost' | 'notDelivered' | 'hanging';

/** A call as the mocked server saw it. */
export interface RecordedCall {
  /** 1 for the first call since the scenario began. */
  readonly number: number;
  readonly method: string;
  readonly path: string;
  /** The parsed JSON; of a multipart body the text parts, and files by their names. */
  readonly body: unknown;
  /** When it came in, by the clock of this server, as ISO text. */
  readonly at: string;
  /** 0 as long as no answer was given. */
  readonly status: number;
  readonly durationMs?: number;
  /** The parsed JSON of the answer, or its text; a long one is left out. */
  readonly answer?: unknown;
  readonly ending: Ending;
  /** The fault that the call met. */
  readonly fault?: Fault;
  /** Whether the server did what was asked; a refused call was not carried out. */
  readonly wasCarriedOut: boolean;
}

/** The newest calls, oldest first. */
export const recordedCalls: RecordedCall[] = [];

let lastNumber = 0;

/** A change of rows that a tester made in the panel or over HTTP. */
interface RecordedChange {
  readonly operation: string;
  readonly input: unknown;
  /** The number of the last call before it; 0 before all calls. */
  readonly afterCall: number;
}

/** The changes since the scenario began, oldest first. */
export const recordedChanges: RecordedChange[] = [];

/** Bodies that broke the contract, one sentence each. */
export const contractErrors: string[] = [];

/** The keys that each handler of this server asks for; a test compares them with the client's own table. */
export const declaredCalls = new Map<string, DeclaredCall>();

export interface DeclaredCall {
  readonly method: 'GET' | 'POST';
  readonly encoding: 'none' | 'json' | 'multipart';
  readonly keys: readonly string[];
  readonly optional: readonly string[];
}

const kept = 500;
const listeners = new Set<() => void>();
let version = 0;

/** Keeps a call as it comes in; `updateCall` adds how it ended. */
export function recordCall(method: string, path: string, body: unknown): RecordedCall {
  lastNumber += 1;
  const opened = {
    number: lastNumber,
    at: nowText(),
    status: 0,
    ending: 'open',
    wasCarriedOut: false,
  } as const;
  const call: RecordedCall = { ...opened, method, path, body };
  recordedCalls.push(call);
  if (recordedCalls.length > kept) recordedCalls.shift();
  noteChange();
  return call;
}

/** Adds to a recorded call what became of it. */
export function updateCall(call: RecordedCall, news: Partial<RecordedCall>): void {
  Object.assign(call, news);
  noteChange();
}

export function recordChange(operation: string, input: unknown, afterCall = lastNumber): void {
  recordedChanges.push({ operation, input, afterCall });
}

export function recordContractError(text: string): void {
  contractErrors.push(text);
  console.error(`Contract: ${text}`);
}

export function forgetCalls(): void {
  recordedCalls.length = 0;
  recordedChanges.length = 0;
  contractErrors.length = 0;
  lastNumber = 0;
  noteChange();
}

/** Calls `listener` whenever a call comes in or ends, or a control changed something; returns a function that stops it. */
export function onCall(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells the listeners that something is to be seen which was not there before. */
export function noteChange(): void {
  version += 1;
  listeners.forEach((listener) => listener());
}

/** A number that is another one after each such change. */
export function logVersion(): number {
  return version;
}
