import { screen, waitFor } from '@testing-library/react';
import { runSteps } from '@/testing/harness/steps';
import { openAt } from '@/app/openAt.fixture';
import { bodiesTo, holdResponses, nextBody } from '@/testing/harness/server';
import { planFault } from '../../../mocks/conditions';
import { respondsAlways } from '../../../mocks/scenarios';
import { answer } from '@/testing/harness/at';

const kyubosType = { choose: 'Type', option: 'Kyubos' };
const fillId = (text: string) => ({ fill: 'Kyubos Pointing Id', text });

function pointing(): HTMLInputElement {
  return screen.getByLabelText<HTMLInputElement>('Kyubos Pointing Id');
}

const refusals: [string, () => () => void][] = [
  ['answers non-200', () => respondsAlways('/clientsearch', {}, 204)],
  ['answers a status of its own in the body', () => respondsAlways('/clientsearch', { status: 404 })],
  ['answers a status of its own as text', () => respondsAlways('/clientsearch', { status: '404' })],
  ['answers that its status is false', () => respondsAlways('/clientsearch', { status: false })],
  ['answers with an error', () => respondsAlways('/clientsearch', { message: 'down' }, 500)],
  ['cannot be reached', () => planFault('/clientsearch', { kind: 'unreachable' }, 'always')],
];

test('PARTNER-22 PARTNER-23 ERR-03 CALL-068 Q-096 the pointing id is cleared with an alert if the check responds with anything but 200', async () => {
  const user = openAt('/user_admin_add_carrier');
  await runSteps(user, [kyubosType]);
  const results: [how: string, value: string][] = [];
  for (const [how, goWrong] of refusals) {
    const stopFailing = goWrong();
    await runSteps(user, [fillId('KYB-1009')]);
    await answer(user, 'Invalid Kyubos id');
    results.push([how, pointing().value]);
    stopFailing();
  }
  expect(results).toEqual(refusals.map(([how]) => [how, '']));
});

test('PARTNER-21 PARTNER-22 CALL-068 Q-096 the pointing id stays if the check responds with 200, and is not checked again', async () => {
  const user = openAt('/user_admin_add_carrier');
  await runSteps(user, [kyubosType]);
  const responses = [{ status: true }, { status: null }, { status: 'success' }, { status: '200' }, {}];
  const ids = responses.map((_answer, index) => `KYB-${index}`);
  for (const [index, answer] of responses.entries()) {
    const end = respondsAlways('/clientsearch', { message: 'found', ...answer });
    await runSteps(user, [fillId(ids[index]!)]);
    await waitFor(() => expect(bodiesTo('/clientsearch')).toHaveLength(index + 1));
    await waitFor(() => expect(screen.queryByText('Checking…')).not.toBeInTheDocument());
    end();
    await user.click(pointing());
    await user.tab();
    expect([answer, pointing().value]).toEqual([answer, ids[index]]);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  }
  await user.clear(pointing());
  await user.tab();
  expect(bodiesTo('/clientsearch')).toEqual(ids.map((kyubosid) => ({ kyubosid })));
});

test('PARTNER-21 Save waits for the check, and a refused pointing id is not sent', async () => {
  const { release } = holdResponses('/clientsearch');
  const user = openAt('/user_admin_add_carrier');
  await runSteps(user, [kyubosType, fillId('KYB-0000'), { press: 'Save' }]);
  release();
  await answer(user, 'Invalid Kyubos id');
  expect(screen.getByRole('group', { name: 'There is a problem' })).toBeVisible();
  expect(bodiesTo('/createcarrier')).toEqual([]);
  const sent = nextBody('/createcarrier');
  await runSteps(user, [{ press: 'Put back KYB-0000' }, fillId('KYB-1009'), { press: 'Save' }]);
  expect(await sent).toMatchObject({ kyubosid: 'KYB-1009' });
});
