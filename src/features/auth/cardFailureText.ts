import { isCallFailure, limitReason, type CallFailure } from '@/domain/saving/failure';

/** For each kind of failure, the text that is shown if the server sent no message. */
type CardFailureTexts = Readonly<Record<'refused' | 'notAllowed' | 'serverError' | 'cancelled', string>>;

/** ERR-01, ERR-34: the server's message, or the form's own text if there is none. */
export function cardFailureText({ refused, ...own }: CardFailureTexts): (error: unknown) => string {
  const texts: Readonly<Record<CallFailure['kind'], string>> = {
    business: refused,
    signedOut: refused,
    unreadable: 'The server gave an answer that could not be read. Try again in a moment.',
    timedOut: 'The server took too long to answer. Try again.',
    notSent: 'Nothing was sent, because the request could not be prepared. Reload the page and try again.',
    unreachable: 'The server could not be reached. Check the connection and try again.',
    ...own,
  };
  return (error) => {
    if (!isCallFailure(error)) return texts.unreachable;
    const reason = limitReason(error);
    return error.message?.trim() || (reason ? `${reason}.` : texts[error.kind]);
  };
}
