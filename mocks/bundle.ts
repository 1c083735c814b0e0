import { makeCleaner, type Cleaner } from './bundleCleaner';
import { recordChange, recordedCalls, recordedChanges, type Ending, type RecordedCall } from './callLog';
import { clockState, now, setClock } from './clock';
import {
  addPlan,
  currentConditions,
  currentPlans,
  limitSessions,
  planFaults,
  setTokenSeconds,
  type Fault,
  type Plan,
} from './conditions';
import { isRowOperation, operations, type RowOperation } from './controls';
import { db, dbAsText } from './db';
import { seedHash } from './persistence';
import {
  currentScenario,
  defaultSeconds,
  isScenario,
  setScenario,
  scenarioWorld,
  type ScenarioName,
} from './scenarios';
import { expiryOf, issueToken } from './token';

/** The version of the bundle format; a bundle of another version is refused. */
const version = 2;

/** What is needed to reproduce a bug: the address, the data, the time, and the outcome of each call. */
export interface Bundle {
  readonly version: typeof version;
  /** The address at which the page was loaded, and the one that was open at the end. */
  readonly opened: string;
  readonly route: string;
  readonly scenario: ScenarioName;
  /** The hash of the seed: another hash means other data. */
  readonly seed: number;
  /** The clock of the page when the bundle was made: ISO text, and whether it ran or was stopped. */
  readonly clock: { readonly now: string; readonly runs: boolean };
  /** The lifetime of a new token in seconds; left out where a real server issued the tokens. */
  readonly tokenSeconds?: number;
  /** How many seconds after the page load the existing sessions end, if a limit was set. */
  readonly sessionsEndIn?: number;
  /** Who was signed in when the page was loaded. */
  readonly signIns: readonly SignIn[];
  /** The calls since the page was loaded, oldest first. */
  readonly calls: readonly BundledCall[];
  /** The changes of rows in the panel since the page was loaded, oldest first. */
  readonly changes: readonly BundledChange[];
  /** The planned faults that have not met a call yet. */
  readonly plans: readonly Omit<Plan, 'id'>[];
  /** Whether the calls come from a real server: the bundle contains their responses then. */
  readonly isFromServer: boolean;
  /** What is missing in the bundle, one sentence each. */
  readonly notes: readonly string[];
}

/** A call with its outcome. A bundle never contains what the user typed. */
export interface BundledCall {
  readonly method: string;
  readonly path: string;
  /** The ids in the body: a replay recognises the call by them. */
  readonly ids: Readonly<Record<string, string>>;
  /** The body's keys with the types of their values. */
  readonly body: unknown;
  readonly at: string;
  /** 0 if there was no response. */
  readonly status: number;
  readonly ending: Ending;
  readonly wasCarriedOut: boolean;
  readonly durationMs?: number;
  /** What a replay does with the call; a call without it gets its response from the replayed data. */
  readonly fault?: Fault;
}

/** A change of rows in the panel, and the number of calls of the bundle before it. */
interface BundledChange {
  readonly operation: RowOperation;
  readonly input: unknown;
  readonly afterCalls: number;
}

/** A signed-in user of one area, as stored by the product in the browser; without the token. */
interface SignIn {
  readonly tokenKey: string;
  readonly ids: Readonly<Record<string, string>>;
  /** The remaining lifetime of the token. */
  readonly seconds: number;
}

/** The storage keys of the signed-in user, by area. */
const areas = [
  { tokenKey: 'user_token', idKeys: ['user_id', 'client_id', 'login_type', 'Client_Type'] },
  { tokenKey: 'client_user_BDX_token', idKeys: ['client_BDX_client_id', 'client_BDX_company_id'] },
] as const;

/** The shape of a value, without the value: keys and types. Of a list, only the first entry. */
export function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 0 ? [] : [shapeOf(value[0]), `${value.length} in all`];
  if (typeof value !== 'object' || value === null) return value === null ? 'null' : typeof value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shapeOf(inner)]));
}

/** The ids in a body, also those of the record inside of it, as text. */
function idsOf(body: unknown): Readonly<Record<string, string>> {
  if (typeof body !== 'object' || body === null) return {};
  return Object.fromEntries(
    Object.entries(body).flatMap(([key, value]: [string, unknown]): [string, string][] => {
      const isId = /^(id|gid|cid|uid|\w+_id)$/.test(key) && ['string', 'number'].includes(typeof value);
      if (isId) return [[key, String(value)]];
      return Array.isArray(value) ? [] : Object.entries(idsOf(value));
    }),
  );
}

/** The users who are signed in on this page. */
function currentSignIns(): SignIn[] {
  return areas.flatMap(({ tokenKey, idKeys }) => {
    const end = expiryOf(localStorage.getItem(tokenKey) ?? '');
    if (end === undefined) return [];
    const ids = idKeys.flatMap((key): [string, string][] => {
      const value = localStorage.getItem(key);
      return value === null ? [] : [[key, value]];
    });
    const seconds = Math.floor((Math.min(end, maxTime) - now().getTime()) / 1000);
    return [{ tokenKey, ids: Object.fromEntries(ids), seconds }];
  });
}

