import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { Secret } from '@/domain/text/secret';
import { StaleCheckContext } from '@/components/actions/staleWrite/staleCheckContext';
import { openForm, pressSave, renderForm } from '@/components/form/renderForm.fixture';
import { DialogsProvider } from '@/components/feedback/dialogs/DialogsProvider';
import { FormPage, type FormPageProps } from './FormPage';
import { boston, fields, later, townName, validationSchema, type Town } from './FormPage.fixture';

const abort = jest.fn();

/** The stored record that the form reads before a save. */
function storedNow(now: Partial<Town> | Promise<Town>): FormPageProps<Town>['readAgain'] {
  const response = now instanceof Promise ? now : Promise.resolve({ ...boston, ...now });
  return () => ({ unwrap: () => response, abort });
}

const open = (now: Partial<Town> | Promise<Town>, more: Partial<FormPageProps<Town>> = {}) =>
  renderForm({ record: boston, children: fields, validationSchema, readAgain: storedNow(now), ...more });

const dialog = () => screen.findByRole('dialog', { name: 'Changed since you opened it' });

/** The texts of the rows of the dialog, one for each row. */
const rows = (): string[] => screen.getAllByRole('group').map((row) => row.textContent);

async function rename(user: UserEvent, name: string): Promise<void> {
  await user.clear(townName());
  await user.type(townName(), name);
}

test('when only the type of a value has changed, the record is sent without a question', async () => {
  const { user, sent, path } = open({ id: '7' as unknown as number, note: '' });
  await rename(user, 'Salem');
  await pressSave(user);
  await waitFor(() => expect(path()).toBe('/list'));
  expect(sent).toEqual([{ ...boston, name: 'Salem' }]);
});

test('a field that only the other user changed gets the stored value, which the dialog shows first', async () => {
  const { user, sent, path } = open({ code: 'BSN' });
  await rename(user, 'Salem');
  await pressSave(user);
  await dialog();
  expect(sent).toEqual([]);
  expect(rows()).toEqual([
    'Town CodeNot changed by you. The stored value is kept.When you opened it BOSStored now BSNYours BOS',
    'Town NameChanged only by you. Your value is kept.When you opened it BostonStored now BostonYours Salem',
  ]);
  await user.click(within(await dialog()).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(path()).toBe('/list'));
  expect(sent).toEqual([{ ...boston, name: 'Salem', code: 'BSN' }]);
});

