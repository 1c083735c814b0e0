import { defaultConfig, readConfig } from './config';

test('BDXCAR-28 PROD-10 the base URL of the client BDX area comes from the configuration, else the same origin', () => {
  expect(readConfig({}).config.bdxBaseUrl).toBe('');
  expect(readConfig({ bdxBaseUrl: 'https://bdx.example.com/' }).config.bdxBaseUrl).toBe(
    'https://bdx.example.com',
  );
});

test.each([[undefined], [null], ['text'], [[]], [42]])(
  'an unreadable configuration %p gives the defaults and names it',
  (source) => {
    expect(readConfig(source)).toEqual({ config: defaultConfig, problems: ['config.json'] });
  },
);

test.each([
  ['product', '../x'],
  ['product', ''],
  ['product', 'a/b'],
  ['product', '../a'],
  ['product', 'a?'],
  ['titleSuffix', 7],
  ['bdxBaseUrl', 'javascript:alert(1)'],
  ['bdxBaseUrl', 'https://user:secret@host'],
  ['bdxBaseUrl', 'see https://host'],
  ['bdxBaseUrl', 'https://host/?to=x'],
  ['bdxBaseUrl', 'https://host/a b'],
  ['bdxBaseUrl', 'https://'],
  ['bdxBaseUrl', 'https://host:84433'],
  ['bdxBaseUrl', 'https://host:port'],
  ['bdxBaseUrl', 'https://[::1'],
  ['bdxBaseUrl', 'https://[::1]'],
  ['bdxBaseUrl', 'https://a;script-src-elem'],
  ['bdxBaseUrl', "https://a;script-src'none'/api"],
  ['bdxBaseUrl', 'https://*.example.com'],
  ['bdxBaseUrl', 'https://*'],
  ['bdxBaseUrl', 'https://host:*'],
  ['bdxBaseUrl', 'https://a,b'],
  ['bdxBaseUrl', 'https://under_score'],
  ['bdxBaseUrl', 'https://bücher.example'],
  ['bdxBaseUrl', null],
  ['requestTimeoutMs', 999],
  ['requestTimeoutMs', 600_001],
  ['requestTimeoutMs', '30000'],
  ['failureNotices', 'loud'],
  ['updateBody', 3],
  ['drafts', true],
  ['drafts', 'week'],
  ['staleWriteCheck', false],
  ['homeLists', false],
  ['sendToken', true],
])('a wrong %s %p takes its default and is named', (key, value) => {
  const { config, problems } = readConfig({ [key]: value });
  expect(config).toEqual(defaultConfig);
  expect(problems).toEqual([key]);
});

test.each([
  ['requestTimeoutMs', 1000],
  ['requestTimeoutMs', 600_000],
  ['sendToken', 'same-origin'],
  ['sendToken', 'always'],
  ['failureNotices', 'quiet'],
  ['updateBody', 'wrapped'],
  ['drafts', 'day'],
  ['drafts', 'tab'],
  ['staleWriteCheck', 'off'],
  ['homeLists', 'off'],
  ['bdxBaseUrl', 'http://host'],
  ['bdxBaseUrl', 'https://host:8443'],
  ['bdxBaseUrl', 'https://bdx-1.example.com:8443/api;v=1/*'],
])('the %s %p is taken', (key, value) => {
  expect(readConfig({ [key]: value })).toEqual({ config: { ...defaultConfig, [key]: value }, problems: [] });
});

test('every slash at the end of a base URL is removed', () => {
  expect(readConfig({ bdxBaseUrl: 'https://host/api//' }).config.bdxBaseUrl).toBe('https://host/api');
});

test('the values of an installation are used', () => {
  const set = {
    product: 'acme',
    titleSuffix: ' - Acme',
    brand: 'Acme',
    poweredBy: 'Acme',
    bdxBaseUrl: 'http://localhost:4000/base',
    sendToken: 'never',
    requestTimeoutMs: 5000,
    failureNotices: 'none',
    updateBody: 'flat',
    drafts: 'off',
    staleWriteCheck: 'off',
    homeLists: 'off',
  };
  expect(readConfig(set)).toEqual({ config: set, problems: [] });
});
