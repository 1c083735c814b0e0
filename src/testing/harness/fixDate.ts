/** Fixes the date, but no timers, for each test of a file: it is the morning of 21 November 2026. */
export function fixDate(): void {
  const running = ['hrtime', 'nextTick', 'performance', 'queueMicrotask', 'requestAnimationFrame'] as const;
  const timers = ['setImmediate', 'setInterval', 'setTimeout', 'clearImmediate', 'clearInterval'] as const;
  const more = ['clearTimeout', 'cancelAnimationFrame', 'requestIdleCallback', 'cancelIdleCallback'] as const;
  beforeEach(() => {
    jest.useFakeTimers({ now: new Date(2026, 10, 21, 9, 30), doNotFake: [...running, ...timers, ...more] });
  });
  afterEach(() => {
    jest.useRealTimers();
  });
}
