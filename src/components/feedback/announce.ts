import { Listeners } from '@/domain/listeners';

const listeners = new Listeners<[text: string]>();

/** Has a text read out politely, once, by the page's `Announcer`. For changes that are seen but take no focus. */
export function announce(text: string): void {
  listeners.notify(text);
}

/** For the `Announcer`, which reads the texts out. */
export const onAnnouncement = listeners.subscribe;
