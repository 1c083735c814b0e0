import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import { db } from '../../../mocks/db';
import { hangsOnce, savesFail } from '../../../mocks/scenarios';
import { expectPath } from '@/testing/harness/at';
import { closeProduct, openAt } from '@/app/openAt.fixture';
import { bodiesTo, emptyDrafts } from '@/testing/harness/server';
import { DraftAutosave } from './draftAutosave';
import {
  currentDrafts,
  field,
  expectNoDrafts,
  expectStored,
  storedDrafts,
  leaveTypedForm,
  notice,
  opened,
  typedCode,
  url,
} from './drafts.fixture';
import { closePage, openPage } from '@/app/openPage.fixture';
import { deriveDraftKey, storeDraftKey } from '@/session/drafts/draftKeys';
import { selectUser } from '@/session/sessionSlice';
import { signInAs, type Visitor } from '@/testing/harness/signIns';

beforeEach(emptyDrafts);

/** Signs a visitor in and does what the login page does for drafts: it derives their key from the password. */
async function signInWithDraftKey(visitor: Exclude<Visitor, 'signedOut'>): Promise<void> {
  closeProduct();
  signInAs(visitor);
  const { dispatch, getState } = openPage();
  const area = visitor === 'carrier' ? 'bdx' : 'admin';
  const credentials = { username: visitor, password: `The password of ${visitor}` };
  const user = selectUser(getState(), area) ?? '';
  await dispatch(storeDraftKey(area, user, deriveDraftKey(area, credentials)));
  closePage();
}

test('the title of a draft has the stored name of the record', async () => {
  await leaveTypedForm();
  await opened();
  expect(within(await notice()).getByText('Country Canada')).toBeVisible();
  expect((await storedDrafts())[0]?.title).toBe('Country Canada');
});

test('the title of the draft of a new record says that it is new', async () => {
  const user = openAt('/user_admin_add_countries');
  await user.type(await screen.findByLabelText('Country Name'), 'Utopia');
  await waitFor(async () => expect((await storedDrafts())[0]?.title).toBe('New country'));
});

test('P4 Compare shows field by field what is stored now and what the draft has', async () => {
  await leaveTypedForm();
  const user = await opened();
  const stored = (field('Country Name') as HTMLInputElement).value;
  await user.click(within(await notice()).getByRole('button', { name: 'Compare' }));
  const dialog = await screen.findByRole('dialog', { name: 'Compare unsaved work' });
  const rows = within(dialog)
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent));
  expect(rows).toEqual([
    ['Field', 'Stored now', expect.stringMatching(/^Unsaved work from \d\d:\d\d$/)],
    ['Country Name', stored, 'Kanada'],
  ]);
  await user.click(within(dialog).getByRole('button', { name: 'Restore' }));
  expect(field('Country Name')).toHaveValue('Kanada');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('Discard removes the draft, and Undo offers it again', async () => {
  await leaveTypedForm();
  const user = await opened();
  await user.click(within(await notice()).getByRole('button', { name: 'Discard' }));
  await expectNoDrafts();
  await user.click(within(await notice()).getByRole('button', { name: 'Undo' }));
  await expectStored('Kanada');
  await user.click(within(await notice()).getByRole('button', { name: 'Discard' }));
  await expectNoDrafts();
  await opened();
  expect(screen.queryByRole('region', { name: 'Unsaved work' })).toBeNull();
});

test('P4 the draft has the fields that are typed before the user decides, and those of the earlier draft', async () => {
  await leaveTypedForm();
  const user = await opened();
  await notice();
  await user.type(field('Country Code'), 'X');
  await waitFor(async () => {
    const names = (await storedDrafts())[0]?.fields.map(({ label }) => label);
    expect(names).toEqual(['Country Name', 'Country Code']);
  });
});

test('a form that has its stored values again has no draft', async () => {
  const user = await opened();
  await user.type(field('Country Name'), '!');
  await waitFor(async () => expect(await storedDrafts()).toHaveLength(1));
  await user.type(field('Country Name'), '{Backspace}');
  await expectNoDrafts();
});

test('P4 a failed save keeps the draft', async () => {
  savesFail('/updatecountry');
  const user = await opened();
  await user.type(field('Country Name'), '!');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Not saved');
  await expectStored('Canada!');
  await opened();
  expect(await notice()).toBeVisible();
});

test('a draft is not offered when its record was stored although the response was lost', async () => {
  hangsOnce('/updatecountry', { afterCommit: true });
  const user = await opened();
  await user.type(field('Country Name'), '!');
  await expectStored((field('Country Name') as HTMLInputElement).value);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(bodiesTo('/updatecountry')).toHaveLength(1));
  await opened();
  await expectNoDrafts();
  expect(screen.queryByRole('region', { name: 'Unsaved work' })).toBeNull();
});

