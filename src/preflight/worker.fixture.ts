import { handleRequest, type PreflightResponse, type PreflightRequest } from './handleRequest';

/** The workers that were started, oldest first. */
export const startedWorkers: TestWorker[] = [];

/** A worker for tests: it reads in the page, or a test sends the responses with `answer`. */
class TestWorker {
  onmessage: ((event: MessageEvent<PreflightResponse>) => void) | null = null;
  onerror: (() => void) | null = null;
  request: PreflightRequest | undefined;
  isTerminated = false;
  readonly isHeld: boolean;

  constructor(isHeld: boolean) {
    this.isHeld = isHeld;
    startedWorkers.push(this);
  }

  postMessage(request: PreflightRequest): void {
    this.request = request;
    if (!this.isHeld) void handleRequest(request, (response) => this.answer(response));
  }

  answer(response: PreflightResponse): void {
    this.onmessage?.(new MessageEvent('message', { data: response }));
  }

  terminate(): void {
    this.isTerminated = true;
  }
}

/** Replaces `Worker` by the test worker. A `held` one responds only when the test calls `answer`. */
export function installTestWorkers(mode: 'responding' | 'held' = 'responding'): void {
  startedWorkers.length = 0;
  Object.assign(globalThis, {
    Worker: function TestWorkerOfMode() {
      return new TestWorker(mode === 'held');
    },
  });
}
