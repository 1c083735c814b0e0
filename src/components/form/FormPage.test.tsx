import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { object, type AnyObjectSchema } from 'yup';
import { draftsWith, openForm, pressSave, renderForm } from '@/components/form/renderForm.fixture';
import { useDialogs } from '@/components/feedback/dialogs/useDialogs';
import { DialogsProvider } from '@/components/feedback/dialogs/DialogsProvider';
import { FormPage } from './FormPage';
import { boston, Field, fields, validationSchema, later, townName, type Town } from './FormPage.fixture';
import { selectReceipt } from '@/components/feedback/receipt/receiptSlice';
import { own } from '@/domain/values/objects';
import { recordShown } from '@/components/list/listsSlice';
import { required } from './required.fixture';
import { text } from './schema';
import type { QueryState } from '@/components/feedback/queryState';

describe('a save', () => {
  test('REF-06 sends the whole record with what was typed, then goes back', async () => {
    const { user, sent, path } = renderForm({ record: boston, children: fields, validationSchema });
    await user.clear(townName());
    await user.type(townName(), 'Salem');
    await pressSave(user);
    expect(sent).toEqual([{ ...boston, name: 'Salem' }]);
    expect(path()).toBe('/list');
  });

  test('Q-241 twenty presses, by mouse and by Enter, send one request', async () => {
    const response = later();
    const { user, sent, path } = renderForm({
      record: boston,
      children: fields,
      validationSchema,
      save: () => response.promise,
    });
    await user.type(townName(), '!');
    for (let press = 0; press < 10; press += 1) {
      await pressSave(user);
      await user.type(townName(), '{Enter}');
    }
    expect(sent).toHaveLength(1);
    await act(async () => response.resolve());
    expect(path()).toBe('/list');
  });

  test.each(['Control', 'Meta'])(
    '%s and Enter in a field save, and go on to the next record',
    async (key) => {
      const { user, sent, path, store } = renderForm({ record: boston, children: fields, validationSchema });
      act(() => void store.dispatch(recordShown({ path: '/form', id: '7', next: '/form/8' })));
      await user.type(townName(), '!');
      await user.keyboard(`{${key}>}{Enter}{/${key}}`);
      await waitFor(() => expect(path()).toBe('/form/8'));
      expect(sent).toEqual([{ ...boston, name: 'Boston!' }]);
    },
  );

  test.each(['Control and Enter', 'the menu'])(
    '%s save a new record and open an empty form for another one, with focus in its first field',
    async (way) => {
      const blank: Town = { ...boston, name: '', code: 'NEW' };
      const { user, sent, path, router } = renderForm({
        record: blank,
        children: fields,
        validationSchema,
        newRecordLabel: 'town',
        recordName: ({ name }) => name,
      });
      for (const name of ['Salem', 'Lynn']) {
        await user.type(townName(), name);
        if (way === 'the menu') {
          await user.click(screen.getByRole('button', { name: 'After saving' }));
          await user.click(screen.getByRole('menuitem', { name: 'Save and add another (Ctrl+Enter)' }));
        } else await user.keyboard('{Control>}{Enter}{/Control}');
        await waitFor(() => expect(townName()).toHaveValue(''));
        expect(townName()).toHaveFocus();
      }
      expect(sent.map(({ name }) => name)).toEqual(['Salem', 'Lynn']);
      expect(path()).toBe('/form');
      act(() => void router.navigate(-1));
      expect(path()).toBe('/list');
    },
  );

  test('Save of a new record leads to the list, and its receipt offers to add another one', async () => {
    const blank: Town = { ...boston, name: '' };
    const options = { record: blank, children: fields, newRecordLabel: 'town' };
    const { user, path, store } = renderForm(options);
    await user.type(townName(), 'Salem');
    await pressSave(user);
    expect(path()).toBe('/list');
    expect(selectReceipt(store.getState())?.next).toEqual({ label: 'Add another', to: '/form' });
  });

  test('a screen can offer another step after the save', async () => {
    const { user, store } = renderForm({
      record: boston,
      children: fields,
      save: () => Promise.resolve({ id: 12 }),
      receiptNext: ({ name }, result) => ({ label: name, to: `/next/${String(own(result, 'id'))}` }),
    });
    await user.type(townName(), '!');
    await pressSave(user);
    expect(selectReceipt(store.getState())?.next).toEqual({ label: 'Boston!', to: '/next/12' });
  });

  test.each([true, false])(
    'a new form that was opened by a link: whether a mouse is used: %s',
    async (hasMouse) => {
      jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: hasMouse } as MediaQueryList);
      const { router } = renderForm({ record: { ...boston }, children: fields, newRecordLabel: 'town' });
      await act(() => router.navigate('/elsewhere'));
      await act(() => router.navigate('/form'));
      const focused = hasMouse ? townName() : screen.getByRole('heading', { level: 1 });
      expect(focused).toHaveFocus();
    },
  );

  test('the button keeps its name and its focus while the save is pending', async () => {
    const { user } = renderForm({
      record: boston,
      children: fields,
      validationSchema,
      save: () => later().promise,
    });
    await pressSave(user);
    const button = screen.getByRole('button', { name: 'Save' });
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(button).toBeEnabled();
  });

  test('nothing can be changed while a save is pending, so that the screen shows what was sent', async () => {
    const { user } = renderForm({
      record: boston,
      children: fields,
      validationSchema,
      save: () => later().promise,
    });
    await pressSave(user);
    await user.type(townName(), ' Bay');
    expect(townName()).toHaveValue('Boston');
  });

  test('a text that is formatted on blur does not change while it is sent', async () => {
    const { user, sent } = renderForm({
      record: boston,
      children: <Field.Text name="name" label="Town Name" tidy={(typed) => typed.toUpperCase()} />,
      save: () => later().promise,
    });
    await user.type(townName(), '!{Enter}');
    await user.tab();
    expect(sent).toEqual([{ ...boston, name: 'Boston!' }]);
    expect(townName()).toHaveValue('Boston!');
  });

  test('a response that arrives after the user left does not navigate', async () => {
    const response = later();
    const { user, path } = renderForm({
      record: boston,
      children: fields,
      validationSchema,
      save: () => response.promise,
    });
    await pressSave(user);
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    await act(async () => response.resolve());
    expect(path()).toBe('/elsewhere');
  });

  test('ERR-05 a failed save shows an error and keeps the screen, every value and the focus', async () => {
    const { user, sent, path } = renderForm({
      record: boston,
      children: fields,
      validationSchema,
      save: () => Promise.reject({ kind: 'unreachable' }),
    });
    await user.type(townName(), ' Bay');
    await pressSave(user);
    expect(await screen.findByText('Not saved')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
    expect(townName()).toHaveValue('Boston Bay');
    expect(path()).toBe('/form');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(sent).toHaveLength(1);
  });

  test('Retry sends the same again', async () => {
    const responses = [Promise.reject({ kind: 'timedOut' }), Promise.resolve()];
    const { user, sent, path } = renderForm({
      record: boston,
      children: fields,
      validationSchema,
      save: () => responses.shift() ?? Promise.resolve(),
    });
    await pressSave(user);
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(sent).toEqual([boston, boston]);
    expect(path()).toBe('/list');
  });

  test('Retry disappears and moves its focus to Save', async () => {
    const responses = [Promise.reject({ kind: 'timedOut' }), later().promise];
    const { user } = renderForm({
      record: boston,
      children: fields,
      validationSchema,
      save: () => responses.shift() ?? Promise.resolve(),
    });
    await pressSave(user);
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
  });

  test('after a failed save the values can be changed again', async () => {
    const { user } = renderForm({
      record: boston,
      children: fields,
      validationSchema,
      save: () => Promise.reject({ kind: 'serverError' }),
    });
    await pressSave(user);
    await user.type(townName(), ' Bay');
    expect(townName()).toHaveValue('Boston Bay');
  });

  test('a question before the save does not look busy, and nothing is sent meanwhile', async () => {
    function Asking(): ReactNode {
      const { confirm } = useDialogs();
      const beforeSave = (): Promise<boolean> => confirm('Send it?');
      const save = (): Promise<void> => later().promise;
      return (
        <FormPage heading="Town" record={boston} backTo="/list" {...{ save, beforeSave }}>
          {fields}
        </FormPage>
      );
    }
    const { user } = openForm(
      <DialogsProvider>
        <Asking />
      </DialogsProvider>,
    );
    await pressSave(user);
    const dialog = await screen.findByRole('alertdialog', { name: 'Send it?' });
    expect(screen.getByText('Save').closest('button')).not.toHaveAttribute('aria-busy', 'true');
    await user.click(within(dialog).getByRole('button', { name: 'OK' }));
    await screen.findByRole('button', { name: 'Save', busy: true });
  });

  test('a save waits for the checks of the screen', async () => {
    const check = later();
    const beforeSave = jest.fn(() => check.promise.then(() => false));
    const { user, sent } = renderForm({ record: boston, children: fields, validationSchema, beforeSave });
    await pressSave(user);
    expect(beforeSave).toHaveBeenCalledTimes(1);
    await act(async () => check.resolve());
    expect(sent).toEqual([]);
    expect(screen.getByRole('button', { name: 'Save' })).not.toHaveAttribute('aria-busy');
  });

  test('Q-093 a form that cannot be saved shows the reason', async () => {
    const { user, sent } = renderForm({
      record: boston,
      children: fields,
      validationSchema,
      blocked: 'The server returned another record.',
    });
    const button = screen.getByRole('button', { name: 'Save' });
    expect(button).toBeDisabled();
    expect(button).toHaveAccessibleDescription('The server returned another record.');
    await user.type(townName(), '{Enter}');
    expect(sent).toEqual([]);
  });
});

