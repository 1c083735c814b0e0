import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import { recoveryApi } from '@/api/recovery';
import type { RecoveryTarget } from '@/domain/records/recovery';
import type { Id } from '@/domain/records/scalars';
import { Sealed } from '@/domain/text/secret';
import type { Area } from '@/paths';
import type { Channel } from './recovery';

interface RecoveryCalls {
  findAccount(username: string): Promise<RecoveryTarget>;
  sendCode(channel: Channel, username: string): Promise<RecoveryTarget>;
  checkCode(id: Id, otpvalue: string): Promise<Id>;
  changePassword(id: Id, newpassword: string, password: string): Promise<unknown>;
  sendLoginId(phonenumber: string): Promise<unknown>;
}

const untracked = { track: false } as const;

/** The calls of a recovery, to the server of its area; nothing of what they send or answer stays in the store. */
export function useRecoveryCalls(area: Area): RecoveryCalls {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const calls = recoveryApi.endpoints;
  return {
    findAccount: (username) =>
      dispatch(
        calls.clientUsertForgetValidate.initiate({ area, body: new Sealed({ username }) }, untracked),
      ).unwrap(),
    sendCode: (channel, username) => {
      const call =
        channel === 'Email' ? calls.clientUserForgetPasswordEmail : calls.clientUsertForgetPassword;
      return dispatch(call.initiate({ area, body: new Sealed({ username }) }, untracked)).unwrap();
    },
    checkCode: (id, otpvalue) =>
      dispatch(
        calls.clientUserForgetPasswordOtpCheck.initiate(
          { area, body: new Sealed({ id, otpvalue }) },
          untracked,
        ),
      ).unwrap(),
    changePassword: (id, newpassword, password) =>
      dispatch(
        calls.clientUserForgotPasswordChange.initiate(
          { area, body: new Sealed({ id, newpassword, password }) },
          untracked,
        ),
      ).unwrap(),
    sendLoginId: (phonenumber) =>
      dispatch(
        calls.clientUserForgotLogin.initiate({ area, body: new Sealed({ phonenumber }) }, untracked),
      ).unwrap(),
  };
}
