/** A response of the mocked server, for a test. */
interface Asked {
  readonly status: number;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- a test reads the keys that it expects
  readonly reply: any;
}

/** Posts a JSON body as a client would. */
export async function ask(path: string, body: object): Promise<Asked> {
  const headers = { 'Content-Type': 'application/json' };
  return asked(await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) }));
}

/** Posts a multipart body: one text field for each key, and one file. */
export async function askWithFile(path: string, fields: Record<string, string>, file?: File): Promise<Asked> {
  const form = new FormData();
  for (const [key, value] of Object.entries(fields)) form.append(key, value);
  if (file) form.append('file', file);
  return asked(await fetch(path, { method: 'POST', body: form }));
}

async function asked(response: Response): Promise<Asked> {
  const reply: unknown = await response.json();
  return { status: response.status, reply };
}