/** The largest time that a `Date` can represent. */
const maxTime = 8.64e15;

/** The state in which a page was loaded. */
interface Start {
  readonly at: Date;
  readonly signIns: readonly SignIn[];
  /** The tables whose rows are no longer those of the scenario. */
  readonly changedTables: readonly string[];
}

let start: Start | undefined;

/** Call this when the page is loaded: notes who is signed in then, and which tables were changed before. */
export function noteStart(): void {
  start = { at: now(), signIns: currentSignIns(), changedTables: changedTables() };
}

function changedTables(): string[] {
  // Data that are too large to be stored are those of the scenario after each page load.
  if (dbAsText() === undefined) return [];
  const world = new Map<string, unknown>(Object.entries(scenarioWorld(currentScenario())));
  return Object.entries(db).flatMap(([name, rows]) =>
    JSON.stringify(rows) === JSON.stringify(world.get(name)) ? [] : [name],
  );
}

/** The number of calls that are no longer in the log. */
const droppedCalls = (): number => (recordedCalls[0]?.number ?? 1) - 1;

/** A cleaner that knows the secrets of all calls, changes and planned faults, and which questions of the data are secure. */
function panelCleaner(): Cleaner {
  const calls = recordedCalls.map(({ body, answer, fault }) => [body, answer, fault]);
  const values = [db.attributes, ...calls, recordedChanges.map(({ input }) => input), currentPlans()];
  return makeCleaner({ values });
}

/** The changes of rows, without secrets. */
function bundledChanges({ clean }: Cleaner): BundledChange[] {
  const dropped = droppedCalls();
  return recordedChanges.flatMap(({ operation, input, afterCall }) =>
    isRowOperation(operation)
      ? [{ operation, input: clean(input), afterCalls: Math.max(0, afterCall - dropped) }]
      : [],
  );
}

/** What is missing in a bundle that is made now. */
function missingNotes(): string[] {
  const dropped = droppedCalls();
  const tables = start?.changedTables.join(', ') ?? '';
  return [
    ...(dropped > 0 ? [`The first ${dropped} calls are not in the bundle.`] : []),
    ...(tables === ''
      ? []
      : [
          `Rows of ${tables} had been changed before the page was loaded. A replay begins without these changes.`,
        ]),
  ];
}

/** Makes a bundle of the present state. */
export function makeBundle(opened: string, route: string): Bundle {
  const clock = clockState();
  const cleaner = panelCleaner();
  const { tokenSeconds, earlierTokens } = currentConditions();
  const isEndComing = earlierTokens !== undefined && earlierTokens.endAt > now().getTime();
  const startedAt = (start?.at ?? now()).getTime();
  return {
    version,
    opened: cleaner.cleanAddress(opened),
    route: cleaner.cleanAddress(route),
    scenario: currentScenario(),
    seed: seedHash,
    clock: { now: clock.now, runs: clock.runs },
    tokenSeconds,
    ...(isEndComing ? { sessionsEndIn: Math.floor((earlierTokens.endAt - startedAt) / 1000) } : {}),
    signIns: start?.signIns ?? [],
    calls: recordedCalls.map((call) => bundledCall(call, cleaner)),
    changes: bundledChanges(cleaner),
    plans: currentPlans().map(({ id: _, path, fault, times, from }) => ({
      path,
      fault: cleaner.clean(fault) as Fault,
      times,
      from,
    })),
    isFromServer: false,
    notes: missingNotes(),
  };
}

/** Makes a bundle of calls that were recorded on a real server. */
export function makeServerBundle(
  recorded: Pick<Bundle, 'opened' | 'route' | 'clock' | 'signIns' | 'calls' | 'notes'>,
): Bundle {
  return {
    version,
    scenario: 'normal',
    seed: seedHash,
    changes: [],
    plans: [],
    isFromServer: true,
    ...recorded,
  };
}

function bundledCall(call: RecordedCall, cleaner: Cleaner): BundledCall {
  const { method, path, body, at, status, ending, wasCarriedOut, durationMs } = call;
  const fault = endingOf(call);
  return {
    ...{ method, path, ...cleanBody(body, cleaner), at, status, ending, wasCarriedOut },
    ...(durationMs === undefined ? {} : { durationMs }),
    ...(fault ? { fault: cleaner.clean(fault) as Fault } : {}),
  };
}

/** What a bundle has of a body: the ids and the shape, without secrets. */
export function cleanBody(body: unknown, cleaner: Cleaner): Pick<BundledCall, 'ids' | 'body'> {
  return { ids: cleaner.cleanIds(idsOf(body)), body: cleaner.cleanKeys(shapeOf(body)) };
}

/** The fault that gives a call the same outcome: the fault that it met, or the refusal of the server. */
function endingOf({ fault, status, answer }: RecordedCall): Fault | undefined {
  return fault ?? (status >= 400 ? { kind: 'answer', status, body: answer } : undefined);
}

