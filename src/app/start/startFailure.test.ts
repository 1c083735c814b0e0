import { screen } from '@testing-library/react';
import { expectConsoleErrors } from '@/testing/harness/server';
import { showStartFailure, warnWithoutHttps } from './startFailure';

test('an error before the first screen is said in place of the page, with a reload, and logged by its name', () => {
  const logged = expectConsoleErrors();
  document.body.innerHTML = '<div id="root"><p>Kyubos</p></div>';
  showStartFailure(new TypeError('Invalid URL: https://bdx.example.com:84433'));
  expect(screen.getByRole('alert')).toHaveTextContent(
    'The portal could not be started. Reload the page to try again.',
  );
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
  expect(screen.queryByText('Kyubos')).not.toBeInTheDocument();
  expect(logged).toEqual(['The portal could not start error=TypeError']);
});

test('a page without the element for the product says so as well', () => {
  expectConsoleErrors();
  document.body.innerHTML = '';
  showStartFailure('broken');
  expect(screen.getByRole('alert')).toBeVisible();
});

test('a page without https is warned about on the console', () => {
  warnWithoutHttps();
  expect(console.warn).toHaveBeenCalledTimes(1);
});
