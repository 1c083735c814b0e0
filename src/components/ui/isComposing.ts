import type { KeyboardEvent } from 'react';

/**
 * Whether a key belongs to an input method that is composing a word: Enter then confirms the word, and means nothing to the page.
 * Safari ends the composition before that Enter, and marks it by the key code only.
 */
export function isComposing({ nativeEvent }: Pick<KeyboardEvent, 'nativeEvent'>): boolean {
  // oxlint-disable-next-line typescript/no-deprecated -- Safari says it by nothing else
  return nativeEvent.isComposing || nativeEvent.keyCode === 229;
}
