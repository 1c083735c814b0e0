import { own } from '@/domain/values/objects';

/** The location state of a link to a form whose draft the user wants to continue. */
export const continuedDraft = { continuesDraft: true };

/** Whether the user wants to continue the draft of the form: it is then restored without a question. */
export function continuesDraft(state: unknown): boolean {
  return own(state, 'continuesDraft') === true;
}
