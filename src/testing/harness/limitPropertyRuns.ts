import type fastCheck from 'fast-check';

/**
 * The number of runs of a property: at most 100 in `npm test`, a tenth of the test's own number but at least 100 in the
 * files of `npm run test:full`, the test's own number in `npm run test:nightly`, and 20 for each mutant of mutation tests.
 * Seeds are fixed, so that a short run tries the first cases of the long one.
 */
const { NIGHTLY, PROPERTY_RUNS } = process.env;

function runsOf(asked = 100): number {
  if (NIGHTLY) return asked;
  if (PROPERTY_RUNS) return Math.min(asked, Number(PROPERTY_RUNS));
  const isFull = expect.getState().testPath?.includes('.full.');
  return Math.min(asked, isFull ? Math.max(100, asked / 10) : 100);
}

type Property = fastCheck.IProperty<unknown>;

jest.mock('fast-check', () => {
  const all = jest.requireActual<{ default: typeof fastCheck }>('fast-check').default;
  const assert = (property: Property, parameters?: fastCheck.Parameters<unknown>): void =>
    all.assert(property, { ...parameters, numRuns: runsOf(parameters?.numRuns) });
  return { __esModule: true, default: { ...all, assert } };
});
