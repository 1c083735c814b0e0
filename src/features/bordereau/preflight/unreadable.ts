/** A file that is not read any further; the message is the sentence that the user sees. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';
}

export function damagedWorkbook(): Unreadable {
  return new Unreadable('The workbook can’t be read: it is damaged.');
}

export function tooLargeWorkbook(): Unreadable {
  return new Unreadable('The workbook is too large once it is unpacked.');
}
