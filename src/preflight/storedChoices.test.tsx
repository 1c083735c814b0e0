import type { StoredChoices } from './rules/choices';
import { openPage } from '@/app/openPage.fixture';
import { signInAs } from '@/testing/harness/signIns';
import {
  allStoredChoices,
  removeStoredChoices,
  storeChoices,
  maxStoredText,
  readStoredChoices,
  type FileSender,
} from './storedChoices';
import { signedOut } from '@/session/sessionSlice';
import { removeStored } from '@/browser/storage';

const key = 'portal_file_choices';

const acme: FileSender = {
  clientId: '7',
  partner: '31',
  partnerName: 'Acme',
  lob: '11',
  lobName: 'Homeowners',
};

const all: StoredChoices = {
  sheet: 'New',
  headerRow: { row: 3, heads: ['Policy Number', '', 'Gross Premium'] },
  amountColumn: 'Gross Premium',
  decimalSign: { sign: ',', column: 'Gross Premium' },
  dateOrder: { order: 'dayFirst', column: 'Effective Date' },
  negative: { text: 'Cr', column: 'Dr/Cr' },
  unit: { dollars: 1000, column: 'Gross Premium' },
};

/** What is read when storage holds this as the choices of Acme. */
function readFrom(choices: unknown): StoredChoices {
  localStorage.setItem(key, JSON.stringify([{ ...acme, choices }]));
  return readStoredChoices(acme);
}

beforeEach(() => {
  localStorage.clear();
  removeStored(key);
});

afterEach(() => {
  jest.restoreAllMocks();
});

test('choices are stored for one client, partner and LOB', () => {
  storeChoices(acme, all);
  expect(readStoredChoices(acme)).toEqual(all);
  expect(readStoredChoices({ ...acme, clientId: '8' })).toEqual({});
  expect(readStoredChoices({ ...acme, partner: '3' })).toEqual({});
  expect(readStoredChoices({ ...acme, lob: '1' })).toEqual({});
  expect(readStoredChoices({ ...acme, partnerName: 'Acme Ltd', lobName: '' })).toEqual(all);
});

test('ids are compared as text, without blanks around them', () => {
  localStorage.setItem(key, JSON.stringify([{ ...acme, clientId: 7, partner: 31, lob: 11, choices: all }]));
  expect(readStoredChoices({ ...acme, partner: ' 31 ' })).toEqual(all);
  expect(readStoredChoices({ ...acme, partner: '031' })).toEqual({});
  expect(allStoredChoices('7')).toEqual([{ ...acme, choices: all }]);
});

test('the newest entry comes first, and choices replace earlier ones', () => {
  const lobs = ['1', '2', '3'].map((lob) => ({ ...acme, lob }));
  for (const sender of lobs) storeChoices(sender, { sheet: sender.lob });
  storeChoices(lobs[0]!, { amountColumn: 'Premium' });
  expect(allStoredChoices('7').map(({ lob, choices }) => [lob, choices])).toEqual([
    ['1', { amountColumn: 'Premium' }],
    ['3', { sheet: '3' }],
    ['2', { sheet: '2' }],
  ]);
});

test('without any choice the entry is removed, and the key with the last one', () => {
  const other = { ...acme, lob: '12' };
  storeChoices(acme, all);
  storeChoices(other, all);
  storeChoices(acme, {});
  expect(allStoredChoices('7')).toEqual([{ ...other, choices: all }]);
  removeStoredChoices(other);
  expect(localStorage.getItem(key)).toBeNull();
});

test.each(['clientId', 'partner', 'lob'] as const)('without %s nothing is stored', (name) => {
  storeChoices({ ...acme, [name]: ' ' }, all);
  expect(localStorage.getItem(key)).toBeNull();
  expect(readStoredChoices({ ...acme, [name]: '' })).toEqual({});
});

test('what another tab stores or removes applies here', () => {
  storeChoices(acme, all);
  localStorage.setItem(key, JSON.stringify([{ ...acme, lob: '12', choices: { sheet: 'Old' } }]));
  expect(readStoredChoices(acme)).toEqual({});
  storeChoices(acme, { sheet: 'New' });
  expect(allStoredChoices('7').map(({ lob }) => lob)).toEqual(['11', '12']);
});

test.each([
  ...['', '{not json', 'null', '7', '"New"', 'true', '{}', '[]', '[null,7,"x",[],[[]]]'],
  '{"0":{"clientId":"7","partner":"31","lob":"11","choices":{"sheet":"New"}}}',
  '[{"clientId":{"toString":null},"partner":"31","lob":"11","choices":{"sheet":"New"}}]',
  '[{"__proto__":{"clientId":"7"},"partner":"31","lob":"11","choices":{"sheet":"New"}}]',
  '[{"clientId":"7","partner":"31","lob":"11"}]',
  '[{"clientId":"7","partner":"31","lob":"11","choices":{"__proto__":{"sheet":"New"}}}]',
  '['.repeat(100_000),
])('stored text without a sound entry gives no choices: %.60s', (stored) => {
  localStorage.setItem(key, stored);
  expect(readStoredChoices(acme)).toEqual({});
  expect(allStoredChoices('7')).toEqual([]);
  storeChoices(acme, all);
  expect(readStoredChoices(acme)).toEqual(all);
});

