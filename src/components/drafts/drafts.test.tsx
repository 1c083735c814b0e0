import 'fake-indexeddb/auto';
import { fireEvent, screen, within } from '@testing-library/react';
import { expectPath } from '@/testing/harness/at';
import { emptyDrafts, nextBody } from '@/testing/harness/server';
import { DraftAutosave } from './draftAutosave';
import { openAt } from '@/app/openAt.fixture';
import {
  currentDrafts,
  field,
  expectNoDrafts,
  expectStored,
  leaveTypedForm,
  notice,
  opened,
  typedCode,
  url,
} from './drafts.fixture';

beforeEach(emptyDrafts);

test('P4 work that was not saved is offered back, and Restore puts it into the form', async () => {
  await leaveTypedForm();
  const user = await opened();
  const offer = await notice();
  expect(within(offer).getByText(/^Unsaved work from \d\d:\d\d$/)).toBeVisible();
  expect(
    within(offer)
      .getAllByRole('button')
      .map((button) => button.textContent),
  ).toEqual(['Restore', 'Compare', 'Discard']);
  expect(field('Country Name')).not.toHaveValue('Kanada');
  await user.click(within(offer).getByRole('button', { name: 'Restore' }));
  expect(field('Country Name')).toHaveValue('Kanada');
  expect(within(offer).getByText(/^Restored unsaved work from \d\d:\d\d$/)).toHaveFocus();

  const sent = nextBody('/updatecountry');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await sent).toEqual({ countryData: expect.objectContaining({ id: 402, country_name: 'Kanada' }) });
  await expectPath('/user_admin_countries');
  await expectNoDrafts();
});

/** A form with something typed, and the store that its draft is written to. */
async function typedForm(): Promise<{ write: jest.Mock; stop: () => void }> {
  jest.useFakeTimers();
  const write = jest.fn(() => Promise.resolve());
  const store = { read: () => Promise.resolve(undefined), write, remove: () => Promise.resolve() };
  const stop = new DraftAutosave(typedCode, { route: url, title: '' }).start(store);
  await jest.advanceTimersByTimeAsync(0);
  return { write, stop };
}

test('P4 what is typed is written when typing has paused for 300 ms', async () => {
  const { write, stop } = await typedForm();
  await jest.advanceTimersByTimeAsync(299);
  expect(write).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(write).toHaveBeenCalledTimes(1);
  stop();
  jest.useRealTimers();
});

test('P4 a page that is hidden and then left begins to write immediately, and once', async () => {
  const { write, stop } = await typedForm();
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  fireEvent(document, new Event('visibilitychange'));
  fireEvent(window, new Event('pagehide'));
  await jest.advanceTimersByTimeAsync(0);
  expect(write).toHaveBeenCalledTimes(1);
  stop();
  jest.useRealTimers();
});

test('P4 what was typed before the subscription is stored too', async () => {
  openAt('/user_admin_countries');
  const store = currentDrafts();
  const autosave = new DraftAutosave(
    { ...typedCode, subscribe: () => () => undefined },
    { route: url, title: '' },
  );
  const stop = autosave.start(store);
  stop();
  await expectStored('KA');
});
