import { logError, logUnmasked } from '@/api/log';

const isDevelopment = process.env['NODE_ENV'] === 'development';

/** React reports an error of a screen, then the router reports it again. */
const reported = new WeakSet<Error>();

/** Removes text in quotes, which may be a user's data: browsers quote what they could not parse. */
function redacted(message: string): string {
  return message.replaceAll(/(["'`]).*?\1|“.*?”/g, '"…"');
}

/** File, line and column where an error was thrown. Grouped digits, such as a card number, do not match. */
function sourcePosition({ stack = '' }: Error): string | undefined {
  const [, file, line, column] = /([^/\s(]+):(\d+):(\d+)\)?$/m.exec(stack) ?? [];
  return file && `${file}:${String(line)}:${Number(column).toLocaleString('en')}`;
}

/** Logs an error once, without data. Of a value that is not an `Error`, only the type is logged. */
function report(what: string, error: unknown, message?: string): void {
  if (!(error instanceof Error)) {
    logError(what, { error: typeof error, message });
  } else if (!reported.has(error)) {
    reported.add(error);
    logError(what, { error: error.name, message: redacted(error.message), place: sourcePosition(error) });
  }
}

/** Logs an error with everything known about it, and passes it to the overlay of the development server. */
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
 * Logs uncaught errors in place of the browser's own messages, which contain all data. In development these
 * stay. Returns a function that stops it.
 */
export function reportErrors(): () => void {
  if (isDevelopment) return () => undefined;
  const onError = (event: ErrorEvent): void => {
    // Harmless: a layout that settles one frame later. Browsers do not log it themselves.
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
