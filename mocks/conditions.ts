/** What happens to a call instead of, or in addition to, its normal answer. */
export type Fault =
  /** The server does nothing, or with `afterCommit` what was asked, and answers this. */
  | {
      readonly kind: 'answer';
      readonly status: number;
      readonly body?: unknown;
      readonly afterCommit?: boolean;
    }
  /** The server does what was asked, and answers text that is no JSON. */
  | { readonly kind: 'garbled'; readonly text: string }
  /** The server cannot be reached. */
  | { readonly kind: 'unreachable' }
  /** The server does what was asked, and its answer is lost on the way. */
  | { readonly kind: 'answerLost' }
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
  /** Answers are sent with gaps and wrong types. */
  readonly malformed: boolean;
  /** Names, addresses and descriptions in answers are long. */
  readonly longTexts: boolean;
  /** An update may lack keys: what an answer left out, a client cannot send back. They stay as they are stored. */
  readonly partialUpdates: boolean;
  /** Update calls carry their record's fields at the top level, as with `updateBody: "flat"`. */
  readonly flatUpdates: boolean;
  /** The fault of the `count`-th call since the scenario began, if it has one. */
  readonly plannedFault: (path: string, count: number) => Fault | undefined;
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

/** `*` stands for any path. */
interface PlannedFault {
  readonly path: string;
  readonly fault: Fault;
  left: number;
}

let conditions = fair;
let planned: PlannedFault[] = [];
let count = 0;

export function currentConditions(): Conditions {
  return conditions;
}

/** Sets other conditions and forgets the faults that were planned before. */
export function setConditions(next: Partial<Conditions> = {}): void {
  conditions = { ...fair, ...next };
  planned = [];
  count = 0;
}

/** From now on an update may lack keys. */
export function allowPartialUpdates(): void {
  conditions = { ...conditions, partialUpdates: true };
}

/** Sets the faults of later calls, in place of those of the scenario; faults planned for a path still come first. */
export function planFaults(plannedFault: Conditions['plannedFault']): void {
  conditions = { ...conditions, plannedFault };
}

/** Plans a fault for the next `times` calls of a path (`*`: of any path). Returns a function that cancels it. */
export function planFault(path: string, fault: Fault, times = 1): () => void {
  const plan: PlannedFault = { path, fault, left: times };
  planned.push(plan);
  return () => {
    planned = planned.filter((candidate) => candidate !== plan);
  };
}

/** Returns the fault for this call and removes it from the plan. The newest plan comes first. */
export function takeFault(path: string): Fault | undefined {
  count += 1;
  const plan = planned.findLast((candidate) => candidate.path === path || candidate.path === '*');
  if (!plan) return conditions.plannedFault(path, count);
  plan.left -= 1;
  if (plan.left <= 0) planned = planned.filter((candidate) => candidate !== plan);
  return plan.fault;
}
