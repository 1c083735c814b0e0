/** The body of a response, decoded by its charset. */
export async function responseText(response: Response): Promise<string> {
  return responseDecoder(response.headers).decode(await response.arrayBuffer());
}

/** A decoder for the charset of a response; for UTF-8 if the charset is missing or unknown. */
export function responseDecoder(headers: Headers): TextDecoder {
  const [, charset] = /;\s*charset\s*=\s*["']?([^\s;"']+)/i.exec(headers.get('Content-Type') ?? '') ?? [];
  try {
    return new TextDecoder(charset);
  } catch {
    return new TextDecoder();
  }
}
