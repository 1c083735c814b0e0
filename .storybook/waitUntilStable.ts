/** A screen is stable when nothing changed for this time. While a part of it still loads, the time is longer. */
const debounceMs = 120;
const debounceWhileLoadingMs = 1500;

function isLoading(): boolean {
  if (document.querySelector('[aria-busy="true"], [role="status"][aria-label="Loading"]')) return true;
  return document.body.textContent.includes('Loading...');
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

/**
 * Resolves when the story no longer changes, because its code and data have loaded or failed to load. So the checks
 * that follow see the state that the story is about, and not its skeleton.
 */
export function waitUntilStable(): Promise<void> {
  return new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout>;
    const wait = (): void => {
      clearTimeout(timer);
      timer = setTimeout(end, isLoading() ? debounceWhileLoadingMs : debounceMs);
    };
    const observer = new MutationObserver(wait);
    const end = (): void => {
      // The end of an animation does not change the tree, so the observer does not see it.
      if (isAnimating()) {
        wait();
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
    wait();
  });
}
