/** A user name as it is checked and sent: a new one without spaces at its ends, the stored one unchanged. */
export function userNameToSend(typed: string, stored = ''): string {
  return typed === stored ? typed : typed.trim();
}
