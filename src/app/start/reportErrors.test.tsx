import { render } from '@testing-library/react';
import { createMemoryRouter } from 'react-router-dom';
import type { ReactElement } from 'react';
import { App } from '@/app/App';
import { makeStore } from '@/app/store';
import { reportErrors, rootOptions } from './reportErrors';

let stop: () => void;
let written: jest.SpyInstance;

beforeEach(() => {
  written = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  stop = reportErrors();
});

afterEach(() => {
  stop();
  jest.restoreAllMocks();
});

/** An error with a stack that names this source position. */
function errorAt(message: string, position: string): Error {
  const error = new TypeError(message);
  error.stack = `TypeError: ${message}\n    at open (https://portal.example.com/assets/${position})\n    at next (x.js:1:1)`;
  return error;
}

function dispatchError(error: unknown, message = ''): Event {
  const event = new ErrorEvent('error', { error, message, cancelable: true });
  window.dispatchEvent(event);
  return event;
}

/** jsdom has no `PromiseRejectionEvent`. */
function dispatchRejection(reason: unknown): Event {
  const event = Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason });
  window.dispatchEvent(event);
  return event;
}

const lines = (): unknown[] => written.mock.calls.map((words: unknown[]) => words.join(' '));

test.each([
  ['an uncaught error', dispatchError, 'Uncaught error'],
  ['an unhandled rejection', dispatchRejection, 'Unhandled rejection'],
])(
  'ERR-05 %s logs one line with its type and source position, and the browser logs none',
  (_, dispatch, what) => {
    const error = errorAt('x is undefined', 'main.4f3a.js:1:52341');
    expect(dispatch(error).defaultPrevented).toBe(true);
    dispatch(error);
    expect(lines()).toEqual([`${what} error=TypeError message=x is undefined place=main.4f3a.js:1:52,341`]);
  },
);

test('the log contains no quoted text, no long number and no line break of an error', () => {
  dispatchError(
    errorAt('Unexpected token \'J\', "Jane Q. Insured" is not JSON\nfor 4111111111111111', 'a.js:1:2'),
  );
  dispatchRejection(new Error("Cannot read `a` of “Jane” and 'b'", {}));
  expect(lines()).toEqual([
    'Uncaught error error=TypeError message=Unexpected token "…", "…" is not JSON for ##### place=a.js:1:2',
    expect.stringMatching(/^Unhandled rejection error=Error message=Cannot read "…" of "…" and "…" place=/),
  ]);
});

test.each([
  ['text', 'Jane Q. Insured', 'string'],
  ['an object', { message: 'Jane Q. Insured' }, 'object'],
  ['nothing', undefined, 'undefined'],
])('of a rejection with %s only its type is logged', (_, reason, kind) => {
  dispatchRejection(reason);
  expect(lines()).toEqual([`Unhandled rejection error=${kind}`]);
});

test('an error of another origin, which has no error object, is logged with its message', () => {
  dispatchError(null, 'Script error.');
  expect(lines()).toEqual(['Uncaught error error=object message=Script error.']);
});

test('an error of a screen, which React and the router both report, is logged once', () => {
  const error = errorAt('x is undefined', 'screen.js:1:2');
  function Broken(): ReactElement {
    throw error;
  }
  const router = createMemoryRouter([{ path: '/', element: <Broken />, errorElement: <p>It broke</p> }]);
  render(<App store={makeStore()} router={router} />, rootOptions);
  expect(lines()).toEqual([
    'Part of the page failed error=TypeError message=x is undefined place=screen.js:1:2',
  ]);
});

test('an observer that could not keep up is not logged', () => {
  dispatchError(null, 'ResizeObserver loop completed with undelivered notifications.');
  expect(lines()).toEqual([]);
});

test('in development an error is logged unmasked, once, with its component stack, and passed to the overlay', () => {
  stop();
  const environment = jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' });
  let development: typeof import('./reportErrors') | undefined;
  jest.isolateModules(() => (development = jest.requireActual('./reportErrors')));
  environment.restore();
  const overlay = jest.fn();
  window.addEventListener('error', overlay, { once: true });
  const error = errorAt('Cannot read "Jane"', 'screen.js:1:2');
  function Broken(): ReactElement {
    throw error;
  }
  const router = createMemoryRouter([{ path: '/', element: <Broken />, errorElement: <p>It broke</p> }]);
  render(<App store={makeStore()} router={router} />, development?.rootOptions);
  // The router reports it as well.
  development?.reportCaught(error);
  const unmasked = written.mock.calls.filter(([first]) => first === error);
  expect(unmasked).toEqual([[error, expect.stringContaining('at Broken')]]);
  expect(overlay).toHaveBeenCalledWith(expect.objectContaining({ error }));
  stop = development?.reportErrors() ?? stop;
  expect(dispatchError(new Error('late')).defaultPrevented).toBe(false);
});

test('after it is stopped it logs nothing', () => {
  stop();
  dispatchError(null, 'late');
  dispatchRejection(new Error('late'));
  expect(lines()).toEqual([]);
});
