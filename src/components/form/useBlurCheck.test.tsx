import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import type { BlurAnswer } from './blurCheck';
import { useBlurCheck } from './useBlurCheck';

const onAnswer = jest.fn<undefined, [BlurAnswer, string]>();

function PointingId({ ask }: { ask: (value: string) => Promise<boolean> }): ReactNode {
  const [value, setValue] = useState('');
  const { checking, leave } = useBlurCheck({ value, ask, onAnswer });
  return (
    <label>
      Pointing Id
      <input value={value} onChange={(event) => setValue(event.target.value)} onBlur={leave} />
      {checking && 'asking'}
    </label>
  );
}

beforeEach(() => onAnswer.mockReset());

test('PARTNER-21 leaving the field asks, and says so until the answer is there', async () => {
  let answer = (_accepted: boolean): void => undefined;
  const ask = jest.fn(() => new Promise<boolean>((resolve) => (answer = resolve)));
  render(<PointingId ask={ask} />);
  await userEvent.type(screen.getByRole('textbox'), 'K-1');
  await userEvent.tab();
  expect(ask).toHaveBeenCalledWith('K-1');
  expect(screen.getByText(/asking/)).toBeInTheDocument();
  await act(async () => answer(false));
  expect(onAnswer).toHaveBeenCalledWith('refused', 'K-1');
  expect(screen.queryByText(/asking/)).not.toBeInTheDocument();
});

test('an answer that comes after the screen has gone is told to nobody', async () => {
  let answer = (_accepted: boolean): void => undefined;
  const { unmount } = render(<PointingId ask={() => new Promise((resolve) => (answer = resolve))} />);
  await userEvent.type(screen.getByRole('textbox'), 'K-1');
  await userEvent.tab();
  unmount();
  await act(async () => answer(false));
  expect(onAnswer).not.toHaveBeenCalled();
});
