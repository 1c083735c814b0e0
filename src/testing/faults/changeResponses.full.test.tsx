import 'fake-indexeddb/auto';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { server } from '../../../mocks/node';
import { expectPath } from '../harness/at';
import { emptyDrafts, emptySentActions } from '../harness/server';
import { openAt } from '@/app/openAt.fixture';
import { casesOfRun } from './faultResponses';
import { changeResponses } from './changeResponses.fixture';
import { storedDrafts } from '@/components/drafts/drafts.fixture';

const url = '/user_admin_add_countries';

beforeEach(emptyDrafts);
beforeEach(emptySentActions);

async function draftedNames(): Promise<unknown[]> {
  return (await storedDrafts()).flatMap(({ fields }) => fields.map(({ value }) => value));
}

/** One response for each way to report a result, and each result with and without a message. */
const telling = changeResponses.filter(({ body }) =>
  [
    '{}',
    '{"message":"Country added"}',
    '{"success":true,"data":{"id":905,"status":0}}',
    '{"success":"No","message":"Name is taken"}',
    '{"ok":false}',
    '{"data":{"status":false,"message":"Name is taken"}}',
    '{"id":905,"status":0}',
    '<html>Sign in</html>',
  ].includes(body),
);

test.each(casesOfRun(changeResponses, telling).map((response) => [response.body, response] as const))(
  'P4 a creation that is answered with %j: what is shown, and whether the draft is left',
  async (body, { shown, words, isDraftLeft }) => {
    server.use(http.post('*/createcountry', () => new HttpResponse(body)));
    const user = openAt(url);
    await user.type(await screen.findByLabelText('Country Name'), 'Norland');
    await waitFor(async () => expect(await draftedNames()).toEqual(['Norland']));
    await user.click(screen.getByText('Save'));
    if (shown === 'done') await expectPath('/user_admin_countries');
    else {
      const text = shown === 'refused' ? 'Not saved' : /^Not confirmed\./;
      expect(await screen.findByText(text)).toBeVisible();
      expect(screen.getByLabelText('Country Name')).toHaveValue('Norland');
    }
    expect(screen.queryByText(/^The server says:/)?.textContent).toBe(
      shown === 'refused' && words !== '' ? `The server says: ${words}` : undefined,
    );
    await waitFor(async () => expect(await draftedNames()).toEqual(isDraftLeft ? ['Norland'] : []));
  },
);
