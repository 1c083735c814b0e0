import { act, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { pressSave } from '@/components/form/renderForm.fixture';
import { agent, Field, open } from '../fields.fixture';
import { required } from '../required.fixture';

const usernameRequired = { username: required('Username') };

describe('a check by the server', () => {
  const message = 'Sorry, that username is already taken';

  /** A server whose responses the test sends. */
  function username(onRefused?: () => void): {
    responses: ((free: boolean | 'fails') => void)[];
    asked: string[];
    field: ReactNode;
  } {
    const asked: string[] = [];
    const responses: ((free: boolean | 'fails') => void)[] = [];
    const ask = (value: string): Promise<boolean> => {
      asked.push(value);
      return new Promise((resolve, reject) =>
        responses.push((free) => (free === 'fails' ? reject(new Error('no connection')) : resolve(free))),
      );
    };
    const field = (
      <>
        <Field.Text name="username" label="Username" serverCheck={{ ask, message, onRefused }} />
        <Field.Text name="name" label="First Name" />
      </>
    );
    return { responses, asked, field };
  }

  function box(): HTMLElement {
    return screen.getByLabelText('Username');
  }

  test('USER-15, USER-16, USER-17 a refused username is cleared, with the message, and can be restored', async () => {
    const { responses, asked, field } = username();
    const { user, sent } = open(field, {}, usernameRequired);
    await user.type(box(), 'a');
    await user.tab();
    expect(asked).toEqual(['anna']);
    expect(screen.getByText('Checking…')).toBeVisible();
    await act(async () => responses[0]?.(false));
    expect(screen.queryByText('Checking…')).not.toBeInTheDocument();
    expect(box()).toHaveValue('');
    expect(box()).toHaveAccessibleDescription(message);
    await pressSave(user);
    expect(screen.getByRole('link', { name: message })).toBeInTheDocument();
    expect(sent).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Put back anna' }));
    expect(box()).toHaveFocus();
    expect(box()).toHaveValue('anna');
    expect(screen.queryByRole('button', { name: 'Put back anna' })).not.toBeInTheDocument();
  });

  test('USER-17 the message of a refusal stays while other fields are validated', async () => {
    const { responses, field } = username();
    const { user } = open(field, {}, { name: required('First Name') });
    await user.type(box(), 'a');
    await user.tab();
    await act(async () => responses[0]?.(false));
    await user.clear(screen.getByLabelText('First Name'));
    await user.tab();
    expect(screen.getByLabelText('First Name')).toHaveAccessibleDescription('First Name is required');
    expect(box()).toHaveAccessibleDescription(message);
  });

  test('USER-18 a failed check shows no error and refuses nothing', async () => {
    const { responses, field } = username();
    const { user, sent } = open(field, {}, usernameRequired);
    await user.type(box(), 'a');
    await user.tab();
    await act(async () => responses[0]?.('fails'));
    expect(box()).toHaveValue('anna');
    expect(box()).toBeValid();
    await pressSave(user);
    await act(async () => responses[1]?.('fails'));
    expect(sent[0]?.username).toBe('anna');
  });

  test('the response for an earlier text does not change a later one', async () => {
    const { responses, asked, field } = username();
    const { user } = open(field, {}, usernameRequired);
    await user.type(box(), 'a');
    await user.tab();
    await user.type(box(), 'b');
    await act(async () => responses[0]?.(false));
    expect(box()).toHaveValue('annab');
    await user.tab();
    expect(asked).toEqual(['anna', 'annab']);
    await act(async () => responses[1]?.(true));
    expect(box()).toHaveValue('annab');
    expect(box()).toBeValid();
  });

  test('a save waits for the check: after a refusal nothing is sent', async () => {
    const { responses, field } = username();
    const { user, sent } = open(field, {}, usernameRequired);
    await user.type(box(), 'a{Enter}');
    expect(screen.getByText('Checking…')).toBeInTheDocument();
    expect(sent).toEqual([]);
    responses[0]?.(false);
    expect(await screen.findByRole('link', { name: message })).toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'There is a problem' })).toHaveFocus();
    expect(sent).toEqual([]);
  });

  test('a save waits for the check: an accepted value is sent once, without another press', async () => {
    const { responses, field } = username();
    const { user, sent } = open(field, {}, usernameRequired);
    await user.type(box(), 'a{Enter}{Enter}{Enter}');
    expect(sent).toEqual([]);
    await act(async () => responses[0]?.(true));
    expect(sent).toEqual([{ ...agent, username: 'anna' }]);
  });

  test('a response that arrives after the screen was unmounted is ignored', async () => {
    const onRefused = jest.fn();
    const { responses, field } = username(onRefused);
    const { user, router } = open(field, {}, usernameRequired);
    await user.type(box(), 'a');
    await user.tab();
    await act(() => router.navigate('/elsewhere'));
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    await act(async () => responses[0]?.(false));
    expect(onRefused).not.toHaveBeenCalled();
  });

  test('USER-15 the stored username is not checked', async () => {
    const { asked, field } = username();
    const { user, sent } = open(field, {}, usernameRequired);
    await user.click(box());
    await pressSave(user);
    expect(asked).toEqual([]);
    expect(sent).toHaveLength(1);
  });
});
