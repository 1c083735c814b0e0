import { nowText } from './clock';
import type { Fault } from './conditions';

/** How a call ended: `lost` was carried out but got no response, `notDelivered` never arrived, `hanging` waits for ever. */
export type Ending = 'open' | 'answered' | 'lost' | 'notDelivered' | 'hanging';

/** A call as the mocked server received it. */
export interface RecordedCall {
  /** 1 for the first call since the scenario began. */
  readonly number: number;
  readonly method: string;
  readonly path: string;
  /** The parsed JSON; of a multipart body the text fields, and files by their names. */
  readonly body: unknown;
  /** The time of its arrival, by the clock of this server, as ISO text. */
  readonly at: string;
  /** 0 until there is a response. */
  readonly status: number;
  readonly durationMs?: number;
  /** The parsed JSON of the response, or its text; a long response is left out. */
  readonly answer?: unknown;
  readonly ending: Ending;
  /** The fault that was applied to the call. */
  readonly fault?: Fault;
  /** Whether the server carried the call out; a refused call was not carried out. */
  readonly wasCarriedOut: boolean;
}

/** The newest calls, oldest first. */
export const recordedCalls: RecordedCall[] = [];

let lastNumber = 0;

/** A change of rows that a tester made in the panel or over HTTP. */
interface RecordedChange {
  readonly operation: string;
  readonly input: unknown;
  /** The number of the last call before the change; 0 if there was none. */
  readonly afterCall: number;
}

/** The changes since the scenario began, oldest first. */
export const recordedChanges: RecordedChange[] = [];

/** Bodies that violated the contract, one sentence each. */
export const contractErrors: string[] = [];

/** The keys that each handler of this server requires; a test compares them with the client's own table. */
export const declaredCalls = new Map<string, DeclaredCall>();

export interface DeclaredCall {
  readonly method: 'GET' | 'POST';
  readonly encoding: 'none' | 'json' | 'multipart';
  readonly keys: readonly string[];
  readonly optional: readonly string[];
}

const maxCalls = 500;
const listeners = new Set<() => void>();
let version = 0;

/** Records a call when it arrives; `updateCall` adds its outcome. */
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
  if (recordedCalls.length > maxCalls) recordedCalls.shift();
  noteChange();
  return call;
}

/** Adds the outcome to a recorded call. */
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

/** Calls `listener` whenever a call arrives or ends, or a control changes something. Returns a function that stops it. */
export function onCall(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Notifies the listeners of a change. */
export function noteChange(): void {
  version += 1;
  listeners.forEach((listener) => listener());
}

/** A number that changes with each notification. */
export function logVersion(): number {
  return version;
}
