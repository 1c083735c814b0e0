import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { WithStore } from '@/app/withStore.fixture';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { object } from 'yup';
import { cardFailureText } from './cardFailureText';
import { CardForm } from './CardForm';
import { CardInput } from './CardInput';
import { verbatim } from '@/components/form/schema';
import { useSendForm } from './useSendForm';

const send = jest.fn(() => Promise.resolve('sent'));
const onDone = jest.fn();

beforeEach(() => {
  send.mockClear();
  onDone.mockClear();
});

function NameForm(): ReactElement {
  const form = useSendForm({
    initialValues: { name: '' },
    validationSchema: object({ name: verbatim().required('Enter a name.') }),
    failureText: cardFailureText({ refused: '', notAllowed: '', serverError: '', cancelled: '' }),
    send,
    onDone,
  });
  return (
    <CardForm form={form} heading="Name" submit="Submit" links={[]}>
      <CardInput name="name" label="Name" type="text" autoComplete="username" />
    </CardForm>
  );
}

function open(): ReturnType<typeof userEvent.setup> {
  render(
    <WithStore>
      <NameForm />
    </WithStore>,
    { wrapper: MemoryRouter },
  );
  return userEvent.setup();
}

const box = (): HTMLElement => screen.getByRole('textbox', { name: 'Name' });

test('an error goes when its field is filled, and a field that is emptied again shows none before the next submit', async () => {
  const user = open();
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  expect(await screen.findByText('Enter a name.')).toBeVisible();
  expect(box()).toHaveFocus();
  await user.keyboard('A');
  await waitFor(() => expect(box()).toHaveAccessibleDescription(''));
  await user.keyboard('{Backspace}');
  expect(box()).toHaveAccessibleDescription('');
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Enter a name.')).toBeVisible();
  expect(send).not.toHaveBeenCalled();
});

test('a failure after the response is shown, and the form can be sent again', async () => {
  onDone.mockImplementationOnce(() => {
    throw new TypeError('broken screen');
  });
  const user = open();
  await user.type(box(), 'Ann{Enter}');
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Submit' })).not.toHaveAttribute('aria-busy');
});

test('a field that a program has filled without an event is sent as it is', async () => {
  const user = open();
  Object.assign(box(), { value: 'Ann' });
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await screen.findByDisplayValue('');
  expect(send.mock.calls).toEqual([[{ name: 'Ann' }]]);
});
