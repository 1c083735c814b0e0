import fc from 'fast-check';
import { randomBordereau } from './randomBordereau';
import { Figures } from './reconciliation';

test('no file of a small sample is falsely Reconciled, and plain files are Reconciled', async () => {
  const figures = new Figures();
  for (const sample of fc.sample(randomBordereau, { seed: 5, numRuns: 300 })) await figures.add(sample);
  figures.expectNoProblems();
});
