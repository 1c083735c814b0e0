import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { linkTo } from '@/paths';
import { openAt } from '@/app/openAt.fixture';
import { bodiesTo } from '@/testing/harness/server';
import { server } from '../../../mocks/node';

test.each(['%2F', '%2f', '%25', '%252F', 'a/b', 'a b', '50%', 'a?b#c', 'a&b=c', '+', '%', '%zz', 'é', '..a'])(
  'the id %j is asked for as it is',
  async (id) => {
    openAt(linkTo('/user_admin_edit_countries/:id', { id }));
    await waitFor(() => expect(bodiesTo('/editcountry')).toEqual([{ id }]));
  },
);

test('two ids of one URL are sent unchanged', async () => {
  openAt(linkTo('/user_admin_view_policy_quotation/:id/:intake_id', { id: '%2F', intake_id: 'a/b' }));
  await waitFor(() =>
    expect(bodiesTo('/viewpolicyquotation')).toContainEqual(expect.objectContaining({ id: '%2F' })),
  );
});

test('ids that JavaScript cannot hold as numbers keep their digits, from the list to the form', async () => {
  const text =
    '{"countries":[{"id":9007199254740992,"country_name":"Norway"},{"id":9007199254740993,"country_name":"Chile"}]}';
  server.use(http.all('*/viewcountry', () => new HttpResponse(text)));
  const user = openAt('/user_admin_countries');
  const row = await screen.findByRole('row', { name: /Chile/ });
  await user.click(within(row).getByRole('button', { name: /^Actions/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  await waitFor(() => expect(bodiesTo('/editcountry')).toEqual([{ id: '9007199254740993' }]));
});
