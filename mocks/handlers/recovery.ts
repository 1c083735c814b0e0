import { db, nextId } from '../db';
import { find, post, refuse, same } from '../http';
import { asText } from '../fields';
import type { WirePasswordReset } from '../records';

/** The fields that every recoverable account has. */
interface Account {
  username: string;
  password: string;
  phonenumber: string;
  email: string;
}

const sentCode = '1234';

/** Client users, carriers and BDX users; a client company's own login is not among them. */
function accounts(): Account[] {
  return [...db.clientUsers, ...db.carriers, ...db.bdxUsers];
}

function accountOf(username: unknown): Account {
  const wanted = asText(username).trim();
  return (
    accounts().find((account) => wanted !== '' && account.username === wanted) ??
    refuse(404, 'This login id is not known')
  );
}

/** The pending recovery of an account; begins one if there is none. */
function resetOf({ username }: Account): WirePasswordReset {
  const open = db.passwordResets.find((reset) => reset.username === username);
  if (open) return open;
  const begun = { id: nextId('passwordResets'), username, otpvalue: '', checked: false };
  db.passwordResets.push(begun);
  return begun;
}

function target(account: Account): object {
  return { id: resetOf(account).id, Phonenumber: account.phonenumber, Email: account.email };
}

/** Pretends to send the code by email or phone. The code is always 1234. */
function sendCode(username: unknown, channel: 'email' | 'phonenumber'): object {
  const account = accountOf(username);
  if (account[channel] === '') refuse(400, 'There is nowhere to send a code to');
  Object.assign(resetOf(account), { otpvalue: sentCode, checked: false });
  return target(account);
}

/** The last ten digits: with or without the country code it is the same number. */
function nationalDigits(phone: unknown): string {
  return asText(phone).replaceAll(/\D/g, '').slice(-10);
}

/** Forgotten passwords and login ids (CALL-144 to CALL-149). */
export const recoveryHandlers = [
  post('/clientusertforgetvalidate', ['username'], ({ username }) => target(accountOf(username))),
  post('/clientuserforgetpasswordemail', ['username'], ({ username }) => sendCode(username, 'email')),
  post('/clientusertforgetpassword', ['username'], ({ username }) => sendCode(username, 'phonenumber')),
  post('/clientuserforgetpasswordotpcheck', ['id', 'otpvalue'], ({ id, otpvalue }) => {
    const reset = find(db.passwordResets, id);
    if (reset.otpvalue === '' || !same(reset.otpvalue, otpvalue)) refuse(400, 'The code is wrong');
    // From here on the reset id is required: a client that still sends the first id fails immediately.
    Object.assign(reset, { id: nextId('passwordResets'), otpvalue: '', checked: true });
    return { id: reset.id };
  }),
  post(
    '/clientuserforgotpasswordchange',
    ['id', 'newpassword', 'password'],
    ({ id, newpassword, password }) => {
      const reset = find(db.passwordResets, id);
      if (!reset.checked) refuse(400, 'The code has not been checked');
      if (asText(newpassword) === '' || !same(newpassword, password)) {
        refuse(400, 'The passwords do not match');
      }
      accountOf(reset.username).password = asText(newpassword);
      reset.checked = false;
      // The client treats a response with only a message as a refusal.
      return { status: true };
    },
  ),
  post('/clientuserforgotlogin', ['phonenumber'], ({ phonenumber }) => {
    const digits = nationalDigits(phonenumber);
    const account = accounts().find((candidate) => nationalDigits(candidate.phonenumber) === digits);
    if (digits.length < 10 || !account) return refuse(404, 'This phone number is not known');
    return { id: resetOf(account).id };
  }),
];
