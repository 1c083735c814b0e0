import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expectPath, findRow } from '@/testing/harness/at';
import { openAt } from '@/app/openAt.fixture';
import { bodiesTo, emptyDrafts, nextBody } from '@/testing/harness/server';
import { db } from '../../../mocks/db';
import { savesFail } from '../../../mocks/scenarios';
import { currentDrafts, expectNoDrafts, storedDrafts, notice } from '@/components/drafts/drafts.fixture';

const list = '/user_admin_attributegroup';

beforeEach(emptyDrafts);

async function opened(url = list, row = 'Insured'): Promise<UserEvent> {
  const user = openAt(url);
  await findRow(row);
  return user;
}

async function rank(user: UserEvent, name: string, value: string): Promise<void> {
  const box = screen.getByLabelText(`Rank of ${name}`);
  await user.clear(box);
  await user.type(box, value);
}

async function expectDraft(labels: readonly string[]): Promise<void> {
  await waitFor(async () => {
    expect((await storedDrafts())[0]?.fields.map(({ label }) => label)).toEqual(labels);
  });
}

/** Edits a rank and a flag, and then closes the page without a warning. */
async function leaveEdits(): Promise<void> {
  const user = await opened();
  await rank(user, 'Insured', '2');
  await user.click(screen.getByRole('checkbox', { name: 'Status of Vehicles' }));
  await expectDraft(['Rank of Insured', 'Status of Vehicles']);
}

test('P4 unsaved ranks are offered as a draft; Restore edits them, Save stores them and removes the draft', async () => {
  await leaveEdits();
  const user = await opened();
  const offer = await notice();
  expect(screen.queryByText('2 unsaved changes')).toBeNull();
  await user.click(within(offer).getByRole('button', { name: 'Restore' }));
  expect(screen.getByText('2 unsaved changes')).toBeVisible();
  expect(screen.getByLabelText('Rank of Insured')).toHaveValue('2');
  expect(screen.getByRole('checkbox', { name: 'Status of Vehicles' })).not.toBeChecked();

  const sent = nextBody('/updateattibutegrouprank');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const { AttributeGroupData: rows } = (await sent) as { AttributeGroupData: unknown[] };
  expect(rows).toHaveLength(db.attributeGroups.length);
  expect(rows).toContainEqual({ id: 601, rank: 2, active: 1 });
  expect(rows).toContainEqual(expect.objectContaining({ id: 603, active: 0 }));
  await expectNoDrafts();
  expect(screen.queryByRole('region', { name: 'Unsaved work' })).toBeNull();
});

test('P4 what is edited after a save is stored as a draft again', async () => {
  const user = await opened();
  await rank(user, 'Insured', '2');
  await expectDraft(['Rank of Insured']);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await expectNoDrafts();
  await user.click(screen.getByRole('checkbox', { name: 'Status of Vehicles' }));
  await expectDraft(['Status of Vehicles']);
});

test('P4 Compare names each rank and flag as the list does', async () => {
  await leaveEdits();
  const user = await opened();
  await user.click(within(await notice()).getByRole('button', { name: 'Compare' }));
  const rows = within(await screen.findByRole('dialog', { name: 'Compare unsaved work' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent));
  expect(rows).toEqual([
    ['Rank of Insured', '1', '2'],
    ['Status of Vehicles', 'Active', 'Inactive'],
  ]);
});

test('P4 a deleted row is listed as not restored, and the others are restored', async () => {
  await leaveEdits();
  db.attributeGroups = db.attributeGroups.filter(({ name }) => name !== 'Vehicles');
  const user = await opened();
  await user.click(within(await notice()).getByRole('button', { name: 'Restore' }));
  expect(screen.getByLabelText('Rank of Insured')).toHaveValue('2');
  expect(screen.getByText('1 unsaved change')).toBeVisible();
  expect(screen.getByText(/^No longer there/)).toHaveTextContent(/: Status of Vehicles$/);
});

test('P4 Discard removes the draft; a corrupt one changes nothing', async () => {
  await leaveEdits();
  const [draft] = await storedDrafts();
  const corruptFields = [
    ['rank/601', 'x'],
    ['rank/603', 7],
    ['active/603', 2],
    ['name/603', 1],
    ['__proto__', 1],
  ] as const;
  const fields = corruptFields.map(([name, value]) => ({ name, label: name, was: 3, value }));
  await currentDrafts().write({ ...draft!, savedAt: Date.now(), fields });
  const user = await opened();
  await user.click(within(await notice()).getByRole('button', { name: 'Discard' }));
  await expectNoDrafts();
  await user.click(within(await notice()).getByRole('button', { name: 'Undo' }));
  await user.click(within(await notice()).getByRole('button', { name: 'Restore' }));
  expect(screen.getByLabelText('Rank of Vehicles')).toHaveValue('7');
  expect(screen.getByText('1 unsaved change')).toBeVisible();
});

test('P4 ATTR-08 a failed save and Cancel keep the draft of an attribute list; a successful Save leaves the list and removes it', async () => {
  const url = '/user_admin_attributes/7/601';
  const path = '/updateattributerank';
  const stopFailing = savesFail(path);
  const user = await opened(url, 'First Name');
  await rank(user, 'First Name', '77');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Not saved');
  stopFailing();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await expectPath(`${list}/`);
  await user.click(await screen.findByRole('button', { name: /^Drafts ?1$/ }));
  await user.click(await screen.findByRole('menuitem', { name: /Attribute, \d\d:\d\d$/ }));
  await expectPath(url);
  await user.click(within(await notice()).getByRole('button', { name: 'Restore' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await expectPath(`${list}/`);
  expect(bodiesTo(path)).toHaveLength(2);
  await expectNoDrafts();
});

test('P4 a rank that another save has changed since: Restore leads through Compare, which lists a deleted row', async () => {
  await leaveEdits();
  db.attributeGroups = db.attributeGroups.filter(({ name }) => name !== 'Vehicles');
  db.attributeGroups.find(({ name }) => name === 'Insured')!.rank = 9;
  const user = await opened();
  const offer = await notice();
  expect(within(offer).getByText('1 field was changed by another save since')).toBeVisible();
  await user.click(within(offer).getByRole('button', { name: 'Restore' }));
  const dialog = await screen.findByRole('dialog', { name: 'Compare unsaved work' });
  expect(within(dialog).getByRole('term')).toHaveTextContent('Status of Vehicles');
  await user.click(within(dialog).getByRole('button', { name: 'Restore' }));
  expect(screen.getByLabelText('Rank of Insured')).toHaveValue('2');
  await expectDraft(['Status of Vehicles', 'Rank of Insured']);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await expectNoDrafts();
});
