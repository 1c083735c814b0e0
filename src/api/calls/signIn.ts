import { post } from './row';

/** The call of the administration's sign-in. */
export const signInCalls = {
  '/commonlogin': post(['username', 'password'], ['token', 'user_id', 'client_id', 'login_type']),
};
