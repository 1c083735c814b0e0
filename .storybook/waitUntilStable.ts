/** So long nothing changes once a screen rests; while a part of it says that it waits, longer. */
const quietMs = 120;
const quietWhileWaitingMs = 1500;

function isWaiting(): boolean {
  if (document.querySelector('[aria-busy="true"], [role="status"][aria-label="Loading"]')) return true;
  return document.body.textContent.includes('Loading...');
}

/** Whether something still fades or slides. An animation without an end, such as a spinner's, does not count. */
function isMoving(): boolean {
  return document
    .getAnimations()
    .some(
      ({ playState, effect }) =>
        playState === 'running' && Number.isFinite(Number(effect?.getComputedTiming().endTime)),
    );
}

/**
 * Waits until what a story shows no longer changes: its code and its data are there, or will not come. So the checks
 * that follow look at the state that the story is about, and not at its skeleton.
 */
export function rest(): Promise<void> {
  return new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout>;
    const wait = (): void => {
      clearTimeout(timer);
      timer = setTimeout(end, isWaiting() ? quietWhileWaitingMs : quietMs);
    };
    const observer = new MutationObserver(wait);
    const end = (): void => {
      // The end of an animation changes nothing in the tree, so the observer does not see it.
      if (isMoving()) {
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
