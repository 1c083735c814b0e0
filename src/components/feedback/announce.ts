type Listener = (text: string) => void;

const listeners = new Set<Listener>();

/** Makes the page's `Announcer` read a text out once. For visible changes that take no focus. */
export function announce(text: string): void {
  for (const listener of listeners) listener(text);
}

/** Subscribes to the announced texts. Returns the function that unsubscribes. */
export function onAnnouncement(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
