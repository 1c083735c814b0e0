/** A file, or a sheet of a workbook, that cannot be read; the message is shown to the user. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';
}

/** The bytes or the XML are malformed. */
export function damagedWorkbook(): Unreadable {
  return new Unreadable('The workbook can’t be read: it is damaged.');
}

/** A limit of unpacked or stored data was exceeded. */
export function tooLargeWorkbook(): Unreadable {
  return new Unreadable('The workbook is too large once it is unpacked.');
}

/** A valid file of a format that this reader does not support. */
export function unsupportedWorkbook(): Unreadable {
  return new Unreadable('The workbook is written in a way that is not read here. It is passed on unread.');
}

export function encryptedWorkbook(): Unreadable {
  return new Unreadable('The workbook has a password. It is passed on unread.');
}

export function binaryWorkbook(): Unreadable {
  return new Unreadable(
    'The workbook is in the binary form XLSB, which is not read here. It is passed on unread.',
  );
}

export function openDocument(): Unreadable {
  return new Unreadable(
    'The file is an OpenDocument spreadsheet, which is not read here. It is passed on unread.',
  );
}
