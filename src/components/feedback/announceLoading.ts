import { announce } from './announce';

/** How long a screen may take to show what has been loaded, in milliseconds. */
const renderMs = 500;

/**
 * Reads out that something is loading again and, where `loading` is a promise, what became of it. A failure that is shown anew
 * reads itself out.
 */
export async function announceLoading(
  loading: unknown,
  {
    hasNewFailure,
    isStillShown,
    failure,
  }: {
    hasNewFailure: () => boolean;
    /** Whether the first failure is in the page as before. */
    isStillShown: () => boolean;
    failure: string;
  },
): Promise<void> {
  const { pathname } = window.location;
  if (hasNewFailure()) return;
  announce('Loading');
  if (!(loading instanceof Promise)) return;
  await loading.catch(() => undefined);
  await new Promise((resolve) => setTimeout(resolve, renderMs));
  if (isStillShown()) announce(failure);
  else if (!hasNewFailure() && window.location.pathname === pathname) announce('Loaded');
}
