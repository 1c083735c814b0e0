// A string or a possible number. A string is matched as a whole, so that digits in it are not changed.
const tokens = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d[\d.eE+-]*/g;

function quotedIfTooLarge(token: string): string {
  return /^-?[1-9]\d{15,}$/.test(token) && String(Number(token)) !== token ? `"${token}"` : token;
}

/**
 * Parses JSON; throws as `JSON.parse` does. A whole number that JavaScript cannot hold exactly, such as an id beyond
 * 2^53, becomes the text of its digits, so that two ids stay different.
 */
export function parseJson(text: string): unknown {
  return JSON.parse(/\d{16}/.test(text) ? text.replace(tokens, quotedIfTooLarge) : text);
}
