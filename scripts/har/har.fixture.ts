/**
 * Recordings of one made-up server, as Chrome, Firefox and Safari write them. Each text in `harSecrets` is at a place where a
 * real recording has a secret.
 */
export const harSecrets = {
  bearer: 'bearer-S3CRET-5521',
  cookie: 'cookie-S3CRET-77-long-enough',
  setCookie: 'set-cookie-S3CRET-long-enough',
  query: 'query-S3CRET-901',
  apiKey: 'api-key-S3CRET-4',
  password: 'password-S3CRET!',
  storedPassword: 'stored-S3CRET-pass',
  ftpKey: 'ftp-S3CRET-key',
  token: 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJTM0NSRVQifQ.c2lnbmF0dXJl',
  card: '4242 4242 4242 4242',
  cardInWords: '5555-5555-5555-4444',
  account: '998877665544',
  routing: '021000021',
  cvv: '737',
  ssn: '867-53-0912',
  secure: 'K482-7719-S3CRET',
  unknownAnswer: 'answer-S3CRET-unknown',
  session: 'session-S3CRET-id',
  code: 'code-S3CRET-1234',
} as const;

const s = harSecrets;

/** The people and companies of the recordings. */
export const harPeople = {
  agent: 'Wilhelmina Octavia',
  email: 'wilhelmina@octavia-agency.test',
  phone: '(212) 555-7788',
  address: '77 Sesame Lane',
  creator: 'Ottoline Birdwhistle',
} as const;

const p = harPeople;
const host = 'https://portal.insurer.test';

interface Made {
  readonly path: string;
  readonly method?: string;
  readonly sent?: unknown;
  readonly status?: number;
  /** The whole content of the answer; its text is that of `answer` otherwise. */
  readonly content?: object;
  readonly answer?: unknown;
  readonly response?: object;
  readonly more?: object;
}

let second = 0;

function entry({ path, method = 'POST', sent, status = 200, content, answer, response, more }: Made): object {
  second += 1;
  const text = JSON.stringify(answer);
  return {
    startedDateTime: new Date(Date.UTC(2026, 2, 2, 9, 0, second)).toISOString(),
    time: 3.4,
    request: {
      method,
      url: path.startsWith('http') ? path : `${host}${path}`,
      headers: [
        { name: 'authorization', value: `Bearer ${s.bearer}` },
        { name: 'Cookie', value: `sid=${s.cookie}; theme=dark` },
        { name: 'X-Api-Key', value: s.apiKey },
        { name: 'Referer', value: `${host}/user_admin_agent?access_token=${s.query}#${s.session}` },
      ],
      queryString: [],
      cookies: [{ name: 'sid', value: s.cookie }],
      ...(sent === undefined
        ? {}
        : { postData: { mimeType: 'application/json', text: JSON.stringify(sent) } }),
    },
    response: {
      status,
      headers: [{ name: 'Set-Cookie', value: `sid=${s.setCookie}; HttpOnly` }],
      cookies: [],
      content: content ?? { size: text.length, mimeType: 'application/json', text },
      redirectURL: '',
      ...response,
    },
    timings: {},
    ...more,
  };
}

const client = {
  id: 4711,
  Client_Type: '9',
  Client_FullName: 'Insurer',
  Client_LoginPassWD: s.storedPassword,
};
const menu = { id: 1, category: { name: 'Agents', url: '/user_admin_agent', menutype: '1' }, subMenu: [] };
const agents = [
  {
    id: 90_001,
    agentcode: 'WO-1',
    agentname: p.agent,
    phonenumber: p.phone,
    email: p.email,
    address: p.address,
    city_name: 'Boston',
    state_name: 'Massachusetts',
    zipcode: '02108',
    company_id: 4711,
    BDX_Password: s.ftpKey,
    remarks: `Ask ${p.agent}, ${p.email}, ${p.phone}. Card ${s.cardInWords}. Session ${s.cookie}.`,
  },
];

const quotation = {
  id: 80_001,
  firstname: 'Wilhelmina',
  policycreator_name: p.creator,
  address: p.address,
  cardnumber: s.card,
  bankaccountnumber: Number(s.account),
  policydetails: JSON.stringify({
    31: { 'Tax Number': { 0: s.secure } },
    32: { Color: { 0: 'Blue' } },
    33: { 'Social Security Number': { 0: s.ssn } },
    34: { 'Not asked any more': { 0: s.unknownAnswer } },
  }),
};

const questions = [
  { id: 31, name: 'Tax Number', attribute_type: 'PI secure' },
  { id: 32, name: 'Color', attribute_type: 'text' },
  { id: 33, name: 'Social Security Number', attribute_type: 'text' },
];

const payment = {
  id: 80_001,
  cardnumber: s.card,
  cvv: s.cvv,
  bankroutingnumber: s.routing,
  paidamount: 10,
};

const base64 = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64');

