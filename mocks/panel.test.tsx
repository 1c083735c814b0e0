import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '@/testing/harness/server';
import { ask } from './ask';
import { readBundle } from './bundle';
import { MockPanel } from './panel';
import { setScenario } from './scenarios';

function open({ failure }: { failure?: string } = {}): jest.Mock {
  const begin = jest.fn(() => Promise.resolve());
  render(<MockPanel failure={failure} begin={begin} opened="/kyubos_admin" replay={readBundle} />);
  return begin;
}

/** A call that the product makes; the panel is notified of it. */
const statusOfCall = () => act(async () => (await ask('/editcountry', { id: 401 })).status);

const tab = () => screen.getByRole('button', { name: 'Mock server' });

test('The panel starts closed as a landmark of its own; Escape closes it and keeps the focus', async () => {
  open();
  const user = userEvent.setup();
  expect(screen.getByRole('complementary', { name: 'Mock server' })).toBeVisible();
  expect(tab()).toHaveAttribute('aria-expanded', 'false');
  await user.click(tab());
  await user.tab();
  expect(screen.getByLabelText('Scenario')).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.queryByLabelText('Scenario')).not.toBeInTheDocument();
  expect(tab()).toHaveFocus();
});

test('It shows the running scenario, begins another, and resets the running one', async () => {
  setScenario('slow');
  const begin = open();
  const user = userEvent.setup();
  await user.click(tab());
  expect(screen.getByLabelText('Scenario')).toHaveValue('slow');
  await user.selectOptions(screen.getByLabelText('Scenario'), 'Untidy data');
  await user.click(screen.getByRole('button', { name: 'Reset data' }));
  expect(begin.mock.calls).toEqual([['untidy'], ['slow']]);
});

test('The next call fails, the one after it does not; calls are counted', async () => {
  open();
  const user = userEvent.setup();
  await user.click(tab());
  await user.selectOptions(screen.getByLabelText('The next call'), 'fails (500)');
  expect(await statusOfCall()).toBe(500);
  expect(await statusOfCall()).toBe(200);
  expect(await screen.findByText('2 recent calls')).toBeVisible();
  expect(screen.getByLabelText('The next call')).toHaveDisplayValue('is answered');
});

test('A fault that was chosen and taken back affects no call', async () => {
  open();
  const user = userEvent.setup();
  await user.click(tab());
  await user.selectOptions(screen.getByLabelText('The next call'), 'is never answered');
  await user.selectOptions(screen.getByLabelText('The next call'), 'is answered');
  expect(await statusOfCall()).toBe(200);
});

test('It says why the mocked server does not run', () => {
  open({ failure: 'The mock server needs a service worker.' });
  expect(screen.getByRole('alert')).toHaveTextContent('The mock server needs a service worker.');
});

test('It gives a bug bundle to copy, and says when a text is none', async () => {
  open();
  await statusOfCall();
  const user = userEvent.setup();
  await user.click(tab());
  await user.click(screen.getByRole('button', { name: 'Bug bundle' }));
  const box = screen.getByRole('textbox', { name: 'Bug bundle' });
  const bundle = readBundle((box as HTMLTextAreaElement).value);
  expect(bundle).toMatchObject({ opened: '/kyubos_admin', scenario: 'normal' });
  expect(bundle.calls).toEqual([
    { method: 'POST', path: '/editcountry', status: 200, body: { id: 'number' } },
  ]);
  await user.clear(box);
  await user.type(box, 'nothing');
  await user.click(screen.getByRole('button', { name: 'Replay' }));
  expect(screen.getByRole('alert')).toHaveTextContent('This is no bug bundle.');
});
