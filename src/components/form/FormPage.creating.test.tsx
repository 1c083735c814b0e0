import 'fake-indexeddb/auto';
import { screen, waitFor } from '@testing-library/react';
import { sentActionsOf } from '@/session/sentActions';
import { openAt } from '@/app/openAt.fixture';
import { answer, expectPath } from '@/testing/harness/at';
import { bodiesTo } from '@/testing/harness/server';
import { losesAnswerOnce } from '../../../mocks/scenarios';
import { loadForm } from './FormPage';
import { saveCountry, url } from './FormPage.creating.fixture';

beforeAll(loadForm);

afterEach(async () => {
  const store = sentActionsOf('admin');
  for (const action of await store.list('create country')) await store.remove(action);
});

test('a creation whose answer was lost is not sent again before the user allows it, also after a reload', async () => {
  losesAnswerOnce('/createcountry');
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
