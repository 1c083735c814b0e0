import { object } from 'yup';
import { verbatim } from '@/components/form/schema';

/** What a person signs in with. */
export interface LoginValues {
  readonly username: string;
  readonly password: string;
}

/** LOGIN-03: both are required; a blank may be part of either. */
export const loginSchema = object({
  username: verbatim().required('Enter your username.'),
  password: verbatim().required('Enter your password.'),
});
