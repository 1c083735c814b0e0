import { verbatim, type FormSchema } from '@/components/form/schema';

/** What a person signs in with. */
export interface LoginValues {
  readonly username: string;
  readonly password: string;
}

/** LOGIN-03: both are required; a blank may be part of either. */
export const loginSchema: FormSchema<LoginValues> = {
  username: verbatim().required('Enter your username.'),
  password: verbatim().required('Enter your password.'),
};
