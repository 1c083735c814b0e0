import { forgetCalls } from './callLog';
import { setConditions, type Conditions } from './conditions';
import { resetDb, type Tables } from './db';
import { seedWorld } from './seed';

interface Scenario {
  readonly label: string;
  readonly world?: () => Tables;
  readonly conditions?: Partial<Conditions>;
}

export const scenarios = {
  normal: { label: 'Normal' },
  empty: { label: 'Empty', world: seedWorld },
  large: { label: 'Large', world: seedWorld },
  slow: { label: 'Slow', conditions: { delayMs: 2500 } },
  flaky: { label: 'Flaky' },
  failing: { label: 'Failing' },
  untidy: { label: 'Untidy data', conditions: { untidy: true } },
  expiring: { label: 'Session about to expire', conditions: { tokenSeconds: 60 } },
} as const satisfies Readonly<Record<string, Scenario>>;

export type ScenarioName = keyof typeof scenarios;

/** Puts the world, the conditions and the log of calls to where a scenario begins. */
export function setScenario(name: ScenarioName): void {
  const scenario: Scenario = scenarios[name];
  resetDb(scenario.world?.());
  setConditions(scenario.conditions);
  forgetCalls();
}
