import { post } from './row';

/** The calls of the recovery of passwords and login ids. */
export const recoveryCalls = {
  '/clientusertforgetvalidate': post(['username'], ['id', 'Phonenumber', 'Email'], { area: 'recovery' }),
  '/clientuserforgetpasswordemail': post(['username'], ['id', 'Phonenumber', 'Email'], { area: 'recovery' }),
  '/clientusertforgetpassword': post(['username'], ['id', 'Phonenumber', 'Email'], { area: 'recovery' }),
  '/clientuserforgetpasswordotpcheck': post(['id', 'otpvalue'], ['id'], { area: 'recovery' }),
  '/clientuserforgotpasswordchange': post(['id', 'newpassword', 'password'], [], { area: 'recovery' }),
  '/clientuserforgotlogin': post(['phonenumber'], ['id'], { area: 'recovery' }),
};
