import { logError, logUnmasked } from '@/api/log';

const isDevelopment = process.env['NODE_ENV'] === 'development';

/** React reports an error of a screen, then the router does. */
const reported = new WeakSet<Error>();

/** Text in quotes may be somebody's data: the browser quotes what it could not parse. */
function redacted(message: string): string {
  return message.replaceAll(/(["'`]).*?\1|“.*?”/g, '"…"');
}

/** File, line and column of where an error was thrown; grouped digits are not taken for a card number. */
function placeOf({ stack = '' }: Error): string | undefined {
  const [, file, line, column] = /([^/\s(]+):(\d+):(\d+)\)?$/m.exec(stack) ?? [];
  return file && `${file}:${String(line)}:${Number(column).toLocaleString('en')}`;
}

/** Logs an error once, without data. Of anything but an `Error` only the type is known to be harmless. */
function report(what: string, error: unknown, message?: string): void {
  if (!(error instanceof Error)) {
    logError(what, { error: typeof error, message });
  } else if (!reported.has(error)) {
    reported.add(error);
    logError(what, { error: error.name, message: redacted(error.message), place: placeOf(error) });
  }
}

/** Logs an error with all that is known of it, and lets the overlay of the development server show it. */
function reportUnmasked(error: unknown, componentStack: string | undefined): void {
  if (error instanceof Error) {
    if (reported.has(error)) return;
    reported.add(error);
  }
  logUnmasked(error, componentStack);
  window.dispatchEvent(new ErrorEvent('error', { error, message: String(error) }));
}

/** For React's root and the router: an error that an error boundary has caught. */
export function reportCaught(error: unknown, componentStack?: string): void {
  if (isDevelopment) reportUnmasked(error, componentStack);
  else report('Part of the page failed', error);
}

export const rootOptions = {
  onCaughtError: (error: unknown, { componentStack }: { componentStack?: string | undefined }) =>
    reportCaught(error, componentStack),
} as const;

/**
 * Logs errors that were not caught, in place of the browser's own lines, which show everything. In development these lines
 * stay. Returns how to stop.
 */
export function reportErrors(): () => void {
  if (isDevelopment) return () => undefined;
  const onError = (event: ErrorEvent): void => {
    // A layout that settles one frame later; browsers themselves write nothing about it.
    if (event.message.startsWith('ResizeObserver loop')) return;
    event.preventDefault();
    report('Uncaught error', event.error, redacted(event.message) || undefined);
  };
  const onRejection = (event: PromiseRejectionEvent): void => {
    event.preventDefault();
    report('Unhandled rejection', event.reason);
  };
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  return () => {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
  };
}
