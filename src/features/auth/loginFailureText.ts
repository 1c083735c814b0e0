import { cardFailureText } from './cardFailureText';

/** The error message of a failed login. */
export const loginFailureText = cardFailureText({
  refused: 'The username or password was not accepted.',
  notAllowed: 'This account may not log in here.',
  serverError: 'The server could not log you in. Try again in a moment.',
  cancelled: 'The login was interrupted. Try again.',
});
