import { id, record, secret, text } from '@/domain/records/read';
import type { Sealed } from '@/domain/text/secret';
import { signInCalls } from './calls/signIn';
import { legacyApi, overrideExisting } from './legacyApi';
import { topLevel } from './read';
import { callsOf } from './request';

const call = callsOf(signInCalls);

export interface Credentials {
  readonly username: string;
  readonly password: string;
}

const adminSignIn = record({ token: secret, user_id: id, client_id: id, login_type: id, Client_Type: text });

/** The sign-in of the administration: a part of its own, since no screen of it needs the call. */
export const signInApi = legacyApi.injectEndpoints({
  overrideExisting,
  endpoints: (build) => ({
    commonLogin: build.mutation<ReturnType<typeof adminSignIn>, Sealed<Credentials>>({
      query: (credentials) =>
        call('/commonlogin', topLevel(['token', 'user_id', 'client_id'], adminSignIn), {
          ...credentials.open(),
        }),
    }),
  }),
});
