import { recoveryTarget, type RecoveryTarget } from '@/domain/records/recovery';
import type { Id } from '@/domain/records/scalars';
import type { Sealed } from '@/domain/text/secret';
import { isObject, own } from '@/domain/values/objects';
import { recoveryCalls } from './calls/recovery';
import { legacyApi, overrideExisting } from './legacyApi';
import { id, text } from '@/domain/records/read';
import { topLevel, unreadable } from './read';
import { reportsSuccess, messageInResponse } from './refusal';
import { callsOf } from './request';

const call = callsOf(recoveryCalls);

const target = topLevel(['id'], recoveryTarget);

/** The id in a response; empty if it has none. A response with only a message is a refusal. */
function returnedId(responseBody: unknown): Id | typeof unreadable {
  if (!isObject(responseBody)) return unreadable;
  const foundId = id(own(responseBody, 'id'));
  return foundId === '' && text(own(responseBody, 'message')) !== '' ? unreadable : foundId;
}

/** The documents do not show the response to a changed password. A message without an explicit success is a refusal. */
function changed(responseBody: unknown): null | typeof unreadable {
  return reportsSuccess(responseBody) || messageInResponse(responseBody) === '' ? null : unreadable;
}

/**
 * The id in the response to a code; empty if the response has no body. Any other response without an id, such
 * as `{"valid":false}`, is a refusal.
 */
function checkedId(responseBody: unknown): Id | typeof unreadable {
  return responseBody === undefined ? '' : id(own(responseBody, 'id')) || unreadable;
}

/**
 * The area whose login is recovered and whose server is called. The recovery screens of both areas share URLs.
 */
interface Recovering<Body> {
  readonly area: 'admin' | 'bdx';
  readonly body: Sealed<Body>;
}

/** All are mutations, because a call may send a code: no response may be cached and no call repeated. */
export const recoveryApi = legacyApi.injectEndpoints({
  overrideExisting,
  endpoints: (build) => ({
    /** Legacy: the path is spelled /clientusertforgetvalidate. */
    clientUsertForgetValidate: build.mutation<RecoveryTarget, Recovering<{ username: string }>>({
      query: ({ area, body }) => ({
        ...call('/clientusertforgetvalidate', target, body.open()),
        server: area,
      }),
    }),
    clientUserForgetPasswordEmail: build.mutation<RecoveryTarget, Recovering<{ username: string }>>({
      query: ({ area, body }) => ({
        ...call('/clientuserforgetpasswordemail', target, body.open()),
        server: area,
      }),
    }),
    /** Legacy: the path is spelled /clientusertforgetpassword; it is the phone choice. */
    clientUsertForgetPassword: build.mutation<RecoveryTarget, Recovering<{ username: string }>>({
      query: ({ area, body }) => ({
        ...call('/clientusertforgetpassword', target, body.open()),
        server: area,
      }),
    }),
    clientUserForgetPasswordOtpCheck: build.mutation<Id, Recovering<{ id: Id; otpvalue: string }>>({
      query: ({ area, body }) => ({
        ...call('/clientuserforgetpasswordotpcheck', checkedId, body.open()),
        server: area,
      }),
    }),
    clientUserForgotPasswordChange: build.mutation<
      null,
      Recovering<{ id: Id; newpassword: string; password: string }>
    >({
      query: ({ area, body }) => ({
        ...call('/clientuserforgotpasswordchange', changed, body.open()),
        server: area,
      }),
    }),
    clientUserForgotLogin: build.mutation<Id, Recovering<{ phonenumber: string }>>({
      query: ({ area, body }) => ({
        ...call('/clientuserforgotlogin', returnedId, body.open()),
        server: area,
      }),
    }),
  }),
});
