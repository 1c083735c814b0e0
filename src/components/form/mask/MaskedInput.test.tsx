import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { useState, type ReactNode } from 'react';
import { digitsOf, isDigit, preserveCaret } from './mask';
import { MaskedInput } from './MaskedInput';

const inFours = preserveCaret(
  (raw) =>
    digitsOf(raw)
      .slice(0, 16)
      .replace(/(.{4})(?=.)/g, '$1 '),
  isDigit,
);

function CardNumber({ start = '' }: { start?: string }): ReactNode {
  const [value, setValue] = useState(start);
  return <MaskedInput aria-label="Card Number" value={value} onValue={setValue} format={inFours} />;
}

function box(): HTMLInputElement {
  return screen.getByLabelText('Card Number');
}

test('PAY-05 digits are grouped while they are typed, other characters are dropped', async () => {
  render(<CardNumber />);
  await userEvent.type(box(), '4111-1111x1');
  expect(box()).toHaveValue('4111 1111 1');
});

test('a number that is pasted with dashes and spaces is accepted', async () => {
  render(<CardNumber />);
  await userEvent.click(box());
  await userEvent.paste(' 4111-1111 1111+1111 ');
  expect(box()).toHaveValue('4111 1111 1111 1111');
});

test('the caret stays where the user is typing', async () => {
  render(<CardNumber start="4111 1111" />);
  await userEvent.type(box(), '23', { initialSelectionStart: 2, initialSelectionEnd: 2 });
  expect(box()).toHaveValue('4123 1111 11');
  expect(box().selectionStart).toBe(4);
});

test('the caret stays where a character was refused', async () => {
  render(<CardNumber start="4111 1111" />);
  await userEvent.type(box(), 'x', { initialSelectionStart: 2, initialSelectionEnd: 2 });
  expect(box()).toHaveValue('4111 1111');
  expect(box().selectionStart).toBe(2);
});

test('Backspace after a separator deletes it, then the digit before it', async () => {
  render(<CardNumber start="4111 2222" />);
  await userEvent.type(box(), '{Backspace}{Backspace}', { initialSelectionStart: 5, initialSelectionEnd: 5 });
  expect(box()).toHaveValue('4112 222');
});

test('Delete before a separator steps over it, then deletes the next digit', async () => {
  render(<CardNumber start="4111 2333" />);
  await userEvent.type(box(), '{Delete}{Delete}', { initialSelectionStart: 4, initialSelectionEnd: 4 });
  expect(box()).toHaveValue('4111 333');
});

test('a text is not formatted during a composition', () => {
  render(<CardNumber start="41" />);
  fireEvent.compositionStart(box());
  fireEvent(box(), composing('41に'));
  expect(box()).toHaveValue('41に');
  fireEvent.compositionEnd(box());
  expect(box()).toHaveValue('41');
});

function composing(text: string): Event {
  const event = new InputEvent('input', { bubbles: true, isComposing: true });
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box(), text);
  return event;
}

test('after any change at any position the same digits are before the caret', () => {
  const character = fc.constantFrom(...'0123456789 -+x');
  fc.assert(
    fc.property(fc.string({ unit: character, maxLength: 18 }), fc.nat(18), (raw, at) => {
      const caret = Math.min(at, raw.length);
      const shown = inFours({ text: raw, caret });
      expect(digitsOf(shown.text.slice(0, shown.caret))).toBe(digitsOf(raw.slice(0, caret)).slice(0, 16));
      expect(inFours(shown)).toEqual(shown);
    }),
    { seed: 1, numRuns: 1000 },
  );
});

describe('undo', () => {
  test('Ctrl+Z undoes a correction in the middle and restores the caret; Ctrl+Shift+Z redoes it', async () => {
    render(<CardNumber start="4111 1111" />);
    await userEvent.type(box(), '2', { initialSelectionStart: 2, initialSelectionEnd: 2 });
    expect(box()).toHaveValue('4121 1111 1');
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(box()).toHaveValue('4111 1111');
    expect(box().selectionStart).toBe(2);
    await userEvent.keyboard('{Control>}{Shift>}Z{/Shift}{/Control}');
    expect(box()).toHaveValue('4121 1111 1');
    await userEvent.keyboard('{Meta>}z{/Meta}');
    expect(box()).toHaveValue('4111 1111');
  });

  test('each key, each deletion and each paste is a step', async () => {
    render(<CardNumber />);
    await userEvent.type(box(), '42');
    await userEvent.paste('424242');
    await userEvent.keyboard('{Backspace}');
    const shown = ['4242 4242', '42', '4', ''];
    for (const text of shown) {
      await userEvent.keyboard('{Control>}z{/Control}');
      expect(box()).toHaveValue(text);
    }
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(box()).toHaveValue('');
    for (const text of ['4', '42', '4242 4242', '4242 424']) {
      await userEvent.keyboard('{Control>}y{/Control}');
      expect(box()).toHaveValue(text);
    }
  });

  test('the menu of the browser undoes like the keys', async () => {
    render(<CardNumber />);
    await userEvent.type(box(), '4242');
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box(), 'anything');
    fireEvent(box(), new InputEvent('input', { bubbles: true, inputType: 'historyUndo' }));
    expect(box()).toHaveValue('424');
  });

  test('nothing can be undone after a program has cleared the box', async () => {
    function Sent(): ReactNode {
      const [value, setValue] = useState('');
      return (
        <>
          <MaskedInput aria-label="Card Number" value={value} onValue={setValue} format={inFours} />
          <button type="button" onClick={() => setValue('')}>
            Send
          </button>
        </>
      );
    }
    render(<Sent />);
    await userEvent.type(box(), '4242');
    await userEvent.click(screen.getByRole('button'));
    await userEvent.click(box());
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(box()).toHaveValue('');
  });
});
