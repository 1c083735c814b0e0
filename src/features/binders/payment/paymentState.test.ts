import type { SentAction } from '@/domain/saving/sentAction';
import type { UnconfirmedAction } from '@/session/unconfirmedActionsSlice';
import { paymentState, type PaymentFacts, type PaymentState } from './paymentState';

const sent: SentAction = {
  kind: 'payment',
  record: '1015',
  what: 'Payment of $50 by ACH',
  sentAt: 1,
  evidence: null,
};
const open = (status: UnconfirmedAction['status']): UnconfirmedAction => ({
  ...sent,
  status,
  isReading: false,
});
const note = { why: 'unread' } as const;
const words = 'Card declined';

test.each<[string, Partial<PaymentFacts>, PaymentState]>([
  ['nothing happened', {}, { at: 'entry', note: undefined }],
  ['a press sent nothing', { press: 'failed', note }, { at: 'entry', note }],
  ['a press reads the balance again', { press: 'pending', note }, { at: 'checking' }],
  [
    'its request is on its way',
    { press: 'pending', isSending: true, open: open('sending') },
    { at: 'sending' },
  ],
  ['it was answered and is no longer kept', { press: 'pending', isSending: true }, { at: 'sending' }],
  ['the screen was left and opened again while it sends', { open: open('sending') }, { at: 'sending' }],
  [
    'the press is not over when the answer is lost',
    { isSending: true, open: open('waiting') },
    { at: 'sending' },
  ],
  [
    'the answer was lost',
    { open: open('waiting') },
    { at: 'unconfirmed', action: open('waiting'), words: undefined },
  ],
  [
    'the server refused it',
    { open: open('waiting'), words },
    { at: 'unconfirmed', action: open('waiting'), words },
  ],
  [
    'another tab has sent one while this one reads',
    { press: 'pending', open: open('asBefore') },
    { at: 'unconfirmed', action: open('asBefore'), words: undefined },
  ],
  ['a later read has shown it', { recorded: sent, note, words }, { at: 'recorded', action: sent }],
  [
    'it is shown while another one is open',
    { recorded: sent, open: open('waiting') },
    { at: 'recorded', action: sent },
  ],
  ['history and balance show it', { press: 'done' }, { at: 'paid' }],
  ['it is paid and one was found before', { press: 'done', recorded: sent, isSending: true }, { at: 'paid' }],
])('BINDER-11 PAY-03 where a payment is when %s', (_case, facts, expected) => {
  const nothing: PaymentFacts = {
    press: 'idle',
    isSending: false,
    open: undefined,
    recorded: undefined,
    note: undefined,
    words: undefined,
  };
  expect(paymentState({ ...nothing, ...facts })).toEqual(expected);
});
