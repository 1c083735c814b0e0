import { act, render, screen, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import '@/testing/harness/server';
import { ask } from './ask';
import { setClock } from './clock';
import { currentPlans } from './conditions';
import { db } from './db';
import { MockPanel } from './panel';
import { currentScenario, setScenario } from './scenarios';
import { isTokenGood, issueToken } from './token';
import { press } from '@/testing/harness/at';

const noReplay = (): Promise<void> => Promise.resolve();

const reload = jest.fn();

async function open(part?: string): Promise<UserEvent> {
  render(
    <MockPanel
      failure={undefined}
      isReplaying={false}
      reload={reload}
      opened="/kyubos_admin"
      replay={noReplay}
    />,
  );
  const user = userEvent.setup();
  await user.click(tab());
  if (part !== undefined) await user.click(screen.getByText(part, { selector: 'summary' }));
  return user;
}

async function fill(user: UserEvent, label: string, text: string): Promise<void> {
  const box = screen.getByLabelText(label);
  await user.clear(box);
  await user.click(box);
  await user.paste(text);
}

/** Makes a call as the product does and notifies the panel of it. */
const statusOfCall = () => act(async () => (await ask('/editcountry', { id: 401 })).status);

const tab = () => screen.getByRole('button', { name: 'Mock server' });

beforeEach(() => {
  reload.mockClear();
});

afterEach(() => {
  setClock({ now: 'real' });
});

test('The panel is a landmark and starts closed; Escape closes it and the focus stays on it', async () => {
  const user = await open();
  expect(screen.getByRole('complementary', { name: 'Mock server' })).toBeVisible();
  await user.click(screen.getByLabelText('Call'));
  await user.keyboard('{Escape}');
  expect(screen.queryByLabelText('Call')).not.toBeInTheDocument();
  expect(tab()).toHaveAttribute('aria-expanded', 'false');
  expect(tab()).toHaveFocus();
});

test('F9 opens the panel and moves the focus into it, and a second F9 moves the focus back', async () => {
  render(<input aria-label="Of the product" />);
  render(<MockPanel failure={undefined} isReplaying={false} reload={reload} opened="/" replay={noReplay} />);
  const user = userEvent.setup();
  const box = screen.getByLabelText('Of the product');
  await user.click(box);
  await user.keyboard('{F9}');
  expect(screen.getByLabelText('Call')).toHaveFocus();
  await user.keyboard('{F9}');
  expect(box).toHaveFocus();
  await user.keyboard('{F9}{Escape}');
  expect(box).toHaveFocus();
  expect(tab()).toHaveAttribute('aria-expanded', 'false');
});

test('The panel begins a scenario, with the seconds of its sessions, and reloads the page', async () => {
  setScenario('slow');
  const user = await open();
  expect(screen.getByLabelText('Scenario')).toHaveDisplayValue('Slow');
  await user.selectOptions(screen.getByLabelText('Scenario'), 'Session ends in a number of seconds');
  await fill(user, 'Seconds', 'soon');
  await press(user, 'Begin scenario');
  expect(await screen.findByRole('alert')).toHaveTextContent('seconds is a whole number from 1');
  expect(reload).not.toHaveBeenCalled();
  await fill(user, 'Seconds', '5');
  await press(user, 'Begin scenario');
  expect(currentScenario()).toBe('sessionEnds');
  expect(reload).toHaveBeenCalledTimes(1);
});

test('It resets the data of the running scenario', async () => {
  setScenario('empty');
  db.clients = [];
  const user = await open();
  await press(user, 'Reset data');
  expect(currentScenario()).toBe('empty');
  expect(db.clients).not.toEqual([]);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('A fault is planned for a call by its name, listed until its call comes, and applied', async () => {
  const user = await open();
  await fill(user, 'Call', '/editcountry');
  await fill(user, 'Status', '409');
  await fill(user, 'Message', 'Taken');
  await fill(user, 'From call', '2');
  await press(user, 'Plan this fault');
  const text = '/editcountry answer, status 409, message "Taken", 1 time, from call 2';
  expect(await screen.findByText(`Planned: ${text}.`)).toBeVisible();
  expect(within(screen.getByRole('list', { name: 'Planned faults' })).getByText(text)).toBeVisible();
  expect([await statusOfCall(), await statusOfCall(), await statusOfCall()]).toEqual([200, 409, 200]);
  expect(screen.queryByRole('list', { name: 'Planned faults' })).not.toBeInTheDocument();
});

test.each<[string, Record<string, string>, string | undefined, object]>([
  ['unreachable', { 'Delay (ms)': '5' }, undefined, { kind: 'unreachable', delayMs: 5 }],
  ['answerLost', {}, undefined, { kind: 'answerLost' }],
  [
    'answerLost',
    { 'Carried out after (ms), else before': '9' },
    undefined,
    { kind: 'answerLost', carriedOutAfterMs: 9 },
  ],
  ['hang', {}, 'Carried out first', { kind: 'hang', afterCommit: true }],
  ['garbled', { Text: '<p>' }, undefined, { kind: 'garbled', text: '<p>' }],
  [
    'gaps',
    { 'Keys, with commas': 'id, name' },
    undefined,
    { kind: 'gaps', keys: ['id', 'name'], isNull: false },
  ],
  ['late', {}, undefined, { kind: 'late', ms: 3000 }],
])('The form plans %s with %j', async (kind, boxes, check, fault) => {
  const user = await open();
  await fill(user, 'Call', '*');
  await user.selectOptions(
    screen.getByLabelText('What happens'),
    screen.getByRole('option', { name: RegExp(`^${kind}:`) }),
  );
  for (const [label, text] of Object.entries(boxes)) await fill(user, label, text);
  if (check !== undefined) await user.click(screen.getByLabelText(check));
  await fill(user, 'Times, or always', 'always');
  await press(user, 'Plan this fault');
  expect(await screen.findByText(/^Planned:/)).toBeVisible();
  expect(currentPlans()).toEqual([{ id: expect.any(Number), path: '*', fault, times: 'always', from: 1 }]);
  await user.click(screen.getByRole('button', { name: RegExp(`^Cancel \\* ${kind},`) }));
  expect(currentPlans()).toEqual([]);
});

test('An invalid plan is refused with the error of the control', async () => {
  const user = await open();
  await fill(user, 'Call', '/updatecountri');
  await press(user, 'Plan this fault');
  expect(await screen.findByRole('alert')).toHaveTextContent('Similar ones are /updatecountry,');
  await fill(user, 'Call', '*');
  await fill(user, 'Times, or always', 'abc');
  await press(user, 'Plan this fault');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'times is a whole number from 1 on, or "always".',
  );
  expect(currentPlans()).toEqual([]);
});

test('Calls are listed, the newest first; a press on one shows body and response, and its name can be copied into the form', async () => {
  const user = await open();
  await act(async () => ask('/editcountry', { id: 999 }));
  await statusOfCall();
  expect(screen.getByText('2 recent calls')).toBeVisible();
  const calls = within(screen.getByRole('list', { name: 'Calls' })).getAllByRole('button');
  expect(calls.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^2.*\/editcountry200\d+ ms$/),
    expect.stringMatching(/^1.*\/editcountry404\d+ ms$/),
  ]);
  await user.click(calls[1]!);
  expect(screen.getByRole('region', { name: 'Body' })).toHaveTextContent('{ "id": 999 }');
  expect(screen.getByRole('region', { name: 'Answer' })).toHaveTextContent('{ "message": "Not found" }');
  expect(screen.getByText('POST, not carried out')).toBeVisible();
  await press(user, 'Plan a fault for this call');
  expect(screen.getByLabelText('Call')).toHaveValue('/editcountry');
});

