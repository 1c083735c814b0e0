/** The body of a response in the charset that it names. */
export async function responseText(response: Response): Promise<string> {
  return decoderOf(response.headers).decode(await response.arrayBuffer());
}

/** A decoder of the charset that a response names; of UTF-8 where it names none, or one that is unknown. */
export function decoderOf(headers: Headers): TextDecoder {
  const [, charset] = /;\s*charset\s*=\s*["']?([^\s;"']+)/i.exec(headers.get('Content-Type') ?? '') ?? [];
  try {
    return new TextDecoder(charset);
  } catch {
    return new TextDecoder();
  }
}
