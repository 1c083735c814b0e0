import { array, object } from 'yup';
import { text, verbatim } from '@/components/form/schema';
import { withoutInvisible } from '@/domain/text/cleanText';
import type { Channel } from './recovery';

// RECOV-24: what is required; a blank may be part of it. The server decides whether it is right.

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

/** RECOV-26: whether the two match is not checked here. */
export const passwordSchema = object({
  newpassword: verbatim().required('Enter a new password.'),
  password: verbatim().required('Enter the new password once more.'),
});

export const phoneSchema = object({
  phonenumber: verbatim().required('Enter your phone number.'),
});
