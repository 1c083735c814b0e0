import { screen, within } from '@testing-library/react';

export function banner(): HTMLElement {
  return screen.getByRole('banner');
}

export function mainMenu(): HTMLElement {
  return screen.getByRole('navigation', { name: 'Main menu' });
}

export async function category(name: string): Promise<HTMLElement> {
  return within(await screen.findByRole('navigation', { name: 'Main menu' })).findByRole('link', { name });
}

export async function submenuNames(name: string): Promise<HTMLElement> {
  return screen.findByRole('navigation', { name: `${name} submenu` });
}