/** Reads a bundle from its text; throws an error with a sentence that names the problem. */
export function readBundle(json: string): Bundle {
  const bundle = parsedBundle(json);
  const { opened, route, scenario, seed, clock, calls, changes, plans, signIns, notes } = bundle;
  const isPath = (value: unknown): value is string => typeof value === 'string' && /^\/(?![/\\])/.test(value);
  if (!isPath(opened) || !isPath(route)) throw new Error('This is no bug bundle.');
  if (bundle.version !== version)
    throw new Error(
      'This bundle comes from another version of the portal, which recorded less or more of a call.',
    );
  if (!isScenario(scenario)) throw new Error('This bundle has a scenario that this build does not know.');
  if (![calls, changes, plans, signIns, notes].every(Array.isArray))
    throw new Error('This bundle is not complete.');
  if (!(changes as Partial<BundledChange>[]).every(({ operation }) => isRowOperation(operation)))
    throw new Error('This bundle has a change that this build does not know.');
  if (seed !== seedHash) throw new Error('This bundle comes from a build with other data.');
  const moment = typeof clock === 'object' && clock !== null && 'now' in clock ? String(clock.now) : '';
  if (Number.isNaN(Date.parse(moment))) throw new Error('This bundle has no clock.');
  return bundle as unknown as Bundle;
}

function parsedBundle(json: string): Partial<Record<keyof Bundle, unknown>> {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

/** The name of a bundle's file: `bug-bundle-normal-2026-01-31T12-00-00.json`. */
export function fileNameOf({ scenario, clock }: Bundle): string {
  return `bug-bundle-${scenario}-${clock.now.slice(0, 19).replaceAll(':', '-')}.json`;
}

/**
 * Begins the bundle's scenario anew and gives its calls the same outcomes: if the second `/editcountry` of one id failed,
 * it fails again. Rows that were changed in the panel are changed before the same call. A call that is not in the bundle
 * gets its response from the data of the scenario.
 */
export function replay(bundle: Bundle): void {
  const { scenario, calls, plans, isFromServer, tokenSeconds, sessionsEndIn } = bundle;
  setScenario(scenario, defaultSeconds(scenario) === undefined ? undefined : tokenSeconds);
  if (sessionsEndIn !== undefined) limitSessions(sessionsEndIn, tokenSeconds);
  else if (tokenSeconds !== undefined) setTokenSeconds(tokenSeconds);
  const open = [...calls];
  const answered: BundledCall[] = [];
  const changes = [...bundle.changes];
  const makeChanges = (): void => {
    for (let [next] = changes; next && next.afterCalls <= answered.length; [next] = changes) {
      makeChange(next);
      changes.shift();
    }
  };
  makeChanges();
  planFaults((path, _count, body) => {
    makeChanges();
    const key = keyOf(path, idsOf(body));
    const isSame = (call: BundledCall): boolean => keyOf(call.path, call.ids) === key;
    const index = open.findIndex(isSame);
    if (index >= 0) answered.push(...open.splice(index, 1));
    else if (!isFromServer) return undefined;
    // Calls of a real server are replayed for every repetition, because the data of the scenario differ from its data.
    return withToken(answered.findLast(isSame)?.fault);
  });
  for (const plan of plans) addPlan({ ...plan, from: plan.from + calls.filter(isCallOf(plan)).length });
}

/** Repeats a change of rows. The row may not exist if the user took other steps than in the report. */
function makeChange({ operation, input, afterCalls }: BundledChange): void {
  try {
    operations[operation].run(input);
    recordChange(operation, input, afterCalls);
  } catch (error) {
    console.warn('Mock: a change of the bundle could not be made', operation, error);
  }
}

const keyOf = (path: string, ids: BundledCall['ids']): string =>
  JSON.stringify([path, Object.entries(ids).sort(([one], [other]) => (one < other ? -1 : 1))]);

const isCallOf =
  ({ path }: Pick<Plan, 'path'>) =>
  (call: BundledCall): boolean =>
    path === '*' || path === call.path;

/** A bundle does not contain the token of a sign-in, so a replay issues another one. */
function withToken(fault: Fault | undefined): Fault | undefined {
  if (fault?.kind !== 'answer' || typeof fault.body !== 'object' || fault.body === null) return fault;
  return 'token' in fault.body ? { ...fault, body: { ...fault.body, token: issueToken({}) } } : fault;
}

/** Replays a bundle while a page is being loaded: with its clock, and with its users signed in. */
export function replayInPage(bundle: Bundle): void {
  setClock(bundle.clock);
  signInAsIn(bundle);
  replay(bundle);
}

/** Puts the users of the bundle into the storage of the browser, instead of those who are signed in. */
function signInAsIn({ signIns }: Bundle): void {
  for (const { tokenKey, idKeys } of areas) {
    for (const key of [tokenKey, ...idKeys]) localStorage.removeItem(key);
    const signIn = signIns.find((one) => one.tokenKey === tokenKey);
    if (!signIn) continue;
    for (const [key, value] of Object.entries(signIn.ids)) localStorage.setItem(key, value);
    localStorage.setItem(tokenKey, issueToken({}, signIn.seconds));
  }
}
