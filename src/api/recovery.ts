import type { RecoveryTarget } from '@/domain/records/recovery';
import type { Id } from '@/domain/records/scalars';
import type { Sealed } from '@/domain/secret';
import { legacyApi } from './legacyApi';
import { done, id, own, record, text, topLevel, unreadable } from './read';
import { call } from './request';

const recoveryTarget = record<RecoveryTarget>({ id, Phonenumber: text, Email: text });
const target = topLevel(['id'], recoveryTarget);

/** The id that the next step sends; empty where the server names none. A lone message is a refusal. */
function returnedId(reply: unknown): Id | typeof unreadable {
  const found = id(own(reply, 'id'));
  return found === '' && text(own(reply, 'message')) !== '' ? unreadable : found;
}

/** All are changes: a code may be sent, and none may be remembered or repeated. */
export const recoveryApi = legacyApi.injectEndpoints({
  endpoints: (build) => ({
    /** Legacy: the path is spelled /clientusertforgetvalidate. */
    clientUsertForgetValidate: build.mutation<RecoveryTarget, Sealed<string>>({
      query: (username) => call('/clientusertforgetvalidate', target, { username: username.open() }),
    }),
    clientUserForgetPasswordEmail: build.mutation<RecoveryTarget, Sealed<string>>({
      query: (username) => call('/clientuserforgetpasswordemail', target, { username: username.open() }),
    }),
    /** Legacy: the path is spelled /clientusertforgetpassword; it is the phone choice. */
    clientUsertForgetPassword: build.mutation<RecoveryTarget, Sealed<string>>({
      query: (username) => call('/clientusertforgetpassword', target, { username: username.open() }),
    }),
    clientUserForgetPasswordOtpCheck: build.mutation<Id, Sealed<{ id: Id; otpvalue: string }>>({
      query: (code) => call('/clientuserforgetpasswordotpcheck', returnedId, code.open()),
    }),
    clientUserForgotPasswordChange: build.mutation<
      null,
      Sealed<{ id: Id; newpassword: string; password: string }>
    >({
      query: (change) => call('/clientuserforgotpasswordchange', done, change.open()),
    }),
    clientUserForgotLogin: build.mutation<Id, Sealed<string>>({
      query: (phone) => call('/clientuserforgotlogin', returnedId, { phonenumber: phone.open() }),
    }),
  }),
});

export const {
  useClientUsertForgetValidateMutation,
  useClientUserForgetPasswordEmailMutation,
  useClientUsertForgetPasswordMutation,
  useClientUserForgetPasswordOtpCheckMutation,
  useClientUserForgotPasswordChangeMutation,
  useClientUserForgotLoginMutation,
} = recoveryApi;
