import { logError, logUnmasked, logWarning } from '@/api/log';

/**
 * Logs an error that happened before the first screen, and lets `index.html` show that the portal could not
 * be started, with 'Reload'.
 */
export function showStartFailure(error: unknown): void {
  if (process.env['NODE_ENV'] === 'development') logUnmasked(error);
  else logError('The portal could not start', { error: error instanceof Error ? error.name : typeof error });
  document.documentElement.dataset['start'] = 'failed';
  document.querySelector('.first-paint-failed')?.removeAttribute('hidden');
}

/**
 * Warns on the console if the page is not a secure context: then the browser offers no encryption and no
 * locks.
 */
export function warnWithoutHttps(): void {
  if (!window.isSecureContext)
    logWarning(
      'The page is not served over https: drafts are not kept, and payments are locked less strictly',
    );
}
