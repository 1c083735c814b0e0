import { cardFailureText } from '../cardFailureText';

/** The error message of a failed step of a recovery. */
export const recoveryFailureText = cardFailureText({
  refused: 'This was not accepted. Check it and try again.',
  notAllowed: 'This account may not do that here.',
  serverError: 'The server could not do this. Try again in a moment.',
  cancelled: 'The call was interrupted. Try again.',
});
