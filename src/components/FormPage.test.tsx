import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { object, string } from 'yup';
import { Secret } from '@/domain/secret';
import { openForm, pressSave, renderForm } from '@/testing/renderForm';
import { DialogsProvider } from './dialogs/DialogsProvider';
import { fieldsOf } from './fields/fieldsOf';
import { useFormStore } from './fields/formStore';
import { FormPage, loadForm } from './FormPage';
import type { Loadable } from './loadable';
import { Section } from './Section';

beforeAll(loadForm);

interface Town {
  id: number;
  name: string;
  code: string;
  note: string | null;
  key: Secret | string;
}

const Field = fieldsOf<Town>();

const boston: Town = { id: 7, name: 'Boston', code: 'BOS', note: null, key: new Secret('s3cret') };

const fields = (
  <Section heading="Town">
    <Field.Text name="name" label="Town Name" required />
    <Field.Text name="code" label="Town Code" required />
    <Field.Secret name="key" label="Key" />
  </Section>
);

function townName(): HTMLElement {
  return screen.getByRole('textbox', { name: 'Town Name' });
}

/** A promise that the test settles. */
function later(): { promise: Promise<void>; resolve: () => void; reject: (reason: unknown) => void } {
  let resolve = (): void => undefined;
  let reject = (_reason: unknown): void => undefined;
  const promise = new Promise<void>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}

