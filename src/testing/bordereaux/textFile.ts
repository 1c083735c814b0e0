import { amountText, dateText, type AmountStyle, type Cell, type DateStyle } from './cells';

export const delimiters = [',', ';', '\t', '|'] as const;
export type Delimiter = (typeof delimiters)[number];

export const encodings = [
  'UTF-8',
  'UTF-8 with a mark',
  'UTF-16',
  'UTF-16 big-endian',
  'windows-1252',
] as const;
export type Encoding = (typeof encodings)[number];

export interface TextFormat {
  readonly delimiter: Delimiter;
  readonly newline: '\n' | '\r\n';
  readonly encoding: Encoding;
  readonly isAlwaysQuoted: boolean;
  readonly amounts: AmountStyle;
  readonly dates: DateStyle;
}

/** The text of a cell, in quotes if it needs them. */
function cellText(cell: Cell, { delimiter, isAlwaysQuoted, amounts, dates }: TextFormat): string {
  if (typeof cell === 'object' && 'raw' in cell) return cell.raw;
  if (typeof cell === 'object' && 'cents' in cell && cell.as === 'unquoted') return amountText(cell, amounts);
  let text: string;
  if (typeof cell === 'string') text = cell;
  else if ('cents' in cell) text = amountText(cell, amounts);
  else if ('day' in cell) text = dateText(cell, dates);
  else text = 'error' in cell ? cell.error : cell.number;
  const needsQuotes = text.includes(delimiter) || /["\r\n]/.test(text);
  return needsQuotes || (isAlwaysQuoted && text !== '') ? `"${text.replaceAll('"', '""')}"` : text;
}

function utf16(text: string, isLittleEndian: boolean): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(text.length * 2));
  for (let at = 0; at < text.length; at += 1) view.setUint16(at * 2, text.charCodeAt(at), isLittleEndian);
  return new Uint8Array(view.buffer);
}

function encoded(text: string, encoding: Encoding): Uint8Array<ArrayBuffer> {
  switch (encoding) {
    case 'UTF-8':
      return new TextEncoder().encode(text);
    case 'UTF-8 with a mark':
      return new TextEncoder().encode(`\uFEFF${text}`);
    case 'UTF-16':
      return utf16(`\uFEFF${text}`, true);
    case 'UTF-16 big-endian':
      return utf16(`\uFEFF${text}`, false);
    case 'windows-1252':
      // The letters of the generated names have the same codes in both.
      return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  }
}

/** A text file of these lines; `end` follows the last line end. */
export function textFile(
  name: string,
  lines: readonly (readonly Cell[])[],
  format: TextFormat,
  end: string,
): File {
  const { delimiter, newline, encoding } = format;
  const text = lines.map((cells) => cells.map((cell) => cellText(cell, format)).join(delimiter) + newline);
  return new File([encoded(text.join('') + end, encoding)], name, { type: 'text/csv' });
}
