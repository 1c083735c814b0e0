import { now } from './clock';

/** What happens to a call instead of, or in addition to, its normal response. */
export type Fault = FaultKind & {
  /** How many milliseconds the server waits before the fault, or before it carries out the call. */
  readonly delayMs?: number;
};

type FaultKind =
  /** The server responds with this; `afterCommit`: it carries out the call first. `message` is short for `{ message }`. */
  | {
      readonly kind: 'answer';
      readonly status: number;
      readonly body?: unknown;
      readonly message?: string;
      readonly afterCommit?: boolean;
    }
  /** The server carries out the call and responds with text that is not JSON. */
  | { readonly kind: 'garbled'; readonly text: string }
  /** The server cannot be reached. */
  | { readonly kind: 'unreachable' }
  /** The response is lost. The server carries out the call before that, or this many milliseconds later. */
  | { readonly kind: 'answerLost'; readonly carriedOutAfterMs?: number }
  /** The server never responds; with `afterCommit` it carries out the call first. */
  | { readonly kind: 'hang'; readonly afterCommit?: boolean }
  /** The records of the normal response lack these keys, or have null under them. */
  | { readonly kind: 'gaps'; readonly keys: readonly string[]; readonly isNull: boolean }
  /** The normal response is late. */
  | { readonly kind: 'late'; readonly ms: number };

export interface Conditions {
  /** Every response waits this many milliseconds. */
  readonly delayMs: number;
  /** The lifetime of a new token in seconds. */
  readonly tokenSeconds: number;
  /** When the tokens issued until a moment end, both in milliseconds since 1970; without it each ends at its own time. */
  readonly earlierTokens?: { readonly issuedUntil: number; readonly endAt: number };
  /** Responses have missing fields and wrong types. */
  readonly malformed: boolean;
  /** Names, addresses and descriptions in responses are long. */
  readonly longTexts: boolean;
  /** An update may lack keys, because a client cannot send back what a response left out. Their stored values stay. */
  readonly partialUpdates: boolean;
  /** Update calls carry their record's fields at the top level, as with `updateBody: "flat"`. */
  readonly flatUpdates: boolean;
  /** The fault of the `count`-th call since the scenario began, if it has one. */
  readonly plannedFault: (path: string, count: number, body: unknown) => Fault | undefined;
}

const fair: Conditions = {
  delayMs: 0,
  tokenSeconds: 8 * 3600,
  malformed: false,
  longTexts: false,
  partialUpdates: false,
  flatUpdates: false,
  plannedFault: () => undefined,
};

/** The number of calls that a fault applies to. */
export type Times = number | 'always';

/** A fault that waits for its calls. */
export interface Plan {
  readonly id: number;
  /** `*` means any path. */
  readonly path: string;
  readonly fault: Fault;
  /** The number of calls that it still applies to. */
  readonly times: Times;
  /** The first call of this path that it applies to: 1 is the next one. */
  readonly from: number;
}

let conditions = fair;
let plans: readonly Plan[] = [];
let lastPlan = 0;
let count = 0;
let begun = 0;

export function currentConditions(): Conditions {
  return conditions;
}

/** Sets other conditions and removes the faults that were planned before. */
export function setConditions(next: Partial<Conditions> = {}): void {
  begun += 1;
  conditions = { ...fair, ...next };
  plans = [];
  count = 0;
}

/** A number that changes with each `setConditions`: calls that were pending before it are no longer carried out. */
export function conditionsNumber(): number {
  return begun;
}

/** From now on an update may lack keys. */
export function allowPartialUpdates(): void {
  conditions = { ...conditions, partialUpdates: true };
}

/** Sessions end in this many seconds: those that exist, and later ones after their sign-in, or in `tokenSeconds`. */
export function limitSessions(seconds: number, tokenSeconds = seconds): void {
  const issuedUntil = now().getTime();
  const earlierTokens = { issuedUntil, endAt: issuedUntil + seconds * 1000 };
  conditions = { ...conditions, tokenSeconds, earlierTokens };
}

/** Sessions that begin from now on end in this many seconds. */
export function setTokenSeconds(tokenSeconds: number): void {
  conditions = { ...conditions, tokenSeconds };
}

/** Sets the faults of later calls, instead of those of the scenario; faults planned for a path still come first. */
export function planFaults(plannedFault: Conditions['plannedFault']): void {
  conditions = { ...conditions, plannedFault };
}

/** Plans a fault for `times` calls of a path (`*`: of any path), the next one first. Returns a function that cancels it. */
export function planFault(path: string, fault: Fault, times: Times = 1): () => void {
  const { id } = addPlan({ path, fault, times, from: 1 });
  return () => {
    cancelPlan(id);
  };
}

export function addPlan(asked: Omit<Plan, 'id'>): Plan {
  lastPlan += 1;
  const plan = { id: lastPlan, ...asked };
  plans = [...plans, plan];
  return plan;
}

/** The faults that are still planned, oldest first. */
export function currentPlans(): readonly Plan[] {
  return plans;
}

/** Cancels the plan of this id; without an id, all of them. Returns whether there was one. */
export function cancelPlan(id?: number): boolean {
  const before = plans.length;
  plans = id === undefined ? [] : plans.filter((plan) => plan.id !== id);
  return plans.length < before;
}

/** The settings that were made besides the scenario. */
export interface Extras extends Pick<Conditions, 'tokenSeconds' | 'earlierTokens'> {
  readonly plans: readonly Plan[];
}

export function currentExtras(): Extras {
  const { tokenSeconds, earlierTokens } = conditions;
  return { plans, tokenSeconds, ...(earlierTokens && { earlierTokens }) };
}

/** Restores the settings that were made before the page was reloaded. */
export function resumeExtras({ plans: waiting, ...tokens }: Extras): void {
  conditions = { ...conditions, ...tokens };
  plans = waiting;
  lastPlan = Math.max(lastPlan, ...waiting.map(({ id }) => id));
}

/** Returns the fault for this call and counts the call in all plans of its path. The newest plan comes first. */
export function takeFault({ path, body }: { path: string; body: unknown }): Fault | undefined {
  count += 1;
  const isOfPath = (plan: Plan): boolean => plan.path === path || plan.path === '*';
  const met = plans.findLast((plan) => isOfPath(plan) && plan.from === 1);
  plans = plans.flatMap((plan) => {
    if (plan.from > 1) return [isOfPath(plan) ? { ...plan, from: plan.from - 1 } : plan];
    return plan === met ? oneLess(plan) : [plan];
  });
  return met ? met.fault : conditions.plannedFault(path, count, body);
}

function oneLess(plan: Plan): Plan[] {
  if (plan.times === 'always') return [plan];
  return plan.times > 1 ? [{ ...plan, times: plan.times - 1 }] : [];
}
