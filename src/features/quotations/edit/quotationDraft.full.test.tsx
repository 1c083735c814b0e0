import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import { emptyDrafts, nextBody } from '@/testing/harness/server';
import { field, choose, fill, openForm } from './quotationForm.fixture';
import type { UserEvent } from '@testing-library/user-event';
import type { Draft } from '@/domain/saving/draft';
import { openAt } from '@/app/openAt.fixture';
import { db } from '../../../../mocks/db';
import { respondsOnce } from '../../../../mocks/scenarios';
import { currentDrafts } from '@/components/drafts/drafts.fixture';

const url = '/user_admin_policy/551';

const opened = (): Promise<UserEvent> => openForm(url);

async function storedDraft(): Promise<Draft | undefined> {
  return (await currentDrafts().list())[0];
}

function notice(): Promise<HTMLElement> {
  return screen.findByRole('region', { name: 'Unsaved work' });
}

/** Stores the draft of a quotation with a program, its coverages, answers in a table and a secure answer. */
async function storeDraft(more: Readonly<Record<string, string>> = {}): Promise<void> {
  const user = await opened();
  await choose(user, 'Program', 'Personal Auto Standard');
  await screen.findByLabelText('Premium Collision');
  fill({
    'Premium Collision': '415.25',
    'First Name': 'Ann',
    'Make, row 2': 'Kia',
    'Social Security Number': '123-45-6789',
    ...more,
  });
  await waitFor(async () => {
    expect((await storedDraft())?.omitted).toEqual(['Social Security Number']);
    expect((await storedDraft())?.fields).toContainEqual(
      expect.objectContaining({ label: 'First Name', value: 'Ann' }),
    );
  });
}

beforeEach(emptyDrafts);

test('P4 a secret without a label is named by its attribute name', async () => {
  const secret = db.attributes.find(({ name }) => name === 'Social Security Number')!;
  db.attributes.splice(db.attributes.indexOf(secret), 1, { ...secret, name: '', attribute_name: 'ssn' });
  await opened();
  fill({ 'First Name': 'Ann', ssn: '123-45-6789' });
  await waitFor(async () => expect((await storedDraft())?.omitted).toEqual(['ssn']));
});

test('P4 Compare shows the label and row of each answer, with formatted values', async () => {
  await storeDraft({
    'Policy Schedule': '3months',
    'Grace Period': '2027-11-24',
    'Phone Number': '13125550118',
  });
  const user = await opened();
  await user.click(within(await notice()).getByRole('button', { name: 'Compare' }));
  const dialog = await screen.findByRole('dialog', { name: 'Compare unsaved work' });
  const rows = within(dialog)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent));
  // The program is not listed, because it was remembered. Other answers have not changed.
  expect(rows).toEqual([
    ['Policy Schedule', '3 Months'],
    ['Exp Date', expect.stringMatching(/^\d\d-\d\d-\d{4}$/)],
    ['Grace Period', '11-24-2027'],
    ['First Name', 'Ann'],
    ['Phone Number', '+1 (312) 555-0118'],
    ['Make, row 2', 'Kia'],
    ['Premium Collision', '$415.25'],
  ]);
  // A new quotation has no stored values to compare with.
  expect(within(dialog).queryByText('Stored now')).toBeNull();
});

test('QEDIT-06 P4 after Cancel the draft stays stored', async () => {
  const user = openAt('/edit_intakeform_user_admin_policy/1041/551');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled());
  fill({ 'First Name': 'Annabel' });
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await screen.findByRole('heading', { name: 'Dashboard' });
  await waitFor(async () => {
    expect((await storedDraft())?.fields).toContainEqual(
      expect.objectContaining({ label: 'First Name', value: 'Annabel' }),
    );
  });
});

test.each([
  ['/edit_intakeform_user_admin_policy/1041/551', /^Edit Quotation POL-/],
  [url, /^New Quotation PERSONAL AUTO$/],
])('P4 the title of the draft of %s names the quotation', async (address, title) => {
  openAt(address);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled());
  fill({ 'First Name': 'Annabel' });
  await waitFor(async () => expect((await storedDraft())?.title).toMatch(title));
});

test('a quotation without changes stores no draft', async () => {
  await opened();
  openAt('/user_admin_countries');
  await screen.findByText('Canada');
  await waitFor(async () => expect(await storedDraft()).toBeUndefined());
});

test('P4 answers that were given before the last group has loaded are stored once it has loaded', async () => {
  respondsOnce('/viewactiveattributemain', {}, 500);
  const user = openAt(url);
  const retry = await screen.findByRole('button', { name: 'Retry' });
  await screen.findByLabelText('Make, row 2');
  fill({ 'Make, row 2': 'Kia' });
  await user.click(retry);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled());
  await waitFor(async () => expect(await storedDraft()).toBeDefined());
  // The answers of the late group do not count as changes of the user.
  const changed = (await storedDraft())?.fields.filter(({ was, value }) => was !== value);
  expect(changed?.map(({ label, was, value }) => [label, was, value])).toEqual([['Make, row 2', '', 'Kia']]);
});

