import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { openAt } from '@/app/openAt.fixture';
import { bodiesTo, holdAnswers, nextBody } from '@/testing/harness/server';
import { planFault } from '../../../mocks/conditions';
import { server } from '../../../mocks/node';
import { answersOnce } from '../../../mocks/scenarios';
import { chooseType, closeAlert, save } from './partners.fixture';

const refusals: [string, () => void][] = [
  ['answers non-200', () => answersOnce('/clientsearch', {}, 204)],
  ['answers a status of its own in the body', () => answersOnce('/clientsearch', { status: 404 })],
  ['answers a status of its own as text', () => answersOnce('/clientsearch', { status: '404' })],
  ['answers that its status is false', () => answersOnce('/clientsearch', { status: false })],
  ['answers with an error', () => answersOnce('/clientsearch', { message: 'down' }, 500)],
  ['cannot be reached', () => planFault('/clientsearch', { kind: 'unreachable' }, 2)],
];

test.each(refusals)(
  'PARTNER-22 PARTNER-23 ERR-03 CALL-068 Q-096 the pointing id is cleared with an alert when the check %s',
  async (_how, goWrong) => {
    goWrong();
    const user = openAt('/user_admin_add_carrier');
    await chooseType(user, 'Kyubos');
    const pointing = screen.getByLabelText('Kyubos Pointing Id');
    await user.type(pointing, 'KYB-1009');
    await user.tab();
    await closeAlert(user);
    expect(pointing).toHaveValue('');
  },
);

test.each([{ status: true }, { status: null }, { status: 'success' }, { status: '200' }, {}])(
  'PARTNER-22 CALL-068 Q-096 the pointing id stays when the check answers 200 with %j',
  async (body) => {
    answersOnce('/clientsearch', { message: 'found', ...body });
    const user = openAt('/user_admin_add_carrier');
    await chooseType(user, 'Kyubos');
    const pointing = screen.getByLabelText('Kyubos Pointing Id');
    await user.type(pointing, 'KYB-1009');
    await user.tab();
    await waitFor(() => expect(bodiesTo('/clientsearch')).toHaveLength(1));
    await waitFor(() => expect(screen.queryByText('Checking…')).not.toBeInTheDocument());
    expect(pointing).toHaveValue('KYB-1009');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  },
);

test('PARTNER-21 an empty pointing id is not checked, and one that was confirmed is not checked again', async () => {
  const user = openAt('/user_admin_add_carrier');
  await chooseType(user, 'Kyubos');
  const pointing = screen.getByLabelText('Kyubos Pointing Id');
  await user.click(pointing);
  await user.tab();
  await user.type(pointing, 'KYB-1009');
  await user.tab();
  await user.click(pointing);
  await user.tab();
  await waitFor(() => expect(bodiesTo('/clientsearch')).toEqual([{ kyubosid: 'KYB-1009' }]));
  expect(pointing).toHaveValue('KYB-1009');
});

/** Lets the test answer the searches for a pointing id itself, in any order. */
function searchesAnsweredByHand(): { asked: string[]; answer: (index: number) => Promise<void> } {
  const asked: string[] = [];
  const answers: (() => void)[] = [];
  const search = http.post('*/clientsearch', async ({ request }) => {
    const { kyubosid } = (await request.json()) as { kyubosid: string };
    await new Promise<void>((resolve) => {
      answers.push(resolve);
      asked.push(kyubosid);
    });
    return HttpResponse.json({}, { status: kyubosid === 'KYB-1009' ? 200 : 404 });
  });
  server.use(search);
  return {
    asked,
    answer: (index) =>
      act(async () => {
        answers[index]?.();
        // One turn for the answer to travel, one for the screen to hear of it.
        for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setTimeout(resolve));
      }),
  };
}

const races: [string, string, string, number[]][] = [
  ['a refusal comes after the next id was confirmed', 'KYB-0000', 'KYB-1009', [1, 0]],
  ['a refusal comes before the next id is confirmed', 'KYB-0000', 'KYB-1009', [0, 1]],
  ['a confirmation comes after the next id was refused', 'KYB-1009', 'KYB-0000', [1, 0]],
  ['a confirmation comes before the next id is refused', 'KYB-1009', 'KYB-0000', [0, 1]],
];

test.each(races)(
  'PARTNER-21 PARTNER-22 the id in the field alone is judged when %s',
  async (_when, first, second, order) => {
    const { asked, answer } = searchesAnsweredByHand();
    const user = openAt('/user_admin_add_carrier');
    await chooseType(user, 'Kyubos');
    const pointing = screen.getByLabelText('Kyubos Pointing Id');
    await user.type(pointing, first);
    await user.tab();
    await user.clear(pointing);
    await user.type(pointing, second);
    await user.tab();
    await waitFor(() => expect(asked).toEqual([first, second]));
    for (const index of order) await answer(index);
    const isKnown = second === 'KYB-1009';
    if (!isKnown) await closeAlert(user);
    await waitFor(() => expect(screen.queryByText('Checking…')).not.toBeInTheDocument());
    expect(pointing).toHaveValue(isKnown ? second : '');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  },
);

test('PARTNER-21 Save waits for the check, and a refused pointing id is not sent', async () => {
  const { release } = holdAnswers('/clientsearch');
  const user = openAt('/user_admin_add_carrier');
  await chooseType(user, 'Kyubos');
  await user.type(screen.getByLabelText('Kyubos Pointing Id'), 'KYB-0000');
  await save(user);
  release();
  await closeAlert(user);
  expect(screen.getByRole('group', { name: 'There is a problem' })).toBeVisible();
  expect(bodiesTo('/createcarrier')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Put back KYB-0000' }));
  const pointing = screen.getByLabelText('Kyubos Pointing Id');
  await user.clear(pointing);
  await user.type(pointing, 'KYB-1009');
  const sent = nextBody('/createcarrier');
  await save(user);
  expect(await sent).toMatchObject({ kyubosid: 'KYB-1009' });
});
