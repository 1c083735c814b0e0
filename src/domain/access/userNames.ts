/** A user name as it is asked for and sent: a new one without the blanks at its ends, the stored one as it is. */
export function userNameToSend(typed: string, stored = ''): string {
  return typed === stored ? typed : typed.trim();
}
