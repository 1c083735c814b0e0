import { Sealed, Secret } from '@/domain/text/secret';
import { calls } from './calls';
import { readNothing } from './read';
import { bodyFields, callsOf, jsonBody, openFields } from './request';
import { formBody } from './sendFiles';

const call = callsOf(calls);

const country = {
  country_code: 'CA',
  country_name: 'Canada',
  country_regularcode: '124',
  country_marketname: 'North',
  country_currencycode: 'CAD',
  country_languagecode: 'en',
};

function bodyOf(path: '/createcountry', body: typeof country): Record<string, unknown> {
  return Object.fromEntries(bodyFields(call(path, readNothing, body), false));
}

test('CALL-001 a call without keys has an empty body and no upload', () => {
  const request = call('/viewcountry', readNothing);
  expect(request).toEqual({ path: '/viewcountry', row: calls['/viewcountry'], read: readNothing, body: {} });
  expect([...bodyFields(request, false)]).toEqual([]);
});

test('CALL-009 the progress callback and the cancel signal of an upload are part of the request, not of its body', () => {
  const upload = { onProgress: jest.fn() };
  const request = call('/createcountry', readNothing, country, upload);
  expect(request.upload).toBe(upload);
  expect(request.body).toBe(country);
});

test('CALL-016 a body has the keys of its row in the documents’ order, and no other', () => {
  const malformed = { note: 'x', ...country, country_code: undefined as unknown as string };
  const { country_code: _left, ...rest } = country;
  expect(bodyOf('/createcountry', malformed)).toEqual(rest);
  const turned = Object.fromEntries(Object.entries(country).reverse()) as typeof country;
  expect(Object.keys(bodyOf('/createcountry', turned))).toEqual(Object.keys(country));
});

test('CALL-014 CALL-015 CALL-017 a key of a body that its row lacks is found when the program is compiled', () => {
  const recordWithMore = { ...country, country_iso: 'CAN' };
  const updateWithMore = { countryData: { id: 7, ...country }, country_iso: 'CAN' };
  const { country_code: _left, ...recordWithLess } = country;
  const wrong = [
    // @ts-expect-error -- the row of the create call has no country_iso
    call('/createcountry', readNothing, recordWithMore),
    // @ts-expect-error -- an update call has one key only, for the whole record
    call('/updatecountry', readNothing, updateWithMore),
    // @ts-expect-error -- country_code is missing
    call('/createcountry', readNothing, recordWithLess),
    // @ts-expect-error -- /viewcountry has no body
    call('/viewcountry', readNothing, country),
  ];
  expect(wrong).toHaveLength(4);
});

test('CALL-017 Q-221 an update wraps its record, or has its fields at the top level where the server is configured so', () => {
  const request = call('/updatecountry', readNothing, { countryData: { id: 7, ...country } });
  expect(Object.fromEntries(bodyFields(request, false))).toEqual({ countryData: { id: 7, ...country } });
  expect(Object.fromEntries(bodyFields(request, true))).toEqual({ id: 7, ...country });
  const bare = { ...request, body: { countryData: 'x' } };
  expect([...bodyFields(bare, true)]).toEqual([]);
  const other = call('/createcountry', readNothing, country);
  expect(Object.fromEntries(bodyFields(other, true))).toEqual(country);
});

test('sealed values are opened in the JSON at any depth, and nothing else is changed', () => {
  const fields = new Map<string, unknown>([
    ['card', new Sealed({ number: new Secret('4111'), holder: 'Ann' })],
    ['list', [new Secret('a'), 1, null, true]],
    ['plain', { nested: { text: 'x', nothing: null } }],
    ['missing', undefined],
  ]);
  expect(JSON.parse(jsonBody(fields))).toEqual({
    card: { number: '4111', holder: 'Ann' },
    list: ['a', 1, null, true],
    plain: { nested: { text: 'x', nothing: null } },
  });
});

test('CALL-009 Q-232 a form has one text part a key, empty for what is absent, and each file once', () => {
  const documents = [new File(['one'], 'one.txt'), new File(['two'], 'two.txt')];
  const fields = new Map<string, unknown>([
    ['companyName', 'Acme'],
    ['password', new Secret('hush')],
    ['planAmount', 0],
    ['twoFactorAuthentication', false],
    ['state', null],
    ['city', undefined],
    ['documentUpload', documents],
    ['none', []],
  ]);
  const form = formBody(openFields(fields));
  expect([...form.keys()]).toEqual([
    'companyName',
    'password',
    'planAmount',
    'twoFactorAuthentication',
    'state',
    'city',
    'documentUpload',
    'documentUpload',
  ]);
  const texts = ['companyName', 'password', 'planAmount', 'twoFactorAuthentication', 'state', 'city'];
  expect(texts.map((key) => form.get(key))).toEqual(['Acme', 'hush', '0', 'false', '', '']);
  expect(form.getAll('documentUpload').map((file) => (file as File).name)).toEqual(['one.txt', 'two.txt']);
});
