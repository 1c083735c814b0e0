import { forgetCalls } from './callLog';
import {
  allowPartialUpdates,
  currentConditions,
  limitSessions,
  planFault,
  setConditions,
  type Conditions,
  type Fault,
} from './conditions';
import { db, resetDb, type Tables } from './db';
import { seedWorld } from './seed';
import { withCoverages } from './seed/manyCoverages';
import { manyQuotations } from './seed/quotations';

interface Scenario {
  readonly label: string;
  readonly world?: () => Tables;
  readonly conditions?: Partial<Conditions>;
  /** The default number of seconds after which the sessions of a scenario end. */
  readonly seconds?: number;
}

const largeCount = 100_000;

/** Calls that must succeed before any screen can be shown. */
const startupPaths: ReadonlySet<string> = new Set([
  '/commonlogin',
  '/carrierlogin',
  '/editcarrier',
  '/editclient',
  '/editclientuser',
  '/viewmainmenuandsubmenu',
  '/viewmainmenuandsubmenuuser',
  '/viewclientintakecategorymain',
]);

/** Every fourth call fails, in one of three ways in turn. */
function everyFourth(path: string, count: number): Fault | undefined {
  if (count % 4 !== 0 || path === '/commonlogin' || path === '/carrierlogin') return undefined;
  const turn = (count / 4) % 3;
  if (turn === 1) return { kind: 'answer', status: 503, body: { message: 'Service unavailable' } };
  return turn === 2 ? { kind: 'unreachable' } : { kind: 'late', ms: 2500 };
}

/** The data and faults that a tester can choose, by their name in `?scenario=`. */
export const scenarios = {
  normal: { label: 'Normal' },
  empty: { label: 'Empty', world: emptyTables },
  large: { label: 'Large', world: largeTables },
  slow: { label: 'Slow', conditions: { delayMs: 2000 } },
  flaky: { label: 'Flaky', conditions: { plannedFault: everyFourth } },
  failing: {
    label: 'Failing',
    conditions: {
      plannedFault: (path) => (startupPaths.has(path) ? undefined : { kind: 'answer', status: 500 }),
    },
  },
  malformed: { label: 'Untidy data', conditions: { malformed: true, partialUpdates: true } },
  longTexts: { label: 'Long texts', conditions: { longTexts: true } },
  coverages: { label: 'A quotation of 300 coverages', world: () => withCoverages(seedWorld(), 300) },
  zipFails: {
    label: 'Zip look-up fails',
    conditions: {
      plannedFault: (path) => (path === '/zipcodedatamain' ? { kind: 'answer', status: 500 } : undefined),
    },
  },
  sessionEnds: { label: 'Session ends in a number of seconds', seconds: 20 },
  expiring: { label: 'Session about to expire', conditions: { tokenSeconds: 60 } },
} as const satisfies Readonly<Record<string, Scenario>>;

export type ScenarioName = keyof typeof scenarios;

export function isScenario(name: unknown): name is ScenarioName {
  return typeof name === 'string' && Object.hasOwn(scenarios, name);
}

/** The number of seconds after which the sessions of a scenario end, if it can be chosen. */
export function defaultSeconds(name: ScenarioName): number | undefined {
  const scenario: Scenario = scenarios[name];
  return scenario.seconds;
}

let current: ScenarioName = 'normal';
let currentSeconds: number | undefined;

export function currentScenario(): ScenarioName {
  return current;
}

/** Begins a scenario: its world, its conditions, an empty log of calls. */
export function setScenario(name: ScenarioName, seconds?: number): void {
  resumeScenario(name);
  resetDb(scenarioWorld(name));
  currentSeconds = seconds ?? defaultSeconds(name);
  if (currentSeconds !== undefined) limitSessions(currentSeconds);
}

/** The initial data of a scenario. */
export function scenarioWorld(name: ScenarioName): Tables {
  const scenario: Scenario = scenarios[name];
  return scenario.world?.() ?? seedWorld();
}

/** Restarts the present scenario. */
export function restartScenario(): void {
  setScenario(current, currentSeconds);
}

