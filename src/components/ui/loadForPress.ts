/** The text of the alert when code cannot be loaded. */
export const notLoadedText = 'A part of the page could not be loaded. Check the connection and try again.';

/**
 * Loads a chunk that is needed only after a press, such as a menu, the search or the form of a login. When it cannot be
 * loaded, the user is alerted and the result is undefined; the next press loads it again.
 */
export async function loadForPress<Code>(load: () => Promise<Code>): Promise<Code | undefined> {
  try {
    return await load();
  } catch {
    window.alert(notLoadedText);
    return undefined;
  }
}
