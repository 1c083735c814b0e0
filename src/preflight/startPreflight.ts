import type { PreflightResponse, PreflightRequest } from './handleRequest';
import type { Outcome } from './inspectFile';

/** The check of a file is stopped after this time; the file can still be sent. */
const timeLimitMs = 30_000;

interface PreflightListener {
  onProgress(share: number): void;
  onOutcome(outcome: Outcome): void;
}

function failed(reason: string): Outcome {
  return { kind: 'unread', why: 'failed', reason };
}

function newWorker(): Worker | undefined {
  try {
    return new Worker(new URL('./preflight.worker.ts', import.meta.url));
  } catch {
    return undefined;
  }
}

/** Reads the file in a new worker. The returned function ends the worker; no listener is called after that. */
export function startPreflight(request: PreflightRequest, listener: PreflightListener): () => void {
  const worker = newWorker();
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
  const cannotCheck = (): void =>
    end(failed('The file could not be checked here. If this happens again, reload the page.'));
  const timer = worker
    ? setTimeout(() => end(failed('Reading the file took longer than 30 seconds.')), timeLimitMs)
    : setTimeout(cannotCheck);
  if (!worker) return stop;
  worker.onmessage = ({ data }: MessageEvent<PreflightResponse>) => {
    if (data.type === 'done') end(data.outcome);
    else listener.onProgress(data.share);
  };
  // The script of the worker could not be loaded, or it ran out of memory.
  worker.onerror = cannotCheck;
  worker.postMessage(request);
  return stop;
}
