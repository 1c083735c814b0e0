// A string, or what may be a number. A string is cut out whole, so that its digits are left alone.
const tokens = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d[\d.eE+-]*/g;

function kept(token: string): string {
  return /^-?[1-9]\d{15,}$/.test(token) && String(Number(token)) !== token ? `"${token}"` : token;
}

/**
 * Parses JSON; throws as `JSON.parse` does. A whole number that JavaScript cannot hold, such as an id beyond 2^53, is the text
 * of its digits, so that two of them stay apart.
 */
export function parseJson(text: string): unknown {
  return JSON.parse(/\d{16}/.test(text) ? text.replace(tokens, kept) : text);
}
