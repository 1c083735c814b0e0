import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import { sentActionsOf } from '@/session/sentActions.fixture';
import { openAt } from '@/app/openAt.fixture';
import { answer, expectPath, press } from '@/testing/harness/at';
import { bodiesTo } from '@/testing/harness/server';
import { losesResponseOnce, savesFail } from '../../../mocks/scenarios';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { server } from '../../../mocks/node';
import { storedDrafts, currentDrafts } from '@/components/drafts/drafts.fixture';

const url = '/user_admin_add_countries';

async function saveCountry(user: UserEvent, name: string): Promise<void> {
  const box = await screen.findByRole('textbox', { name: 'Country Name' });
  await user.clear(box);
  await user.type(box, name);
  await press(user, 'Save');
}

afterEach(async () => {
  const store = sentActionsOf('admin');
  for (const action of await store.list('create country')) await store.remove(action);
});

test('GUARD-07 a creation that was refused with 401 can be sent again after the next sign-in', async () => {
  const endings = [savesFail('/createcountry', 401), savesFail('/editclient', 401)];
  await saveCountry(openAt(url), 'Norway');
  await screen.findByRole('heading', { name: 'User Log In' });
  for (const end of endings) end();
  await saveCountry(openAt(url), 'Norway');
  await expectPath('/user_admin_countries');
  expect(bodiesTo('/createcountry')).toHaveLength(2);
});

test('GUARD-09 a creation that was not sent because another tab signed out can be sent after the next sign-in', async () => {
  const user = openAt(url);
  await user.type(await screen.findByRole('textbox', { name: 'Country Name' }), 'Norway');
  // The browser has not delivered a storage event yet.
  localStorage.clear();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByRole('heading', { name: 'User Log In' });
  expect(bodiesTo('/createcountry')).toEqual([]);
  await saveCountry(openAt(url), 'Norway');
  await expectPath('/user_admin_countries');
  expect(bodiesTo('/createcountry')).toHaveLength(1);
});

test('an update whose response was lost can be sent again', async () => {
  losesResponseOnce('/updatecountry');
  const user = openAt('/user_admin_edit_countries/402');
  await screen.findByDisplayValue('Canada');
  await saveCountry(user, 'Kanada');
  expect(await screen.findByText('Not saved')).toBeVisible();
  expect(screen.queryByText(/Not confirmed/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await expectPath('/user_admin_countries');
});

test('P4 a save that succeeds after the form was left removes its draft', async () => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  server.use(
    http.post('/createcountry', async () => {
      await released;
      return HttpResponse.json({});
    }),
  );
  const user = openAt(url);
  await user.type(await screen.findByRole('textbox', { name: 'Country Name' }), 'Norway');
  await waitFor(async () => expect(await storedDrafts()).toHaveLength(1));
  await saveCountry(user, 'Norway');
  await screen.findByRole('button', { name: 'Save', busy: true });
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await expectPath('/user_admin_countries');
  await screen.findByRole('button', { name: /^Drafts ?1$/ });
  release();
  await waitFor(async () => expect(await storedDrafts()).toEqual([]));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Drafts/ })).toBeNull());
});

test('P4 a form that is opened again while its first save is pending offers no draft after that save', async () => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  server.use(
    http.post('/createcountry', async () => {
      await released;
      return HttpResponse.json({});
    }),
  );
  const user = openAt(url);
  await saveCountry(user, 'Norway');
  await screen.findByRole('button', { name: 'Save', busy: true });
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await expectPath('/user_admin_countries');
  await user.click(await screen.findByRole('link', { name: 'Add' }));
  await screen.findByRole('region', { name: 'Unsaved work' });
  await user.type(screen.getByRole('textbox', { name: 'Country Code' }), 'SE');
  release();
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Unsaved work' })).not.toBeInTheDocument());
  expect(screen.getByRole('textbox', { name: 'Country Code' })).toHaveValue('SE');
  await waitFor(async () => {
    const [draft, ...others] = await storedDrafts();
    expect(others).toEqual([]);
    expect(draft?.fields.map(({ label, value }) => [label, value])).toEqual([['Country Code', 'SE']]);
  });
  await currentDrafts().remove(url);
});

test('P4 a save leaves of the draft of a new record what was neither restored nor typed anew', async () => {
  const draft = openAt(url);
  await draft.type(await screen.findByRole('textbox', { name: 'Country Name' }), 'Norway');
  await draft.type(screen.getByRole('textbox', { name: 'Country Code' }), 'NO');
  await waitFor(async () => expect((await storedDrafts())[0]?.fields).toHaveLength(2));
  const user = openAt(url);
  const notice = within(await screen.findByRole('region', { name: 'Unsaved work' }));
  expect(notice.queryByText(/another save/)).not.toBeInTheDocument();
  await saveCountry(user, 'Sweden');
  await expectPath('/user_admin_countries');
  await waitFor(async () =>
    expect((await storedDrafts()).flatMap(({ fields }) => fields.map(({ value }) => value))).toEqual(['NO']),
  );
  await user.click(await screen.findByRole('link', { name: 'Add' }));
  await screen.findByRole('region', { name: 'Unsaved work' });
  await press(user, 'Discard');
  await waitFor(async () => expect(await storedDrafts()).toEqual([]));
});

test('a creation whose response was lost is not sent again before the user allows it, also after a reload', async () => {
  losesResponseOnce('/createcountry');
  const user = openAt(url);
  await saveCountry(user, 'Norway');
  expect(await screen.findByText(/Not confirmed/)).toHaveTextContent(
    /New country, sent on .* The connection was lost/,
  );
  expect(screen.queryByText('Not saved')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Country Name' })).toHaveValue('Norway');
  const list = screen.getByRole('link', { name: 'the list' });
  expect(list).toHaveAttribute('href', '/user_admin_countries');
  expect(list).toHaveAttribute('target', '_blank');

  const later = openAt(url);
  await screen.findByText(/Not confirmed/);
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  await later.type(screen.getByRole('textbox', { name: 'Country Name' }), 'Sweden{Enter}');
  expect(bodiesTo('/createcountry')).toHaveLength(1);
  await later.click(screen.getByRole('button', { name: 'Allow another try' }));
  await answer(later, /^New country, sent on .*, is not confirmed\./);
  await waitFor(() => expect(screen.queryByText(/Not confirmed/)).toBeNull());
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  await saveCountry(later, 'Sweden');
  await expectPath('/user_admin_countries');
  expect(bodiesTo('/createcountry')).toHaveLength(2);
});
