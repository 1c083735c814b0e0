import '@testing-library/jest-dom';
import { configure, getConfig } from '@testing-library/dom';

const { getElementError } = getConfig();

/** Set by the library while it asks again and again: nobody reads what it did not find then. */
const isAskingAgain = (): boolean => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;

configure({
  // A screen's code is compiled the first time a test opens it: on a busy machine that takes its time.
  asyncUtilTimeout: 20_000,
  getElementError: (message, container) =>
    isAskingAgain() ? new Error(message ?? '') : getElementError(message, container),
});
