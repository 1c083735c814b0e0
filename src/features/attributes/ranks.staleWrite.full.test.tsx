import { screen, waitFor, within } from '@testing-library/react';
import type { CallPath } from '@/api/calls';
import { findRow } from '@/testing/harness/at';
import { openAt } from '@/app/openAt.fixture';
import { bodiesTo } from '@/testing/harness/server';
import { db } from '../../../mocks/db';
import { savesFail } from '../../../mocks/scenarios';

interface StoredRank {
  id: unknown;
  name: string;
  rank: number | '';
  active: number;
}

const lists = [
  ['/user_admin_attributegroup', '/updateattibutegrouprank', () => db.attributeGroups],
  [
    '/user_admin_attributes/7/602',
    '/updateattributerank',
    () => db.attributes.filter(({ group_id }) => String(group_id) === '602'),
  ],
  [
    '/user_admin_intakeattributegroup/551',
    '/updateintakeattributegrouprank',
    () => db.intakeAttributeGroups.filter(({ intake_id }) => String(intake_id) === '551'),
  ],
] as const;

async function open(url: string, name: string) {
  const user = openAt(url);
  await findRow(name);
  return user;
}

async function type(user: ReturnType<typeof openAt>, name: string, rank: string): Promise<void> {
  await user.clear(screen.getByLabelText(`Rank of ${name}`));
  await user.type(screen.getByLabelText(`Rank of ${name}`), rank);
}

const dialogIn = async () =>
  within(await screen.findByRole('dialog', { name: 'Changed since you opened it' }));

function sentRanks(path: CallPath): ReadonlyMap<unknown, unknown> {
  const [body] = bodiesTo(path) as Record<string, StoredRank[]>[];
  const [rows = []] = Object.values(body ?? {});
  return new Map(rows.map(({ id, rank }) => [id, rank]));
}

test.each(lists)(
  'the ranks of %s that another save has stored are not overwritten; if both changed a rank, the user chooses',
  async (url, path, rowsOf) => {
    const [first, second] = rowsOf() as StoredRank[];
    const user = await open(url, first!.name);
    await type(user, first!.name, '71');
    first!.rank = 72;
    second!.rank = 83;
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const dialog = await dialogIn();
    expect(bodiesTo(path)).toEqual([]);
    expect(dialog.getByRole('group', { name: `Rank of ${second!.name}` })).toHaveTextContent(/Stored now 83/);
    await user.click(dialog.getByRole('radio', { name: 'Yours 71' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(bodiesTo(path)).toHaveLength(1));
    const sent = sentRanks(path);
    expect([sent.get(first!.id), sent.get(second!.id)]).toEqual([71, 83]);
  },
);

test('a rank for which the user chose the stored value is shown as stored, and is asked about once', async () => {
  const [[url, path, rowsOf]] = lists;
  const [first, second] = rowsOf() as StoredRank[];
  const user = await open(url, first!.name);
  await type(user, first!.name, '3');
  await user.click(screen.getByRole('checkbox', { name: `Status of ${second!.name}` }));
  first!.rank = 2;
  const stopFailing = savesFail(path);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = await dialogIn();
  await user.click(dialog.getByRole('radio', { name: 'Stored now 2' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Not saved')).toBeVisible();
  expect(screen.getByLabelText(`Rank of ${first!.name}`)).toHaveValue('2');
  expect(screen.getByText('1 unsaved change')).toBeVisible();
  stopFailing();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(bodiesTo(path)).toHaveLength(2));
  expect(second!.active).toBe(0);
});

test('what another save stores while the dialog is open is asked about as well', async () => {
  const [[url, path, rowsOf]] = lists;
  const [first, second, third] = rowsOf() as StoredRank[];
  const user = await open(url, first!.name);
  await type(user, first!.name, '71');
  second!.rank = 83;
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = await dialogIn();
  third!.rank = 97;
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  const row = await screen.findByRole('group', { name: `Rank of ${third!.name}` });
  expect(row).toHaveTextContent(/Stored now 97/);
  expect(screen.queryByRole('group', { name: `Rank of ${second!.name}` })).not.toBeInTheDocument();
  expect(bodiesTo(path)).toEqual([]);
  await user.click((await dialogIn()).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(bodiesTo(path)).toHaveLength(1));
  const sent = sentRanks(path);
  expect([sent.get(first!.id), sent.get(second!.id), sent.get(third!.id)]).toEqual([71, 83, 97]);
});

test('equal ranks and deleted rows cause no question', async () => {
  const [[url, path]] = lists;
  const [first, second] = db.attributeGroups;
  const user = await open(url, first!.name);
  await type(user, first!.name, '71');
  first!.rank = 71;
  db.attributeGroups.splice(db.attributeGroups.indexOf(second!), 1);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(bodiesTo(path)).toHaveLength(1));
  expect([...sentRanks(path).keys()]).toEqual(db.attributeGroups.map(({ id }) => id));
});
