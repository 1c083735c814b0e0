import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import { recoveryApi } from '@/api/recovery';
import { Sealed } from '@/domain/text/secret';
import type { Area } from '@/paths';

/** A mutation endpoint of RTK Query. */
interface Call<Body, Result> {
  initiate: (
    arg: { area: Area; body: Sealed<Body> },
    options: { track: false },
  ) => ThunkAction<{ unwrap: () => Promise<Result> }, unknown, unknown, UnknownAction>;
}

export const recoveryCalls = recoveryApi.endpoints;

/** Sends a call of a recovery to the server of its area. Neither request nor response stays in the store. */
export function useRecoveryCall(
  area: Area,
): <Body, Result>(call: Call<Body, Result>, body: Body) => Promise<Result> {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  return (call, body) => dispatch(call.initiate({ area, body: new Sealed(body) }, { track: false })).unwrap();
}
