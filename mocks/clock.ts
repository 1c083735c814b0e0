/** How the clock was set: ahead of the real one, or stopped at a moment. */
export type ClockSetting = { readonly aheadMs: number } | { readonly stoppedAt: number };

interface ClockChange {
  /** ISO text, or `real` for the clock of the computer. */
  readonly now?: string | undefined;
  /** Whether it runs or is stopped. */
  readonly runs?: boolean | undefined;
  /** Advances it by this many seconds. */
  readonly advanceSeconds?: number | undefined;
}

interface ClockState {
  /** ISO text. */
  readonly now: string;
  readonly runs: boolean;
  readonly isReal: boolean;
}

const real: ClockSetting = { aheadMs: 0 };
let setting: ClockSetting = real;
/** The page's own `Date` while this clock replaces it. */
let pageDate: DateConstructor | undefined;

/** The present time of the mocked server; tests set it with Jest's own clock. */
export function now(): Date {
  return new Date(nowMs());
}

/** The same as the text that the server writes into `createdAt` and similar fields. */
export function nowText(): string {
  return now().toISOString();
}

export function clockState(): ClockState {
  return { now: nowText(), runs: 'aheadMs' in setting, isReal: setting === real };
}

/** Sets the server's clock. In a browser the page's clock changes with it, because both run on one computer. */
export function setClock({ now: moment, runs, advanceSeconds = 0 }: ClockChange): void {
  const wasRunning = 'aheadMs' in setting;
  if (moment === 'real') setting = real;
  else if (moment !== undefined) setTo(Date.parse(moment), runs ?? wasRunning);
  if (advanceSeconds !== 0) setTo(nowMs() + advanceSeconds * 1000, 'aheadMs' in setting);
  if (runs !== undefined && runs !== 'aheadMs' in setting) setTo(nowMs(), runs);
  if (typeof document !== 'undefined') movePageClock();
}

/** Lets the clock of the page and of the mocked server run from another moment. */
export function resumeClock(moment: string): void {
  setClock({ now: moment, runs: true });
}

/** How the clock was set; nothing if it is the real one. */
export function clockSetting(): ClockSetting | undefined {
  return setting === real ? undefined : setting;
}

/** Restores a clock that was set before the page was reloaded. */
export function restoreClock(stored: ClockSetting): void {
  setting = stored;
  movePageClock();
}

function nowMs(): number {
  return 'stoppedAt' in setting ? setting.stoppedAt : realMs() + setting.aheadMs;
}

function realMs(): number {
  return (pageDate ?? Date).now();
}

function setTo(moment: number, runs: boolean): void {
  setting = runs ? { aheadMs: moment - realMs() } : { stoppedAt: moment };
}

function movePageClock(): void {
  if (setting === real) {
    if (pageDate) globalThis.Date = pageDate;
    pageDate = undefined;
  } else if (!pageDate) {
    pageDate = Date;
    globalThis.Date = new Proxy(Date, {
      construct: (target, args: unknown[], newTarget) =>
        Reflect.construct(target, args.length === 0 ? [nowMs()] : args, newTarget) as object,
      apply: (target) => new target(nowMs()).toString(),
      get: (target, key) => (key === 'now' ? nowMs : (Reflect.get(target, key) as unknown)),
    });
  }
  // The product compares its times with the clock when its window gets the focus, for example after a laptop woke up.
  window.dispatchEvent(new Event('focus'));
}
