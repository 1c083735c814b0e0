import type { FormSchema } from '@/components/form/schema';
import type { Code } from './code';
import type { Channel } from './recovery';

// RECOV-24: what is required; a blank may be part of it. The server decides whether it is right.

export const loginIdSchema: FormSchema<{ username: string }> = ({ filled }) => ({
  username: filled('Enter your login id.'),
});

export interface ChannelValues {
  readonly channel: Channel;
}

export const channelSchema: FormSchema<ChannelValues> = ({ required }) => ({
  channel: required('Send the code by'),
});

export const codeSchema: FormSchema<{ code: Code }> = ({ filled }) => ({
  code: filled('Enter all four characters.'),
});

/** RECOV-26: whether the two match is not checked here. */
export const passwordSchema: FormSchema<{ newpassword: string; password: string }> = ({ filled }) => ({
  newpassword: filled('Enter a new password.'),
  password: filled('Enter the new password once more.'),
});

export const phoneSchema: FormSchema<{ phonenumber: string }> = ({ filled }) => ({
  phonenumber: filled('Enter your phone number.'),
});
