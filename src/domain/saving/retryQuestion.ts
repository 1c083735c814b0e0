import { formatTimestamp } from '@/domain/text/dates';
import type { SentAction } from './sentAction';

/**
 * The question before an action with an unknown result is sent again. It has its own file, because the login loads
 * `sentAction` and must not load the date library.
 */
export function retryQuestion({ kind, what, sentAt }: SentAction): string {
  const again = kind === 'payment' ? 'Allow a second payment?' : 'Allow another try?';
  return `${what}, sent on ${formatTimestamp(sentAt)}, is not confirmed. It may have been carried out. ${again}`;
}
