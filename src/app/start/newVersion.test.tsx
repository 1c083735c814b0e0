import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** Each test has the module afresh, which remembers when it asked. */
async function part(): Promise<typeof import('./newVersion')> {
  jest.resetModules();
  return import('./newVersion');
}

const minute = 60_000;

function answers(...bodies: readonly (string | Error)[]): jest.Mock {
  const answer = jest.fn();
  for (const body of bodies) {
    if (body instanceof Error) answer.mockRejectedValueOnce(body);
    else answer.mockResolvedValueOnce(new Response(body));
  }
  jest.spyOn(globalThis, 'fetch').mockImplementation(answer);
  return answer;
}

const notice = (): HTMLElement | null => screen.queryByText('A new version is ready');

afterEach(() => {
  jest.restoreAllMocks();
  document.body.replaceChildren();
});

test('another build is named once, and Later takes the notice away for good', async () => {
  const { lookForNewVersion } = await part();
  const asked = answers('{"version":"0.1.0","build":"b2"}', '{"version":"0.1.0","build":"b2"}');
  await lookForNewVersion(0, 'b1');
  expect(asked).toHaveBeenCalledWith('/version.json', { cache: 'no-store', credentials: 'same-origin' });
  expect(notice()).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
  await lookForNewVersion(10 * minute, 'b1');
  expect(screen.getAllByText('A new version is ready')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Later' }));
  expect(notice()).toBeNull();
  await lookForNewVersion(60 * minute, 'b1');
  expect(asked).toHaveBeenCalledTimes(2);
});

test('it is asked at most every ten minutes', async () => {
  const { lookForNewVersion } = await part();
  const asked = answers('{"build":"b1"}', '{"build":"b2"}');
  await lookForNewVersion(0, 'b1');
  await lookForNewVersion(10 * minute - 1, 'b1');
  expect(asked).toHaveBeenCalledTimes(1);
  expect(notice()).toBeNull();
  await lookForNewVersion(10 * minute, 'b1');
  expect(notice()).toBeVisible();
});

test.each([
  ['the same build', '{"build":"b1"}'],
  ['a page', '<!doctype html>'],
  ['no build', '{"version":"0.2.0"}'],
  ['a blank build', '{"build":""}'],
  ['a number', '{"build":7}'],
  ['null', 'null'],
  ['no answer', new Error('offline')],
])('%s is no news', async (_case, body) => {
  const { lookForNewVersion } = await part();
  answers(body);
  await lookForNewVersion(0, 'b1');
  expect(notice()).toBeNull();
});
