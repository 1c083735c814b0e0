import type { CallPath } from '@/api/calls';
import type { Step } from '../harness/steps';

/** A form without a session: a login, or a step of a recovery. */
export interface LoginScene {
  readonly url: string;
  /** Whether a code was sent before. */
  readonly isCodeSent?: boolean;
  /** The steps before: their fields must keep their values after each failure. */
  readonly setup: readonly Step[];
  readonly press: 'Log In' | 'Submit';
  /** Faults that count as a success, because the documents show no response. */
  readonly successFaults?: RegExp;
}

const loginId: readonly Step[] = [{ fill: 'Login Id', text: 'bdxuser' }];
const code: readonly Step[] = [...loginId, { press: 'Submit' }];

export const loginForms = {
  '/commonlogin': {
    url: '/kyubos_admin',
    setup: [
      { fill: 'Username', text: 'admin' },
      { fill: 'Password', text: 'admin123' },
    ],
    press: 'Log In',
  },
  '/carrierlogin': {
    url: '/BDX_Login',
    setup: [
      { fill: 'Username', text: 'carrier' },
      { fill: 'Password', text: 'carrier123' },
    ],
    press: 'Log In',
  },
  '/clientusertforgetvalidate': {
    url: '/client_user_BDX_forgotpassword',
    setup: loginId,
    press: 'Submit',
  },
  '/clientuserforgetpasswordemail': {
    url: '/client_user_BDX_forgotpassword',
    setup: [...code, { press: 'Email bor*******@atlantic.example.com' }],
    press: 'Submit',
  },
  '/clientusertforgetpassword': {
    url: '/client_user_BDX_forgotpassword',
    setup: [...code, { press: 'Phone XXX-XXX-0177' }],
    press: 'Submit',
  },
  '/clientuserforgetpasswordotpcheck': {
    url: '/client_user_BDX_forgototpcheck',
    isCodeSent: true,
    setup: [{ fill: 'Character 1 of 4', text: '1234' }],
    press: 'Submit',
    // a success without a body confirms the code.
    successFaults: /^F7/,
  },
  '/clientuserforgotpasswordchange': {
    url: '/client_user_BDX_forgotpassswordchange',
    isCodeSent: true,
    setup: [
      { fill: 'New Password', text: 'harbor lights 7' },
      { fill: 'Confirm Password', text: 'harbor lights 7' },
    ],
    press: 'Submit',
    successFaults: /^F[378]/,
  },
  '/clientuserforgotlogin': {
    url: '/client_user_BDX_forgotloginid',
    setup: [{ fill: 'Phonenumber', text: '2125550177' }],
    press: 'Submit',
  },
} as const satisfies Partial<Record<CallPath, LoginScene>>;
