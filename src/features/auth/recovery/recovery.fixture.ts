import { act, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

const storedKeys = [
  'forgot_client_user_select',
  'forgot_client_user_id',
  'forgot_client_user_phone',
  'forgot_client_user_email',
  'forgot_client_user_until',
] as const;

/** The stored values of a recovery, key by key; the last one is its expiry. */
export function storedValues(): (string | null)[] {
  return storedKeys.map((key) => sessionStorage.getItem(key));
}

export const nothingStored = [null, null, null, null, null];

const recoveryMs = 600_000;

/** Stores a recovery whose code was sent. Returns the history state that the check of its code leaves. */
export function storeSentRecovery(
  id = '1',
  until = Date.now() + recoveryMs,
): { area: 'bdx'; checked: number } {
  sessionStorage.setItem('forgot_client_user_select', 'Email');
  sessionStorage.setItem('forgot_client_user_id', id);
  sessionStorage.setItem('forgot_client_user_phone', 'XXX-XXX-0177');
  sessionStorage.setItem('forgot_client_user_email', 'bor*******@atlantic.example.com');
  sessionStorage.setItem('forgot_client_user_until', String(until));
  return { area: 'bdx', checked: until };
}

export async function submit(user: UserEvent): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'Submit' }));
}

/** Fills in and submits step one. */
export async function submitLoginId(user: UserEvent, loginId: string): Promise<void> {
  await user.type(await screen.findByRole('textbox', { name: 'Login Id' }), loginId);
  await submit(user);
}

/** From step one to the code screen, by email. */
export async function askForCode(user: UserEvent, loginId = 'bdxuser'): Promise<void> {
  await submitLoginId(user, loginId);
  await screen.findByRole('radio', { name: /^Email/ });
  await submit(user);
  await screen.findByRole('heading', { level: 1, name: 'Forgot Password OTP Check' });
}

export function boxes(): HTMLInputElement[] {
  return screen.getAllByRole<HTMLInputElement>('textbox');
}

/**
 * Replaces `setTimeout`, so that a test can run the timer that was set for (about) this many milliseconds.
 */
export function spyOnTimers(): { runOut(ms: number, less?: number): void } {
  const set = jest.spyOn(globalThis, 'setTimeout');
  return {
    runOut(ms, less = 0) {
      const found = set.mock.calls.findLast(([, delay = 0]) => delay <= ms && delay >= ms - less);
      if (!found) throw new Error(`No timer was set for ${ms} ms`);
      act(() => found[0]());
    },
  };
}

/** The links of the screen: text and path. */
export function links(): (readonly [string | null, string | null])[] {
  return within(screen.getByRole('main'))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')] as const);
}
