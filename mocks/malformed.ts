type Json = string | number | boolean | null | undefined | readonly Json[] | { readonly [key: string]: Json };

/** A number that depends on nothing but the text. */
function markOf(text: string): number {
  let mark = 2166136261;
  for (const letter of text) mark = Math.imul(mark ^ letter.charCodeAt(0), 16777619);
  return (mark ^ (mark >>> 13)) >>> 0;
}

/** Ids stay what they are, but come as text where they were numbers. */
const isIdKey = (key: string): boolean => /(^|_)u?id$/i.test(key);
const isJsonText = (value: Json): value is string => typeof value === 'string' && /^[[{]/.test(value);

function malformedId(value: Json, mark: number): Json {
  return typeof value === 'number' && mark % 2 === 0 ? String(value) : value;
}

/** JSON in a text field: with escaped quotes, written twice over, or as it should be. */
function malformedText(value: string, mark: number): string {
  if (mark % 3 === 0) return value.replaceAll('"', String.raw`\"`);
  return mark % 3 === 1 ? JSON.stringify(value) : value;
}

function malformedScalar(value: Json, mark: number): Json {
  if (mark % 12 === 0) return null;
  if (mark % 12 === 1) return undefined;
  if (mark % 3 !== 2) return value;
  if (typeof value === 'number') return String(value);
  const isNumeral = typeof value === 'string' && value !== '' && String(Number(value)) === value;
  return isNumeral ? Number(value) : value;
}

function malformedValue(value: Json, seed: string): Json {
  if (Array.isArray(value)) return value.map((item: Json, index) => malformedValue(item, `${seed}/${index}`));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value as { readonly [key: string]: Json });
  const id = entries.find(([key]) => key === 'id')?.[1];
  const owner = `${seed}#${String(id)}`;
  return Object.fromEntries(
    entries.map(([key, field]) => {
      const mark = markOf(`${owner}.${key}`);
      if (typeof field === 'object' && field !== null) return [key, malformedValue(field, `${owner}.${key}`)];
      if (isIdKey(key)) return [key, malformedId(field, mark)];
      return [key, isJsonText(field) ? malformedText(field, mark) : malformedScalar(field, mark)];
    }),
  );
}

/**
 * The answer as a server with malformed data would send it: in its records, fields are null or missing, numbers are text and text
 * is numbers, and JSON text has escaped quotes or was written twice. The same record is always malformed in the same way.
 */
export function malformedCopy(answer: object): object {
  return Object.fromEntries(
    Object.entries(answer).map(([key, value]: [string, Json]) => [
      key,
      typeof value === 'object' ? malformedValue(value, key) : value,
    ]),
  );
}
