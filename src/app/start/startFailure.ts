import { logError, logWarning } from '@/api/log';

/** Says in the page that the product could not start, and offers the reload; for errors before the first screen. */
export function showStartFailure(error: unknown): void {
  logError('The portal could not start', { error: error instanceof Error ? error.name : typeof error });
  const words = document.createElement('p');
  words.className = 'first-paint-brand';
  words.role = 'alert';
  words.textContent = 'The portal could not be started. Reload the page to try again.';
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Reload';
  button.addEventListener('click', () => window.location.reload());
  const place = document.createElement('div');
  place.className = 'first-paint';
  place.append(words, button);
  (document.getElementById('root') ?? document.body).replaceChildren(place);
}

/** Warns on the console when the page is not a secure context: the browser has no encryption and no locks there. */
export function warnWithoutHttps(): void {
  if (!window.isSecureContext)
    logWarning(
      'The page is not served over https: drafts are not kept, and payments are locked less strictly',
    );
}
