import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NewVersion } from './NewVersion';

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

/** The user comes back to the page at a time, in milliseconds. */
async function comeBack(now: number): Promise<void> {
  jest.spyOn(Date, 'now').mockReturnValue(now);
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
}

const notice = (): HTMLElement | null => screen.queryByText('A new version is ready');

beforeEach(() => void render(<NewVersion ownBuild="b1" />));
afterEach(() => jest.restoreAllMocks());

test('another build is named once, and Later takes the notice away for good', async () => {
  const asked = answers('{"version":"0.1.0","build":"b2"}', '{"version":"0.1.0","build":"b2"}');
  await comeBack(0);
  expect(asked).toHaveBeenCalledWith('/version.json', { cache: 'no-store', credentials: 'same-origin' });
  expect(notice()).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
  await comeBack(10 * minute);
  expect(screen.getAllByText('A new version is ready')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Later' }));
  expect(notice()).toBeNull();
  await comeBack(60 * minute);
  expect(asked).toHaveBeenCalledTimes(2);
});

test('it is asked at most every ten minutes', async () => {
  const asked = answers('{"build":"b1"}', '{"build":"b2"}');
  await comeBack(0);
  await comeBack(10 * minute - 1);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(notice()).toBeNull();
  await comeBack(10 * minute);
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
  answers(body);
  await comeBack(0);
  expect(notice()).toBeNull();
});
