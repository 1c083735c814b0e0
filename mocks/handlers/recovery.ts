import { db, nextId } from '../db';
import { find, post, refuse, same } from '../http';
import { textOf } from '../fields';
import type { WirePasswordReset } from '../records';

/** What every account that can be recovered has. */
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
  const wanted = textOf(username).trim();
  return (
    accounts().find((account) => wanted !== '' && account.username === wanted) ??
    refuse(404, 'This login id is not known')
  );
}

/** The recovery under way for an account, begun if there is none. */
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

/** Sends the code by email or phone, which is to say that it is 1234. */
function sendCode(username: unknown, channel: 'email' | 'phonenumber'): object {
  const account = accountOf(username);
  if (account[channel] === '') refuse(400, 'There is nowhere to send a code to');
  Object.assign(resetOf(account), { otpvalue: sentCode, checked: false });
  return target(account);
}

/** The last ten digits: with or without the country code it is the same number. */
function nationalDigits(phone: unknown): string {
  return textOf(phone).replaceAll(/\D/g, '').slice(-10);
}

/** Forgotten passwords and login ids (CALL-144 to CALL-149). */
export const recoveryHandlers = [
  post('/clientusertforgetvalidate', ['username'], ({ username }) => target(accountOf(username))),
  post('/clientuserforgetpasswordemail', ['username'], ({ username }) => sendCode(username, 'email')),
  post('/clientusertforgetpassword', ['username'], ({ username }) => sendCode(username, 'phonenumber')),
  post('/clientuserforgetpasswordotpcheck', ['id', 'otpvalue'], ({ id, otpvalue }) => {
    const reset = find(db.passwordResets, id);
    if (reset.otpvalue === '' || !same(reset.otpvalue, otpvalue)) refuse(400, 'The code is wrong');
    // From here on another id is asked for: a client that keeps the first one fails immediately.
    Object.assign(reset, { id: nextId('passwordResets'), otpvalue: '', checked: true });
    return { id: reset.id };
  }),
  post(
    '/clientuserforgotpasswordchange',
    ['id', 'newpassword', 'password'],
    ({ id, newpassword, password }) => {
      const reset = find(db.passwordResets, id);
      if (!reset.checked) refuse(400, 'The code has not been checked');
      if (textOf(newpassword) === '' || !same(newpassword, password)) {
        refuse(400, 'The passwords do not match');
      }
      accountOf(reset.username).password = textOf(newpassword);
      reset.checked = false;
      // A message alone would be a refusal to the client.
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
