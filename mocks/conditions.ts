import { now } from './clock';

/** What happens to a call instead of, or in addition to, its normal answer. */
export type Fault = FaultKind & {
  /** How many milliseconds the server waits before the fault, or before it carries the call out. */
  readonly delayMs?: number;
};

type FaultKind =
  /** The server does nothing, or with `afterCommit` what was asked, and answers this; `message` stands for a body of `{ message }`. */
  | {
      readonly kind: 'answer';
      readonly status: number;
      readonly body?: unknown;
      readonly message?: string;
      readonly afterCommit?: boolean;
    }
  /** The server does what was asked, and answers text that is no JSON. */
  | { readonly kind: 'garbled'; readonly text: string }
  /** The server cannot be reached. */
  | { readonly kind: 'unreachable' }
  /** The answer is lost on the way. The server does what was asked before that, or this many milliseconds later. */
  | { readonly kind: 'answerLost'; readonly carriedOutAfterMs?: number }
  /** The call is never answered; with `afterCommit` the server carries it out first. */
  | { readonly kind: 'hang'; readonly afterCommit?: boolean }
  /** The records of the proper answer lack these keys, or have null in their place. */
  | { readonly kind: 'gaps'; readonly keys: readonly string[]; readonly isNull: boolean }
  /** The proper answer comes late. */
  | { readonly kind: 'late'; readonly ms: number };

export interface Conditions {
  /** Every answer waits this many milliseconds. */
  readonly delayMs: number;
  /** How many seconds a new token is good for. */
  readonly tokenSeconds: number;
  /** When the tokens end that were given out until then, both in milliseconds since 1970; else each at its own time. */
  readonly earlierTokens?: { readonly issuedUntil: number; readonly endAt: number };
  /** Answers are sent with gaps and wrong types. */
  readonly malformed: boolean;
  /** Names, addresses and descriptions in answers are long. */
  readonly longTexts: boolean;
  /** An update may lack keys: what an answer left out, a client cannot send back. They stay as they are stored. */
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

/** How many calls a fault meets. */
export type Times = number | 'always';

/** A fault that waits for calls. */
export interface Plan {
  readonly id: number;
  /** `*` stands for any path. */
  readonly path: string;
  readonly fault: Fault;
  /** How many calls it still meets. */
  readonly times: Times;
  /** Which call of this path meets it first: 1 is the next one. */
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

/** Sets other conditions and forgets the faults that were planned before. */
export function setConditions(next: Partial<Conditions> = {}): void {
  begun += 1;
  conditions = { ...fair, ...next };
  plans = [];
  count = 0;
}

/** A number that is another one after each `setConditions`: what was begun before it is no longer carried out. */
export function conditionsNumber(): number {
  return begun;
}

/** From now on an update may lack keys. */
export function allowPartialUpdates(): void {
  conditions = { ...conditions, partialUpdates: true };
}

/** Sessions end in this many seconds: those that exist, and each later one after its sign-in, or in `tokenSeconds`. */
export function limitSessions(seconds: number, tokenSeconds = seconds): void {
  const issuedUntil = now().getTime();
  const earlierTokens = { issuedUntil, endAt: issuedUntil + seconds * 1000 };
  conditions = { ...conditions, tokenSeconds, earlierTokens };
}

/** Sessions that begin from now on end in this many seconds. */
export function setTokenSeconds(tokenSeconds: number): void {
  conditions = { ...conditions, tokenSeconds };
}

/** Sets the faults of later calls, in place of those of the scenario; faults planned for a path still come first. */
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

/** The faults that still wait, oldest first. */
export function currentPlans(): readonly Plan[] {
  return plans;
}

/** Cancels the plan of this id; without an id, all of them. Returns whether there was one. */
export function cancelPlan(id?: number): boolean {
  const before = plans.length;
  plans = id === undefined ? [] : plans.filter((plan) => plan.id !== id);
  return plans.length < before;
}

/** What was set besides the scenario. */
export interface Extras extends Pick<Conditions, 'tokenSeconds' | 'earlierTokens'> {
  readonly plans: readonly Plan[];
}

export function currentExtras(): Extras {
  const { tokenSeconds, earlierTokens } = conditions;
  return { plans, tokenSeconds, ...(earlierTokens && { earlierTokens }) };
}

/** Goes on with what was set before the page was loaded again. */
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
