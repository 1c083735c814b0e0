import 'fake-indexeddb/auto';
import { screen } from '@testing-library/react';
import { setRuntimeConfig } from '@/api/runtime';
import { defaultConfig } from '@/domain/access/config';
import { expectPath } from '@/testing/harness/at';
import { openAt } from '@/app/openAt.fixture';
import { hasDatabases, wants } from './tidyDatabases.fixture';

/** What the installation wants of drafts (`drafts` in `config.json`). */

const url = '/user_admin_edit_countries/402';

afterEach(() => setRuntimeConfig(defaultConfig));

/** Types into a form and leaves it by Cancel. */
async function typeAndCancel(): Promise<ReturnType<typeof openAt>> {
  const user = openAt(url);
  await user.type(await screen.findByRole('textbox', { name: 'Country Name' }), '!');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  return user;
}

test('with drafts: "off" nothing is kept, so that Cancel asks', async () => {
  wants('off');
  const user = await typeAndCancel();
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await expectPath('/user_admin_countries');
  openAt(url);
  await screen.findByDisplayValue('Canada');
  expect(screen.queryByRole('region', { name: 'Unsaved work' })).not.toBeInTheDocument();
  await hasDatabases([]);
});

test('P4 with drafts: "tab" the work is offered back in this tab, and no database has it', async () => {
  wants('tab');
  const user = await typeAndCancel();
  await expectPath('/user_admin_countries');
  await user.click(await screen.findByRole('button', { name: /^Drafts ?1$/ }));
  await user.click(await screen.findByRole('menuitem', { name: /^Country Canada/ }));
  await user.click(await screen.findByRole('button', { name: 'Restore' }));
  expect(screen.getByRole('textbox', { name: 'Country Name' })).toHaveValue('Canada!');
  await hasDatabases([]);
});
