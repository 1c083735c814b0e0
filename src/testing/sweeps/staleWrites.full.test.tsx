import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { calls } from '@/api/calls';
import type { CallRow } from '@/api/calls/row';
import { recordedCalls } from '../../../mocks/callLog';
import { db } from '../../../mocks/db';
import { saves, type Scene } from '@/testing/faults/screenFaults.fixture';
import { openAt } from '@/app/openAt.fixture';
import { bodiesTo } from '@/testing/harness/server';
import { checkedElsewhere, checkedForms, unchecked, type CheckedForm } from './updateCalls.fixture';

/** A call may change a stored record if its body is a whole record, or has the id of one and other keys. */
function mayUpdate({ payload, optional, wraps }: CallRow): boolean {
  const keys = [...payload, ...optional];
  return wraps !== undefined || (keys.includes('id') && keys.length > 1);
}

test('every call that may update a record is checked, or has a reason', () => {
  const rows = Object.entries<CallRow>(calls);
  const updates = rows.filter(([path, row]) => path.startsWith('/update') || mayUpdate(row));
  expect(Object.keys({ ...checkedForms, ...checkedElsewhere, ...unchecked }).sort()).toEqual(
    updates.map(([path]) => path).sort(),
  );
});

const forms = Object.entries<CheckedForm>(checkedForms) as [keyof typeof checkedForms, CheckedForm][];

/** The row that the server stores now. */
function storedRow({ table, id }: CheckedForm): Record<string, unknown> {
  const row = (db[table] as { id: unknown }[]).find((one) => String(one.id) === String(id));
  return row as unknown as Record<string, unknown>;
}

/** Opens a form and types into its field; returns the new value. */
async function typeInto({ url, as, box = '' }: Scene): Promise<{ user: UserEvent; typed: string }> {
  const user = openAt(url, as ? { as } : {});
  const input = await screen.findByLabelText(box);
  await user.type(input, 'x');
  return { user, typed: (input as HTMLInputElement).value };
}

// By text, because a query by role takes seconds in a long form.
const press = async (user: UserEvent, within: Element, words: string): Promise<void> => {
  const found = [...within.querySelectorAll('button')].find((button) => button.textContent === words);
  await user.click(found!);
};

const dialogIn = () => screen.findByRole('dialog', { name: 'Changed since you opened it' });

async function hasLeft(url: string): Promise<void> {
  await waitFor(() => expect(window.location.pathname).not.toBe(url));
}

describe.each(forms)('a form that updates by %s', (path, form) => {
  const scene: Scene = saves[path];

  test('reads the record again before each save, and sends it if no other user has changed it', async () => {
    const { user } = await typeInto(scene);
    const before = recordedCalls.length;
    await press(user, document.body, 'Save');
    await hasLeft(scene.url);
    const sent = recordedCalls.slice(before).map((call) => call.path);
    expect(sent.filter((one) => one === path || one === form.read).slice(0, 2)).toEqual([form.read, path]);
    expect(bodiesTo(path)).toHaveLength(1);
  });

  test('keeps the value that another save has stored in another field', async () => {
    const { user, typed } = await typeInto(scene);
    const [key, label] = form.theirs;
    storedRow(form)[key] = '77';
    await press(user, document.body, 'Save');
    const dialog = await dialogIn();
    expect(bodiesTo(path)).toEqual([]);
    expect(within(dialog).getByRole('group', { name: label })).toHaveTextContent(/Stored now 77/);
    await press(user, dialog, 'Save');
    await hasLeft(scene.url);
    expect(bodiesTo(path)).toHaveLength(1);
    expect(String(storedRow(form)[key])).toBe('77');
    expect(storedRow(form)[form.mine]).toBe(typed);
  });

  test('reads it once more after the dialog, and asks about changes that were stored while it was open', async () => {
    const { user, typed } = await typeInto(scene);
    const [key, label] = form.theirs;
    storedRow(form)[key] = '77';
    await press(user, document.body, 'Save');
    const first = await dialogIn();
    storedRow(form)[key] = '78';
    await press(user, first, 'Save');
    const second = await screen.findByText('78');
    expect(bodiesTo(path)).toEqual([]);
    const dialog = await dialogIn();
    expect(within(dialog).getByRole('group', { name: label })).toContainElement(second);
    await press(user, dialog, 'Save');
    await hasLeft(scene.url);
    expect(bodiesTo(path)).toHaveLength(1);
    expect(String(storedRow(form)[key])).toBe('78');
    expect(storedRow(form)[form.mine]).toBe(typed);
  });

  test.each(['Stored now', 'Yours'])('in the same field keeps what the user chooses: %s', async (choice) => {
    const { user, typed } = await typeInto(scene);
    storedRow(form)[form.mine] = 'Stored by another';
    await press(user, document.body, 'Save');
    const dialog = await dialogIn();
    await user.click(within(dialog).getByRole('radio', { name: new RegExp(`^${choice}`) }));
    await press(user, dialog, 'Save');
    await hasLeft(scene.url);
    expect(bodiesTo(path)).toHaveLength(1);
    expect(storedRow(form)[form.mine]).toBe(choice === 'Yours' ? typed : 'Stored by another');
  });
});
