import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { MoneyInput } from './MoneyInput';

const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' });

function renderedWith(stored: string): { typed: () => readonly string[] } {
  const typed: string[] = [];
  function Field(): ReactNode {
    const [text, setText] = useState(stored);
    return (
      <form onSubmit={(event) => event.preventDefault()}>
        <MoneyInput
          aria-label="Amount"
          text={text}
          onText={(next) => {
            typed.push(next);
            setText(next);
          }}
        />
        <button type="submit">Save</button>
      </form>
    );
  }
  render(<Field />);
  return { typed: () => typed };
}

test.each([
  ['1000000', '$1,000,000'],
  ['1,250.5', '$1,250.50'],
  ['$1,234.50 ', '$1,234.50'],
  ['１２３４', '$1,234'],
  ['-5', '-$5'],
  ['', ''],
  // An amount that is malformed, or would be rounded, is not formatted.
  ['1.234,50', '1.234,50'],
  ['0.005', '0.005'],
  ['soon', 'soon'],
])('the amount %p is shown as %p on blur, and as it was typed at the next key', async (text, shown) => {
  const user = userEvent.setup();
  const { typed } = renderedWith('');
  await user.click(box());
  await user.paste(text);
  expect(box()).toHaveValue(text);
  await user.tab();
  expect(box()).toHaveValue(shown);
  await user.tab({ shift: true });
  expect(box()).toHaveValue(shown);
  await user.keyboard('{ArrowRight}');
  expect(box()).toHaveValue(text);
  // Focus alone changes nothing.
  expect(typed()).toEqual(text === '' ? [] : [text]);
});

test('the caret stays before the same digit when the typed text is shown again', async () => {
  const user = userEvent.setup();
  renderedWith('1234567');
  await user.pointer({ keys: '[MouseLeft]', target: box(), offset: '$1,234'.length });
  expect(box()).toHaveValue('1234567');
  await user.keyboard('0');
  expect(box()).toHaveValue('12340567');
});

test('an amount that is filled in without the focus is formatted, and Enter does not format a typed one', async () => {
  const user = userEvent.setup();
  const { typed } = renderedWith('2000');
  expect(box()).toHaveValue('$2,000');
  await user.type(box(), '5{Enter}');
  expect(box()).toHaveValue('20005');
  expect(typed()).toEqual(['20005']);
});

test('a text that is being typed is not formatted when the window loses the focus', async () => {
  const user = userEvent.setup();
  renderedWith('2000');
  await user.click(box());
  fireEvent.focusOut(box());
  expect(box()).toHaveValue('2000');
});

test('a program that focuses the box and selects its text replaces the whole text', () => {
  renderedWith('2000');
  act(() => {
    box().focus();
    box().select();
  });
  // If the focus changed the text, the selection would be lost and the new text would be added to the old one.
  expect([box().value, box().selectionStart, box().selectionEnd]).toEqual(['$2,000', 0, 6]);
  fireEvent.change(box(), { target: { value: '1000.50' } });
  expect(box()).toHaveValue('1000.50');
});
