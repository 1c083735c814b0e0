/** The type of a file by its first bytes, independent of its name. */
type Content = 'empty' | 'text' | 'zip' | 'compound' | 'program' | 'other';

/** The number of bytes that are enough to recognise the type. */
export const fileStartBytes = 4096;

const marks: readonly (readonly [Content, readonly number[]])[] = [
  ['zip', [0x50, 0x4b, 0x03, 0x04]],
  // The container of XLS, of other old Office files and of XLSX files with a password.
  ['compound', [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]],
  ['program', [0x4d, 0x5a]], // Windows, 'MZ'
  ['program', [0x7f, 0x45, 0x4c, 0x46]], // Linux
  ['program', [0xcf, 0xfa, 0xed, 0xfe]], // macOS
  ['program', [0xce, 0xfa, 0xed, 0xfe]],
  ['program', [0xca, 0xfe, 0xba, 0xbe]],
  ['program', [0x00, 0x61, 0x73, 0x6d]], // WebAssembly
  ['other', [0x25, 0x50, 0x44, 0x46]], // '%PDF'
  ['other', [0x89, 0x50, 0x4e, 0x47]], // PNG
  ['other', [0x47, 0x49, 0x46, 0x38]], // GIF
  ['other', [0xff, 0xd8, 0xff]], // JPEG
];

type MarkedEncoding = 'utf-8' | 'utf-16le' | 'utf-16be';

const encodingMarks: readonly (readonly [MarkedEncoding, readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

function startsWith(bytes: Uint8Array, mark: readonly number[]): boolean {
  return mark.every((byte, index) => bytes[index] === byte);
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
  const [marked] = encodingMarks.find(([, mark]) => startsWith(bytes, mark)) ?? [];
  return marked ?? unmarkedUtf16(bytes.subarray(0, fileStartBytes));
}

/** Whether the text is a script: it begins with the path of its program. A first column may be called '#! Ref'. */
function isScript(bytes: Uint8Array): boolean {
  return /^#!\s*\//.test(String.fromCharCode(...bytes.subarray(0, 16)));
}

/**
 * The type of a file by its first bytes. Text has no control characters, or is in UTF-16. A text may also begin with
 * the letters of a Windows program, 'MZ'.
 */
export function contentOf(bytes: Uint8Array): Content {
  if (bytes.length === 0) return 'empty';
  const start = bytes.subarray(0, fileStartBytes);
  if (markedEncoding(start)?.startsWith('utf-16')) return 'text';
  if (isScript(start)) return 'program';
  const isText = !isBinary(start);
  const [found] = marks.find(([, mark]) => startsWith(bytes, mark)) ?? [];
  const isTextLikeProgram = found === 'program' && isText;
  return found === undefined || isTextLikeProgram ? (isText ? 'text' : 'other') : found;
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

/** Why a file with this name and these first bytes is not read; undefined if it can be read. */
export function unreadBecause(name: string, bytes: Uint8Array): Unread | undefined {
  const content = contentOf(bytes);
  if (content === 'empty') return { why: 'refused', reason: 'The file is empty.' };
  if (content === 'program')
    return { why: 'refused', reason: 'The file is a program, whatever its name says.' };
  switch (formatOf(name)) {
    case 'xls':
      return { why: 'passedOn', reason: 'XLS files are passed on as they are, without being read.' };
    case 'xlsx':
      if (content === 'zip') return undefined;
      return content === 'compound'
        ? {
            why: 'passedOn',
            reason: 'The workbook has a password or is an old XLS file. It is passed on unread.',
          }
        : { why: 'refused', reason: 'The file is no XLSX workbook, whatever its name says.' };
    case 'text':
      return content === 'text'
        ? undefined
        : { why: 'refused', reason: 'The file is no text, whatever its name says.' };
  }
}