test('a malformed entry does not affect the others', () => {
  localStorage.setItem(key, JSON.stringify([null, { ...acme, lob: '' }, { ...acme, choices: all }, 'x']));
  expect(readStoredChoices(acme)).toEqual(all);
});

test.each<[string, unknown]>([
  ['a sheet', { sheet: 7 }],
  ['a blank sheet', { sheet: '' }],
  ['a header row without heads', { headerRow: { row: 3 } }],
  ['heads that are no list', { headerRow: { row: 3, heads: 'Premium' } }],
  ['a header row as text', { headerRow: { row: '3', heads: [] } }],
  ['a header row 0', { headerRow: { row: 0, heads: [] } }],
  ['a part of a row', { headerRow: { row: 1.5, heads: [] } }],
  ['an amount column', { amountColumn: ['Premium'] }],
  ['a decimal sign', { decimalSign: { sign: ';', column: 'Premium' } }],
  ['a decimal sign without a column', { decimalSign: { sign: ',' } }],
  ['an order of dates', { dateOrder: { order: 'yearFirst', column: 'Date' } }],
  ['an order of dates without a column', { dateOrder: { order: 'dayFirst', column: null } }],
  ['a negative text as a number', { negative: { text: 2, column: 'Dr/Cr' } }],
  ['a negative text without a column', { negative: { text: 'Cr' } }],
  ['an unknown unit', { unit: { dollars: 7, column: 'Premium' } }],
  ['a unit without a column', { unit: { dollars: 1000 } }],
  ['unknown keys', { theme: 'dark' }],
  ['a list', [all]],
])('%s of a wrong kind is no choice', (_, wrong) => {
  expect(readFrom(wrong)).toEqual({});
});

test('of each choice only its own keys are read', () => {
  const more = { ...all, cells: ['Ann'], decimalSign: { ...all.decimalSign!, cells: ['Ann'] } };
  expect(readFrom(more)).toEqual(all);
  storeChoices(acme, more);
  expect(localStorage.getItem(key)).not.toContain('Ann');
});

test.each([
  ['.', 'monthFirst'],
  [',', 'dayFirst'],
] as const)('the sign %s and the order %s are read', (sign, order) => {
  const choices = { decimalSign: { sign, column: 'a' }, dateOrder: { order, column: 'b' } };
  expect(readFrom(choices)).toEqual(choices);
});

test('long heads are cut, and at most 250 heads are stored', () => {
  const long = 'x'.repeat(maxStoredText + 1);
  const heads = [7, long, ...Array.from({ length: 300 }, (_none, index) => `Column ${index}`)];
  storeChoices({ ...acme, partnerName: long }, { headerRow: { row: 1, heads: heads as string[] } });
  const { choices, partnerName } = allStoredChoices('7')[0]!;
  expect(choices.headerRow?.heads).toHaveLength(250);
  expect(choices.headerRow?.heads.slice(0, 3)).toEqual(['', 'x'.repeat(maxStoredText), 'Column 0']);
  expect(partnerName).toHaveLength(maxStoredText);
});

test('the oldest of more than 100 entries is removed', () => {
  for (let lob = 1; lob <= 101; lob += 1) storeChoices({ ...acme, lob: String(lob) }, { sheet: 'New' });
  const lobs = allStoredChoices('7').map(({ lob }) => lob);
  expect([lobs.length, lobs[0], lobs.at(-1)]).toEqual([100, '101', '2']);
  expect(JSON.parse(localStorage.getItem(key)!)).toHaveLength(100);
});

test('the oldest entries with many long heads are removed, so that other keys have space', () => {
  const heads = Array.from({ length: 250 }, () => 'x'.repeat(200));
  for (let lob = 1; lob <= 20; lob += 1)
    storeChoices({ ...acme, lob: String(lob) }, { headerRow: { row: 1, heads } });
  expect(localStorage.getItem(key)!.length).toBeLessThan(500_000);
  expect(allStoredChoices('7').map(({ lob }) => lob)).toEqual([
    '20',
    '19',
    '18',
    '17',
    '16',
    '15',
    '14',
    '13',
    '12',
  ]);
});

test('if storage is blocked, the page stores the choices', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(readStoredChoices(acme)).toEqual({});
  storeChoices(acme, all);
  expect(readStoredChoices(acme)).toEqual(all);
  removeStoredChoices(acme);
  expect(readStoredChoices(acme)).toEqual({});
});

test('choices stay after sign-out, and another client has its own', () => {
  signInAs('admin');
  const { dispatch } = openPage();
  storeChoices(acme, all);
  storeChoices({ ...acme, clientId: '8' }, { sheet: 'Other' });
  dispatch(signedOut('admin'));
  expect(readStoredChoices(acme)).toEqual(all);
  expect(allStoredChoices('8').map(({ choices }) => choices)).toEqual([{ sheet: 'Other' }]);
  expect(allStoredChoices('')).toEqual([]);
});
