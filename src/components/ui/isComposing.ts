import type { KeyboardEvent } from 'react';

/**
 * Whether a key belongs to an input method that is composing a word. Enter then confirms the word, so the page must ignore
 * it. Safari ends the composition before that Enter, and marks it only by the key code.
 */
export function isComposing({ nativeEvent }: Pick<KeyboardEvent, 'nativeEvent'>): boolean {
  // oxlint-disable-next-line typescript/no-deprecated -- Safari has no other mark
  return nativeEvent.isComposing || nativeEvent.keyCode === 229;
}
