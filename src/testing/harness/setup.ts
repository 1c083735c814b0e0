import '@testing-library/jest-dom';
import { configure, getConfig } from '@testing-library/dom';
import * as React from 'react';
import { queryError, withMessageInStack } from './queryErrors';

configure({
  // A screen's code is compiled when a test opens it for the first time, which takes long on a busy machine.
  asyncUtilTimeout: 20_000,
  getElementError: queryError,
});

const scheduler = jest.requireActual<{
  unstable_LowPriority: number;
  unstable_scheduleCallback: (priority: number, task: () => void) => void;
}>('scheduler');

/** Resolves after React has rendered pending updates and run the effects: these tasks have a higher priority. */
function reactIsIdle(): Promise<void> {
  return new Promise((resolve) => {
    scheduler.unstable_scheduleCallback(scheduler.unstable_LowPriority, resolve);
  });
}

// The library waits one turn of the event loop after it has found something or a user has acted. On a busy machine, React
// needs more: a test would see an element before the effects that give it focus or announce it.
beforeAll(() => {
  const { asyncWrapper } = getConfig();
  configure({
    asyncWrapper: (act) =>
      asyncWrapper(async () => {
        try {
          const result = await act();
          await reactIsIdle();
          return result;
        } catch (error) {
          throw withMessageInStack(error);
        }
      }),
  });
});

// The product renders here as in a browser, whenever a response arrives, also after the last step of a test. React would
// otherwise warn of each such update, and the library turns this on for each file.
beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
});

/**
 * React's development build makes an `Error` for each element, to show in a warning where the element was made: this takes
 * a fifth of the time of a screen test. It stops after a number of elements, which this counter reaches.
 */
const internals: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
if (internals instanceof Object)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Infinity,
    set: () => undefined,
  });
