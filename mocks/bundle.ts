import { recordedCalls } from './callLog';
import { planFaults, type Fault } from './conditions';
import { seedMark } from './persistence';
import { currentScenario, isScenario, setScenario, type ScenarioName } from './scenarios';

/** What is needed to reproduce a bug: the address, the data, the time, and the answers of the server. */
interface Bundle {
  /** The address at which the page was loaded, and the one that was open at the end. */
  readonly opened: string;
  readonly route: string;
  readonly scenario: ScenarioName;
  /** The seed's mark: another seed is another world. */
  readonly seed: number;
  /** The clock of the page when the bundle was made, as ISO text. */
  readonly clock: string;
  /** The calls since the page was loaded, oldest first. */
  readonly calls: readonly BundledCall[];
}

interface BundledCall {
  readonly method: string;
  readonly path: string;
  /** 0 where no answer was given. */
  readonly status: number;
  /** The body's keys with the types of their values, without what the user typed. */
  readonly body: unknown;
}

/** A value's shape without the value: keys and kinds. A list shows its first entry. */
export function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 0 ? [] : [shapeOf(value[0]), `${value.length} in all`];
  if (typeof value !== 'object' || value === null) return value === null ? 'null' : typeof value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shapeOf(inner)]));
}

/** The bundle of this moment. */
export function makeBundle(opened: string, route: string): Bundle {
  return {
    opened,
    route,
    scenario: currentScenario(),
    seed: seedMark,
    clock: new Date().toISOString(),
    calls: recordedCalls.map(({ method, path, status, body }) => ({
      method,
      path,
      status,
      body: shapeOf(body),
    })),
  };
}

/** A bundle from its text; fails with a sentence that says what is wrong with it. */
export function readBundle(text: string): Bundle {
  const { opened, route, scenario, seed, clock, calls } = partsOf(text);
  const isPath = (value: unknown): value is string => typeof value === 'string' && /^\/(?![/\\])/.test(value);
  if (!isPath(opened) || !isPath(route) || !isScenario(scenario) || !Array.isArray(calls))
    throw new Error('This is no bug bundle.');
  if (seed !== seedMark) throw new Error('This bundle comes from a build with other data.');
  if (typeof clock !== 'string' || Number.isNaN(Date.parse(clock)))
    throw new Error('This bundle has no clock.');
  return { opened, route, scenario, seed, clock, calls: calls as readonly BundledCall[] };
}

function partsOf(text: string): Partial<Record<keyof Bundle, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

/**
 * Begins the bundle's scenario anew and lets its calls end as they did: the second `/editcountry` fails again if the
 * second one failed.
 */
export function replay({ scenario, calls }: Bundle): void {
  setScenario(scenario);
  const counts = new Map<string, number>();
  const endings = new Map<string, Fault>();
  for (const { path, status } of calls) {
    const count = (counts.get(path) ?? 0) + 1;
    counts.set(path, count);
    const fault = endingOf(status);
    if (fault) endings.set(`${path} ${count}`, fault);
  }
  const made = new Map<string, number>();
  planFaults((path) => {
    const count = (made.get(path) ?? 0) + 1;
    made.set(path, count);
    return endings.get(`${path} ${count}`);
  });
}

function endingOf(status: number): Fault | undefined {
  if (status === 0) return { kind: 'unreachable' };
  return status >= 400 ? { kind: 'answer', status } : undefined;
}
