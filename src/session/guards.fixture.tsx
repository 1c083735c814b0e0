import { act } from '@testing-library/react';

export const minuteMs = 60_000;

export function here(): string {
  return window.location.pathname;
}

/** What the browser does in this tab when another one changes the storage. */
export function changeInOtherTab(change: () => void): void {
  act(() => {
    change();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
  });
}
