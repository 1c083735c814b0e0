import type { Page } from '@playwright/test';

/** What a page holds once everything that can be collected is. */
export interface Held {
  readonly heapMB: number;
  readonly nodes: number;
  readonly listeners: number;
}

/** Reads what a page holds, after a collection that is forced. */
export async function meter(page: Page): Promise<() => Promise<Held>> {
  const client = await page.context().newCDPSession(page);
  await client.send('HeapProfiler.enable');
  await client.send('Performance.enable');
  return async () => {
    // What the first one finalises only the second one collects.
    await client.send('HeapProfiler.collectGarbage');
    await client.send('HeapProfiler.collectGarbage');
    const { metrics } = await client.send('Performance.getMetrics');
    const value = (wanted: string): number => metrics.find(({ name }) => name === wanted)?.value ?? NaN;
    return {
      heapMB: value('JSHeapUsedSize') / 1e6,
      nodes: value('Nodes'),
      listeners: value('JSEventListeners'),
    };
  };
}

/** So many loops are put together, since one alone may have been measured at an odd moment. */
const together = 5;

function middle(all: readonly Held[], what: keyof Held): number {
  const values = all.map((held) => held[what]).sort((left, right) => left - right);
  return values[Math.floor(values.length / 2)] ?? NaN;
}

interface Growth {
  readonly what: keyof Held;
  /** After the warm-up, and at the end. */
  readonly early: number;
  readonly late: number;
  /** Each of the last loops, of which `late` is the middle. */
  readonly lateLoops: readonly number[];
  readonly limit: number;
}

const limits: Readonly<Record<keyof Held, number>> = { heapMB: 1.05, nodes: 1.02, listeners: 1.02 };

/** How the last loops stand to the first ones after the warm-up, which fetches code and fills what is kept. */
export function growthOf(loops: readonly Held[]): Growth[] {
  const warmUp = Math.min(20, Math.floor(loops.length / 3));
  const early = loops.slice(warmUp, warmUp + together);
  const late = loops.slice(-together);
  return (['heapMB', 'nodes', 'listeners'] as const).map((what) => ({
    what,
    early: middle(early, what),
    late: middle(late, what),
    lateLoops: late.map((held) => held[what]),
    limit: limits[what],
  }));
}
