import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { object, string } from 'yup';
import { noteAbsent, omitUntouchedMissingKeys } from '@/domain/saving/absent';
import { draftsWith, pressSave, renderForm } from '@/components/form/renderForm.fixture';
import { boston, Field, fields, townName, validationSchema } from './FormPage.fixture';
import { required } from './required.fixture';
import { text } from './schema';

describe('problems', () => {
  test('missing required fields are listed in the order of the screen, and nothing is sent', async () => {
    const { user, sent } = renderForm({
      record: { ...boston, name: '', code: ' ' },
      children: fields,
      validationSchema,
    });
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
    const { user } = renderForm({ record: { ...boston, code: '' }, children: fields, validationSchema });
    await pressSave(user);
    await user.click(screen.getByRole('link', { name: 'Town Code is required' }));
    expect(screen.getByRole('textbox', { name: 'Town Code' })).toHaveFocus();
  });

  test('each failed submit brings focus to the summary', async () => {
    const { user } = renderForm({ record: { ...boston, code: '' }, children: fields, validationSchema });
    await pressSave(user);
    await user.click(screen.getByRole('link', { name: 'Town Code is required' }));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('group', { name: 'There is a problem' })).toHaveFocus());
  });

  test('an error is removed as soon as the value is valid; its line stays and says done', async () => {
    const { user, sent } = renderForm({
      record: { ...boston, name: '' },
      children: fields,
      validationSchema,
    });
    await pressSave(user);
    await user.type(townName(), 'S');
    expect(townName()).toBeValid();
    const summary = screen.getByRole('group', { name: 'There is a problem' });
    expect(within(summary).getByText('done')).toBeInTheDocument();
    await pressSave(user);
    expect(sent).toHaveLength(1);
  });

  test('leaving an untouched empty required field shows no error; emptying one does', async () => {
    const { user } = renderForm({ record: { ...boston, name: '' }, children: fields, validationSchema });
    await user.click(townName());
    await user.tab();
    expect(screen.queryByText('Town Name is required')).not.toBeInTheDocument();
    await user.clear(screen.getByRole('textbox', { name: 'Town Code' }));
    await user.tab();
    expect(screen.getByText('Town Code is required')).toBeInTheDocument();
    expect(screen.queryByText('Town Name is required')).not.toBeInTheDocument();
  });

  test('a malformed stored value is no error after Tab, nor after another field was refused, until it is changed', async () => {
    const { user, sent } = renderForm({
      record: { ...boston, name: 'none' },
      children: fields,
      validationSchema: object({ name: text().label('Town Name').email(), code: required('Town Code') }),
    });
    const code = screen.getByRole('textbox', { name: 'Town Code' });
    await user.click(townName());
    await user.tab();
    await user.clear(code);
    await pressSave(user);
    expect(code).toBeInvalid();
    expect(townName()).toBeValid();
    await user.type(townName(), '!');
    await user.tab();
    expect(townName()).toBeInvalid();
    await user.type(townName(), '{Backspace}');
    await user.type(code, 'BOS');
    await pressSave(user);
    expect(sent).toEqual([{ ...boston, name: 'none', code: 'BOS' }]);
  });

  test('an error of an earlier value is never shown, not even during the validation on blur', async () => {
    const { user } = renderForm({ record: { ...boston, name: '' }, children: fields, validationSchema });
    await user.type(screen.getByRole('textbox', { name: 'Town Code' }), 'X');
    await user.type(townName(), 'Salem');
    fireEvent.blur(townName());
    expect(townName()).toBeValid();
    await act(async () => undefined);
    expect(townName()).toBeValid();
  });

  test('Q-098 a field that is not on screen is not required', async () => {
    const { user, sent } = renderForm({
      record: { ...boston, code: '' },
      validationSchema: object({ code: required('Town Code') }),
      children: (
        <>
          <Field.Text name="name" label="Town Name" />
          <Field.When name="name" is="Salem">
            <Field.Text name="code" label="Town Code" />
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

  test('all fields are validated on submit, and only the field that was left on blur', async () => {
    const lengths = object({
      name: string().max(8, 'Town Name is too long'),
      code: string().length(3, 'Town Code has three letters'),
    });
    const { user, sent } = renderForm({ record: boston, children: fields, validationSchema: lengths });
    await user.type(townName(), ' upon Avon');
    await user.tab();
    expect(await screen.findByText('Town Name is too long')).toBeInTheDocument();
    await user.type(screen.getByRole('textbox', { name: 'Town Code' }), 'X');
    expect(screen.queryByText('Town Code has three letters')).not.toBeInTheDocument();
    await pressSave(user);
    expect(await screen.findByRole('link', { name: 'Town Code has three letters' })).toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  test('a schema that throws makes the save fail', async () => {
    const broken = object({
      name: string().test(() => {
        throw new TypeError('broken rule');
      }),
    });
    const { user, sent } = renderForm({ record: boston, children: fields, validationSchema: broken });
    // Formik logs a warning.
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    await user.type(townName(), '!{Enter}');
    expect(await screen.findByText('Not saved')).toBeInTheDocument();
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('unhandled error'), expect.any(TypeError));
    expect(sent).toEqual([]);
  });
});

describe('a record with missing keys in the response', () => {
  const partial = noteAbsent({ ...boston, code: '' }, { id: 7, name: 'Boston', note: null, key: 's3cret' });

  test('a field whose key was missing is named, is not required, and is not sent', async () => {
    const { user, sent } = renderForm({ record: partial, children: fields, validationSchema });
    expect(screen.getByRole('textbox', { name: 'Town Code' })).not.toBeRequired();
    expect(screen.getByText(/^The server did not send: Town Code\./)).toBeVisible();
    await pressSave(user);
    expect(sent.map((town) => Object.keys(omitUntouchedMissingKeys(town)))).toEqual([
      ['id', 'name', 'note', 'key'],
    ]);
  });

  test('a field that is null is required, and is not named', async () => {
    const { user, sent } = renderForm({
      record: noteAbsent({ ...boston, code: '' }, { ...boston, code: null }),
      children: fields,
      validationSchema,
    });
    expect(screen.queryByText(/^The server did not send/)).toBeNull();
    await pressSave(user);
    expect(sent).toEqual([]);
  });

  test('a blank that another field sets is sent; so is a blank that a draft restores', async () => {
    function NameThatClearsCode(): ReactNode {
      const set = Field.useSet();
      return <Field.Text name="name" label="Town Name" onChange={() => set('code', '')} />;
    }
    const form = { record: partial, children: <NameThatClearsCode /> };
    const { store, last } = draftsWith();
    const first = renderForm({ ...form, drafts: store });
    await first.user.type(townName(), '!');
    await waitFor(() => expect(last()?.fields.map(({ name }) => name)).toEqual(['name', 'code']));
    await pressSave(first.user);
    expect(omitUntouchedMissingKeys(first.sent[0] ?? {})).toHaveProperty('code', '');

    const again = renderForm({ ...form, drafts: draftsWith(last()).store });
    await again.user.click(await screen.findByRole('button', { name: 'Restore' }));
    await pressSave(again.user);
    expect(omitUntouchedMissingKeys(again.sent[0] ?? {})).toMatchObject({ name: 'Boston!', code: '' });
  });
});
