import {
  bundleOf,
  checkRandomRecordings,
  escapedQuotes,
  findingsOf,
  multipart,
  type Recorded,
} from './harSecrets.fixture';

const secret = 'K482-7719-S3CRET';
const answers = JSON.stringify({ 31: { 'Tax Number': { 0: secret } }, 32: { Color: { 0: 'Blue' } } });
const under = (key: string, value: unknown): Recorded => ({
  answer: { Policyquotations: { id: 1, [key]: value } },
});

const ofQuotation: [string, Recorded][] = [
  ['JSON', under('policydetails', answers)],
  ['JSON of JSON', under('policydetails', JSON.stringify(answers))],
  ['JSON of JSON of JSON', under('policydetails', JSON.stringify(JSON.stringify(answers)))],
  ['escaped', under('policydetails', escapedQuotes(answers))],
  ['escaped twice', under('policydetails', escapedQuotes(escapedQuotes(answers)))],
  ['doubled and escaped', under('policydetails', JSON.stringify(escapedQuotes(answers)))],
  ['doubled, with a blank in front', under('policydetails', ` ${JSON.stringify(answers)}`)],
  ['in single quotes', under('policydetails', `'${answers}'`)],
  ['with URL encoding', under('policydetails', encodeURIComponent(answers))],
  ['cut off', under('policydetails', answers.slice(0, 48))],
  ['cut off and doubled', under('policydetails', JSON.stringify(answers).slice(0, 56))],
  ['plain text', under('policydetails', secret)],
  ['an object', under('policydetails', JSON.parse(answers))],
  ['in another letter case', under('PolicyDetails', answers)],
  ['with an underscore', under('policy_details', answers)],
  ['details', under('details', answers)],
  ['details, doubled', under('details', JSON.stringify(answers))],
  ['a list', under('details', [{ attribute_id: 31, value: secret }])],
  ['a list of another key', under('given', [{ attributeId: '31', answer: secret }])],
  ['a list of pairs', under('details', [[31, secret]])],
  ['a list as JSON', under('policydetails', JSON.stringify([{ attribute_id: 31, value: secret }]))],
  ['a map', under('details', { 31: secret })],
  ['by the label of the question', under('answered', { 'Tax Number': secret })],
  ['an unknown question', under('details', { 99: secret })],
];

const ofKeys: [string, Recorded][] = [
  'securityAnswer privateKey refresh auth salt securitycode credential credentials bearer tkn acct dob user_pin sessionId',
  'x-csrf-token otp clientSecret passcode ssn bank_acct date_of_birth oldPwd ｐａｓｓｗｏｒｄ',
]
  .flatMap((keys) => keys.split(' '))
  .map((key) => [key, { answer: { [key]: secret } }]);

const ofTexts: [string, Recorded][] = [
  ['password=…', { status: 500, answer: { message: `password=${secret} token=${secret}` } }],
  ['token: …', { status: 400, answer: `Refused. Token: ${secret}` }],
  ['password is …', { status: 500, answer: `Your password is ${secret}` }],
  ['a sentence with JSON', { status: 500, answer: { message: `Row 5: {"pwd":"${secret}"} failed` } }],
  ['JSON that is cut off', under('remarks', `{"password":"${secret}","na`)],
  ['JSON without its beginning', under('remarks', `x":"${secret}"}}`)],
  ['a list that is cut off', under('remarks', `["${secret}`)],
  ['an address in a sentence', { status: 500, answer: { message: `At https://a.test/?x=1&code=${secret}` } }],
  ['the user of an address', { status: 500, answer: { message: `ftp://u:${secret}@a.test/in` } }],
  ['?sid=', { query: `?sid=${secret}` }],
  ['?code=', { query: `?code=${secret}` }],
  ['a parameter with JSON', { query: `?q=${encodeURIComponent(`{"password":"${secret}"}`)}` }],
];

const ofErrors: [string, Recorded][] = [
  ['password -> …', { status: 500, answer: { message: `password -> ${secret}` } }],
  ['an element', { status: 500, answer: { message: `<user><password>${secret}</password></user>` } }],
  ['an attribute', { status: 500, answer: `Error <input name="password" value="${secret}">` }],
  ['a field and its value', { status: 422, answer: { errors: [{ path: 'password', input: secret }] } }],
  ['a path of keys', { status: 422, answer: { detail: [{ loc: ['body', 'password'], input: secret }] } }],
  ['an SQL statement', { status: 500, answer: `insert into users (pwd) values ('${secret}')` }],
  ['a private key', { answer: { note: `-----BEGIN PRIVATE KEY-----\n${secret}` } }],
];