describe('a save', () => {
  test('REF-06 sends the whole record with what was typed, then goes back', async () => {
    const { user, sent, path } = renderForm({ record: boston, children: fields });
    await user.clear(townName());
    await user.type(townName(), 'Salem');
    await pressSave(user);
    expect(sent).toEqual([{ ...boston, name: 'Salem' }]);
    expect(path()).toBe('/list');
  });

  test('Q-241 twenty presses, by mouse and by Enter, send one request', async () => {
    const answer = later();
    const { user, sent, path } = renderForm({ record: boston, children: fields, save: () => answer.promise });
    await user.type(townName(), '!');
    for (let press = 0; press < 10; press += 1) {
      await pressSave(user);
      await user.type(townName(), '{Enter}');
    }
    expect(sent).toHaveLength(1);
    await act(async () => answer.resolve());
    expect(path()).toBe('/list');
  });

  test('the button keeps its name and its focus while the save is under way', async () => {
    const { user } = renderForm({ record: boston, children: fields, save: () => later().promise });
    await pressSave(user);
    const button = screen.getByRole('button', { name: 'Save' });
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(button).toBeEnabled();
  });

  test('nothing can be changed while a save is under way: what is seen is what was sent', async () => {
    const { user } = renderForm({ record: boston, children: fields, save: () => later().promise });
    await pressSave(user);
    await user.type(townName(), ' Bay');
    expect(townName()).toHaveValue('Boston');
  });

  test('an answer that comes after the user left takes nobody anywhere', async () => {
    const answer = later();
    const { user, path } = renderForm({ record: boston, children: fields, save: () => answer.promise });
    await pressSave(user);
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    await act(async () => answer.resolve());
    expect(path()).toBe('/elsewhere');
  });

  test('ERR-05 a save that fails keeps the screen, every value and the focus, and says so quietly', async () => {
    const { user, sent, path } = renderForm({
      record: boston,
      children: fields,
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
    const answers = [Promise.reject({ kind: 'timedOut' }), Promise.resolve()];
    const { user, sent, path } = renderForm({
      record: boston,
      children: fields,
      save: () => answers.shift() ?? Promise.resolve(),
    });
    await pressSave(user);
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(sent).toEqual([boston, boston]);
    expect(path()).toBe('/list');
  });

  test('Retry hands its focus to Save, since it goes itself', async () => {
    const answers = [Promise.reject({ kind: 'timedOut' }), later().promise];
    const { user } = renderForm({
      record: boston,
      children: fields,
      save: () => answers.shift() ?? Promise.resolve(),
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
      save: () => Promise.reject({ kind: 'serverError' }),
    });
    await pressSave(user);
    await user.type(townName(), ' Bay');
    expect(townName()).toHaveValue('Boston Bay');
  });

  test('a screen can hold a save back until its own checks are done', async () => {
    const check = later();
    const beforeSave = jest.fn(() => check.promise.then(() => false));
    const { user, sent } = renderForm({ record: boston, children: fields, beforeSave });
    await pressSave(user);
    expect(beforeSave).toHaveBeenCalledTimes(1);
    await act(async () => check.resolve());
    expect(sent).toEqual([]);
    expect(screen.getByRole('button', { name: 'Save' })).not.toHaveAttribute('aria-busy');
  });

  test('Q-093 a form that must not be saved says why', async () => {
    const { user, sent } = renderForm({
      record: boston,
      children: fields,
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
  test('Q-063 an untouched secret goes back as it came and is never in the page', async () => {
    const { user, sent } = renderForm({ record: boston, children: fields });
    expect(document.body.innerHTML).not.toContain('s3cret');
    await pressSave(user);
    expect(sent[0]?.key).toBe(boston.key);
  });

  test('Q-063 a typed secret replaces the stored one', async () => {
    const { user, sent } = renderForm({ record: boston, children: fields });
    await user.type(screen.getByLabelText('Key'), 'n3w');
    await pressSave(user);
    expect(sent[0]?.key).toBe('n3w');
  });

  test('Q-063 a secret that was typed and deleted again is untouched: it is never blanked by accident', async () => {
    const { user, sent } = renderForm({ record: boston, children: fields });
    await user.type(screen.getByLabelText('Key'), 'n{Backspace}');
    await pressSave(user);
    expect(sent[0]?.key).toBe(boston.key);
  });

  test('P4 what a draft may keep holds no secret, typed or stored, shown or hidden by now', async () => {
    let kept: () => object = () => ({});
    function Draft(): ReactNode {
      const store = useFormStore();
      kept = () => store.publicValues();
      return null;
    }
    const { user } = renderForm({
      record: boston,
      children: (
        <>
          <Draft />
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
    expect(kept()).toEqual({ id: 7, name: 'Boston!', code: 'BOS', note: null });
  });

  test('a shown secret hides when the form is submitted', async () => {
    const { user } = renderForm({ record: boston, children: fields, save: () => later().promise });
    await user.type(screen.getByLabelText('Key'), 'n3w');
    await user.click(screen.getByRole('button', { name: 'Show Key' }));
    expect(screen.getByLabelText('Key')).toHaveAttribute('type', 'text');
    await user.type(screen.getByLabelText('Key'), '{Enter}');
    expect(screen.getByLabelText('Key')).toHaveAttribute('type', 'password');
  });
});

describe('what is wrong', () => {
  test('required fields are checked in words, in the order of the screen, and nothing is sent', async () => {
    const { user, sent } = renderForm({ record: { ...boston, name: '', code: ' ' }, children: fields });
    await pressSave(user);
    const summary = screen.getByRole('group', { name: 'There is a problem' });
    expect(summary).toHaveFocus();
    const links = within(summary).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(['Town Name is required', 'Town Code is required']);
    expect(townName()).toBeInvalid();
    expect(townName()).toHaveAccessibleDescription('Town Name is required');
    expect(townName()).toHaveAccessibleName('Town Name');
    expect(sent).toEqual([]);
  });

  test('a line of the summary leads to its field', async () => {
    const { user } = renderForm({ record: { ...boston, code: '' }, children: fields });
    await pressSave(user);
    await user.click(screen.getByRole('link', { name: 'Town Code is required' }));
    expect(screen.getByRole('textbox', { name: 'Town Code' })).toHaveFocus();
  });

  test('each failed submit brings focus to the summary', async () => {
    const { user } = renderForm({ record: { ...boston, code: '' }, children: fields });
    await pressSave(user);
    await user.click(screen.getByRole('link', { name: 'Town Code is required' }));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('group', { name: 'There is a problem' })).toHaveFocus());
  });

  test('an error goes as soon as the value is right; its line stays and says done', async () => {
    const { user, sent } = renderForm({ record: { ...boston, name: '' }, children: fields });
    await pressSave(user);
    await user.type(townName(), 'S');
    expect(townName()).toBeValid();
    const summary = screen.getByRole('group', { name: 'There is a problem' });
    expect(within(summary).getByText('done')).toBeInTheDocument();
    await pressSave(user);
    expect(sent).toHaveLength(1);
  });

  test('passing through an empty required field says nothing; emptying one does', async () => {
    const { user } = renderForm({ record: { ...boston, name: '' }, children: fields });
    await user.click(townName());
    await user.tab();
    expect(screen.queryByText('Town Name is required')).not.toBeInTheDocument();
    await user.clear(screen.getByRole('textbox', { name: 'Town Code' }));
    await user.tab();
    expect(screen.getByText('Town Code is required')).toBeInTheDocument();
    expect(screen.queryByText('Town Name is required')).not.toBeInTheDocument();
  });

  test('Q-098 a field that is not on screen is not required', async () => {
    const { user, sent } = renderForm({
      record: { ...boston, code: '' },
      children: (
        <>
          <Field.Text name="name" label="Town Name" />
          <Field.When name="name" is="Salem">
            <Field.Text name="code" label="Town Code" required />
          </Field.When>
        </>
      ),
    });
    await user.clear(townName());
    await user.type(townName(), 'Salem');
    await pressSave(user);
    expect(sent).toEqual([]);
    await user.type(townName(), '!');
    await pressSave(user);
    expect(sent).toHaveLength(1);
  });

  test('a schema is asked on submit, and on leaving for the field concerned only', async () => {
    const schema = object({
      name: string().max(8, 'Town Name is too long'),
      code: string().length(3, 'Town Code has three letters'),
    });
    const { user, sent } = renderForm({ record: { ...boston, code: 'X' }, children: fields, schema });
    await user.type(townName(), ' upon Avon');
    await user.tab();
    expect(await screen.findByText('Town Name is too long')).toBeInTheDocument();
    expect(screen.queryByText('Town Code has three letters')).not.toBeInTheDocument();
    await pressSave(user);
    expect(await screen.findByRole('link', { name: 'Town Code has three letters' })).toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  test('a schema that breaks is a save that failed, not a form without errors', async () => {
    const schema = object({
      name: string().test(() => {
        throw new TypeError('broken rule');
      }),
    });
    const { user, sent } = renderForm({ record: boston, children: fields, schema });
    const warned = jest.spyOn(console, 'warn').mockImplementation();
    await pressSave(user);
    expect(await screen.findByText('Not saved')).toBeInTheDocument();
    expect(sent).toEqual([]);
    warned.mockRestore();
  });
});

describe('the record', () => {
  const empty: Loadable<Town> = { isFetching: true, isError: false, refetch: jest.fn() };

  /** A screen whose query the test moves on. */
  function openLoading(first: Loadable<Town>): {
    become: (next: Loadable<Town>) => void;
  } & ReturnType<typeof openForm> {
    let become = (_next: Loadable<Town>): void => undefined;
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

  test('nothing can be typed or sent before it has come', () => {
    const { become } = openLoading(empty);
    expect(screen.getByRole('heading', { name: 'Town', level: 1 })).toBeInTheDocument();
    expect(screen.getByText('Loading...')).toBeInTheDocument();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
    become({ ...empty, isFetching: false, data: boston });
    expect(townName()).toHaveValue('Boston');
  });

  test('the remembered record of another screen is not edited while this one is fetched', () => {
    const { become } = openLoading({ ...empty, data: { ...boston, name: 'Salem' } });
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    become({ ...empty, isFetching: false, data: boston });
    expect(townName()).toHaveValue('Boston');
  });

  test('a load that fails says so quietly and can be tried again', async () => {
    const refetch = jest.fn();
    openLoading({ isFetching: false, isError: true, refetch });
    expect(screen.getByText('Could not load')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(refetch).toHaveBeenCalledTimes(1);
  });

  test('a refetch takes nothing away that was typed', async () => {
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

describe('leaving', () => {
  const question = 'You have unsaved changes. Leave this page?';

  test('REF-07 Cancel goes back at once when nothing was changed', async () => {
    const { user, path } = renderForm({ record: boston, children: fields });
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(path()).toBe('/list');
  });

  test('ATTR-14 Cancel can lead elsewhere', async () => {
    const onCancel = jest.fn();
    const { user, path } = renderForm({ record: boston, children: fields, onCancel });
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onCancel).toHaveBeenCalledTimes(1);
    expect(path()).toBe('/form');
  });

  test.each(['Cancel', 'a link', 'Back'])('P4 leaving unsaved changes by %s asks first', async (way) => {
    const { user, path, router } = renderForm({ record: boston, children: fields });
    await user.type(townName(), '!');
    if (way === 'Cancel') await user.click(screen.getByRole('button', { name: 'Cancel' }));
    if (way === 'a link') await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    if (way === 'Back') act(() => void router.navigate(-1));
    const dialog = await screen.findByRole('alertdialog', { name: question });
    await user.click(within(dialog).getByRole('button', { name: 'Stay' }));
    expect(path()).toBe('/form');
    expect(townName()).toHaveValue('Boston!');

    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(path()).toBe('/elsewhere'));
  });

  test('Escape stays', async () => {
    const { user, path } = renderForm({ record: boston, children: fields });
    await user.type(townName(), '!');
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    await screen.findByRole('alertdialog');
    await user.keyboard('{Escape}');
    expect(path()).toBe('/form');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  test('pressing Back again while the question stands asks once', async () => {
    const { user, router } = renderForm({ record: boston, children: fields });
    await user.type(townName(), '!');
    act(() => void router.navigate(-1));
    await screen.findByRole('alertdialog');
    act(() => void router.navigate(-1));
    await user.click(screen.getByRole('button', { name: 'Stay' }));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  test('SHELL-35 a link to # of the same page is no leaving', async () => {
    const { user, router } = renderForm({ record: boston, children: fields });
    await user.type(townName(), '!');
    await act(() => router.navigate('#'));
    await act(() => router.navigate('?page=2'));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(townName()).toHaveValue('Boston!');
  });

  test('closing the tab asks only while there are unsaved changes', async () => {
    const { user } = renderForm({ record: boston, children: fields });
    expect(closingAsks()).toBe(false);
    await user.type(townName(), '!');
    expect(closingAsks()).toBe(true);
    await user.type(townName(), '{Backspace}');
    expect(closingAsks()).toBe(false);
  });

  test('GUARD-07 a session that ends asks nobody', async () => {
    let endSession = (): void => undefined;
    function Guarded(): ReactNode {
      const [isSignedIn, setSignedIn] = useState(true);
      endSession = () => setSignedIn(false);
      if (!isSignedIn) return <Navigate to="/login" replace />;
      return (
        <FormPage heading="Town" record={boston} save={() => Promise.resolve()} backTo="/list">
          {fields}
        </FormPage>
      );
    }
    const { user, path } = openForm(
      <DialogsProvider>
        <Guarded />
      </DialogsProvider>,
    );
    await user.type(townName(), '!');
    act(() => endSession());
    await waitFor(() => expect(path()).toBe('/login'));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  test('after a save nothing asks', async () => {
    const { user, path } = renderForm({ record: boston, children: fields });
    await user.type(townName(), '!');
    await pressSave(user);
    expect(path()).toBe('/list');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(closingAsks()).toBe(false);
  });

  function closingAsks(): boolean {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  }
});
