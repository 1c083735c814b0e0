import 'fake-indexeddb/auto';
import { screen, waitFor } from '@testing-library/react';
import { openDB } from 'idb';
import { setRuntimeConfig } from '@/api/runtime';
import { defaultConfig, type RuntimeConfig } from '@/domain/access/config';
import { openAt } from '@/app/openAt.fixture';
import { expectPath } from '@/testing/harness/at';

function configureDrafts(drafts: RuntimeConfig['drafts']): void {
  setRuntimeConfig({ ...defaultConfig, drafts });
}

async function databases(): Promise<(string | undefined)[]> {
  return (await indexedDB.databases()).map(({ name }) => name).filter((name) => name?.includes('draft'));
}

async function hasDatabases(expected: readonly string[]): Promise<void> {
  await waitFor(async () => expect((await databases()).sort()).toEqual(expected));
}

/** The installation's choice for drafts (`drafts` in `config.json`). */

const url = '/user_admin_edit_countries/402';

afterEach(() => setRuntimeConfig(defaultConfig));

/** Types into a form and leaves it by Cancel. */
async function typeAndCancel(): Promise<ReturnType<typeof openAt>> {
  const user = openAt(url);
  await user.type(await screen.findByRole('textbox', { name: 'Country Name' }), '!');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  return user;
}

test('with drafts: "off" nothing is stored, so that Cancel asks', async () => {
  configureDrafts('off');
  const user = await typeAndCancel();
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await expectPath('/user_admin_countries');
  openAt(url);
  await screen.findByDisplayValue('Canada');
  expect(screen.queryByRole('region', { name: 'Unsaved work' })).not.toBeInTheDocument();
  await hasDatabases([]);
});

test('P4 with drafts: "tab" the draft is offered in this tab, and is in no database', async () => {
  configureDrafts('tab');
  const user = await typeAndCancel();
  await expectPath('/user_admin_countries');
  await user.click(await screen.findByRole('button', { name: /^Drafts ?1$/ }));
  await user.click(await screen.findByRole('menuitem', { name: /^Country Canada/ }));
  await user.click(await screen.findByRole('button', { name: 'Restore' }));
  expect(screen.getByRole('textbox', { name: 'Country Name' })).toHaveValue('Canada!');
  await hasDatabases([]);
});

/** Two databases that an earlier page has stored. */
async function createOldDatabases(): Promise<void> {
  for (const [name, store] of [
    ['portal_drafts', 'drafts'],
    ['portal_draft_keys', 'keys'],
  ] as const) {
    const database = await openDB(name, 1, { upgrade: (fresh) => void fresh.createObjectStore(store) });
    database.close();
  }
}

test.each(['tab', 'off'] as const)(
  'with drafts: "%s" the next start of any page removes stored drafts',
  async (drafts) => {
    await createOldDatabases();
    await hasDatabases(['portal_draft_keys', 'portal_drafts']);
    configureDrafts(drafts);
    openAt('/kyubos_admin', { as: 'signedOut' });
    await screen.findByRole('heading', { name: 'User Log In' });
    await hasDatabases([]);
  },
);

test.each(['day', 'off'] as const)(
  'with drafts: "%s" any page that starts removes actions that were sent more than seven days ago',
  async (drafts) => {
    const day = 24 * 3_600_000;
    const database = await openDB('portal_sent_actions', 1, {
      upgrade: (fresh) => void fresh.createObjectStore('actions'),
    });
    for (const [record, days] of [
      ['41', 8],
      ['42', 6],
    ] as const) {
      const sent = {
        kind: 'payment',
        record,
        what: 'Payment',
        sentAt: Date.now() - days * day,
        snapshot: null,
      };
      await database.put('actions', sent, ['["admin","3","7"]', 'payment', record]);
    }
    configureDrafts(drafts);
    openAt('/kyubos_admin', { as: 'signedOut' });
    await screen.findByRole('heading', { name: 'User Log In' });
    await waitFor(async () =>
      expect(await database.getAll('actions')).toEqual([expect.objectContaining({ record: '42' })]),
    );
    database.close();
  },
);
