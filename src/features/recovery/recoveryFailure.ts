import { loadPart } from '@/api/loadPart';
import { cardFailureText } from '@/components/form/cardFailureText';

export const recoveryFailureText = cardFailureText({
  refused: 'This was not accepted. Check it and try again.',
  notAllowed: 'This account may not do that here.',
  serverError: 'The server could not do this. Try again in a moment.',
  cancelled: 'The call was interrupted. Try again.',
});

/** What every form of a recovery does with a failure. */
export const recoveryFailures = { loadPart, failureText: recoveryFailureText };
