import fc from 'fast-check';
import { randomBordereau } from '@/testing/bordereaux/randomBordereau';
import { Figures } from '@/testing/bordereaux/reconciliation';

test('no random file is falsely Reconciled, and plain files are Reconciled with their true sum', async () => {
  const figures = new Figures();
  await fc.assert(
    fc.asyncProperty(randomBordereau, async (sample) => {
      await figures.add(sample);
    }),
    { seed: 1, numRuns: 20_000 },
  );
  figures.expectNoProblems();
  expect(figures.plain).toBeGreaterThan(30);
}, 600_000);
