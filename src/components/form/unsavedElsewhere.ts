import { openChannel } from '@/domain/browserService';
import { areaOf, type Area } from '@/paths';
import { hasUnsavedWork } from './unsavedWork';

/** How long another tab has for its answer, in milliseconds. */
const longestWaitMs = 200;

/** A channel reaches the other channels of its own page as well. */
const thisPage = String(Math.random());

const channelName = 'portal_unsaved_work';

function answerOf(area: Area): string {
  return `unsaved ${area}`;
}

/** Answers the other tabs that ask whether this one would lose something. Returns how to stop. */
export function answerOtherTabs(): () => void {
  const channel = openChannel(channelName);
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const [word, area, page] = String(data).split(' ');
    const own = areaOf(window.location.pathname);
    if (word === 'ask' && area === own && page !== thisPage && hasUnsavedWork())
      channel.postMessage(answerOf(own));
  });
  return () => channel?.close();
}

/** Whether a page of the area in another tab would lose something. A tab that does not answer soon does not count. */
export async function hasUnsavedWorkElsewhere(area: Area): Promise<boolean> {
  const channel = openChannel(channelName);
  if (!channel) return false;
  const isFound = await new Promise<boolean>((resolve) => {
    setTimeout(resolve, longestWaitMs, false);
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (data === answerOf(area)) resolve(true);
    });
    channel.postMessage(`ask ${area} ${thisPage}`);
  });
  channel.close();
  return isFound;
}
