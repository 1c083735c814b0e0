import { isResponseLost, isSessionOver } from './changeFailure';
import {
  failureOfStatus,
  failureCode,
  failureReason,
  isMissingRecord,
  isCallFailure,
  isRefused,
  isUnconfirmed,
  refusalMessage,
  serverMessage,
  type FailureKind,
} from './failure';

test.each<[number, FailureKind | undefined]>([
  [200, undefined],
  [204, undefined],
  [299, undefined],
  [300, 'business'],
  [199, 'business'],
  [400, 'business'],
  [401, 'signedOut'],
  [402, 'business'],
  [403, 'notAllowed'],
  [404, 'business'],
  [408, 'serverError'],
  [418, 'business'],
  [419, 'signedOut'],
  [422, 'business'],
  [425, 'serverError'],
  [429, 'serverError'],
  [440, 'signedOut'],
  [498, 'business'],
  [499, 'serverError'],
  [500, 'serverError'],
  [503, 'serverError'],
])('ERR-06 the status %p is the failure %p', (status, kind) => {
  expect(failureOfStatus(status)).toBe(kind);
});

test.each<[FailureKind, boolean]>([
  ['business', false],
  ['signedOut', false],
  ['notAllowed', false],
  ['notSent', false],
  ['serverError', true],
  ['unreachable', true],
  ['timedOut', true],
  ['unreadable', true],
  ['cancelled', true],
])('ERR-06 after a failure of the kind %s the call may have been carried out: %p', (kind, unconfirmed) => {
  expect(isUnconfirmed({ kind, path: '/updatecountry' })).toBe(unconfirmed);
});

test.each([
  [{ kind: 'business', path: '/viewcountry' }, true],
  [{ kind: 'business' }, false],
  [{ path: '/viewcountry' }, false],
  [new Error('broken'), false],
  ['business', false],
  [null, false],
  [undefined, false],
])('%p is a failed call: %p; anything else that went wrong is not confirmed either', (error, isOne) => {
  expect(isCallFailure(error)).toBe(isOne);
  expect(isUnconfirmed(error)).toBe(!isOne);
});

test.each([
  [{ kind: 'signedOut', path: '/viewcountry' }, true],
  [new DOMException('Aborted', 'AbortError'), true],
  [{ name: 'AbortError', message: 'Aborted' }, true],
  [{ kind: 'cancelled', path: '/viewcountry' }, false],
  [{ kind: 'business', path: '/viewcountry', name: 'AbortError' }, false],
  [new Error('broken'), false],
  ['AbortError', false],
  [null, false],
  [undefined, false],
])('whether %j says that the session is over: %p', (error, isOver) => {
  expect(isSessionOver(error)).toBe(isOver);
});

test.each<[FailureKind, number | undefined, boolean]>([
  ['business', 400, false],
  ['signedOut', 401, false],
  ['notAllowed', 403, false],
  ['serverError', 500, false],
  ['serverError', 503, false],
  ['serverError', 408, true],
  ['serverError', 429, true],
  ['serverError', 502, true],
  ['serverError', 504, true],
  ['serverError', 519, false],
  ['serverError', 520, true],
  ['serverError', 524, true],
  ['unreachable', undefined, true],
  ['timedOut', undefined, true],
  ['unreadable', 200, true],
  ['cancelled', undefined, true],
  ['notSent', undefined, false],
])('the answer of a call that ended as %p with status %p is lost: %p', (kind, status, expected) => {
  const failure = { kind, path: '/createcountry', ...(status === undefined ? {} : { status }) };
  expect(isResponseLost(failure)).toBe(expected);
});

test.each<[FailureKind, number | undefined, boolean]>([
  ['business', 400, true],
  ['business', 200, true],
  ['signedOut', 401, true],
  ['notAllowed', 403, true],
  ['signedOut', undefined, false],
  ['serverError', 500, false],
  ['unreadable', 200, false],
  ['unreachable', undefined, false],
  ['timedOut', undefined, false],
  ['cancelled', undefined, false],
  ['notSent', undefined, false],
])(
  'whether a call that ended as %p with status %p was refused by the server: %p',
  (kind, status, expected) => {
    const failure = { kind, path: '/policyquotationpayment', ...(status === undefined ? {} : { status }) };
    expect(isRefused(failure)).toBe(expected);
  },
);

