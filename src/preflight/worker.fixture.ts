import { handleRequest, type PreflightResponse, type PreflightRequest } from './handleRequest';

/** The workers that were started, oldest first. */
export const startedWorkers: TestWorker[] = [];

/** A worker for tests: it reads in the page itself, and can be told what to answer instead. */
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
    if (!this.isHeld) void handleRequest(request, (answer) => this.answer(answer));
  }

  answer(answer: PreflightResponse): void {
    this.onmessage?.(new MessageEvent('message', { data: answer }));
  }

  terminate(): void {
    this.isTerminated = true;
  }
}

/** Has `new Worker` start test workers; `held` ones answer only what the test has them answer. */
export function installTestWorkers(mode: 'responding' | 'held' = 'responding'): void {
  startedWorkers.length = 0;
  Object.assign(globalThis, {
    Worker: function TestWorkerOfMode() {
      return new TestWorker(mode === 'held');
    },
  });
}
