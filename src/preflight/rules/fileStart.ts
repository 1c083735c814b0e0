/** The type of a file by its first bytes, independent of its name. */
type Content = 'empty' | 'text' | 'zip' | 'compound' | 'program' | 'other';

/** The number of bytes that are enough to recognise the type. */
export const fileStartBytes = 4096;

function latin1Start(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes.subarray(0, 16));
}

/** The first bytes of files, as Latin-1 text. Other binary files are recognised by their control characters. */
const marks: readonly (readonly [Content, readonly string[]])[] = [
  ['zip', ['PK\x03\x04']],
  // The container of XLS, of other old Office files and of XLSX files with a password.
  ['compound', ['\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1']],
  // Programs for Windows, Linux and macOS, and WebAssembly.
  ['program', ['MZ', '\x7fELF', '\xcf\xfa\xed\xfe', '\xce\xfa\xed\xfe', '\xca\xfe\xba\xbe', '\0asm']],
  ['other', ['%PDF', '\x89PNG', 'GIF8', '\xff\xd8\xff']],
];

type MarkedEncoding = 'utf-8' | 'utf-16le' | 'utf-16be';

const encodingMarks: readonly (readonly [MarkedEncoding, readonly string[]])[] = [
  ['utf-8', ['\xef\xbb\xbf']],
  ['utf-16le', ['\xff\xfe']],
  ['utf-16be', ['\xfe\xff']],
];

/** The kind whose mark is at the beginning of the bytes. */
function markedKind<Kind>(bytes: Uint8Array, kinds: readonly (readonly [Kind, readonly string[]])[]) {
  const text = latin1Start(bytes);
  return kinds.find(([, starts]) => starts.some((start) => text.startsWith(start)))?.[0];
}

/**
 * Whether a byte is a control character that does not occur in text. Tabs, line ends, the DOS end mark and escapes do.
 */
function isControl(byte: number): boolean {
  return byte < 9 || (byte > 13 && byte < 32 && byte !== 26 && byte !== 27);
}

/** The maximum share of NUL bytes in a text: some programs fill fields with them. */
const maxNulShare = 0.01;

/** Whether bytes are no text: they have control characters, or more than a few NUL bytes. */
function isBinary(bytes: Uint8Array): boolean {
  const nuls = bytes.filter((byte) => byte === 0).length;
  return nuls > bytes.length * maxNulShare || bytes.some((byte) => byte !== 0 && isControl(byte));
}

/**
 * The encoding of UTF-16 without a mark: nearly all characters have a zero byte in the same half, and none is a control
 * character.
 */
function unmarkedUtf16(start: Uint8Array): MarkedEncoding | undefined {
  const evens = start.filter((_, at) => at % 2 === 0);
  const odds = start.filter((_, at) => at % 2 === 1);
  const zeros = (half: Uint8Array): number => half.filter((byte) => byte === 0).length;
  const [high, low] = zeros(odds) > zeros(evens) ? [odds, evens] : [evens, odds];
  if (odds.length < 4 || zeros(high) < odds.length * 0.9 || zeros(low) > odds.length * maxNulShare)
    return undefined;
  if (low.some((byte, at) => byte !== 0 && high[at] === 0 && isControl(byte))) return undefined;
  return high === odds ? 'utf-16le' : 'utf-16be';
}

/** The encoding by the byte order mark, or by the zero bytes of UTF-16; undefined if there is neither. */
export function markedEncoding(bytes: Uint8Array): MarkedEncoding | undefined {
  return markedKind(bytes, encodingMarks) ?? unmarkedUtf16(bytes.subarray(0, fileStartBytes));
}

/**
 * The type of a file by its first bytes. Text has no control characters, or is in UTF-16. A text may also begin with
 * the letters of a Windows program, 'MZ'.
 */
export function contentOf(bytes: Uint8Array): Content {
  if (bytes.length === 0) return 'empty';
  const start = bytes.subarray(0, fileStartBytes);
  if (markedEncoding(start)?.startsWith('utf-16')) return 'text';
  // A script begins with the path of its program; a first column may be called '#! Ref'.
  if (/^#!\s*\//.test(latin1Start(start))) return 'program';
  const found = markedKind(start, marks);
  const isText = (found === undefined || found === 'program') && !isBinary(start);
  return isText ? 'text' : (found ?? 'other');
}

/** The format of a file by the extension of its name; without one it is text. */
export function formatOf(name: string): 'text' | 'xlsx' | 'xls' {
  const extension = /\.([^.]+)$/.exec(name.trim())?.[1]?.toLowerCase();
  return extension === 'xlsx' || extension === 'xls' ? extension : 'text';
}

/** Why a file is not read. `refused`: it is no bordereau. `passedOn`: it may be one, but cannot be read here. */
export interface Unread {
  why: 'refused' | 'passedOn';
  /** A sentence for the user. */
  reason: string;
}

function refused(reason: string): Unread {
  return { why: 'refused', reason };
}

function passedOn(reason: string): Unread {
  return { why: 'passedOn', reason };
}

/** Why a file with this name and these first bytes is not read; undefined if it can be read. */
export function unreadBecause(name: string, bytes: Uint8Array): Unread | undefined {
  const content = contentOf(bytes);
  const format = formatOf(name);
  if (content === 'empty') return refused('The file is empty.');
  if (content === 'program') return refused('The file is a program, whatever its name says.');
  if (format === 'xls') return passedOn('XLS files are passed on as they are, without being read.');
  if (content === (format === 'xlsx' ? 'zip' : 'text')) return undefined;
  if (format === 'text') return refused('The file is no text, whatever its name says.');
  return content === 'compound'
    ? passedOn('The workbook has a password or is an old XLS file. It is passed on unread.')
    : refused('The file is no XLSX workbook, whatever its name says.');
}
