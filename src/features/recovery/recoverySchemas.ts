import { array } from 'yup';
import { text, verbatim, type FormSchema } from '@/components/form/schema';
import type { Code } from './code';
import type { Channel } from './recovery';

// RECOV-24: what is required; a blank may be part of it. The server decides whether it is right.

export const loginIdSchema: FormSchema<{ username: string }> = {
  username: verbatim().required('Enter your login id.'),
};

export interface ChannelValues {
  readonly channel: Channel;
}

export const channelSchema: FormSchema<ChannelValues> = {
  channel: text().label('Send the code by').required(),
};

export const codeSchema: FormSchema<{ code: Code }> = {
  code: array().of(verbatim().required('Enter all four characters.')),
};

/** RECOV-26: whether the two match is not checked here. */
export const passwordSchema: FormSchema<{ newpassword: string; password: string }> = {
  newpassword: verbatim().required('Enter a new password.'),
  password: verbatim().required('Enter the new password once more.'),
};

export const phoneSchema: FormSchema<{ phonenumber: string }> = {
  phonenumber: verbatim().required('Enter your phone number.'),
};
