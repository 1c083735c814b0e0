/** A decoder of the charset that an answer names; of UTF-8 where it names none, or one that is unknown. */
export function decoderOf(headers: Headers): TextDecoder {
  const [, charset] = /;\s*charset\s*=\s*["']?([^\s;"']+)/i.exec(headers.get('Content-Type') ?? '') ?? [];
  try {
    return new TextDecoder(charset);
  } catch {
    return new TextDecoder();
  }
}
