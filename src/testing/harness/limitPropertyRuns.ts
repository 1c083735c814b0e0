import type fastCheck from 'fast-check';

/**
 * For mutation tests only: a property is tried a few times, since it runs anew for every mutant. Seeds stay; a mutant
 * that only the thousandth case would meet counts as a survivor.
 */
const mostRuns = 20;

type Property = fastCheck.IProperty<unknown>;

jest.mock('fast-check', () => {
  const all = jest.requireActual<{ default: typeof fastCheck }>('fast-check').default;
  const assert = (property: Property, parameters?: fastCheck.Parameters<unknown>): void =>
    all.assert(property, { ...parameters, numRuns: Math.min(parameters?.numRuns ?? mostRuns, mostRuns) });
  return { __esModule: true, default: { ...all, assert } };
});
