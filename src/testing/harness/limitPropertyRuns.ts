import type fastCheck from 'fast-check';

/**
 * How often a property is tried: in `npm run test:full` as often as the test asks, in `npm test` a tenth of that but at
 * least 100 times, and 20 times for each mutant of mutation tests. Seeds stay, so that a short run tries the first cases
 * of the full one.
 */
const { E2E_FULL, PROPERTY_RUNS } = process.env;

function runsOf(asked = 100): number {
  if (E2E_FULL) return asked;
  return Math.min(asked, PROPERTY_RUNS ? Number(PROPERTY_RUNS) : Math.max(100, asked / 10));
}

type Property = fastCheck.IProperty<unknown>;

jest.mock('fast-check', () => {
  const all = jest.requireActual<{ default: typeof fastCheck }>('fast-check').default;
  const assert = (property: Property, parameters?: fastCheck.Parameters<unknown>): void =>
    all.assert(property, { ...parameters, numRuns: runsOf(parameters?.numRuns) });
  return { __esModule: true, default: { ...all, assert } };
});
