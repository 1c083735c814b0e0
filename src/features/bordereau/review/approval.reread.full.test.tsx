import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { setRuntimeConfig } from '@/api/runtime';
import { defaultConfig } from '@/domain/access/config';
import { answer, expectPath } from '@/testing/harness/at';
import { openAt } from '@/app/openAt.fixture';
import { bodiesTo, holdResponses } from '@/testing/harness/server';
import { runSteps, type Step } from '@/testing/harness/steps';
import { db } from '../../../../mocks/db';
import { loadsFail, refuses } from '../../../../mocks/scenarios';

const url = '/user_admin_brdx_file_view/329';

function stored(): (typeof db.bordereauFiles)[number] {
  return db.bordereauFiles.find(({ id }) => id === 329)!;
}

async function open(): Promise<UserEvent> {
  const user = openAt(url);
  await screen.findByRole('table', { name: 'Mapped rows' });
  return user;
}

const approve: readonly Step[] = [{ press: 'Approve' }, { press: 'OK' }];

test('an approval that is declined after the change was shown is not sent, and the view shows the changed file', async () => {
  const user = await open();
  stored().control_value = '777';
  await runSteps(user, approve);
  await screen.findByRole('dialog', { name: 'Changed since you opened it' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText('$777')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Approve' })).toBeEnabled();
  expect(bodiesTo('/reviewdbdx')).toEqual([]);
  await expectPath(url);
});

test.each([
  ['approved', { approved: '1' }, 'This file is approved already', '/user_admin_bdx_send'],
  ['imported', { imported: '1' }, 'This file is imported already', '/user_admin_bdx_history'],
])('if the file was %s meanwhile, a notice says so and nothing is sent', async (_how, flags, text, link) => {
  const user = await open();
  Object.assign(stored(), flags);
  await runSteps(user, approve);
  const heading = await screen.findByRole('heading', { name: text });
  expect(heading).toHaveFocus();
  expect(screen.getByText(/Nothing was sent/)).toBeVisible();
  expect(screen.getByRole('link', { name: /^Go to BDX/ })).toHaveAttribute('href', link);
  expect(screen.getByRole('button', { name: 'Approve' })).toBeDisabled();
  expect(bodiesTo('/reviewdbdx')).toEqual([]);
});

test('if the file was deleted, a notice says so and nothing is sent', async () => {
  const user = await open();
  loadsFail('/editbrdxfileview', 404);
  await runSteps(user, approve);
  expect(await screen.findByRole('heading', { name: 'This file is no longer there' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to BDX Review' })).toHaveAttribute(
    'href',
    '/user_admin_bdx_review',
  );
  expect(bodiesTo('/reviewdbdx')).toEqual([]);
});

test('after a refusal the server’s message and the file’s new state are shown', async () => {
  refuses('/reviewdbdx', 'It was approved before');
  const user = await open();
  const { asked, release } = holdResponses('/reviewdbdx');
  await runSteps(user, approve);
  await asked;
  Object.assign(stored(), { approved: '1' });
  release();
  expect(await screen.findByRole('heading', { name: 'This file is approved already' })).toBeVisible();
  expect(screen.getByText(/The server says:/)).toHaveTextContent('It was approved before');
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Approve' })).toBeDisabled();
});

test('after a refusal a file that is still in review can be approved again', async () => {
  const stopFailing = refuses('/reviewdbdx', 'Locked by audit');
  const user = await open();
  await runSteps(user, approve);
  expect(await screen.findByText(/The server says:/)).toHaveTextContent('Locked by audit');
  // Read when the screen was opened, before the approval, and after the refusal.
  await waitFor(() => expect(bodiesTo('/editbrdxfileview')).toHaveLength(3));
  stopFailing();
  await runSteps(user, [{ press: 'Retry' }, { press: 'OK' }]);
  await expectPath('/user_admin_bdx_review');
});

test('a file that cannot be fetched again is approved only if the user wants to', async () => {
  const user = await open();
  loadsFail('/editbrdxfileview');
  await runSteps(user, approve);
  const text = 'We could not check whether someone else changed this. Approve anyway?';
  await answer(user, text, 'Cancel');
  expect(bodiesTo('/reviewdbdx')).toEqual([]);
  await runSteps(user, [...approve, { press: 'Approve anyway' }]);
  await expectPath('/user_admin_bdx_review');
});

describe('with the check turned off', () => {
  beforeEach(() => setRuntimeConfig({ ...defaultConfig, staleWriteCheck: 'off' }));
  afterEach(() => setRuntimeConfig(defaultConfig));

  test('the approval is sent after the question', async () => {
    const user = await open();
    stored().control_value = '777';
    await runSteps(user, approve);
    await expectPath('/user_admin_bdx_review');
    expect(bodiesTo('/reviewdbdx')).toHaveLength(1);
    expect(bodiesTo('/editbrdxfileview')).toHaveLength(1);
  });
});