const ofStrangers: [string, Recorded][] = [
  ['the user of curl', { answer: { note: `curl -u user:${secret} https://a.test` } }],
  ['a table with columns', { answer: { columns: ['id', 'password'], rows: [[1, secret]] } }],
  ['a list beside its names', { answer: { keys: ['password'], args: [secret] } }],
  ['short names', { answer: [{ k: 'password', v: secret }] }],
  ['a path of JSON', { answer: [{ instancePath: '/password', data: secret }] }],
  ['glued names', { answer: { userpass: secret, insuredssn: secret, driverdob: secret, ssn2: secret } }],
  ['a path', { answer: { note: `https://a.test/reset-password/${secret}` } }],
  ['a sentence', { answer: { note: `The token ${secret} was refused` } }],
  ['a changed password', { answer: { note: `password has been set to ${secret}` } }],
  ['several lines', { answer: { note: `password: >\n  ${secret}\n` } }],
  ['an attribute of XML', { answer: { note: `<field name="password"><value>${secret}</value></field>` } }],
  ['escaped XML', { answer: { note: `&lt;password&gt;${secret}&lt;/password&gt;` } }],
  ['replace into', { answer: { note: `replace into users (pwd) values ('${secret}')` } }],
  ['JSON that is nested deep', { answer: `${'['.repeat(5000)}"${secret}"${']'.repeat(5000)}` }],
  ['text that is nested deep', under('remarks', `${'['.repeat(5000)}"${secret}"${']'.repeat(5000)}`)],
  ['a body that is nested deep', { sent: `${'{"a":'.repeat(5000)}"${secret}"${'}'.repeat(5000)}` }],
];

test.each([
  ['base64 of base64', btoa(btoa(secret))],
  ['hexadecimal digits', Buffer.from(secret).toString('hex')],
  ['characters of no width', [...secret].join('\u200b')],
])('a bundle has no sent password that the response repeats as %s', (_case, note) => {
  const { calls } = bundleOf([{ sent: { password: secret }, answer: { note } }]);
  expect(calls[1]?.fault).toMatchObject({ body: { note: '(removed)' } });
});

/** How a sent secret may return: in HTML, JSON, addresses and base64, in capital letters. */
const odd = `a'b*é<${secret}>`;
const ofRepeats: [string, string][] = [
  ['HTML', `a&#39;b*&eacute;&lt;${secret}&gt; or a&#x27;b*&#233;&lt;${secret}&gt;`],
  ['JSON', JSON.stringify(JSON.stringify(odd)).replaceAll('é', String.raw`\u00e9`)],
  ['an address', `https://a.test/?x=${encodeURIComponent(odd).replaceAll('*', '%2A')}`],
  ['a form', new URLSearchParams({ x: odd }).toString()],
  ['base64 in a sentence', `Sent ${Buffer.from(`x:${odd}!`).toString('base64')} to it`],
  ['base64 of addresses', Buffer.from(`x:${odd}?`).toString('base64url')],
  ['capital letters', odd.toUpperCase()],
];

test.each(ofRepeats)('a bundle has no sent password that the response repeats as %s', (_case, note) => {
  for (const sent of [{ password: odd }, { password: odd, token: secret }]) {
    const { calls } = bundleOf([{ sent, answer: { note } }]);
    expect(findingsOf(JSON.stringify(calls), sent.token ?? odd)).toEqual([]);
    expect(calls[1]?.fault).toMatchObject({ body: { note: expect.stringContaining('(removed)') } });
  }
});

