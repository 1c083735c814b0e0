import type { CallPath } from '@/api/calls';
import type { Step } from '../harness/steps';

/** A form outside of every session: a login, or a step of a recovery. */
export interface EntranceScene {
  readonly url: string;
  /** Whether a code has been sent already. */
  readonly isCodeSent?: boolean;
  /** What is filled in; it has to be there still after each failure. */
  readonly first: readonly Step[];
  readonly press: 'Log In' | 'Submit';
  /** Answers that count as success: the documents show none. */
  readonly takes?: RegExp;
}

const loginId: readonly Step[] = [{ fill: 'Login Id', text: 'bdxuser' }];
const code: readonly Step[] = [...loginId, { press: 'Submit' }];

export const entrances = {
  '/commonlogin': {
    url: '/kyubos_admin',
    first: [
      { fill: 'Username', text: 'admin' },
      { fill: 'Password', text: 'admin123' },
    ],
    press: 'Log In',
  },
  '/carrierlogin': {
    url: '/BDX_Login',
    first: [
      { fill: 'Username', text: 'carrier' },
      { fill: 'Password', text: 'carrier123' },
    ],
    press: 'Log In',
  },
  '/clientusertforgetvalidate': {
    url: '/client_user_BDX_forgotpassword',
    first: loginId,
    press: 'Submit',
  },
  '/clientuserforgetpasswordemail': {
    url: '/client_user_BDX_forgotpassword',
    first: [...code, { press: 'Email bor*******@atlantic.example.com' }],
    press: 'Submit',
  },
  '/clientusertforgetpassword': {
    url: '/client_user_BDX_forgotpassword',
    first: [...code, { press: 'Phone XXX-XXX-0177' }],
    press: 'Submit',
  },
  '/clientuserforgetpasswordotpcheck': {
    url: '/client_user_BDX_forgototpcheck',
    isCodeSent: true,
    first: [{ fill: 'Character 1 of 4', text: '1234' }],
    press: 'Submit',
    // a success without a body is a yes.
    takes: /^F7/,
  },
  '/clientuserforgotpasswordchange': {
    url: '/client_user_BDX_forgotpassswordchange',
    isCodeSent: true,
    first: [
      { fill: 'New Password', text: 'harbor lights 7' },
      { fill: 'Confirm Password', text: 'harbor lights 7' },
    ],
    press: 'Submit',
    takes: /^F[378]/,
  },
  '/clientuserforgotlogin': {
    url: '/client_user_BDX_forgotloginid',
    first: [{ fill: 'Phonenumber', text: '2125550177' }],
    press: 'Submit',
  },
} as const satisfies Partial<Record<CallPath, EntranceScene>>;
