import { test } from '../support/fixtures';
import { runMonkey } from '../support/monkey';

/** The number of walks in the full run; `MONKEY_WALKS` sets the number in each area. */
const walks = { administration: 8, carrier: 3 } as const;
const asked = Number(process.env['MONKEY_WALKS'] ?? 0);
const firstSeed = Number(process.env['MONKEY_SEED'] ?? 1);
const steps = 60;

/** The browser's message about a failed call, and the messages that the documents require. */
const failedCall = /^console: (Failed to load resource|Submission failed with|The quotation was not deleted)/;

for (const area of ['administration', 'carrier'] as const) {
  for (let walk = 0; walk < (asked || walks[area]); walk += 1) {
    const seed = firstSeed + walk;
    test(
      `random presses and texts, with one call in a hundred failing: no screen breaks, and none is a dead end (${area}, seed ${seed})`,
      { tag: asked > 0 ? [] : '@nightly' },
      async ({ page, complaints, expectErrors }) => {
        test.setTimeout(180_000);
        expectErrors(failedCall);
        await runMonkey({
          page,
          area,
          seed: `${area} ${seed}`,
          steps,
          complaints: () => complaints.filter((line) => !failedCall.test(line)),
        });
      },
    );
  }
}
