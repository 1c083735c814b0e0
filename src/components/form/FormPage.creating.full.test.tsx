import 'fake-indexeddb/auto';
import { screen, waitFor } from '@testing-library/react';
import { draftsOf } from '@/session/drafts/drafts';
import { sentActionsOf } from '@/session/sentActions';
import { openAt } from '@/app/openAt.fixture';
import { expectPath } from '@/testing/harness/at';
import { bodiesTo } from '@/testing/harness/server';
import { http, HttpResponse } from 'msw';
import { server } from '../../../mocks/node';
import { losesAnswerOnce, savesFail } from '../../../mocks/scenarios';
import { loadForm } from './FormPage';
import { saveCountry, url } from './FormPage.creating.fixture';

beforeAll(loadForm);

afterEach(async () => {
  const store = sentActionsOf('admin');
  for (const action of await store.list('create country')) await store.remove(action);
});

test('GUARD-07 a creation that was refused with 401 can be sent again after the next sign-in', async () => {
  const mend = savesFail('/createcountry', 401);
  await saveCountry(openAt(url), 'Norway');
  await screen.findByRole('heading', { name: 'User Log In' });
  mend();
  await saveCountry(openAt(url), 'Norway');
  await expectPath('/user_admin_countries');
  expect(bodiesTo('/createcountry')).toHaveLength(2);
});

test('GUARD-09 a creation that was kept back since another tab signed out was not sent: it can be after the next sign-in', async () => {
  const user = openAt(url);
  await user.type(await screen.findByRole('textbox', { name: 'Country Name' }), 'Norway');
  // No storage event, as long as the browser has not delivered it.
  localStorage.clear();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByRole('heading', { name: 'User Log In' });
  expect(bodiesTo('/createcountry')).toEqual([]);
  await saveCountry(openAt(url), 'Norway');
  await expectPath('/user_admin_countries');
  expect(bodiesTo('/createcountry')).toHaveLength(1);
});

test('an update whose answer was lost can be sent again: it changes nothing twice', async () => {
  losesAnswerOnce('/updatecountry');
  const user = openAt('/user_admin_edit_countries/402');
  await screen.findByDisplayValue('Canada');
  await saveCountry(user, 'Kanada');
  expect(await screen.findByText('Not saved')).toBeVisible();
  expect(screen.queryByText(/Not confirmed/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await expectPath('/user_admin_countries');
});

test('P4 a save that goes well after the form was left removes its draft', async () => {
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
  await waitFor(async () => expect(await draftsOf('admin').list()).toHaveLength(1));
  await saveCountry(user, 'Norway');
  await screen.findByRole('button', { name: 'Save', busy: true });
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await expectPath('/user_admin_countries');
  await screen.findByRole('button', { name: /^Drafts ?1$/ });
  release();
  await waitFor(async () => expect(await draftsOf('admin').list()).toEqual([]));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Drafts/ })).toBeNull());
});

test('P4 a form that is opened again while its first save is under way offers nothing once that is stored', async () => {
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
    const [draft, ...others] = await draftsOf('admin').list();
    expect(others).toEqual([]);
    expect(draft?.fields.map(({ label, value }) => [label, value])).toEqual([['Country Code', 'SE']]);
  });
  await draftsOf('admin').remove(url);
});