test('the form is busy while the merged record is sent', async () => {
  const { user, sent } = open({ code: 'BSN' }, { save: () => later().promise });
  await rename(user, 'Salem');
  await pressSave(user);
  await user.click(within(await dialog()).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-busy', 'true');
  await user.type(townName(), ' Bay');
  expect(townName()).toHaveValue('Salem');
});

test.each([
  ['Stored now', 'Lynn'],
  ['Yours', 'Salem'],
])('when both changed a field, the user chooses %s', async (choice, name) => {
  const { user, sent, path } = open({ name: 'Lynn' });
  await rename(user, 'Salem');
  await pressSave(user);
  const question = within(await dialog());
  expect(question.getByRole('button', { name: 'Save' })).toBeDisabled();
  expect(question.getByRole('button', { name: 'Save' })).toHaveAccessibleDescription('Choose 1 more value');
  await user.click(question.getByRole('radio', { name: new RegExp(`^${choice}`) }));
  await user.click(question.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(path()).toBe('/list'));
  expect(sent).toEqual([{ ...boston, name }]);
});

test.each(['Back to the form', 'Close'])('%s sends nothing and keeps what was typed', async (button) => {
  const { user, sent, path } = open({ name: 'Lynn' });
  await rename(user, 'Salem');
  await pressSave(user);
  await user.click(within(await dialog()).getByRole('button', { name: button }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus());
  expect(townName()).toHaveValue('Salem');
  expect([sent, path()]).toEqual([[], '/form']);
});

test('keys that belong together are one choice', async () => {
  const { user, sent } = open({ code: 'LYN' }, { mergeAsGroup: [['name', 'code']] });
  await rename(user, 'Salem');
  await pressSave(user);
  const question = within(await dialog());
  expect(rows()).toEqual([
    'Town Name, Town CodeChanged by both. Choose which one to keep.When you opened it Boston · BOSStored now Boston · LYNYours Salem · BOS',
  ]);
  await user.click(question.getByRole('radio', { name: /^Stored now/ }));
  await user.click(question.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toEqual([{ ...boston, code: 'LYN' }]));
});

test('a key without a field is shown under its own name', async () => {
  const { user, sent } = open({ note: 'Founded 1630' });
  await pressSave(user);
  await dialog();
  expect(rows()).toEqual([
    'noteNot changed by you. The stored value is kept.When you opened it blankStored now Founded 1630Yours blank',
  ]);
  await user.click(within(await dialog()).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toEqual([{ ...boston, note: 'Founded 1630' }]));
});

test('secrets are compared as changed or unchanged, and never shown', async () => {
  const { user, sent } = open({ key: new Secret('th3irs') });
  await user.type(screen.getByLabelText('Key'), 'm1ne');
  await pressSave(user);
  const question = await dialog();
  expect(rows()).toEqual([
    'KeyChanged by both. Choose which one to keep.When you opened it hiddenStored now changedYours changed',
  ]);
  expect(question.outerHTML).not.toMatch(/th3irs|m1ne|s3cret/);
  await user.click(within(question).getByRole('radio', { name: /^Stored now/ }));
  await user.click(within(question).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect((sent[0]?.key as Secret).reveal()).toBe('th3irs');
});

test('a secret that the server encrypts anew at each read is sent as it was read last, without a question', async () => {
  let reads = 0;
  const readAgain: FormPageProps<Town>['readAgain'] = () => {
    reads += 1;
    return { unwrap: () => Promise.resolve({ ...boston, key: new Secret(`cipher ${reads}`) }), abort };
  };
  const { user, sent, path } = open({}, { readAgain });
  await rename(user, 'Salem');
  await pressSave(user);
  await waitFor(() => expect(path()).toBe('/list'));
  expect(sent).toEqual([{ ...boston, name: 'Salem', key: expect.any(Secret) as Secret }]);
  expect((sent[0]?.key as Secret).reveal()).toBe('cipher 1');
});

test('a secret that only the user changed is sent with the stored values of the other fields', async () => {
  const { user, sent } = open({ name: 'Lynn' });
  await user.type(screen.getByLabelText('Key'), 'm1ne');
  await pressSave(user);
  await user.click(within(await dialog()).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toEqual([{ ...boston, name: 'Lynn', key: 'm1ne' }]));
});

test('after a failed save the form has the chosen values, and the user is not asked twice', async () => {
  const save = jest.fn().mockRejectedValueOnce({ kind: 'serverError' });
  const { user, sent, path } = open({ name: 'Lynn', code: 'LYN' }, { save });
  await rename(user, 'Salem');
  await pressSave(user);
  const question = within(await dialog());
  await user.click(question.getByRole('radio', { name: /^Yours/ }));
  await user.click(question.getByRole('button', { name: 'Save' }));
  await screen.findByText('Not saved');
  expect(townName()).toHaveValue('Salem');
  expect(screen.getByLabelText('Town Code')).toHaveValue('LYN');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(path()).toBe('/list'));
  expect(sent).toEqual([
    { ...boston, name: 'Salem', code: 'LYN' },
    { ...boston, name: 'Salem', code: 'LYN' },
  ]);
});

test('a stored value that is invalid in the form shows an error before anything is sent', async () => {
  const { user, sent } = open({ code: '' });
  await rename(user, 'Salem');
  await pressSave(user);
  await user.click(within(await dialog()).getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('link', { name: 'Town Code is required' })).toBeVisible();
  expect(townName()).toHaveValue('Salem');
  expect(sent).toEqual([]);
});

describe('when the check is not possible', () => {
  afterEach(() => {
    jest.restoreAllMocks();
  });

  const question = 'We could not check whether someone else changed this. Save anyway?';
  const asked = () => screen.findByRole('alertdialog', { name: question });

  test('the user is asked, and can send the record', async () => {
    const { user, sent, path } = open(Promise.reject(new Error('No response')));
    await rename(user, 'Salem');
    await pressSave(user);
    await user.click(within(await asked()).getByRole('button', { name: 'Save anyway' }));
    await waitFor(() => expect(path()).toBe('/list'));
    expect(sent).toEqual([{ ...boston, name: 'Salem' }]);
  });

  test('back in the form nothing was sent, and Save checks again', async () => {
    const responses = [Promise.reject<Town>(new Error('No response')), Promise.resolve(boston)];
    const { user, sent } = open({}, { readAgain: () => ({ unwrap: () => responses.shift()!, abort }) });
    await rename(user, 'Salem');
    await pressSave(user);
    await user.click(within(await asked()).getByRole('button', { name: 'Back to the form' }));
    expect(sent).toEqual([]);
    await pressSave(user);
    await waitFor(() => expect(sent).toHaveLength(1));
  });

  test('the user is asked too if the browser reports no network, because that may be false', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { user, sent } = open(Promise.reject(new Error('No response')));
    await rename(user, 'Salem');
    await pressSave(user);
    await asked();
    expect(sent).toEqual([]);
  });

  test('a read that takes too long is stopped after five seconds, and the user is asked', async () => {
    const limit = new AbortController();
    const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
    const { user, sent } = open(new Promise(() => undefined));
    await pressSave(user);
    expect(timeout).toHaveBeenCalledWith(5000);
    expect(screen.getByRole('button', { name: 'Save', busy: true })).toBeVisible();
    act(() => limit.abort());
    await asked();
    expect(abort).toHaveBeenCalled();
    expect(sent).toEqual([]);
    timeout.mockRestore();
  });

  test.each([
    ['a refused token', { kind: 'signedOut', path: '/edittown' }],
    ['a session that ended meanwhile', new DOMException('Aborted', 'AbortError')],
  ])('%s asks nothing and sends nothing', async (_what, error) => {
    const { user, sent } = open(Promise.reject(error));
    await pressSave(user);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Save' })).not.toHaveAttribute('aria-busy'),
    );
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(sent).toEqual([]);
  });
});

test('a change that arrives after the user has left is not overwritten', async () => {
  let response: (town: Town) => void = () => undefined;
  const { user, sent } = open(new Promise((resolve) => (response = resolve)));
  await pressSave(user);
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  await act(async () => response({ ...boston, name: 'Lynn' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(sent).toEqual([]);
});

test.each([
  ['an installation can turn the check off', false, undefined],
  ['a creation has nothing to read', true, 'town'],
])('%s', async (_what, isOn, newRecordLabel) => {
  const readAgain = jest.fn();
  const save = jest.fn().mockResolvedValue(undefined);
  const { user } = openForm(
    <DialogsProvider>
      <StaleCheckContext value={isOn}>
        <FormPage heading="Town" record={boston} {...{ save, readAgain, newRecordLabel }} backTo="/list">
          {fields}
        </FormPage>
      </StaleCheckContext>
    </DialogsProvider>,
  );
  await pressSave(user);
  await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
  expect(readAgain).not.toHaveBeenCalled();
});
