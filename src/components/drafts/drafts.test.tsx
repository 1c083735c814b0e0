import 'fake-indexeddb/auto';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import userEvent from '@testing-library/user-event';
import { expectPath } from '@/testing/harness/at';
import { emptyDrafts, nextBody } from '@/testing/harness/server';
import type { Draft, DraftField, DraftStore } from '@/domain/saving/draft';
import { DraftAutosave } from './draftAutosave';
import type { DraftSource } from './draftSource';
import { DraftNotice } from './DraftNotice';
import { continuedDraft } from '@/components/feedback/receipt/continuedDraft';
import { openAt } from '@/app/openAt.fixture';
import {
  currentDrafts,
  field,
  expectNoDrafts,
  expectStored,
  leaveTypedForm,
  notice,
  opened,
  typedCode,
  url,
} from './drafts.fixture';

beforeEach(emptyDrafts);

test('P4 work that was not saved is offered back, and Restore puts it into the form', async () => {
  await leaveTypedForm();
  const user = await opened();
  const offer = await notice();
  expect(within(offer).getByText(/^Unsaved work from \d\d:\d\d$/)).toBeVisible();
  expect(
    within(offer)
      .getAllByRole('button')
      .map((button) => button.textContent),
  ).toEqual(['Restore', 'Compare', 'Discard']);
  expect(field('Country Name')).not.toHaveValue('Kanada');
  await user.click(within(offer).getByRole('button', { name: 'Restore' }));
  expect(field('Country Name')).toHaveValue('Kanada');
  expect(within(offer).getByText(/^Restored unsaved work from \d\d:\d\d$/)).toHaveFocus();

  const sent = nextBody('/updatecountry');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await sent).toEqual({ countryData: expect.objectContaining({ id: 402, country_name: 'Kanada' }) });
  await expectPath('/user_admin_countries');
  await expectNoDrafts();
});

/** A form with something typed, and the store that its draft is written to. */
async function typedForm(): Promise<{ write: jest.Mock; stop: () => void }> {
  jest.useFakeTimers();
  const write = jest.fn(() => Promise.resolve());
  const store = { read: () => Promise.resolve(undefined), write, remove: () => Promise.resolve() };
  const stop = new DraftAutosave(typedCode, { route: url, title: '' }).start(store);
  await jest.advanceTimersByTimeAsync(0);
  return { write, stop };
}

test('P4 what is typed is written when typing has paused for 300 ms', async () => {
  const { write, stop } = await typedForm();
  await jest.advanceTimersByTimeAsync(299);
  expect(write).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(write).toHaveBeenCalledTimes(1);
  stop();
  jest.useRealTimers();
});

test('P4 a page that is hidden and then left begins to write immediately, and once', async () => {
  const { write, stop } = await typedForm();
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  fireEvent(document, new Event('visibilitychange'));
  fireEvent(window, new Event('pagehide'));
  await jest.advanceTimersByTimeAsync(0);
  expect(write).toHaveBeenCalledTimes(1);
  stop();
  jest.useRealTimers();
});

test('P4 a reload begins to write before the page ends, because Firefox and Safari end a write of pagehide', async () => {
  const { write, stop } = await typedForm();
  fireEvent(window, new Event('beforeunload'));
  await jest.advanceTimersByTimeAsync(0);
  expect(write).toHaveBeenCalledTimes(1);
  stop();
  jest.useRealTimers();
});

test('P4 what was typed before the subscription is stored too', async () => {
  openAt('/user_admin_countries');
  const store = currentDrafts();
  const autosave = new DraftAutosave(
    { ...typedCode, subscribe: () => () => undefined },
    { route: url, title: '' },
  );
  const stop = autosave.start(store);
  stop();
  await expectStored('KA');
});

