/** The names of a company's stored documents: the documents do not say how the server keeps them. */
export function documentNames(stored: unknown): string[] {
  if (typeof stored === 'string') return namesInText(stored.trim());
  if (Array.isArray(stored)) return stored.flatMap(documentNames);
  if (typeof stored !== 'object' || stored === null) return [];
  return nameKeys
    .flatMap((key) => documentNames(Object.hasOwn(stored, key) ? Reflect.get(stored, key) : undefined))
    .slice(0, 1);
}

/** Under which a server may keep a file's name, the one that people know first. */
const nameKeys = ['originalname', 'filename', 'name'] as const;

/** One name, or a list of them as JSON. */
function namesInText(text: string): string[] {
  if (text === '') return [];
  if (!text.startsWith('[')) return [text];
  try {
    return documentNames(JSON.parse(text));
  } catch {
    return [text];
  }
}
