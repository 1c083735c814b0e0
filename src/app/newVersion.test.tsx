import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NewVersion } from './NewVersion';

const minute = 60_000;

function mockResponses(...bodies: readonly (string | Error)[]): jest.Mock {
  const fetchMock = jest.fn();
  for (const body of bodies) {
    if (body instanceof Error) fetchMock.mockRejectedValueOnce(body);
    else fetchMock.mockResolvedValueOnce(new Response(body));
  }
  jest.spyOn(globalThis, 'fetch').mockImplementation(fetchMock);
  return fetchMock;
}

/** The user returns to the page at this time, in milliseconds. */
async function returnToPage(now: number): Promise<void> {
  jest.spyOn(Date, 'now').mockReturnValue(now);
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
}

const notice = (): HTMLElement | null => screen.queryByText('A new version is ready');

beforeEach(() => void render(<NewVersion ownBuild="b1" />));
afterEach(() => jest.restoreAllMocks());

test('another build shows one notice, which does not return after Later', async () => {
  const fetchMock = mockResponses('{"version":"0.1.0","build":"b2"}', '{"version":"0.1.0","build":"b2"}');
  await returnToPage(0);
  expect(fetchMock).toHaveBeenCalledWith('/version.json', { cache: 'no-store', credentials: 'same-origin' });
  expect(notice()).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
  await returnToPage(10 * minute);
  expect(screen.getAllByText('A new version is ready')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Later' }));
  expect(notice()).toBeNull();
  await returnToPage(60 * minute);
  expect(fetchMock).toHaveBeenCalledTimes(2);
});

test('the version is fetched at most every ten minutes', async () => {
  const fetchMock = mockResponses('{"build":"b1"}', '{"build":"b2"}');
  await returnToPage(0);
  await returnToPage(10 * minute - 1);
  expect(fetchMock).toHaveBeenCalledTimes(1);
  expect(notice()).toBeNull();
  await returnToPage(10 * minute);
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
])('%s shows no notice', async (_case, body) => {
  mockResponses(body);
  await returnToPage(0);
  expect(notice()).toBeNull();
});
