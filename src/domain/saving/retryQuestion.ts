import { formatTimestamp } from '@/domain/text/dates';
import type { SentAction } from './sentAction';

/**
 * The question before an action without a certain end may be sent again: it names what was sent and when. It has its own
 * file, because the login loads `sentAction` and would load the date library with it.
 */
export function retryQuestion({ kind, what, sentAt }: SentAction): string {
  const again = kind === 'payment' ? 'Allow a second payment?' : 'Allow another try?';
  return `${what}, sent on ${formatTimestamp(sentAt)}, is not confirmed. It may have been carried out. ${again}`;
}
