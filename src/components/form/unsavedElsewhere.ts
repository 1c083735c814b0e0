import { openChannel } from '@/browser/browserService';
import { areaOf, type Area } from '@/paths';
import type { AppStartListening } from '@/redux';
import { selectHasUnsavedWork } from './unsavedWorkSlice';

/** How long to wait for the replies of other tabs, in milliseconds. */
const longestWaitMs = 200;

/** Identifies this page, because a channel also reaches the other channels of its own page. */
const thisPage = String(Math.random());

const channelName = 'portal_unsaved_work';

function unsavedReply(area: Area): string {
  return `unsaved ${area}`;
}

/** While there is unsaved work, the browser asks before the tab is closed, and other tabs that ask get a reply. */
export function addUnsavedWorkListeners(startListening: AppStartListening): void {
  startListening({
    predicate: (_action, state, before) => selectHasUnsavedWork(state) && !selectHasUnsavedWork(before),
    effect: async (_action, { condition }) => {
      const prevent = (event: BeforeUnloadEvent): void => event.preventDefault();
      const channel = openChannel(channelName);
      channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        const [word, area, page] = String(data).split(' ');
        const own = areaOf(window.location.pathname);
        if (word === 'ask' && area === own && page !== thisPage) channel.postMessage(unsavedReply(own));
      });
      // Added only while it is needed, because it disables the back/forward cache of the page.
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

/** Whether another tab has unsaved work in the area. A tab that does not reply in time does not count. */
export async function hasUnsavedWorkElsewhere(area: Area): Promise<boolean> {
  const channel = openChannel(channelName);
  if (!channel) return false;
  const isFound = await new Promise<boolean>((resolve) => {
    setTimeout(resolve, longestWaitMs, false);
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (data === unsavedReply(area)) resolve(true);
    });
    channel.postMessage(`ask ${area} ${thisPage}`);
  });
  channel.close();
  return isFound;
}
