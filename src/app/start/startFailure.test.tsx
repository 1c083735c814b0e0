import { expectConsoleErrors } from '@/testing/harness/server';
import { showStartFailure, warnWithoutHttps } from './startFailure';

test.each([
  [new TypeError('Invalid URL: https://bdx.example.com:84433'), 'TypeError'],
  ['broken', 'string'],
])('an error before the first screen (%p) is logged by its name, and the page is marked', (error, name) => {
  const logged = expectConsoleErrors();
  showStartFailure(error);
  expect(document.documentElement).toHaveAttribute('data-start', 'failed');
  expect(logged).toEqual([`The portal could not start error=${name}`]);
  delete document.documentElement.dataset['start'];
});

test('a page without https is warned about on the console', () => {
  warnWithoutHttps();
  expect(console.warn).toHaveBeenCalledTimes(1);
});
