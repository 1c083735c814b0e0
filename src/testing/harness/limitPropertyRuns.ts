import type fastCheck from 'fast-check';

/**
 * How often a property is tried: at most 100 times in `npm test`, in the files of `npm run test:full` a tenth as often as the
 * test asks but at least 100 times, in `npm run test:nightly` as often as it asks, and 20 times for each mutant of mutation
 * tests. Seeds stay, so that a short run tries the first cases of the long one.
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
