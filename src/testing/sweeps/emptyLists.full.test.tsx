import { screen, within } from '@testing-library/react';
import { http, HttpResponse, type JsonBodyType } from 'msw';
import { openAt } from '@/app/openAt.fixture';
import '@/testing/harness/server';
import { server } from '../../../mocks/node';

/** What a list shows when the response has no rows. */

function answers(path: string, body: JsonBodyType): void {
  server.use(http.all(`*${path}`, () => HttpResponse.json(body)));
}

async function rowsOf(name: string): Promise<(string | null)[]> {
  const table = await screen.findByRole('table', { name, busy: false });
  const [, ...rows] = within(table).getAllByRole('row');
  return rows.map(({ textContent }) => textContent);
}

const message = 'The server says: No countries for you';

test.each<[string, JsonBodyType]>([
  ['an empty list', { countries: [] }],
  ['null', { countries: null }],
  ['an answer without the key', { status: 200 }],
  ['the answer null', null],
])('Q-240 %s is an empty list with its blank last row', async (_name, body) => {
  answers('/viewcountry', body);
  openAt('/user_admin_countries');
  expect(await rowsOf('Countries')).toEqual(['Add…']);
});

test('Q-240 a response without a body is an empty list', async () => {
  server.use(http.get('*/viewcountry', () => new HttpResponse(null, { status: 204 })));
  openAt('/user_admin_countries');
  expect(await rowsOf('Countries')).toEqual(['Add…']);
});

test.each<[string, JsonBodyType]>([
  ['alone', { message: 'No countries\nfor you' }],
  ['beside an empty list', { countries: [], message: 'No countries for you' }],
])('Q-240 the sentence of an answer without rows, %s, is above the blank last row', async (_name, body) => {
  answers('/viewcountry', body);
  openAt('/user_admin_countries');
  expect(await rowsOf('Countries')).toEqual([message, 'Add…']);
});

test('Q-240 the message is shown after the last rows have disappeared', async () => {
  const user = openAt('/user_admin_tpa');
  expect((await rowsOf('TPAs')).length).toBeGreaterThan(2);
  await user.click(screen.getAllByRole('button', { name: /^Actions/ })[0]!);
  answers('/removeclientTPA', {});
  answers('/viewclientTPA', { message: 'No TPA yet' });
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await user.click(await screen.findByRole('button', { name: 'OK' }));
  expect(await screen.findByText(/^The server says/)).toHaveTextContent('The server says: No TPA yet');
  expect(await rowsOf('TPAs')).toEqual(['The server says: No TPA yet', 'Add…']);
});

test.each([
  ['/viewclientinbound', '/client_user_brdx_importfile', 'BDX Imported Files'],
  ['/viewclientinbound', '/user_admin_bdx_inbound?show=to-import', 'BDX Inbound'],
  ['/viewattributegroup', '/user_admin_attributegroup', 'Attribute Groups'],
])('Q-240 the sentence of %s is shown by the list at %s', async (path, url, name) => {
  answers(path, { message: 'Nothing here' });
  openAt(url);
  expect((await rowsOf(name))[0]).toBe('The server says: Nothing here');
});

test.each<[string, JsonBodyType]>([
  ['text where the list belongs', { countries: 'none' }],
  ['a refusal beside an empty list', { status: false, countries: [], message: 'Not for you' }],
  ['a text', 'none'],
])('Q-240 %s is not an empty list', async (_name, body) => {
  answers('/viewcountry', body);
  openAt('/user_admin_countries');
  expect(await screen.findByText('Could not load')).toBeVisible();
});
