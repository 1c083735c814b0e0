import { withoutInvisible } from '@/domain/text/cleanText';

/** A user name as it is checked and sent: a new one without spaces at its ends, the stored one unchanged. */
export function userNameToSend(typed: string, stored = ''): string {
  return typed === stored ? typed : typed.trim();
}

/**
 * A note about what cannot be seen in a user name, such as the blank that the keyboard of a phone adds to a suggested word.
 * It is sent nevertheless, because the server may have such names.
 */
export function userNameNote(label: string, typed: string): string {
  const visible = withoutInvisible(typed);
  if (visible !== visible.trim()) return `${label} begins or ends with a blank.`;
  return visible === typed ? '' : `${label} contains an invisible character.`;
}
