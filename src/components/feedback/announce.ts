type Listener = (text: string) => void;

const listeners = new Set<Listener>();

/** Has a text read out politely, once, by the page's `Announcer`. For changes that are seen but take no focus. */
export function announce(text: string): void {
  for (const listener of listeners) listener(text);
}

/** The Announcer's ear. */
export function onAnnouncement(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