describe('secrets', () => {
  test('Q-063 an untouched secret is sent back unchanged and is never in the page', async () => {
    const { user, sent } = renderForm({ record: boston, children: fields, validationSchema });
    expect(document.body.innerHTML).not.toContain('s3cret');
    await pressSave(user);
    expect(sent[0]?.key).toBe(boston.key);
  });

  test('Q-063 a typed secret replaces the stored one', async () => {
    const { user, sent } = renderForm({ record: boston, children: fields, validationSchema });
    await user.type(screen.getByLabelText('Key'), 'n3w');
    await pressSave(user);
    expect(sent[0]?.key).toBe('n3w');
  });

  test('Q-063 a secret that was typed and deleted again is sent back unchanged', async () => {
    const { user, sent } = renderForm({ record: boston, children: fields, validationSchema });
    await user.type(screen.getByLabelText('Key'), 'n{Backspace}');
    await pressSave(user);
    expect(sent[0]?.key).toBe(boston.key);
  });

  test('P4 a draft contains no secret, neither a typed nor a stored one', async () => {
    const { store, last } = draftsWith();
    const { user } = renderForm({
      record: boston,
      drafts: store,
      children: (
        <>
          <Field.Text name="name" label="Town Name" />
          <Field.When name="name" is="Boston">
            <Field.Secret name="key" label="Key" />
          </Field.When>
        </>
      ),
    });
    await user.type(screen.getByLabelText('Key'), 'n3w');
    await user.type(townName(), '!');
    expect(screen.queryByLabelText('Key')).not.toBeInTheDocument();
    await waitFor(() =>
      expect(last()).toMatchObject({
        fields: [{ name: 'name', label: 'Town Name', was: 'Boston', value: 'Boston!' }],
        omitted: ['Key'],
      }),
    );
  });

  test('a shown secret hides when the form is submitted', async () => {
    const { user } = renderForm({
      record: boston,
      children: fields,
      validationSchema,
      save: () => later().promise,
    });
    await user.type(screen.getByLabelText('Key'), 'n3w');
    await user.click(screen.getByRole('button', { name: 'Show Key' }));
    expect(screen.getByLabelText('Key')).toHaveAttribute('type', 'text');
    await user.type(screen.getByLabelText('Key'), '{Enter}');
    expect(screen.getByLabelText('Key')).toHaveAttribute('type', 'password');
  });
});

