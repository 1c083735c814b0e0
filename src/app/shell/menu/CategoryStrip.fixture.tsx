import { screen, within } from '@testing-library/react';

export const names = [
  'PERSONAL AUTO',
  'Homeowners-HO3',
  'Commercial Property',
  'WORKERS COMP',
  'General Liability-Contractors',
  'Commercial Auto-Fleet',
  'Inland Marine',
];

export async function strip(): Promise<HTMLElement> {
  const region = await screen.findByRole('region', { name: 'Intake categories' });
  await within(region).findAllByRole('button');
  return region;
}

export async function highlighted(): Promise<string[]> {
  return within(await strip())
    .getAllByRole('button')
    .filter((button) => button.getAttribute('aria-current') === 'true')
    .map((button) => button.textContent);
}
