/** JSON inside of a text, as old records have it: JSON text of JSON text, escaped quotes, outer quotes, URL encoding. */
interface NestedText {
  readonly value: object;
  /** Writes another value in the same layers. */
  readonly write: (value: unknown) => string;
}

/** How many layers are read. A text with more layers is removed. */
const maxLayers = 8;

interface Layer {
  readonly open: (text: string) => unknown;
  readonly close: (text: string) => string;
}

/** How deep JSON may be nested. Deeper JSON counts as unreadable, because reading and writing it would overflow the stack. */
const maxDepth = 50;

function parsed(json: string): unknown {
  const value: unknown = JSON.parse(json);
  let level = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > maxDepth) throw new Error(`This JSON is nested more than ${maxDepth} deep.`);
    level = level.filter((one) => typeof one === 'object' && one !== null).flatMap(Object.values);
  }
  return value;
}

/** The value of a JSON text; undefined for any other text, and for one that is nested too deep. */
export function readJson(text: string): unknown {
  return resultOf(parsed, text.replace(/^\uFEFF/, ''));
}

const insideOf = (json: string): string => json.slice(1, -1);

/** The ways to wrap JSON in a text, the most exact first. */
const wrappings: readonly Layer[] = [
  { open: parsed, close: (text) => JSON.stringify(text) },
  { open: (text) => parsed(`"${text}"`), close: (text) => insideOf(JSON.stringify(text)) },
  {
    open: (text) => text.replaceAll('\\"', '"'),
    close: (text) => insideOf(JSON.stringify(text)),
  },
  { open: (text) => /^(["'])(.*)\1$/s.exec(text)?.[2], close: (text) => `"${text}"` },
  { open: (text) => decodeURIComponent(text), close: (text) => encodeURIComponent(text) },
];

/** The object or the list that is encoded in a text; undefined for any other text. */
export function readNestedText(text: string, layers = maxLayers): NestedText | undefined {
  if (!/[[{]|%7b|%5b|\\u00[57]b/i.test(text)) return undefined;
  const trimmed = text.replace(/^\uFEFF/, '').trim();
  const plain = resultOf(parsed, trimmed);
  if (typeof plain === 'object' && plain !== null) return { value: plain, write: JSON.stringify };
  if (layers === 0) return undefined;
  for (const { open, close } of wrappings) {
    const unwrapped = resultOf(open, trimmed);
    const isShorter = typeof unwrapped === 'string' && unwrapped.length < trimmed.length;
    const inner = isShorter ? readNestedText(unwrapped, layers - 1) : undefined;
    if (inner) return { value: inner.value, write: (value) => close(inner.write(value)) };
  }
  return undefined;
}

/** The result of a function for a text; undefined if it throws. */
export function resultOf(read: (text: string) => unknown, text: string): unknown {
  try {
    return read(text);
  } catch {
    return undefined;
  }
}

/** The beginning of JSON, quoted keys, a form with parts: what a text has that should be read, but cannot be. */
const structures = [
  /^[\s"'\\\uFEFF]*(\{|\[\s*(["'{[\]\\\d-]|true|false|null|$))/,
  /["']\s*:|["'\d}\]]\s*\}|\{[^}]{0,200}:/,
  /%7b|%22/i,
  /content-disposition:/i,
];

/** Whether a text looks as if it had fields. If it cannot be read, its secrets cannot be found. */
export function looksStructured(text: string): boolean {
  return structures.some((structure) => structure.test(text));
}
