import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import { recoveryApi } from '@/api/recovery';
import { Sealed } from '@/domain/text/secret';
import type { Area } from '@/paths';

/** A mutation of RTK Query, to be called without its hook. */
interface Call<Body, Answer> {
  initiate: (
    arg: { area: Area; body: Sealed<Body> },
    options: { track: false },
  ) => ThunkAction<{ unwrap: () => Promise<Answer> }, unknown, unknown, UnknownAction>;
}

export const recoveryCalls = recoveryApi.endpoints;

/** Sends a call of a recovery to the server of its area; nothing of what it sends or answers stays in the store. */
export function useRecoveryCall(
  area: Area,
): <Body, Answer>(call: Call<Body, Answer>, body: Body) => Promise<Answer> {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  return (call, body) => dispatch(call.initiate({ area, body: new Sealed(body) }, { track: false })).unwrap();
}