test('Rows are shown, patched, added and removed, and a table can be resized', async () => {
  const user = await open('Data');
  await fill(user, 'Id of the row', '402');
  await press(user, 'Show');
  expect(screen.getByText('1 rows')).toBeVisible();
  await fill(user, 'Fields as JSON', '{ "country_name": "Patched" }');
  await press(user, 'Patch');
  expect(screen.getByRole('region', { name: 'Rows' })).toHaveTextContent('"country_name": "Patched"');
  await press(user, 'Add');
  expect(db.countries.map(({ country_name }) => country_name)).toEqual(
    expect.arrayContaining(['Patched', 'Patched']),
  );
  expect(db.countries).toHaveLength(15);
  await press(user, 'Remove');
  expect(db.countries.some(({ id }) => id === 402)).toBe(false);
  await fill(user, 'Number of rows', '40');
  await press(user, 'Set number');
  expect(db.countries).toHaveLength(40);
  await fill(user, 'Fields as JSON', '{ country');
  await press(user, 'Patch');
  expect(await screen.findByRole('alert')).toHaveTextContent('The fields are no JSON.');
});

test('The sessions can be limited, and the clock can be stopped, advanced, started and set back to the real one', async () => {
  const user = await open('Session and clock');
  const token = issueToken({ user_id: 3 });
  await fill(user, 'Set to (ISO text)', 'noon');
  await press(user, 'Set clock');
  expect(await screen.findByRole('alert')).toHaveTextContent('now is a moment such as');
  await press(user, 'Stop');
  await press(user, 'Set end');
  await fill(user, 'Move on by (seconds)', '19');
  await press(user, 'Move on');
  expect(isTokenGood(token)).toBe(true);
  await fill(user, 'Move on by (seconds)', '2');
  await press(user, 'Move on');
  expect(isTokenGood(token)).toBe(false);
  expect(screen.getByText(/^The clock is stopped at/)).toBeVisible();
  await press(user, 'Let run');
  expect(screen.getByText(/^The clock ran on from/)).toBeVisible();
  await press(user, 'Real clock');
  expect(screen.getByText('The clock is the real one.')).toBeVisible();
});

test('The panel shows why the mocked server does not run', async () => {
  const failure = 'The mock server needs a service worker.';
  render(<MockPanel failure={failure} isReplaying reload={reload} opened="/" replay={noReplay} />);
  expect(screen.getByRole('alert')).toHaveTextContent(failure);
  expect(screen.getByRole('status')).toHaveTextContent('Replaying a bug bundle until the next reload');
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(tab()).toHaveFocus();
});
