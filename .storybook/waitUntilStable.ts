import { legacyApi } from '@/api/legacyApi';
import { opened } from './openedStore';

/**
 * A screen is stable when nothing changed for this time: React lets 300 ms pass between two parts that it shows as they
 * arrive. While a part still loads, the time is longer.
 */
const quietMs = 320;
const quietWhileLoadingMs = 1500;
const lookMs = 60;
/** How long a screen may show nothing: an address that leads on to another screen awaits its code. */
const longestBlankMs = 10_000;

function isLoading(): boolean {
  const { getRunningQueriesThunk, getRunningMutationsThunk } = legacyApi.util;
  const { store } = opened;
  if (store && store.dispatch(getRunningQueriesThunk()).length > 0) return true;
  if (store && store.dispatch(getRunningMutationsThunk()).length > 0) return true;
  // webpack adds the script of a chunk, and removes it after it has run.
  if (document.head.querySelector('script[data-webpack]')) return true;
  if (document.querySelector('[aria-busy="true"], [role="status"][aria-label="Loading"]')) return true;
  return document.body.textContent.includes('Loading...');
}

/** Whether the story of a screen shows nothing yet. */
function isBlank(): boolean {
  return opened.store !== undefined && document.getElementById('storybook-root')?.clientHeight === 0;
}

/** Whether a finite animation is running. An endless one, such as a spinner's, does not count. */
function isAnimating(): boolean {
  return document
    .getAnimations()
    .some(
      ({ playState, effect }) =>
        playState === 'running' && Number.isFinite(Number(effect?.getComputedTiming().endTime)),
    );
}

/** A clock changes all the time, also on a stable screen. */
const isOfClock = ({ target }: MutationRecord): boolean => target.parentElement?.closest('time') != null;

/**
 * Resolves when the story no longer changes, because its code and data have loaded or failed to load. So the checks
 * that follow see the state that the story is about, and not its skeleton.
 */
export function waitUntilStable(): Promise<void> {
  return new Promise((resolve) => {
    const start = performance.now();
    let lastChange = start;
    const observer = new MutationObserver((changes) => {
      if (!changes.every(isOfClock)) lastChange = performance.now();
    });
    let lastLoading = 0;
    const isStable = (): boolean => {
      const now = performance.now();
      const quiet = now - lastChange;
      if (isAnimating() || (isBlank() && now - start < longestBlankMs)) return false;
      if (isLoading()) {
        lastLoading = now;
        return quiet >= quietWhileLoadingMs;
      }
      // What has just been loaded is shown a moment later.
      return Math.min(quiet, now - lastLoading) >= quietMs;
    };
    const look = (): void => {
      if (!isStable()) {
        setTimeout(look, lookMs);
        return;
      }
      observer.disconnect();
      resolve();
    };
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    setTimeout(look, lookMs);
  });
}
