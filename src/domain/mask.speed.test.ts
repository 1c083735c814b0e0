import { applyMask } from './mask';

test('FIELD-06 a million characters are formatted while a person looks on', () => {
  const pasted = 'x'.repeat(1_000_000) + '123456789';
  const started = performance.now();
  expect(applyMask('999-99-9999', pasted, pasted.length).text).toBe('123-45-6789');
  expect(performance.now() - started).toBeLessThan(2000);
});
