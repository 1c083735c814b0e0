import { screen, waitFor } from '@testing-library/react';
import { openAt } from '@/app/openAt.fixture';
import { addCountry, marked, url } from './markSavedRow.fixture';
import { rowsThere } from '@/testing/harness/at';

test('a new row is marked on its page of the sorted list, until the next press', async () => {
  const user = openAt(`${url}?sort=Country+Name`);
  await rowsThere();
  await addCountry(user);
  await waitFor(() => expect(marked()).toEqual([expect.stringContaining('Zembla')]));
  expect(screen.getByText(/^Page 2 of 2/)).toBeVisible();
  // The address is the one that the documents give for the end of a save.
  expect(window.location.search).toBe('?sort=Country+Name');
  await user.click(screen.getByRole('button', { name: 'Previous' }));
  expect(screen.getByText(/^Page 1 of 2/)).toBeVisible();
  expect(marked()).toEqual([]);
});
