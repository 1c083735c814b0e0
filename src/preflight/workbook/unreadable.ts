/** A file, or a sheet of a workbook, that cannot be read; the message is shown to the user. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';
}

const reasons = {
  /** The bytes or the XML are malformed. */
  damaged: 'The workbook can’t be read: it is damaged.',
  /** A limit of unpacked or stored data was exceeded. */
  tooLarge: 'The workbook is too large once it is unpacked.',
  /** A valid file of a format that this reader does not support. */
  unsupported: 'The workbook is written in a way that is not read here. It is passed on unread.',
  encrypted: 'The workbook has a password. It is passed on unread.',
  binary: 'The workbook is in the binary form XLSB, which is not read here. It is passed on unread.',
  openDocument: 'The file is an OpenDocument spreadsheet, which is not read here. It is passed on unread.',
};

export function unreadable(reason: keyof typeof reasons): Unreadable {
  return new Unreadable(reasons[reason]);
}