/** Sets the conditions of a scenario without changing the data. */
export function resumeScenario(name: ScenarioName): void {
  const scenario: Scenario = scenarios[name];
  current = name;
  setConditions(scenario.conditions);
  forgetCalls();
}

/** Only the accounts, the menus and the data of the lookups. */
function emptyTables(): Tables {
  const seed = seedWorld();
  const empty = Object.fromEntries(Object.keys(seed).map((name) => [name, []])) as unknown as Tables;
  const { clients, menus, permissions, bdxUsers, menuCategories, kyubosAccounts, zipCities } = seed;
  return {
    ...empty,
    ...{ clients, menus, permissions, bdxUsers, menuCategories, kyubosAccounts, zipCities },
    clientUsers: seed.clientUsers.filter(({ username }) => username === 'staff'),
    carriers: seed.carriers.filter(({ username }) => username === 'carrier'),
  };
}

function largeTables(): Tables {
  return { ...seedWorld(), quotations: manyQuotations(largeCount) };
}

// Faults for tests and stories. Each function returns a function that ends the fault; another scenario ends it too.

type Ending = () => void;

/** Every call of a path gets an error; nothing is stored. */
export function savesFail(path: string, status = 500): Ending {
  return planFault(path, { kind: 'answer', status }, 'always');
}

/** The same for a path that loads data: every load of it fails. */
export const loadsFail = savesFail;

/** The server refuses every call of a path with a message of its own. */
export function refuses(path: string, message: string, status = 400): Ending {
  return planFault(path, { kind: 'answer', status, body: { message } }, 'always');
}

/** The next call of a path gets this response, whatever the request contains. */
export function respondsOnce(path: string, body: unknown, status = 200): Ending {
  return planFault(path, { kind: 'answer', status, body });
}

/** Every call of a path gets this response. */
export function respondsAlways(path: string, body: unknown, status = 200): Ending {
  return planFault(path, { kind: 'answer', status, body }, 'always');
}

/** The records in the responses of a path lack these keys; an update may then lack them too. */
export function omitsKeys(path: string, keys: readonly string[]): Ending {
  allowPartialUpdates();
  return planFault(path, { kind: 'gaps', keys, isNull: false }, 'always');
}

/** The records in the responses of a path have null under these keys. */
export function hasNulls(path: string, keys: readonly string[]): Ending {
  return planFault(path, { kind: 'gaps', keys, isNull: true }, 'always');
}

/** Calls of a path never reach the server. */
export function cannotBeReached(path: string): Ending {
  return planFault(path, { kind: 'unreachable' }, 'always');
}

/** The next call of a path is carried out, but its response never arrives. */
export function losesResponseOnce(path: string): Ending {
  return planFault(path, { kind: 'answerLost' });
}

/** The next call of a path is carried out, but its response is not JSON. */
export function garblesResponseOnce(path: string, text = '<html>Bad gateway</html>'): Ending {
  return planFault(path, { kind: 'garbled', text });
}

/** The next call of a path gets no response, whether or not it was carried out. */
export function hangsOnce(path: string, { afterCommit = false } = {}): Ending {
  return planFault(path, { kind: 'hang', afterCommit });
}

/** The next call of a path is carried out, and still gets an error. */
export function failsAfterCommitOnce(path: string, status = 500): Ending {
  return planFault(path, { kind: 'answer', status, afterCommit: true });
}

/** Every call of a path takes this many milliseconds longer. */
export function isLate(path: string, ms: number): Ending {
  return planFault(path, { kind: 'late', ms }, 'always');
}

/** Every session that exists now is refused from the next call on, although its token has not expired. */
export function sessionEndsOnServer(): void {
  limitSessions(-1, currentConditions().tokenSeconds);
}

/** A server without any records of activity. */
export function emptyWorld(): void {
  resetDb(emptyTables());
}

/** The seeded world with this many quotations. */
export function worldWithQuotations(count: number): void {
  db.quotations = manyQuotations(count);
}
