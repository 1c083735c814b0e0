import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { openAt } from '@/app/openAt.fixture';
import { bodiesTo, holdResponses, nextBody } from '@/testing/harness/server';
import { boxes, storeSentRecovery, submit } from './recovery.fixture';

async function openCode(): Promise<UserEvent> {
  storeSentRecovery('7');
  const user = openAt('/client_user_BDX_forgototpcheck', { as: 'signedOut' });
  await screen.findByRole('group', { name: 'Code' });
  return user;
}

function values(): string {
  return boxes()
    .map(({ value }) => value || '.')
    .join('');
}

test('RECOV-12 a paste into a box fills all four', async () => {
  const user = await openCode();
  await user.click(boxes()[2]!);
  await user.paste(' 12 34 ');
  expect(values()).toBe('1234');
  expect(boxes()[3]).toHaveFocus();
});

test('RECOV-12 a browser that fills the whole code into a box fills all four', async () => {
  await openCode();
  fireEvent.change(boxes()[3]!, { target: { value: '1234' } });
  expect(values()).toBe('1234');
});

test('RECOV-12 boxes that a program fills without an event are sent as they are', async () => {
  const user = await openCode();
  for (const [box, character] of [...'1234'].entries()) Object.assign(boxes()[box]!, { value: character });
  const sent = nextBody('/clientuserforgetpasswordotpcheck');
  await submit(user);
  expect(await sent).toEqual({ id: 7, otpvalue: '1234' });
});

test('RECOV-12 RECOV-25 Backspace steps back box by box, arrows move, and a key replaces what a box holds', async () => {
  const user = await openCode();
  await user.keyboard('1234{Backspace}');
  expect(values()).toBe('123.');
  expect(boxes()[3]).toHaveFocus();
  await user.keyboard('{Backspace}{Backspace}');
  expect(values()).toBe('1...');
  expect(boxes()[1]).toHaveFocus();
  await user.keyboard('{ArrowLeft}9');
  expect(values()).toBe('9...');
  await user.keyboard('{ArrowRight}{ArrowRight}7');
  expect(values()).toBe('9..7');
});

test('RECOV-24 RECOV-25 an incomplete code sends nothing and focuses the first empty box', async () => {
  const user = await openCode();
  await user.keyboard('12{Enter}');
  expect(screen.getByText('Enter all four characters.')).toBeVisible();
  expect(boxes()[2]).toHaveFocus();
  expect(boxes()[2]).toBeInvalid();
  expect(boxes()[2]).toHaveAccessibleDescription('Enter all four characters.');
  await user.keyboard('34');
  expect(screen.queryByText('Enter all four characters.')).not.toBeInTheDocument();
  expect(bodiesTo('/clientuserforgetpasswordotpcheck')).toEqual([]);
});

test('RECOV-14 two presses of Enter check the code once', async () => {
  const user = await openCode();
  const held = holdResponses('/clientuserforgetpasswordotpcheck');
  await user.keyboard('9876{Enter}{Enter}');
  held.release();
  await screen.findByRole('alert');
  expect(bodiesTo('/clientuserforgetpasswordotpcheck')).toHaveLength(1);
});

test('RECOV-14 after a refused code the next four keys replace it', async () => {
  const user = await openCode();
  await user.keyboard('1119{Enter}');
  await screen.findByRole('alert');
  await waitFor(() => expect(boxes()[0]).toHaveFocus());
  await user.keyboard('1234');
  expect(values()).toBe('1234');
});
