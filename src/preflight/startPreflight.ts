import type { PreflightResponse, PreflightRequest } from './handleRequest';
import type { Outcome } from './inspectFile';

/** The check of a file is stopped after this time; the file can still be sent. */
const timeLimitMs = 30_000;

interface PreflightListener {
  onProgress(share: number): void;
  onOutcome(outcome: Outcome): void;
}

/** Reads the file in a new worker. The returned function ends the worker; no listener is called after that. */
export function startPreflight(request: PreflightRequest, listener: PreflightListener): () => void {
  let worker: Worker | undefined;
  const stop = (): void => {
    clearTimeout(timer);
    if (!worker) return;
    worker.onmessage = worker.onerror = null;
    worker.terminate();
  };
  const end = (outcome: Outcome): void => {
    stop();
    listener.onOutcome(outcome);
  };
  const fail = (reason: string): void => end({ kind: 'unread', why: 'failed', reason });
  const cannotCheck = (): void =>
    fail('The file could not be checked here. If this happens again, reload the page.');
  let timer = setTimeout(() => fail('Reading the file took longer than 30 seconds.'), timeLimitMs);
  try {
    worker = new Worker(new URL('./preflight.worker.ts', import.meta.url));
    worker.onmessage = ({ data }: MessageEvent<PreflightResponse>) => {
      if (data.type === 'done') end(data.outcome);
      else listener.onProgress(data.share);
    };
    // The script of the worker could not be loaded, or it ran out of memory.
    worker.onerror = cannotCheck;
    worker.postMessage(request);
  } catch {
    clearTimeout(timer);
    timer = setTimeout(cannotCheck);
  }
  return stop;
}
