import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import { button, expectPath } from '@/testing/harness/at';
import { openAt } from '@/app/openAt.fixture';
import { savesFail } from '../../../mocks/scenarios';
import { box, namesIn } from './PermissionsPage.fixture';
import { emptyDrafts, nextBody } from '@/testing/harness/server';
import type { UserEvent } from '@testing-library/user-event';
import { db } from '../../../mocks/db';
import { currentDrafts, expectNoDrafts, storedDrafts, notice } from '@/components/drafts/drafts.fixture';

const url = '/permissions/11';

async function opened(): Promise<UserEvent> {
  const user = openAt(url);
  await screen.findByRole('region', { name: 'Read' });
  return user;
}

/** Places two items, and then closes the page without saving. */
async function leaveEdits(): Promise<void> {
  const user = await opened();
  await user.click(screen.getByRole('button', { name: 'Move Countries to Read' }));
  await user.click(screen.getByRole('button', { name: 'Move Currencies to Admin' }));
  await waitFor(async () => {
    expect((await storedDrafts())[0]?.fields.map(({ value }) => value)).toEqual(['read', 'admin']);
  });
}

beforeEach(emptyDrafts);

test('P4 unsaved moves are offered as a draft, and Restore puts the items into their boxes', async () => {
  await leaveEdits();
  const user = await opened();
  const offer = await notice();
  expect(namesIn(box('Read'))).toEqual([]);
  await user.click(within(offer).getByRole('button', { name: 'Restore' }));
  expect(namesIn(box('Read'))).toEqual(['Countries']);
  expect(namesIn(box('Admin'))).toEqual(['Currencies']);
  expect(screen.queryByText(/^No longer there/)).toBeNull();

  const sent = nextBody('/createclientpermission');
  await user.click(screen.getByRole('button', { name: 'Save Permissions' }));
  expect(await sent).toEqual(
    expect.objectContaining({ read: ['Countries'], read_and_write: [], admin: ['Currencies'] }),
  );
  await expectPath('/user_admin_users');
  await expectNoDrafts();
});

test('the draft names its user', async () => {
  await leaveEdits();
  expect((await storedDrafts())[0]?.title).toBe('Permissions of Helena Whitcombe');
});

test('P4 Compare shows the stored level of each item, and the level in the draft', async () => {
  await leaveEdits();
  const user = await opened();
  await user.click(within(await notice()).getByRole('button', { name: 'Compare' }));
  const rows = within(await screen.findByRole('dialog', { name: 'Compare unsaved work' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent));
  expect(rows).toEqual([
    [expect.stringMatching(/^Countries/), 'In no box', 'Read'],
    [expect.stringMatching(/^Currencies/), 'In no box', 'Admin'],
  ]);
});

test('P4 an item that is no longer in the menu is listed as not restored, and the others are restored', async () => {
  await leaveEdits();
  const menu = db.menus.find(({ subMenu }) => subMenu.some(({ name }) => name === 'Currencies'))!;
  menu.subMenu = menu.subMenu.filter(({ name }) => name !== 'Currencies');
  const user = await opened();
  const offer = await notice();
  expect(screen.getByText(/^No longer there/)).toHaveTextContent(
    /^No longer there, so left out: Currencies \(/,
  );
  await user.click(within(offer).getByRole('button', { name: 'Compare' }));
  const dialog = await screen.findByRole('dialog', { name: 'Compare unsaved work' });
  expect(within(dialog).getByRole('term')).toHaveTextContent(/^Currencies \(/);
  expect(within(dialog).getByRole('definition')).toHaveTextContent('Admin');
  await user.click(within(dialog).getByRole('button', { name: 'Restore' }));
  expect(namesIn(box('Read'))).toEqual(['Countries']);
  expect(namesIn(box('Admin'))).toEqual([]);
  expect(screen.getByText(/^No longer there/)).toHaveTextContent(
    /^No longer there, so left out: Currencies \(/,
  );
});

test('P4 Discard removes the draft; a move that was reverted leaves none', async () => {
  await leaveEdits();
  const user = await opened();
  await user.click(within(await notice()).getByRole('button', { name: 'Discard' }));
  await expectNoDrafts();
  await user.click(screen.getByRole('button', { name: 'Move Countries to Read' }));
  await waitFor(async () => expect(await storedDrafts()).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Remove Countries' }));
  await expectNoDrafts();
});

test('a corrupt draft does not place items wrongly', async () => {
  await leaveEdits();
  const [draft] = await storedDrafts();
  const [countries] = draft!.fields;
  const corruptFields = [
    { name: '__proto__', value: 'read' },
    { name: countries!.name, value: 'owner' },
    { name: 'item/__proto__', value: 'read' },
    { name: draft!.fields[1]!.name, value: 'admin' },
  ];
  const fields = corruptFields.map((one) => ({ ...one, label: one.name, was: '' }));
  await currentDrafts().write({ ...draft!, savedAt: Date.now(), fields });
  const user = await opened();
  await user.click(within(await notice()).getByRole('button', { name: 'Restore' }));
  expect(namesIn(box('Read'))).toEqual([]);
  expect(namesIn(box('Admin'))).toEqual(['Currencies']);
  expect(screen.getByText(/^No longer there/)).toHaveTextContent(/: item\/__proto__$/);
});

test('P4 PERM-06 a failed save and Cancel keep the draft, and the draft menu leads back to it', async () => {
  savesFail('/createclientpermission');
  const user = await opened();
  await user.click(button('Move Countries to Read'));
  await user.click(button('Save Permissions'));
  await screen.findByText('Not saved');
  await user.click(button('Cancel'));
  await expectPath('/user_admin_users');
  await user.click(await screen.findByRole('button', { name: /^Drafts ?1$/ }));
  await user.click(
    await screen.findByRole('menuitem', { name: /^Permissions of Helena Whitcombe, \d\d:\d\d$/ }),
  );
  await expectPath(url);
  expect(await screen.findByRole('region', { name: 'Unsaved work' })).toBeVisible();
});
