import { retryQuestion } from './retryQuestion';
import type { SentAction } from './sentAction';

const action: SentAction = {
  kind: 'payment',
  record: '41',
  what: 'Payment of $50',
  sentAt: new Date(2026, 10, 22, 14, 3).getTime(),
  snapshot: null,
};

test('the question names what was sent and when', () => {
  expect(retryQuestion(action)).toBe(
    'Payment of $50, sent on 11/22/2026 02:03 PM, is not confirmed. It may have been carried out. Allow a second payment?',
  );
  expect(retryQuestion({ ...action, kind: 'approve' })).toMatch(/ Allow another try\?$/);
});
