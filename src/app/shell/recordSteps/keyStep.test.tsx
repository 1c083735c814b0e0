import { render, screen } from '@testing-library/react';
import { keyStep } from './keyStep';

test.each([
  ['Alt and the down arrow in a box of one line', 'One line', { key: 'ArrowDown', altKey: true }, 1],
  ['Alt and the up arrow in a box of one line', 'One line', { key: 'ArrowUp', altKey: true }, -1],
  ['the arrow alone', 'One line', { key: 'ArrowDown' }, 0],
  ['Alt and another key', 'One line', { key: 'Enter', altKey: true }, 0],
  ['with Shift as well', 'One line', { key: 'ArrowDown', altKey: true, shiftKey: true }, 0],
  ['while a word is being composed', 'One line', { key: 'ArrowDown', altKey: true, isComposing: true }, 0],
  ['in a box of several lines', 'Several lines', { key: 'ArrowDown', altKey: true }, 0],
  ['in a choice, which it opens', 'Choice', { key: 'ArrowDown', altKey: true }, 0],
  ['in a date, whose calendar it opens', 'Date', { key: 'ArrowDown', altKey: true }, 0],
])('%s', (_case, label, key, step) => {
  render(
    <>
      <input aria-label="One line" />
      <textarea aria-label="Several lines" />
      <select aria-label="Choice" />
      <input type="date" aria-label="Date" />
    </>,
  );
  const pressed = new KeyboardEvent('keydown', { ...key, bubbles: true });
  screen.getByLabelText(label).dispatchEvent(pressed);
  expect(keyStep(pressed)).toBe(step);
});
