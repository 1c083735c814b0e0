import 'fake-indexeddb/auto';
import { screen, waitFor } from '@testing-library/react';
import { openDB } from 'idb';
import { setRuntimeConfig } from '@/api/runtime';
import { defaultConfig } from '@/domain/access/config';
import { openAt } from '@/app/openAt.fixture';
import { hasDatabases, wants } from './tidyDatabases.fixture';

afterEach(() => setRuntimeConfig(defaultConfig));

/** Two databases as an earlier page left them. */
async function keptEarlier(): Promise<void> {
  for (const [name, store] of [
    ['portal_drafts', 'drafts'],
    ['portal_draft_keys', 'keys'],
  ] as const) {
    const database = await openDB(name, 1, { upgrade: (fresh) => void fresh.createObjectStore(store) });
    database.close();
  }
}

test.each(['tab', 'off'] as const)(
  'with drafts: "%s" the next start of any page removes what was kept before',
  async (drafts) => {
    await keptEarlier();
    await hasDatabases(['portal_draft_keys', 'portal_drafts']);
    wants(drafts);
    openAt('/kyubos_admin', { as: 'nobody' });
    await screen.findByRole('heading', { name: 'User Log In' });
    await hasDatabases([]);
  },
);

test.each(['day', 'off'] as const)(
  'with drafts: "%s" any page that starts removes what was sent more than seven days ago',
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
        evidence: null,
      };
      await database.put('actions', sent, ['["admin","3","7"]', 'payment', record]);
    }
    wants(drafts);
    openAt('/kyubos_admin', { as: 'nobody' });
    await screen.findByRole('heading', { name: 'User Log In' });
    await waitFor(async () =>
      expect(await database.getAll('actions')).toEqual([expect.objectContaining({ record: '42' })]),
    );
    database.close();
  },
);
