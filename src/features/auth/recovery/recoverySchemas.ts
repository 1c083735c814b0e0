import { array, object } from 'yup';
import { text, verbatim } from '@/components/form/schema';
import { withoutInvisible } from '@/domain/text/cleanText';
import type { Channel } from './recovery';

// RECOV-24: the required fields; spaces count as text. The server decides whether a value is right.

export const loginIdSchema = object({
  username: verbatim().required('Enter your login id.'),
});

export interface ChannelValues {
  readonly channel: Channel;
}

export const channelSchema = object({
  channel: text().label('Send the code by').required(),
});

export const codeSchema = object({
  // One error for all four boxes.
  code: array().test('complete', 'Enter all four characters.', (boxes = []) =>
    boxes.every((box: unknown) => typeof box === 'string' && withoutInvisible(box) !== ''),
  ),
});

/** RECOV-26: whether the two passwords match is checked by the server. */
export const passwordSchema = object({
  newpassword: verbatim().required('Enter a new password.'),
  password: verbatim().required('Enter the new password once more.'),
});

export const phoneSchema = object({
  phonenumber: verbatim().required('Enter your phone number.'),
});
