import { cardFailureText } from '../cardFailureText';

/** What a form of a recovery says when it failed. */
export const recoveryFailureText = cardFailureText({
  refused: 'This was not accepted. Check it and try again.',
  notAllowed: 'This account may not do that here.',
  serverError: 'The server could not do this. Try again in a moment.',
  cancelled: 'The call was interrupted. Try again.',
});