describe('the record', () => {
  const empty: QueryState<Town> = { isFetching: true, isError: false, refetch: jest.fn() };

  /** A screen whose query the test changes. */
  function openLoading(first: QueryState<Town>): {
    become: (next: QueryState<Town>) => void;
  } & ReturnType<typeof openForm> {
    let become = (_next: QueryState<Town>): void => undefined;
    function TownPage(): ReactNode {
      const [record, setRecord] = useState(first);
      become = (next) => act(() => setRecord(next));
      return (
        <DialogsProvider>
          <FormPage heading="Town" record={record} save={() => Promise.resolve()} backTo="/list">
            {fields}
          </FormPage>
        </DialogsProvider>
      );
    }
    return { ...openForm(<TownPage />), become: (next) => become(next) };
  }

  test('nothing can be typed or sent before it was loaded', () => {
    const { become } = openLoading(empty);
    expect(screen.getByRole('heading', { name: 'Town', level: 1 })).toBeInTheDocument();
    expect(screen.getByText('Loading...')).toBeInTheDocument();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
    become({ ...empty, isFetching: false, data: boston });
    expect(townName()).toHaveValue('Boston');
  });

  test('the cached record of another screen is not edited while this one is loading', () => {
    const { become } = openLoading({ ...empty, data: { ...boston, name: 'Salem' } });
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    become({ ...empty, isFetching: false, data: boston });
    expect(townName()).toHaveValue('Boston');
  });

  test('a failed load shows an error and can be retried', async () => {
    const refetch = jest.fn();
    openLoading({ isFetching: false, isError: true, refetch });
    expect(screen.getByText('Could not load')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(refetch).toHaveBeenCalledTimes(1);
  });

  test('a refetch does not change what was typed', async () => {
    const { become, user } = openLoading({ ...empty, isFetching: false, data: boston });
    await user.type(townName(), ' Bay');
    become({ ...empty, isFetching: true, data: boston });
    become({ ...empty, isFetching: false, data: { ...boston, name: 'Salem' } });
    become({ ...empty, isFetching: false, isError: true, data: boston });
    expect(townName()).toHaveValue('Boston Bay');
  });

  test('another URL of the same screen is another form', async () => {
    const { become, router } = openLoading({ ...empty, isFetching: false, data: boston });
    become({ ...empty, isFetching: true, data: boston });
    await act(() => router.navigate('/form/8'));
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    become({ ...empty, isFetching: false, data: { ...boston, id: 8, name: 'Salem' } });
    expect(townName()).toHaveValue('Salem');
  });
});

test('a new schema is used while the form is open, and what was typed stays', async () => {
  const save = jest.fn(() => Promise.resolve());
  let edit = (_next: AnyObjectSchema): void => undefined;
  function TownPage(): ReactNode {
    const [rules, setRules] = useState<AnyObjectSchema>(() => object({}));
    edit = (next) => act(() => setRules(() => next));
    return (
      <DialogsProvider>
        <FormPage heading="Town" record={boston} validationSchema={rules} save={save} backTo="/list">
          {fields}
        </FormPage>
      </DialogsProvider>
    );
  }
  const { user } = openForm(<TownPage />);
  const townCode = screen.getByRole('textbox', { name: 'Town Code' });
  await user.type(townCode, 'TON');
  await user.clear(townName());
  expect(townName()).not.toBeRequired();

  edit(object({ name: required('Town Name'), code: text().label('Town Code').max(3) }));
  expect(townName()).toBeRequired();
  await pressSave(user);
  expect(townName()).toHaveAccessibleDescription('Town Name is required');
  expect(townCode).toHaveAccessibleDescription('Town Code takes at most 3 characters');
  expect(townCode).toHaveValue('BOSTON');
  expect(save).not.toHaveBeenCalled();
});
