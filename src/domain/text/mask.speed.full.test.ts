import { applyMask, isComplete, withoutLiterals } from './mask';

test('FIELD-06 a million characters are formatted without a noticeable delay', () => {
  const pasted = 'x'.repeat(1_000_000) + '123456789';
  const started = performance.now();
  expect(applyMask('999-99-9999', pasted, pasted.length).text).toBe('123-45-6789');
  expect(performance.now() - started).toBeLessThan(2000);
});

/** Milliseconds that the faster of two runs took: the other one waited for something else. */
function fastest(run: () => unknown): number {
  const times = Array.from({ length: 2 }, () => {
    const started = performance.now();
    run();
    return performance.now() - started;
  });
  return Math.min(...times);
}

// Some 10 ms each; a formatter that looked at all characters for each of them would need many seconds.
test.each([
  ['slots', '9', 'x'],
  ['slots and literals', '9-', '4'],
  ['letters', 'a', 'Ж'],
  ['literals that the text has', '-', '-'],
  ['literals in front of one slot', '-', 'x', '9'],
  ['other literals in front of one slot', '-+/()', 'x', 'A'],
])(
  'FIELD-06 the time of a paste grows with its length only, up to 100,000 characters with a mask of as many: %s',
  (_name, sign, character, end = '') => {
    const mask = sign.repeat(100_000 / sign.length).slice(end.length) + end;
    const mostPrefix = sign.repeat(200).slice(0, 199) + end;
    const pasted = character.repeat(100_000);
    for (const each of [mask, mostPrefix]) {
      expect(fastest(() => applyMask(each, pasted, pasted.length))).toBeLessThan(1000);
      expect(fastest(() => applyMask(each, pasted, 50_000))).toBeLessThan(1000);
      expect(fastest(() => isComplete(each, pasted))).toBeLessThan(1000);
      expect(fastest(() => withoutLiterals(each, pasted))).toBeLessThan(1000);
    }
  },
);