describe('ENT-24 P4 a draft of a quotation whose Admitted is stored as Y', () => {
  const edit = '/edit_intakeform_user_admin_policy/1041/551';

  async function openedEdit(): Promise<UserEvent> {
    const user = openAt(edit);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled());
    return user;
  }

  async function restoredAndSaved(): Promise<unknown> {
    const user = await openedEdit();
    await user.click(within(await notice()).getByRole('button', { name: 'Restore' }));
    const sent = nextBody('/updatesavepolicyquotationlist');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    return sent;
  }

  beforeEach(() => {
    db.quotations.find(({ id }) => id === 1041)!.Admitted = 'Y';
  });

  test('keeps the stored value if it was not changed', async () => {
    await openedEdit();
    fill({ 'First Name': 'Annabel' });
    await waitFor(async () => expect(await storedDraft()).toBeDefined());
    expect(await restoredAndSaved()).toMatchObject({ firstname: 'Annabel', Admitted: 'Y' });
  });

  test('restores a chosen N, although N was shown before as well', async () => {
    const user = await openedEdit();
    await user.selectOptions(field('Admitted'), 'Y');
    await user.selectOptions(field('Admitted'), 'N');
    await waitFor(async () =>
      expect((await storedDraft())?.fields).toContainEqual({
        name: 'head/Admitted',
        label: 'Admitted',
        was: 'Y',
        value: '0',
      }),
    );
    expect(await restoredAndSaved()).toMatchObject({ Admitted: '0' });
  });
});

test('P4 a stored draft can be restored with its answers and coverages, except secure ones', async () => {
  await storeDraft();
  expect(JSON.stringify(await storedDraft())).not.toMatch(/123-?45-?6789/);
  const user = await opened();
  const offer = await notice();
  expect(within(offer).getByText(/never stored/)).toHaveTextContent(/: Social Security Number$/);
  await user.click(within(offer).getByRole('button', { name: 'Restore' }));
  expect(field('First Name')).toHaveValue('Ann');
  expect(field('Make, row 2')).toHaveValue('Kia');
  expect(field('Social Security Number')).toHaveValue('');
  expect(await screen.findByLabelText('Premium Collision')).toHaveValue('$415.25');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled());

  const sent = nextBody('/savepolicyquoation');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByRole('heading', { name: 'Dashboard' });
  expect(await sent).toEqual(
    expect.objectContaining({
      firstname: 'Ann',
      programname: 'Personal Auto Standard',
      policyamount: 1574,
    }),
  );
  await waitFor(async () => expect(await storedDraft()).toBeUndefined());
});

test('P4 an answer to a question that is gone is listed in Compare, and stays in the draft after Restore', async () => {
  await storeDraft();
  db.attributes = db.attributes.filter(({ name }) => name !== 'Make');
  const user = await opened();
  await user.click(within(await notice()).getByRole('button', { name: 'Compare' }));
  const dialog = await screen.findByRole('dialog', { name: 'Compare unsaved work' });
  expect(within(dialog).getByRole('heading', { name: 'No longer asked' })).toBeVisible();
  expect(within(dialog).getByRole('term')).toHaveTextContent('Make, row 2');
  expect(within(dialog).getByRole('definition')).toHaveTextContent('Kia');
  await user.click(within(dialog).getByRole('button', { name: 'Restore' }));
  fill({ 'First Name': 'Anna' });
  await waitFor(async () => {
    const values = (await storedDraft())?.fields.map(({ value }) => value);
    expect(values).toEqual(expect.arrayContaining(['Anna', 'Kia']));
  });
});

test('P4 a quotation that another save has changed since: Restore leads through Compare', async () => {
  const edit = '/edit_intakeform_user_admin_policy/1041/551';
  await openForm(edit);
  fill({ 'Grace Period': '2027-11-24' });
  await waitFor(async () => expect(await storedDraft()).toBeDefined());
  db.quotations.find(({ id }) => id === 1041)!.policyquotation_graceperiod = '2027-12-24';
  const user = await openForm(edit);
  const offer = await notice();
  expect(within(offer).getByText('1 field was changed by another save since')).toBeVisible();
  await user.click(within(offer).getByRole('button', { name: 'Restore' }));
  const dialog = await screen.findByRole('dialog', { name: 'Compare unsaved work' });
  expect(within(dialog).getByText('Changed by another save since this was typed')).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Restore' }));
  expect(field('Grace Period')).toHaveValue('11/24/2027');
});
