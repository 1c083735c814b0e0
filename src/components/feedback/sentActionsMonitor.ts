import { Listeners } from '@/domain/values/listeners';
import {
  provenFrom,
  untilNextCheck,
  type Finding,
  type SentAction,
  type SentActionStore,
} from '@/domain/saving/sentAction';

/** A sent action without a certain end, and what is known of it so far. */
export interface UnconfirmedAction extends SentAction {
  /**
   * 'sending' while its request is under way on this page. 'asBefore' only once an unchanged record proves something
   * (`provenFrom`), 'repeated' when the server shows it more than once.
   */
  readonly status: 'sending' | 'waiting' | 'asBefore' | 'repeated';
  /** Whether the server is being asked what became of it. */
  readonly isReading: boolean;
  /** How many times the server shows it, where that is more than once. */
  readonly times?: number;
}

export interface MonitorOptions {
  /** Asks the server what became of an action. Without it only the user can settle one. */
  readonly check?: ((action: SentAction) => Promise<Finding>) | undefined;
  /** After a check that shows that an action was carried out: what has to be tidied up, or an alert to be read. */
  readonly afterDone?: ((action: SentAction) => Promise<void> | void) | undefined;
  /** After that, while the screen is still mounted. */
  readonly onDone?: ((action: SentAction) => void) | undefined;
  /** After a check that proves that an action was not carried out (`provenFrom`), while the screen is still mounted. */
  readonly onUnchanged?: ((action: SentAction) => Promise<void> | void) | undefined;
  /** When an action is no longer kept although this monitor did not settle it: it ended here or in another tab. */
  readonly onEnded?: ((action: SentAction) => void) | undefined;
}

/**
 * Follows the actions of one kind, of all records or of one, that were sent without a certain end, and reads each again
 * after 10, 30, 60 and 120 seconds and every two minutes, until a read settles it.
 */
export class SentActionsMonitor {
  readonly #kind: string;
  readonly #record: string | undefined;
  readonly #listeners = new Listeners();
  readonly #timers = new Set<ReturnType<typeof setTimeout>>();
  /** The reads under way; each gives whether it has settled the action. */
  readonly #reading = new Map<string, Promise<boolean>>();
  /** What the last read has shown of the actions that it did not settle. */
  readonly #findings = new Map<string, Finding>();
  /** The actions that were read when they were first seen, or when their answer was lost. */
  readonly #readOnce = new Set<string>();
  /** The actions that this monitor settled, or that the user unlocked here. */
  readonly #settled = new Set<string>();
  #options: MonitorOptions = {};
  #store: SentActionStore | undefined;
  #actions: readonly SentAction[] = [];
  #isStopped = false;
  #snapshot: readonly UnconfirmedAction[] | undefined;

  constructor(kind: string, record?: string) {
    this.#kind = kind;
    this.#record = record;
  }

  readonly subscribe = this.#listeners.subscribe;

  /** The actions; undefined until they are known. */
  readonly getSnapshot = (): readonly UnconfirmedAction[] | undefined => this.#snapshot;

  setOptions(options: MonitorOptions): void {
    this.#options = options;
  }

  /** Starts to follow the user's actions; the function that is returned stops it. Never throws. */
  readonly start = (store: SentActionStore): (() => void) => {
    this.#isStopped = false;
    this.#store = store;
    const unsubscribe = store.subscribe(() => void this.#refresh());
    void this.#refresh();
    return () => {
      this.#isStopped = true;
      unsubscribe();
      this.#clearTimers();
    };
  };

  /** Reads now what became of an action, or waits for a read that is under way. Whether the action is settled. */
  async read(action: SentAction): Promise<boolean> {
    const { check } = this.#options;
    const name = nameOf(action);
    if (!check || !this.#store || this.#store.isSending(action)) return false;
    const reading = this.#reading.get(name) ?? this.#ask(action, check);
    this.#reading.set(name, reading);
    this.#publish();
    return reading;
  }

  async #ask(action: SentAction, check: (action: SentAction) => Promise<Finding>): Promise<boolean> {
    const name = nameOf(action);
    const finding = await check(action).catch((): Finding => 'unknown');
    this.#reading.delete(name);
    const provesNothing = finding === 'asBefore' && Date.now() < provenFrom(action);
    this.#findings.set(name, provesNothing ? 'unknown' : finding);
    this.#publish();
    if (!this.#isRunning()) return false;
    const { afterDone, onDone, onUnchanged } = this.#options;
    if (finding === 'asBefore' && !provesNothing) await onUnchanged?.(action);
    if (finding !== 'done') return false;
    await this.remove(action);
    await afterDone?.(action);
    if (this.#isRunning()) onDone?.(action);
    return true;
  }

  /** Whether a read of this monitor has settled an action, or the user has unlocked it here. */
  isSettled(action: SentAction): boolean {
    return this.#settled.has(nameOf(action));
  }

  /** Read anew each time: it can change while an answer is awaited. */
  #isRunning(): boolean {
    return !this.#isStopped;
  }

  /** Forgets an action: its record is unlocked. */
  async remove(action: SentAction): Promise<void> {
    this.#settled.add(nameOf(action));
    await this.#store?.remove(action);
  }

  async #refresh(): Promise<void> {
    const all = await this.#store?.list(this.#kind);
    if (this.#isStopped || !all) return;
    const actions = all.filter(({ record }) => this.#record === undefined || record === this.#record);
    const ended = this.#actions.filter(({ record }) => !actions.some((other) => other.record === record));
    this.#actions = actions;
    this.#publish();
    this.#clearTimers();
    for (const action of actions) {
      this.#readFirst(action);
      this.#schedule(action);
    }
    for (const action of ended) if (!this.#settled.has(nameOf(action))) this.#options.onEnded?.(action);
  }

  #readFirst(action: SentAction): void {
    const seen = `${nameOf(action)} ${action.lostAt ?? ''}`;
    if (this.#store?.isSending(action) || this.#readOnce.has(seen)) return;
    this.#readOnce.add(seen);
    void this.read(action);
  }

  #schedule(action: SentAction): void {
    const timer = setTimeout(
      () => {
        this.#timers.delete(timer);
        void this.read(action);
        this.#schedule(action);
      },
      untilNextCheck(action, Date.now()),
    );
    this.#timers.add(timer);
  }

  #clearTimers(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
  }

  /** What is known of an action; a read that is under way leaves what the last one has shown. */
  #describe(action: SentAction): UnconfirmedAction {
    const isReading = this.#reading.has(nameOf(action));
    const finding = this.#findings.get(nameOf(action));
    if (this.#store?.isSending(action)) return { ...action, isReading, status: 'sending' };
    if (typeof finding === 'object')
      return { ...action, isReading, status: 'repeated', times: finding.times };
    return { ...action, isReading, status: finding === 'asBefore' ? finding : 'waiting' };
  }

  #publish(): void {
    this.#snapshot = this.#actions.map((action) => this.#describe(action));
    this.#listeners.notify();
  }
}

function nameOf({ record, sentAt }: SentAction): string {
  return `${record} ${sentAt}`;
}
