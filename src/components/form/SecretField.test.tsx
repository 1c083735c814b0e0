import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { SecretField, type SecretFieldProps } from './SecretField';

function CardCode(props: Partial<SecretFieldProps>): ReactNode {
  const [value, setValue] = useState('');
  return (
    <>
      <SecretField label="CVV" value={value} onValue={setValue} {...props} />
      <button type="button">Elsewhere</button>
    </>
  );
}

function box(): HTMLElement {
  return screen.getByLabelText('CVV');
}

async function typeAndShow(): Promise<void> {
  await userEvent.type(box(), '123');
  await userEvent.click(screen.getByRole('button', { name: 'Show CVV' }));
}

test('FIELD-17 a secret is hidden until it is shown, and can be hidden again', async () => {
  render(<CardCode />);
  expect(box()).toHaveAttribute('type', 'password');
  await typeAndShow();
  expect(box()).toHaveAttribute('type', 'text');
  expect(box()).toHaveValue('123');
  await userEvent.click(screen.getByRole('button', { name: 'Hide CVV' }));
  expect(box()).toHaveAttribute('type', 'password');
});

test('it stays shown while the user works in it', async () => {
  render(<CardCode />);
  await typeAndShow();
  await userEvent.type(box(), '4');
  expect(box()).toHaveAttribute('type', 'text');
});

test('it hides when the user leaves the field', async () => {
  render(<CardCode />);
  await typeAndShow();
  await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(box()).toHaveAttribute('type', 'password');
});

test('it hides when the page is hidden', async () => {
  render(<CardCode />);
  await typeAndShow();
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(box()).toHaveAttribute('type', 'password');
});

test('Q-063 a stored secret is shown as dots and cannot be revealed; typing replaces it', async () => {
  render(<CardCode stored />);
  expect(box()).toHaveValue('');
  expect(box()).toHaveAttribute('placeholder', '••••••••');
  expect(box()).toHaveAccessibleDescription('A value is stored. Type to replace it.');
  expect(screen.getByRole('button', { name: 'Show CVV' })).toBeDisabled();
  await userEvent.type(box(), '9');
  expect(screen.getByRole('button', { name: 'Show CVV' })).toBeEnabled();
});

test('only the field is found by its label', () => {
  render(<CardCode />);
  expect(screen.getAllByLabelText(/CVV/)).toEqual([box()]);
});
