import { areaOf, type Area } from '@/paths';

export const leaveQuestion = 'You have unsaved changes. Leave this page?';

/** How long another tab has for its answer, in milliseconds. */
const longestWaitMs = 200;

const watched = new Set<() => boolean>();
/** Between the tabs, while a page in this one is watched. A channel does not get its own messages. */
let channel: BroadcastChannel | undefined;

const questionOf = (area: Area): string => `ask ${area}`;
const answerOf = (area: Area): string => `unsaved ${area}`;

function openChannel(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined;
  const opened = new BroadcastChannel('portal_unsaved_work');
  opened.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const area = areaOf(window.location.pathname);
    if (data === questionOf(area) && hasUnsavedWork()) opened.postMessage(answerOf(area));
  });
  return opened;
}

/** Counts a page in whose unsaved changes would be lost, while `isDirty` says so. Returns how to stop. */
export function watchUnsavedWork(isDirty: () => boolean): () => void {
  watched.add(isDirty);
  channel ??= openChannel();
  return () => {
    watched.delete(isDirty);
    if (watched.size > 0) return;
    channel?.close();
    channel = undefined;
  };
}

/** Whether a page on the screen would lose something: for Logout, which ends the session without asking the router. */
export function hasUnsavedWork(): boolean {
  return [...watched].some((isDirty) => isDirty());
}

/** Whether a page of the area in another tab would lose something. A tab that does not answer soon does not count. */
export async function hasUnsavedWorkElsewhere(area: Area): Promise<boolean> {
  const asking = channel ?? openChannel();
  if (!asking) return false;
  let listen: (message: MessageEvent<unknown>) => void = () => undefined;
  const isFound = await new Promise<boolean>((resolve) => {
    setTimeout(resolve, longestWaitMs, false);
    listen = ({ data }) => {
      if (data === answerOf(area)) resolve(true);
    };
    asking.addEventListener('message', listen);
    asking.postMessage(questionOf(area));
  });
  asking.removeEventListener('message', listen);
  if (asking !== channel) asking.close();
  return isFound;
}
