import type { SentAction } from '@/domain/saving/sentAction';
import type { UnconfirmedAction } from '@/session/unconfirmedActionsSlice';
import { paymentState, type PaymentStateInput, type PaymentState } from './paymentState';

const sent: SentAction = {
  kind: 'payment',
  record: '1015',
  what: 'Payment of $50 by ACH',
  sentAt: 1,
  snapshot: null,
};
const open = (status: UnconfirmedAction['status']): UnconfirmedAction => ({
  ...sent,
  status,
  isReading: false,
});
const note = { why: 'unread' } as const;
const serverMessage = 'Card declined';

test.each<[string, Partial<PaymentStateInput>, PaymentState]>([
  ['nothing happened', {}, { at: 'entry', note: undefined }],
  ['a submit sent nothing', { submitStatus: 'failed', note }, { at: 'entry', note }],
  ['a submit reads the balance again', { submitStatus: 'pending', note }, { at: 'checking' }],
  [
    'its request is on its way',
    { submitStatus: 'pending', isSending: true, open: open('sending') },
    { at: 'sending' },
  ],
  [
    'the response has arrived and the stored action is removed',
    { submitStatus: 'pending', isSending: true },
    { at: 'sending' },
  ],
  ['the screen was left and opened again while it sends', { open: open('sending') }, { at: 'sending' }],
  [
    'the submit is not finished when the response is lost',
    { isSending: true, open: open('waiting') },
    { at: 'sending' },
  ],
  [
    'the response was lost',
    { open: open('waiting') },
    { at: 'unconfirmed', action: open('waiting'), serverMessage: undefined },
  ],
  [
    'the server refused it',
    { open: open('waiting'), serverMessage },
    { at: 'unconfirmed', action: open('waiting'), serverMessage },
  ],
  [
    'another tab has sent a payment while this one reads',
    { submitStatus: 'pending', open: open('asBefore') },
    { at: 'unconfirmed', action: open('asBefore'), serverMessage: undefined },
  ],
  [
    'a later read has shown the payment',
    { recorded: sent, note, serverMessage },
    { at: 'recorded', action: sent },
  ],
  [
    'it is shown while another payment is open',
    { recorded: sent, open: open('waiting') },
    { at: 'recorded', action: sent },
  ],
  ['history and balance show the payment', { submitStatus: 'done' }, { at: 'paid' }],
  [
    'it is paid and one was found before',
    { submitStatus: 'done', recorded: sent, isSending: true },
    { at: 'paid' },
  ],
])('BINDER-11 PAY-03 the state of a payment when %s', (_case, input, expected) => {
  const nothing: PaymentStateInput = {
    submitStatus: 'idle',
    isSending: false,
    open: undefined,
    recorded: undefined,
    note: undefined,
    serverMessage: undefined,
  };
  expect(paymentState({ ...nothing, ...input })).toEqual(expected);
});