describe('the draft of a form with some fields', () => {
  /** The draft store of one user in memory, which several tabs share. */
  function memoryStore(fields: readonly DraftField[] = []): DraftStore & { fields(): unknown } {
    let draft: Draft | undefined;
    if (fields.length > 0) draft = { route: url, title: '', savedAt: Date.now(), fields, omitted: [] };
    return {
      read: () => Promise.resolve(draft),
      write: (written) => Promise.resolve(void (draft = written)),
      remove: () => Promise.resolve(void (draft = undefined)),
      fields: () => draft && Object.fromEntries(draft.fields.map(({ name, value }) => [name, value])),
    };
  }

  function typed(name: string, value: string, was = ''): DraftField {
    return { name, label: `The ${name}`, was, value };
  }

  /** A form with stored values: only they can be typed. */
  class FakeForm implements DraftSource {
    readonly typed = new Map<string, string>();
    #listener = (): void => undefined;

    constructor(private readonly values: Readonly<Record<string, string>>) {}

    subscribe(listener: () => void): () => void {
      this.#listener = listener;
      return () => undefined;
    }
    type(name: string, value: string): void {
      this.typed.set(name, value);
      this.#listener();
    }
    draftFields = (): DraftField[] =>
      [...this.typed]
        .filter(([name, value]) => value !== this.values[name])
        .map(([name, value]) => typed(name, value, this.values[name]));
    omitted = (): string[] => [];
    accepts = ({ name }: DraftField): boolean => Object.hasOwn(this.values, name);
    isSecret = (name: string): boolean => name === 'password';
    applyDraft = (fields: readonly DraftField[]): void =>
      fields.forEach(({ name, value }) => this.type(name, String(value)));
    stored = (name: string): unknown => this.values[name];
    text = (_name: string, value: unknown): string => String(value ?? '');
  }

  interface Tab {
    form: FakeForm;
    autosave: DraftAutosave;
    /** Closes the tab. */
    close: () => void;
  }

  function tab(
    store: DraftStore,
    values: Readonly<Record<string, string>> = { city: '', street: '' },
    onSaved = (): void => undefined,
  ): Tab {
    const form = new FakeForm(values);
    const autosave = new DraftAutosave(form, { route: url, title: '' }, { onSaved });
    return { form, autosave, close: autosave.start(store) };
  }

  /** Waits until what was typed is stored. */
  const settled = (): Promise<void> => act(() => jest.advanceTimersByTimeAsync(300));

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('P4 a save in one tab leaves what another tab has typed', async () => {
    const store = memoryStore();
    const [one, other] = [tab(store), tab(store)];
    await settled();
    other.form.type('city', 'Oslo');
    await settled();
    one.form.type('street', 'Pier 1');
    await settled();
    expect(store.fields()).toEqual({ city: 'Oslo', street: 'Pier 1' });
    one.autosave.saved();
    other.close();
    await settled();
    expect(store.fields()).toEqual({ city: 'Oslo' });
    const later = tab(store);
    await settled();
    expect(later.autosave.getRestorable()?.draft.fields).toEqual([typed('city', 'Oslo')]);
  });

  test('P4 a save removes a value that was stored before the user typed another one', async () => {
    const store = memoryStore();
    const { form, autosave } = tab(store);
    await settled();
    form.type('city', 'Oslo');
    await settled();
    form.type('city', 'Bergen');
    autosave.saved();
    await settled();
    expect(store.fields()).toBeUndefined();
  });

  test('P4 a save removes a value whose slow write ends after the save', async () => {
    const store = memoryStore();
    const { form, autosave } = tab({
      ...store,
      write: (draft) => new Promise((done) => setTimeout(() => void store.write(draft).then(done), 500)),
    });
    await settled();
    form.type('city', 'Oslo');
    await settled();
    form.type('city', 'Bergen');
    await settled();
    autosave.saved();
    await act(() => jest.advanceTimersByTimeAsync(2000));
    expect(store.fields()).toBeUndefined();
  });

  test('P4 a save in one tab leaves the draft that this tab was offered, if it was not decided', async () => {
    const store = memoryStore();
    const other = tab(store);
    other.form.type('city', 'Oslo');
    await settled();
    const one = tab(store);
    await settled();
    one.form.type('street', 'Pier 1');
    one.autosave.saved();
    other.close();
    await settled();
    expect(store.fields()).toEqual({ city: 'Oslo' });
  });

  test.each(['Bergen', 'Oslo'])(
    'P4 a save leaves of an offered draft that was ignored what the form has not typed anew: %s',
    async (city) => {
      const store = memoryStore([typed('city', 'Oslo'), typed('street', 'Pier 1')]);
      const one = tab(store);
      await settled();
      one.form.type('city', city);
      await settled();
      one.autosave.saved();
      await settled();
      expect(store.fields()).toEqual({ street: 'Pier 1' });
      const later = tab(store, { city, street: '' });
      await settled();
      expect(later.autosave.getRestorable()?.draft.fields).toEqual([typed('street', 'Pier 1')]);
      later.form.type('street', 'Pier 2');
      later.autosave.saved();
      await settled();
      expect(store.fields()).toBeUndefined();
    },
  );

  test('P4 two tabs that type in turn lose nothing, and a value that was typed twice is the last one', async () => {
    const store = memoryStore();
    const [one, other] = [tab(store), tab(store)];
    for (const [form, name, value] of [
      [one, 'city', 'Oslo'],
      [other, 'street', 'Pier 1'],
      [one, 'city', 'Bergen'],
      [other, 'city', 'Trondheim'],
    ] as const) {
      form.form.type(name, value);
      await settled();
    }
    expect(store.fields()).toEqual({ city: 'Trondheim', street: 'Pier 1' });
    one.autosave.saved();
    await settled();
    expect(store.fields()).toEqual({ city: 'Trondheim', street: 'Pier 1' });
    other.form.type('city', '');
    other.close();
    await settled();
    expect(store.fields()).toEqual({ street: 'Pier 1' });
  });

  test('P4 a closing tab writes its last letters although no read has ended, with what the other tab had typed', async () => {
    const store = memoryStore();
    const [one, other] = [tab(store), tab(store)];
    one.form.type('city', 'Oslo');
    await settled();
    other.form.type('street', 'Pier');
    await settled();
    other.form.type('street', 'Pier 1');
    jest.spyOn(store, 'read').mockReturnValue(new Promise(() => undefined));
    jest.advanceTimersByTime(300);
    other.close();
    await settled();
    expect(store.fields()).toEqual({ city: 'Oslo', street: 'Pier 1' });
  });

  test('P4 a slow removal after a save leaves what a form that was opened meanwhile has typed, and nothing else', async () => {
    const store = memoryStore();
    let release = (): void => undefined;
    const lateWrites: (Draft | undefined)[] = [];
    const first = tab(store, undefined, () => {
      // A write of the second form that began before the removal ends after it.
      for (const draft of lateWrites) if (draft) void store.write(draft);
      second.autosave.dropEarlierDraft(url);
    });
    first.form.type('city', 'Oslo');
    await settled();
    const second = tab(store);
    await settled();
    const { remove } = store;
    jest.spyOn(store, 'remove').mockImplementationOnce(async (route) => {
      await new Promise<void>((resolve) => (release = resolve));
      return remove(route);
    });
    first.autosave.saved();
    await settled();
    second.form.type('street', 'Pier 1');
    await settled();
    expect(store.fields()).toEqual({ city: 'Oslo', street: 'Pier 1' });
    lateWrites.push(await store.read(url));
    release();
    await settled();
    expect(second.autosave.getRestorable()).toBeUndefined();
    expect(store.fields()).toEqual({ street: 'Pier 1' });
  });

  test('P4 a save that proves that the offered draft is stored removes it', async () => {
    const store = memoryStore([typed('city', 'Oslo')]);
    const { autosave } = tab(store);
    await settled();
    autosave.saved({ isOfferSaved: true });
    await settled();
    expect(store.fields()).toBeUndefined();
  });

  test.each([
    ['restored', (autosave: DraftAutosave) => autosave.restore()],
    ['discarded', (autosave: DraftAutosave) => autosave.discard()],
  ])('P4 a save removes a draft that was %s', async (_, decide) => {
    const store = memoryStore([typed('city', 'Oslo'), typed('gone', 'Text')]);
    const { autosave } = tab(store);
    await settled();
    decide(autosave);
    await settled();
    autosave.saved();
    await settled();
    expect(store.fields()).toBeUndefined();
  });

  test('P4 fields that are no longer asked stay in the draft after Restore, further typing and a reload, until Discard', async () => {
    const store = memoryStore([typed('city', 'Oslo'), typed('gone', 'Text'), typed('password', 'x')]);
    const first = tab(store);
    await settled();
    first.autosave.restore();
    first.form.type('street', 'Pier 1');
    await settled();
    expect(store.fields()).toEqual({ gone: 'Text', city: 'Oslo', street: 'Pier 1' });
    first.form.type('street', '');
    first.form.type('city', '');
    first.close();
    await settled();
    expect(store.fields()).toEqual({ gone: 'Text' });
    const { autosave } = tab(store);
    await settled();
    expect(autosave.getRestorable()?.draft.fields).toEqual([typed('gone', 'Text')]);
    autosave.discard();
    await settled();
    expect(store.fields()).toBeUndefined();
  });

  /** Shows the notice of a draft over a form with these values. */
  async function shownNotice(
    fields: readonly DraftField[],
    values: Readonly<Record<string, string>>,
    state?: unknown,
  ): Promise<{ form: FakeForm; offer: HTMLElement; user: ReturnType<typeof userEvent.setup> }> {
    const { autosave, form } = tab(memoryStore(fields), values);
    await settled();
    jest.useRealTimers();
    const restorable = autosave.getRestorable();
    render(
      <MemoryRouter initialEntries={[{ pathname: '/form', state }]}>
        <DraftNotice
          draft={{ autosave, restorable, storedAt: undefined, storesAllInput: () => true }}
          source={form}
        />
      </MemoryRouter>,
    );
    const offer = screen.getByRole('region', { name: 'Unsaved work' });
    return { form, offer, user: userEvent.setup() };
  }

  const buttonsOf = (offer: HTMLElement): (string | null)[] =>
    within(offer)
      .getAllByRole('button')
      .map(({ textContent }) => textContent);

  test.each([
    [1, { city: 'Bergen', street: 'Pier 1' }, '1 field was changed by another save since'],
    [2, { city: 'Bergen', street: 'Pier 3' }, '2 fields were changed by another save since'],
  ])(
    'P4 the offer counts %d changed since, and Restore leads through Compare',
    async (count, values, line) => {
      const fields = [typed('city', 'Oslo', 'Rome'), typed('street', 'Pier 2', 'Pier 1')];
      const { form, offer, user } = await shownNotice(fields, values);
      expect(within(offer).getByText(line)).toBeVisible();
      await user.click(within(offer).getByRole('button', { name: 'Restore' }));
      expect(form.typed.size).toBe(0);
      const dialog = await screen.findByRole('dialog', { name: 'Compare unsaved work' });
      expect(within(dialog).getAllByText('Changed by another save since this was typed')).toHaveLength(count);
      await user.click(within(dialog).getByRole('button', { name: 'Restore' }));
      expect(Object.fromEntries(form.typed)).toEqual({ city: 'Oslo', street: 'Pier 2' });
    },
  );

  test.each([
    ['restores a draft whose fields nobody else has changed', 'Rome', { city: 'Oslo' }],
    ['asks when another save has changed a field of the draft', 'Bergen', {}],
  ])('Continue %s', async (_case, city, restored) => {
    const { form } = await shownNotice([typed('city', 'Oslo', 'Rome')], { city }, continuedDraft);
    expect(Object.fromEntries(form.typed)).toEqual(restored);
  });

  test.each([
    ['is the one in the draft', typed('city', 'Oslo', 'Rome'), { city: 'Oslo', street: '' }],
    ['was null and is blank', { ...typed('city', 'Oslo'), was: null }, { city: '', street: 'x' }],
    [
      'is the number of the text in the draft',
      { ...typed('city', '5'), value: 7 },
      { city: '7', street: 'x' },
    ],
    ['was a number and is its text', { ...typed('city', '7'), was: 5 }, { city: '5', street: 'x' }],
  ])('P4 a stored value that %s was not changed by another save', async (_, field, values) => {
    const { offer } = await shownNotice([field, typed('street', 'Pier 1', values.street)], values);
    expect(within(offer).queryByText(/another save/)).toBeNull();
  });

  test('P4 where only fields are left that are no longer asked, Compare lists them and nothing can be restored', async () => {
    const { offer, user } = await shownNotice([typed('gone', 'Long\ntext')], { city: '' });
    expect(buttonsOf(offer)).toEqual(['Compare', 'Discard']);
    await user.click(within(offer).getByRole('button', { name: 'Compare' }));
    const dialog = await screen.findByRole('dialog', { name: 'Compare unsaved work' });
    expect(within(dialog).getByRole('heading', { name: 'No longer asked' })).toBeVisible();
    expect(within(dialog).getByRole('term')).toHaveTextContent('The gone');
    expect(within(dialog).getByRole('definition')).toHaveTextContent('Long text');
    expect(within(dialog).queryByRole('table')).toBeNull();
    expect(within(dialog).queryByRole('button', { name: 'Restore' })).toBeNull();
  });
});
