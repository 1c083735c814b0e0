import '@/testing/harness/server';
import { ask } from '../ask';

const username = 'bdxuser';

/** A reset whose code was confirmed, as the password change requires. */
async function checkedReset(): Promise<unknown> {
  const { id } = (await ask('/clientuserforgetpasswordemail', { username })).reply;
  return (await ask('/clientuserforgetpasswordotpcheck', { id, otpvalue: '1234' })).reply.id;
}

test.each(['bdxuser', 'carrier', 'staff'])(
  'CALL-144 The login id %s is known, with phone and email',
  async (known) => {
    const { status, reply } = await ask('/clientusertforgetvalidate', { username: known });
    expect([status, reply]).toEqual([
      200,
      {
        id: expect.any(Number),
        Phonenumber: expect.stringMatching(/^\d{11}$/),
        Email: expect.stringMatching(/@/),
      },
    ]);
  },
);

test.each(['nobody', '', 'admin'])('CALL-144 The login id %j is unknown', async (unknown) => {
  const { status, reply } = await ask('/clientusertforgetvalidate', { username: unknown });
  expect([status, reply]).toEqual([404, { message: 'This login id is not known' }]);
});

test.each(['/clientuserforgetpasswordemail', '/clientusertforgetpassword'])(
  'CALL-145, CALL-146 %s sends a code that is then right',
  async (path) => {
    const { reply } = await ask(path, { username });
    expect(reply).toMatchObject({ Phonenumber: '12125550177', Email: 'bordereaux@atlantic.example.com' });
    const checked = await ask('/clientuserforgetpasswordotpcheck', { id: reply.id, otpvalue: '1234' });
    expect([checked.status, typeof checked.reply.id]).toEqual([200, 'number']);
  },
);

test('CALL-147 A wrong code is refused, and any code is refused before one was sent', async () => {
  const { id } = (await ask('/clientusertforgetvalidate', { username })).reply;
  const early = await ask('/clientuserforgetpasswordotpcheck', { id, otpvalue: '1234' });
  await ask('/clientusertforgetpassword', { username });
  const wrong = await ask('/clientuserforgetpasswordotpcheck', { id, otpvalue: '4321' });
  for (const { status, reply } of [early, wrong]) {
    expect([status, reply]).toEqual([400, { message: 'The code is wrong' }]);
  }
});

test('CALL-148 The user signs in with the new password, and the reset cannot be used again', async () => {
  const id = await checkedReset();
  const change = { id, newpassword: 'fresh-2026', password: 'fresh-2026' };
  expect((await ask('/clientuserforgotpasswordchange', change)).status).toBe(200);
  expect((await ask('/carrierlogin', { username, password: 'bdx123' })).status).toBe(401);
  expect((await ask('/carrierlogin', { username, password: 'fresh-2026' })).status).toBe(200);
  expect((await ask('/clientuserforgotpasswordchange', change)).status).toBe(400);
});

test.each([
  ['fresh-2026', 'fresh-2027'],
  ['', ''],
])('CALL-148 %j with %j as its confirmation is refused', async (newpassword, password) => {
  const id = await checkedReset();
  const { status, reply } = await ask('/clientuserforgotpasswordchange', { id, newpassword, password });
  expect([status, reply]).toEqual([400, { message: 'The passwords do not match' }]);
  expect((await ask('/carrierlogin', { username, password: 'bdx123' })).status).toBe(200);
});

test('CALL-148 Only the id that the code check returned may change the password', async () => {
  const { id } = (await ask('/clientuserforgetpasswordemail', { username })).reply;
  const early = { id, newpassword: 'fresh', password: 'fresh' };
  expect((await ask('/clientuserforgotpasswordchange', early)).status).toBe(400);
  await ask('/clientuserforgetpasswordotpcheck', { id, otpvalue: '1234' });
  expect((await ask('/clientuserforgotpasswordchange', early)).status).toBe(404);
});

test.each(['12125550177', '+1 (212) 555-0177', '2125550177'])(
  'CALL-149 The phone number %s leads to an account',
  async (phonenumber) => {
    const { status, reply } = await ask('/clientuserforgotlogin', { phonenumber });
    expect([status, typeof reply.id]).toEqual([200, 'number']);
  },
);

test('CALL-149 An unknown phone number is refused with a message', async () => {
  const { status, reply } = await ask('/clientuserforgotlogin', { phonenumber: '12125559999' });
  expect([status, reply]).toEqual([404, { message: 'This phone number is not known' }]);
});