/** The calls that any page of an administrator begins with. */
const shell = (): object[] => [
  entry({ path: '/editclient', sent: { id: 4711 }, answer: { client } }),
  entry({ path: '/viewmainmenuandsubmenu', sent: { type_id: '9' }, answer: { menuWithSubmenu: [menu] } }),
  entry({ path: '/viewclientintakecategorymain', sent: { client_id: 4711 }, answer: { intakecategory: [] } }),
];

const html = { size: 20, mimeType: 'text/html', text: '<html></html>' };

/** Chrome, in the middle of a session, with a byte order mark as some tools write it. */
function chromeHar(): string {
  const entries = [
    entry({
      path: `/user_admin_agent?access_token=${s.query}`,
      method: 'GET',
      content: html,
      more: { _resourceType: 'document' },
    }),
    entry({ path: '/viewclientagent', method: 'OPTIONS', status: 204, answer: {} }),
    ...shell(),
    entry({ path: 'https://statistics.test/collect', sent: { id: s.session }, answer: {} }),
    entry({
      path: '/viewclientagent',
      sent: { company_id: 4711 },
      content: { size: 9e15, mimeType: '', encoding: 'base64', text: base64({ clientagent: agents }) },
    }),
    entry({
      path: '/viewactiveattributemain',
      sent: { gid: 1, client_id: 4711 },
      answer: { attribute: questions },
    }),
    entry({ path: '/viewpolicyquotation', sent: { id: 80_001 }, answer: { Policyquotations: quotation } }),
    entry({
      path: '/policyquotationpayment',
      sent: payment,
      status: 500,
      answer: { message: `No payment by ${s.card} for ${s.bearer}`, session_id: s.session },
    }),
    entry({
      path: '/viewcountry',
      method: 'GET',
      status: 0,
      content: {},
      response: { _error: 'net::ERR_ABORTED' },
    }),
    entry({
      path: '/viewstate',
      method: 'GET',
      status: 0,
      content: {},
      response: { _error: 'net::ERR_FAILED' },
    }),
    entry({ path: '/viewscity', method: 'GET', status: 502, content: { ...html, text: `<p>${s.code}</p>` } }),
  ];
  return `\uFEFF${JSON.stringify({ log: { version: '1.2', pages: [{ title: `${host}/user_admin_agent` }], entries } })}`;
}

/** Firefox, from the sign-in on: contents that it left out or cut off, a redirect, an answer from the cache. */
function firefoxHar(): string {
  const left = { mimeType: 'application/json', size: 77, comment: 'Response bodies are not included.' };
  const agentsText = JSON.stringify({ clientagent: agents });
  const entries = [
    entry({ path: '/kyubos_admin', method: 'GET', content: html }),
    entry({
      path: '/commonlogin',
      sent: { username: 'real', password: s.password },
      answer: {
        ...{ token: s.token, user_id: 5, client_id: 4711, login_type: 1, Client_Type: '9' },
        ...{ password: s.storedPassword },
      },
    }),
    ...shell(),
    entry({
      path: '/viewclientagent',
      sent: { company_id: 4711 },
      status: 302,
      content: { size: 0 },
      response: { redirectURL: '/v2/agents' },
    }),
    entry({ path: '/v2/agents', method: 'GET', content: { size: agentsText.length, text: agentsText } }),
    entry({ path: '/viewcountry', method: 'GET', content: left }),
    entry({
      path: '/viewstate',
      method: 'GET',
      content: { size: 5_000_000, text: `{"States":[{"password":"${s.password}","na` },
    }),
    entry({
      path: '/viewscity',
      method: 'GET',
      status: 304,
      answer: { cities: [{ id: 3, city_name: 'Boston' }] },
    }),
    entry({ path: '/viewcurrency', method: 'GET', status: 0, content: {} }),
    { startedDateTime: 'never', request: null, response: 3 },
  ];
  return JSON.stringify({ log: { version: '1.1', pages: [{ title: 'Agents | Kyubos' }], entries } });
}

/** Safari: few fields, no sizes, base64 under a key of its own, and a form with parts. */
function safariHar(): string {
  const bare = ({ time: _, timings: __, ...rest }: Record<string, unknown>): object => rest;
  const entries = [
    ...shell(),
    entry({
      path: '//viewclientagent',
      sent: { company_id: 4711 },
      content: { _textBase64: base64({ clientagent: agents }) },
    }),
    entry({
      path: '/viewcountry',
      method: 'GET',
      status: -999,
      content: {},
      response: { statusText: 'cancelled' },
    }),
    entry({
      path: '/company',
      more: {
        request: {
          method: 'POST',
          url: `${host}/company`,
          postData: {
            params: [
              { name: 'companyName', value: 'Octavia Agency' },
              { name: 'password', value: s.password },
            ],
          },
        },
      },
      answer: { message: `Stored ${s.password}` },
    }),
  ].map((one) => bare(one as Record<string, unknown>));
  return JSON.stringify({ log: { entries } });
}

/** One recording of each browser; all of them show the agents of the real server. */
export const harFlavours: Readonly<Record<'Chrome' | 'Firefox' | 'Safari', () => string>> = {
  Chrome: chromeHar,
  Firefox: firefoxHar,
  Safari: safariHar,
};
