import { screen, waitFor, within } from '@testing-library/react';

export const takenOver =
  'Another user has signed in in another tab. This tab now shows the account of that user.';

export const wrongClock =
  'The clock of this computer is wrong. Please correct it: dates are filled in from it.';

export const hourMs = 3_600_000;

/** The live region gets its text in an effect, which may run after the notice is rendered. */
export function expectAnnounced(text: string): Promise<void> {
  return waitFor(() => {
    expect(document.querySelector('[aria-live][aria-atomic]')).toHaveTextContent(text);
  });
}

/** Waits for the notice; the live region gets the same text later. */
export function expectNotice(text: string): Promise<void> {
  return waitFor(() => expect(within(screen.getByRole('main')).getByText(text)).toBeVisible());
}
