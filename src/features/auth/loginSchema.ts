import { object } from 'yup';
import { verbatim } from '@/components/form/schema';

/** The credentials of a login. */
export interface LoginValues {
  readonly username: string;
  readonly password: string;
}

/** LOGIN-03: both are required; spaces count as text. */
export const loginSchema = object({
  username: verbatim().required('Enter your username.'),
  password: verbatim().required('Enter your password.'),
});