const ofOtherPlaces: [string, Recorded][] = [
  ['multipart', { sent: multipart({ id: '1', password: secret }), answer: { note: `Stored ${secret}` } }],
  ['a header', { headers: { 'X-Api-Key': secret }, answer: { note: secret } }],
  [
    'Basic',
    { headers: { Authorization: `Basic ${btoa(`u:${secret}`)}` }, answer: { note: `for ${secret}` } },
  ],
  ['base64', { sent: { password: secret }, answer: { note: btoa(`id:${secret}`) } }],
  ['a key', { sent: { password: secret }, answer: { [secret]: 1 } }],
  ['a key below a secret key', { answer: { tokens: { [secret]: true } } }],
  ['an id', { sent: { session_id: secret, id: 5 } }],
  ['a pair', { answer: { headers: [{ name: 'X-Auth-Token', value: secret }] } }],
];

test.each([...ofQuotation, ...ofKeys, ...ofTexts, ...ofErrors, ...ofOtherPlaces, ...ofStrangers])(
  'a bundle has no secret of a recording: %s',
  (_case, recorded) => {
    for (const isAnonymous of [false, true])
      expect(findingsOf(JSON.stringify(bundleOf([recorded], isAnonymous)), secret)).toEqual([]);
  },
);

test.each([
  ['4111.1111.1111.1111'],
  ['4111\u00a01111\u00a01111\u00a01111'],
  ['4111_1111_1111_1111'],
  ['4111,1111,1111,1111'],
  ['4111%201111%201111%201111'],
  ['4111&nbsp;1111&nbsp;1111&nbsp;1111'],
  [String.raw`4111\u00a01111\u00a01111\u00a01111`],
  [Number('4111111111111111100')],
  ['４１１１１１１１１１１１１１１１'],
  ['Card 4111 1111 1111 1111 12/27 737'],
  [4_111_111_111_111_111],
  [{ '4111111111111111': 1 }],
  [{ '4111 1111 1111 1111': 1 }],
  ['{"4111111111111111":"a"}'],
  ['4111#1111#1111#1111'],
  [['4111', '1111', '1111', '1111']],
])('a bundle has no card number: %j', (value) => {
  const text = JSON.stringify(bundleOf([{ answer: { remarks: value } }])).normalize('NFKC');
  expect(text.replaceAll(/[\s._]/g, '')).not.toMatch(/4111|12\/27|737/);
});

test.each([
  ['Card refused: CVV 737, exp 12/27', 'Card refused: CVV (removed), exp (removed)'],
  ['The security code is 737', 'The security code is (removed)'],
  ['The CVV of the card is 737', 'The CVV of the card is (removed)'],
  ['Valid thru 12/2027', 'Valid thru (removed)'],
  ['SSN 867.53.0912', 'SSN (removed)'],
])('a sentence %j is in the bundle as %j', (message, expected) => {
  const { calls } = bundleOf([{ status: 500, answer: { message } }]);
  expect(calls[1]?.fault).toMatchObject({ body: { message: expected } });
});

const plain = [
  'Policy expires 12/31/2026',
  'Password is required',
  'No agent 90001 in Boston, MA 02108',
  '2026-03-02 09:00 to 2026-04-02 10:00',
  '$1,250.50 of 3 (25 %)',
  'Call (212) 555-7788',
  'a < b & c',
  '[Draft] Policy',
  'Basic coverage',
  'Compass Insurance 2026AB12',
  '999-99-9999',
  JSON.stringify({ errors: ['Password is required'], list: [1] }),
  JSON.stringify({ policydetails: [{ policyname: 'Main', policy_coverage: [{ quotecoverage: 'Fire' }] }] }),
  JSON.stringify({ coveragelimit: '250000', coverageaccept: '250000', deductible: '1000' }),
  JSON.stringify(JSON.stringify({ agentcode: 'WO-1', list: [1, { shipping: 'x' }] })),
];

test.each(plain)('what is no secret stays: %j', (remarks) => {
  const { calls } = bundleOf([{ answer: { remarks } }]);
  expect(calls[1]?.fault).toMatchObject({ body: { remarks } });
});

test('no secret at a random place of a recording is in the bundle, and other data are', () => {
  checkRandomRecordings(30);
});

test('a number that answers an unknown question is removed there, and not from times and amounts', () => {
  const body = { createdAt: '2026-01-28T17:25:00.000Z', limit: 2_500_000, coveragelimit: '250000' };
  const { calls } = bundleOf([{ answer: { policydetails: { 99: '250000' } } }, { answer: body }]);
  expect(calls[2]?.fault).toMatchObject({ body });
});
