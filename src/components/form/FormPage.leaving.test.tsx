import { act, screen, waitFor } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { openForm, pressSave, renderForm } from '@/components/form/renderForm.fixture';
import { DialogsProvider } from '@/components/feedback/dialogs/DialogsProvider';
import { DraftsContext } from '@/components/drafts/draftsContext';
import type { DraftStore } from '@/domain/saving/draft';
import { FormPage } from './FormPage';
import { boston, fields, validationSchema, townName } from './FormPage.fixture';
import { answer } from '@/testing/harness/at';

const drafts: DraftStore = {
  read: () => Promise.resolve(undefined),
  write: () => Promise.resolve(),
  remove: () => Promise.resolve(),
};
const getDrafts = (): DraftStore => drafts;

/** Renders the form with a draft store. */
function KeptForm(): ReactNode {
  return (
    <DialogsProvider>
      <DraftsContext value={getDrafts}>
        <FormPage heading="Town" record={boston} save={() => Promise.resolve()} backTo="/list">
          {fields}
        </FormPage>
      </DraftsContext>
    </DialogsProvider>
  );
}

describe('leaving', () => {
  const question = 'You have unsaved changes. Leave this page?';

  test('REF-07 Cancel goes back without a question when nothing was changed', async () => {
    const { user, path } = renderForm({ record: boston, children: fields, validationSchema });
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(path()).toBe('/list');
  });

  test('ATTR-14 Cancel can lead elsewhere', async () => {
    const onCancel = jest.fn();
    const { user, path } = renderForm({ record: boston, children: fields, validationSchema, onCancel });
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onCancel).toHaveBeenCalledTimes(1);
    expect(path()).toBe('/form');
  });

  test('REF-07 P2 Cancel goes back without a question when a draft stores what was typed', async () => {
    const { user, path } = openForm(<KeptForm />);
    await user.type(townName(), '!');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(path()).toBe('/list');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  test('P4 Cancel asks where a password would be lost, which no draft may store', async () => {
    const { user, path } = openForm(<KeptForm />);
    await user.type(screen.getByLabelText('Key'), 'secret');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Stay' }));
    expect(path()).toBe('/form');
    expect(screen.getByLabelText('Key')).toHaveValue('secret');
  });

  test.each(['Cancel', 'a link', 'Back'])('P4 leaving unsaved changes by %s asks first', async (way) => {
    const { user, path, router } = renderForm({ record: boston, children: fields, validationSchema });
    await user.type(townName(), '!');
    if (way === 'Cancel') await user.click(screen.getByRole('button', { name: 'Cancel' }));
    if (way === 'a link') await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    if (way === 'Back') act(() => void router.navigate(-1));
    await answer(user, question, 'Stay');
    expect(path()).toBe('/form');
    expect(townName()).toHaveValue('Boston!');

    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(path()).toBe('/elsewhere'));
  });

  test('Escape stays', async () => {
    const { user, path } = renderForm({ record: boston, children: fields, validationSchema });
    await user.type(townName(), '!');
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    await screen.findByRole('alertdialog');
    await user.keyboard('{Escape}');
    expect(path()).toBe('/form');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  test('pressing Back again while the question is open asks once', async () => {
    const { user, router } = renderForm({ record: boston, children: fields, validationSchema });
    await user.type(townName(), '!');
    act(() => void router.navigate(-1));
    await screen.findByRole('alertdialog');
    act(() => void router.navigate(-1));
    await user.click(screen.getByRole('button', { name: 'Stay' }));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  test('P4 leaving again right after Stay, before React rendered, asks again', async () => {
    const { user, path, router } = renderForm({ record: boston, children: fields, validationSchema });
    await user.type(townName(), '!');
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    const stay = await screen.findByRole('button', { name: 'Stay' });
    await act(async () => {
      stay.click();
      // The answer resolves a promise of the form before React renders.
      await new Promise((resolve) => setTimeout(resolve));
      await router.navigate('/elsewhere');
    });
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(path()).toBe('/elsewhere'));
  });

  test('SHELL-35 a link to # of the same page does not ask', async () => {
    const { user, router } = renderForm({ record: boston, children: fields, validationSchema });
    await user.type(townName(), '!');
    await act(() => router.navigate('#'));
    await act(() => router.navigate('?page=2'));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(townName()).toHaveValue('Boston!');
  });

  test('closing the tab asks only while there are unsaved changes', async () => {
    const { user } = renderForm({ record: boston, children: fields, validationSchema });
    expect(closingAsks()).toBe(false);
    await user.type(townName(), '!');
    expect(closingAsks()).toBe(true);
    await user.type(townName(), '{Backspace}');
    expect(closingAsks()).toBe(false);
  });

  test('GUARD-07 the end of a session does not ask', async () => {
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

  test('leaving after a save does not ask', async () => {
    const { user, path } = renderForm({ record: boston, children: fields, validationSchema });
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
