type Json = string | number | boolean | null | undefined | readonly Json[] | { readonly [key: string]: Json };

/** A hash of the text. */
function hashOf(text: string): number {
  let hash = 2166136261;
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/** Ids keep their value, but numbers become text. */
const isIdKey = (key: string): boolean => /(^|_)u?id$/i.test(key);
const isJsonText = (value: Json): value is string => typeof value === 'string' && /^[[{]/.test(value);

function malformedId(value: Json, hash: number): Json {
  return typeof value === 'number' && hash % 2 === 0 ? String(value) : value;
}

/** JSON in a text field: with escaped quotes, encoded twice, or correct. */
function malformedText(value: string, hash: number): string {
  if (hash % 3 === 0) return value.replaceAll('"', String.raw`\"`);
  return hash % 3 === 1 ? JSON.stringify(value) : value;
}

function malformedScalar(value: Json, hash: number): Json {
  if (hash % 12 === 0) return null;
  if (hash % 12 === 1) return undefined;
  if (hash % 3 !== 2) return value;
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
      const hash = hashOf(`${owner}.${key}`);
      if (typeof field === 'object' && field !== null) return [key, malformedValue(field, `${owner}.${key}`)];
      if (isIdKey(key)) return [key, malformedId(field, hash)];
      return [key, isJsonText(field) ? malformedText(field, hash) : malformedScalar(field, hash)];
    }),
  );
}

/**
 * The response as a server with malformed data sends it: fields of its records are null or missing, numbers are text and
 * text is numbers, and JSON text has escaped quotes or is encoded twice. The same record always gets the same faults.
 */
export function malformedCopy(response: object): object {
  return Object.fromEntries(
    Object.entries(response).map(([key, value]: [string, Json]) => [
      key,
      typeof value === 'object' ? malformedValue(value, key) : value,
    ]),
  );
}
