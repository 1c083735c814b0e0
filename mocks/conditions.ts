/** What happens to a call in place of, or beside, its proper answer. */
export type Fault =
  /** The server does nothing and answers this. */
  | { readonly kind: 'answer'; readonly status: number; readonly body?: unknown }
  /** The server does nothing and answers text that is no JSON. */
  | { readonly kind: 'garbled'; readonly text: string }
  /** The server cannot be reached. */
  | { readonly kind: 'unreachable' }
  /** The server does what was asked, and its answer is lost on the way. */
  | { readonly kind: 'answerLost' }
  /** The call is never answered; `afterCommit`: the server has done its part all the same. */
  | { readonly kind: 'hang'; readonly afterCommit?: boolean }
  /** The proper answer comes late. */
  | { readonly kind: 'late'; readonly ms: number };

export interface Conditions {
  /** Every answer waits this long. */
  delayMs: number;
  /** How long new tokens are valid. */
  tokenSeconds: number;
  /** Answers are sent with gaps and wrong types. */
  untidy: boolean;
  /** The misfortune of the `count`-th call since the scenario began, if it has one. */
  fate(path: string, count: number): Fault | undefined;
}

export const fairConditions: Conditions = {
  delayMs: 0,
  tokenSeconds: 8 * 3600,
  untidy: false,
  fate: () => undefined,
};

/** `*` stands for the next call, whichever it is. */
interface PlannedFault {
  readonly path: string;
  readonly fault: Fault;
  left: number;
}

let conditions = fairConditions;
let planned: PlannedFault[] = [];
let count = 0;

export function currentConditions(): Conditions {
  return conditions;
}

/** Lets other conditions reign; faults planned before are forgotten. */
export function setConditions(next: Partial<Conditions> = {}): void {
  conditions = { ...fairConditions, ...next };
  planned = [];
  count = 0;
}

/** Lets the next `times` calls of a path (`*`: of any) meet a fault. */
export function planFault(path: string, fault: Fault, times = 1): void {
  planned.push({ path, fault, left: times });
}

/** The fault that a call meets now, used up by asking. */
export function takeFault(path: string): Fault | undefined {
  count += 1;
  const plan = planned.find((candidate) => candidate.path === path || candidate.path === '*');
  if (!plan) return conditions.fate(path, count);
  plan.left -= 1;
  if (plan.left <= 0) planned = planned.filter((candidate) => candidate !== plan);
  return plan.fault;
}
