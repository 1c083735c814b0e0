import type { Page } from '@playwright/test';

/** The memory that a page uses after all garbage was collected. */
export interface Held {
  readonly heapMB: number;
  readonly nodes: number;
  readonly listeners: number;
}

/** Measures the memory of a page after a forced garbage collection. */
export async function meter(page: Page): Promise<() => Promise<Held>> {
  const client = await page.context().newCDPSession(page);
  await client.send('HeapProfiler.enable');
  await client.send('Performance.enable');
  return async () => {
    // Objects that the first collection finalises are freed by the second one.
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

/** The number of loops whose median is used, since one loop may have been measured at an unusual moment. */
const together = 5;

function middle(all: readonly Held[], what: keyof Held): number {
  const values = all.map((sample) => sample[what]).sort((left, right) => left - right);
  return values[Math.floor(values.length / 2)] ?? NaN;
}

interface Growth {
  readonly what: keyof Held;
  /** After the warm-up, and at the end. */
  readonly early: number;
  readonly late: number;
  /** Each of the last loops; `late` is their median. */
  readonly lateLoops: readonly number[];
  readonly limit: number;
}

const limits: Readonly<Record<keyof Held, number>> = { heapMB: 1.05, nodes: 1.02, listeners: 1.02 };

/** Compares the last loops with the first ones after the warm-up, which fetches code and fills caches. */
export function growthOf(loops: readonly Held[]): Growth[] {
  const warmUp = Math.min(20, Math.floor(loops.length / 3));
  const early = loops.slice(warmUp, warmUp + together);
  const late = loops.slice(-together);
  return (['heapMB', 'nodes', 'listeners'] as const).map((what) => ({
    what,
    early: middle(early, what),
    late: middle(late, what),
    lateLoops: late.map((sample) => sample[what]),
    limit: limits[what],
  }));
}
