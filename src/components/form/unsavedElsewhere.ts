import { openChannel } from '@/browser/browserService';
import { areaOf, type Area } from '@/paths';
import type { AppStartListening } from '@/redux';
import { selectHasUnsavedWork } from './unsavedWorkSlice';

/** How long another tab has for its answer, in milliseconds. */
const longestWaitMs = 200;

/** A channel reaches the other channels of its own page as well. */
const thisPage = String(Math.random());

const channelName = 'portal_unsaved_work';

function answerOf(area: Area): string {
  return `unsaved ${area}`;
}

/** While something would be lost, the browser asks before the tab is closed, and the other tabs that ask get an answer. */
export function addUnsavedWorkListeners(startListening: AppStartListening): void {
  startListening({
    predicate: (_action, state, before) => selectHasUnsavedWork(state) && !selectHasUnsavedWork(before),
    effect: async (_action, { condition }) => {
      const prevent = (event: BeforeUnloadEvent): void => event.preventDefault();
      const channel = openChannel(channelName);
      channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        const [word, area, page] = String(data).split(' ');
        const own = areaOf(window.location.pathname);
        if (word === 'ask' && area === own && page !== thisPage) channel.postMessage(answerOf(own));
      });
      // Only while it is needed: a page with such a listener cannot be kept for Back and Forward.
      window.addEventListener('beforeunload', prevent);
      try {
        await condition((_later, state) => !selectHasUnsavedWork(state));
      } finally {
        window.removeEventListener('beforeunload', prevent);
        channel?.close();
      }
    },
  });
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
