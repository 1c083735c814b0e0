/** A file that is not read any further; the message is the sentence that the user sees. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';
}
