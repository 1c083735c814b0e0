import { screen, waitFor } from '@testing-library/react';
import { openAt } from '@/app/openAt.fixture';
import { findRows, expectPath } from '@/testing/harness/at';
import type { UserEvent } from '@testing-library/user-event';
import { db } from '../../../mocks/db';

const url = '/user_admin_countries';

function marked(): (string | null | undefined)[] {
  return [...document.querySelectorAll('[data-changed]')].map((row) => row.textContent);
}

async function addCountry(user: UserEvent): Promise<void> {
  await user.click(await screen.findByRole('link', { name: 'Add' }));
  await user.type(await screen.findByRole('textbox', { name: /^Country Code/ }), 'ZZ');
  await user.type(screen.getByRole('textbox', { name: /^Country Name/ }), 'Zembla');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await expectPath(url);
}

test('a new row that the filter hides is not marked', async () => {
  const user = openAt(url);
  await findRows();
  await user.type(screen.getByRole('searchbox', { name: 'Quick filter' }), 'United');
  await waitFor(() => expect(screen.getByText(/rows$/)).toHaveTextContent(/of/));
  await addCountry(user);
  await waitFor(() => expect(db.countries.some(({ country_name }) => country_name === 'Zembla')).toBe(true));
  await screen.findByText('United States');
  expect(screen.getByText(/^Page 1 of 1/)).toBeVisible();
  expect(marked()).toEqual([]);
});

test('a changed row is marked at its new position; after Cancel no row is marked', async () => {
  const user = openAt(`${url}?sort=Country+Name`);
  await findRows();
  const first = db.countries.map(({ country_name }) => country_name).toSorted()[0] ?? '';
  await user.dblClick(await screen.findByText(first));
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await expectPath(url);
  await findRows();
  expect(marked()).toEqual([]);
  await user.dblClick(await screen.findByText(first));
  const name = await screen.findByRole('textbox', { name: /^Country Name/ });
  await user.clear(name);
  await user.type(name, 'Zembla');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await expectPath(url);
  await waitFor(() => expect(marked()).toEqual([expect.stringContaining('Zembla')]));
  expect(screen.getByText(/^Page 2 of 2/)).toBeVisible();
});

test('a new row is marked on its page of the sorted list, until the next press', async () => {
  const user = openAt(`${url}?sort=Country+Name`);
  await findRows();
  await addCountry(user);
  await waitFor(() => expect(marked()).toEqual([expect.stringContaining('Zembla')]));
  expect(screen.getByText(/^Page 2 of 2/)).toBeVisible();
  // The URL is the documented one for the end of a save.
  expect(window.location.search).toBe('?sort=Country+Name');
  await user.click(screen.getByRole('button', { name: 'Previous' }));
  expect(screen.getByText(/^Page 1 of 2/)).toBeVisible();
  expect(marked()).toEqual([]);
});