test('P4 secrets are left out and named; another user is offered nothing', async () => {
  await signInWithDraftKey('admin');
  const user = await opened('admin', '/user_admin_add_users');
  await user.type(field('First Name'), 'Ann');
  await user.type(screen.getByLabelText('Password', { exact: true }), 'pa55w0rd');
  await waitFor(async () => expect((await storedDrafts())[0]?.omitted).toEqual(['Password']));
  expect(JSON.stringify(await storedDrafts())).not.toContain('pa55w0rd');

  await opened('staff', '/user_admin_add_users');
  await waitFor(async () => expect(await storedDrafts()).toEqual([]));
  expect(screen.queryByRole('region', { name: 'Unsaved work' })).toBeNull();

  await signInWithDraftKey('admin');
  await opened('admin', '/user_admin_add_users');
  expect(within(await notice()).getByText(/never stored/)).toHaveTextContent(/: Password$/);
});

test('P4 REF-07 Cancel leaves the form without a question, the draft stays, and the draft menu in the header leads back to it', async () => {
  const user = await opened();
  await user.type(field('Country Name'), '!');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await expectPath('/user_admin_countries');
  await user.click(await screen.findByRole('button', { name: /^Drafts ?1$/ }));
  const entry = await screen.findByRole('menuitem', { name: /^Country Canada, \d\d:\d\d$/ });
  await user.click(entry);
  await expectPath(url);
  const discard = within(await notice()).getByRole('button', { name: 'Discard' });
  await user.click(discard);
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Drafts/ })).toBeNull());
});

test('typing before the earlier draft was read does not change that draft', async () => {
  await leaveTypedForm();
  let go = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  const store = currentDrafts();
  const autosave = new DraftAutosave(typedCode, { route: url, title: 'Create Country' });
  const stop = autosave.start({
    ...store,
    read: async (route) => {
      await held;
      return store.read(route);
    },
  });
  stop();
  go();
  await waitFor(async () => {
    const names = (await storedDrafts())[0]?.fields.map(({ label }) => label);
    expect(names).toEqual(['Country Name', 'Country Code']);
  });
});

test('a malformed draft changes no field that it does not fit', async () => {
  await leaveTypedForm();
  const [draft] = await storedDrafts();
  const odd = [
    ['id', [7]],
    ['__proto__', 'x'],
    ['nothing', 'x'],
    ['country_name', ['a']],
    ['country_code', 'KA'],
  ] as const;
  const fields = odd.map(([name, value]) => ({ name, label: name, was: 'CA', value }));
  await currentDrafts().write({ ...draft!, savedAt: Date.now(), fields });
  const user = await opened();
  const name = (field('Country Name') as HTMLInputElement).value;
  await user.click(within(await notice()).getByRole('button', { name: 'Restore' }));
  expect(field('Country Code')).toHaveValue('KA');
  expect(field('Country Name')).toHaveValue(name);
});

test('P4 a record that another save has changed since: the notice says so, and Restore leads through Compare', async () => {
  await leaveTypedForm();
  db.countries.find(({ id }) => id === 402)!.country_name = 'Dominion of Canada';
  const user = await opened();
  const offer = await notice();
  expect(within(offer).getByText('1 field was changed by another save since')).toBeVisible();
  const name = field('Country Name');
  await user.click(within(offer).getByRole('button', { name: 'Restore' }));
  expect(name).toHaveValue('Dominion of Canada');
  const dialog = await screen.findByRole('dialog', { name: 'Compare unsaved work' });
  expect(within(dialog).getByText('Changed by another save since this was typed')).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Restore' }));
  expect(field('Country Name')).toHaveValue('Kanada');
});

test('P4 a field that the form no longer has is listed in Compare and stays in the draft after Restore', async () => {
  await leaveTypedForm();
  const [draft] = await storedDrafts();
  const gone = { name: 'region', label: 'Region', was: '', value: 'North' };
  await currentDrafts().write({ ...draft!, fields: [...draft!.fields, gone] });
  const user = await opened();
  await user.click(within(await notice()).getByRole('button', { name: 'Compare' }));
  const dialog = await screen.findByRole('dialog', { name: 'Compare unsaved work' });
  expect(within(dialog).getByRole('heading', { name: 'No longer asked' })).toBeVisible();
  expect(within(dialog).getByRole('definition')).toHaveTextContent('North');
  await user.click(within(dialog).getByRole('button', { name: 'Restore' }));
  await user.type(field('Country Name'), '!');
  await expectStored('Kanada!');
  await expectStored('North');
});
