/** The body of an answer in the charset that it names. The code for others than UTF-8 is loaded with the first answer in one. */
export async function responseText(response: Response): Promise<string> {
  const isOther = /;\s*charset\s*=\s*(?!["']?utf-8)/i.test(response.headers.get('Content-Type') ?? '');
  if (!isOther) return response.text();
  const { decoderOf } = await import(/* webpackChunkName: "answers" */ './charset');
  return decoderOf(response.headers).decode(await response.arrayBuffer());
}
