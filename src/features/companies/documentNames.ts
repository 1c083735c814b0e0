import { listOf } from '@/domain/values/listOf';
import { own } from '@/domain/values/objects';

/**
 * The names of a company's stored documents. The documents do not define how the server stores them.
 */
export function documentNames(stored: unknown): string[] {
  if (typeof stored === 'string') return namesInText(stored.trim());
  const list = listOf(stored);
  if (list) return list.flatMap(documentNames);
  if (typeof stored !== 'object' || stored === null) return [];
  return nameKeys.flatMap((key) => documentNames(own(stored, key))).slice(0, 1);
}

/** Keys under which a server may store a file's name, the user's own name first. */
const nameKeys = ['originalname', 'filename', 'name'] as const;

/** One name, or a JSON list of names. */
function namesInText(text: string): string[] {
  if (text === '') return [];
  if (!/^[[{]/.test(text)) return [text];
  try {
    return listOf(JSON.parse(text))?.flatMap(documentNames) ?? [text];
  } catch {
    return [text];
  }
}
