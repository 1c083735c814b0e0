import { screen, within } from '@testing-library/react';

export const url = '/permissions/11';

export function box(name: string): HTMLElement {
  return screen.getByRole('region', { name });
}

export function left(): HTMLElement {
  return box('Menu items');
}

export function namesIn(region: HTMLElement): string[] {
  return within(region)
    .queryAllByRole('button', { name: /^Drag / })
    .map((handle) => handle.querySelector('bdi')?.textContent ?? '');
}

export async function opened(): Promise<void> {
  await screen.findByRole('region', { name: 'Read' });
}