test('an error that is no call failure is no refusal', () => {
  expect(isRefused(new Error('broken'))).toBe(false);
});

test('after an error that is no call failure the result is unknown', () => {
  expect(isResponseLost(new DOMException('Aborted', 'AbortError'))).toBe(true);
});

test.each<[string | undefined, string | undefined]>([
  ['Card declined (D-51)', 'Card declined (D-51)'],
  ['  Line one\r\n\tline\u0000 two ', 'Line one line two'],
  ['<b>No</b>', '<b>No</b>'],
  ['\ud83d', undefined],
  ['', undefined],
  [undefined, undefined],
  ['a'.repeat(300), 'a'.repeat(300)],
  ['\u{1f4b3}'.repeat(301), `${'\u{1f4b3}'.repeat(299)}…`],
])("the server's words %j are shown as %j", (message, shown) => {
  expect(serverMessage(message)).toBe(shown);
});

test.each<[FailureKind, number | undefined, string | undefined]>([
  ['business', 200, 'Card declined'],
  ['notAllowed', 403, 'Card declined'],
  ['serverError', 500, undefined],
  ['unreadable', 200, undefined],
  ['unreachable', undefined, undefined],
])('of a call that ended as %p with status %p the words of a refusal are %p', (kind, status, shown) => {
  const failure = { kind, path: '/createcountry', message: 'Card declined' };
  expect(refusalMessage(status === undefined ? failure : { ...failure, status })).toBe(shown);
});

test.each([
  ['a 403', { kind: 'notAllowed', path: '/viewcountry', status: 403 }, 'The server does not allow this'],
  [
    'a 401 to one call',
    { kind: 'notAllowed', path: '/viewcountry', status: 401 },
    'The server does not allow this',
  ],
  [
    'a refusal in the body',
    { kind: 'notAllowed', path: '/viewcountry', status: 200 },
    'The server does not allow this',
  ],
  ['a 413', { kind: 'business', path: '/company', status: 413 }, 'Too large for this site'],
  [
    'a 429',
    { kind: 'serverError', path: '/viewcountry', status: 429 },
    'Too many requests. Wait a minute and try again',
  ],
  ['a 500', { kind: 'serverError', path: '/viewcountry', status: 500 }, 'The server had an error'],
  ['a lost connection', { kind: 'unreachable', path: '/viewcountry' }, 'No connection to the server'],
  ['a refusal', { kind: 'business', path: '/viewcountry', status: 400 }, undefined],
  ['an error of the program', new Error('broken'), undefined],
])('the reason of %s', (_case, error, reason) => {
  expect(failureReason(error)).toBe(reason);
});

test.each([
  ['a 500', { kind: 'serverError', path: '/viewcountry', status: 500 }, 'viewcountry 500'],
  ['a lost connection', { kind: 'unreachable', path: '/updatecity/' }, 'updatecity unreachable'],
  ['an error of the program', new Error('broken'), undefined],
])('the code of %s', (_case, error, code) => {
  expect(failureCode(error)).toBe(code);
});

test.each([
  ['a 404', { kind: 'business', path: '/editcountry', status: 404 }, true],
  ['a 410', { kind: 'business', path: '/editcountry', status: 410 }, true],
  ['an answer with nothing', { kind: 'unreadable', path: '/editcountry', status: 200, isEmpty: true }, true],
  ['an answer with something else', { kind: 'unreadable', path: '/editcountry', status: 200 }, false],
  ['a 400', { kind: 'business', path: '/editcountry', status: 400 }, false],
  ['an error of the program', new Error('broken'), false],
])('whether %s says that there is no record', (_case, error, isMissing) => {
  expect(isMissingRecord(error)).toBe(isMissing);
});
