/** A call as the mocked server saw it. */
interface RecordedCall {
  readonly method: string;
  readonly path: string;
  /** The parsed JSON; of a multipart body the text parts, and files by their names. */
  readonly body: unknown;
  /** 0 as long as no answer was given. */
  status: number;
}

/** The newest calls, oldest first. */
export const recordedCalls: RecordedCall[] = [];

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

/** Keeps a call as it comes in; its status is filled in when it is answered. */
export function recordCall(method: string, path: string, body: unknown): RecordedCall {
  const call: RecordedCall = { method, path, body, status: 0 };
  recordedCalls.push(call);
  if (recordedCalls.length > kept) recordedCalls.shift();
  listeners.forEach((listener) => listener());
  return call;
}

export function recordContractError(text: string): void {
  contractErrors.push(text);
  console.error(`Contract: ${text}`);
}

export function forgetCalls(): void {
  recordedCalls.length = 0;
  contractErrors.length = 0;
  listeners.forEach((listener) => listener());
}

/** Calls `listener` for every call; returns a function that stops it. */
export function onCall(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
