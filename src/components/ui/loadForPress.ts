/** What is said while code cannot be loaded. */
export const notLoadedText = 'A part of the page could not be loaded. Check the connection and try again.';

/**
 * Loads code that only a press needs, because it brings a package of its own or the fields of forms: a menu, the search, the
 * dialog of the keys, the form of a login. Where the code does not arrive, the user is told, and the result is undefined; the next press asks for it again.
 */
export async function loadForPress<Code>(load: () => Promise<Code>): Promise<Code | undefined> {
  try {
    return await load();
  } catch {
    window.alert(notLoadedText);
    return undefined;
  }
}
