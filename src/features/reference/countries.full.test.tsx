import { act, screen } from '@testing-library/react';
import { openAt } from '@/app/openAt.fixture';

test('after a form the list shows the same page', async () => {
  const user = openAt('/user_admin_countries?page=2');
  await screen.findByText('Page 2 of 2');
  act(() => screen.getAllByRole('row')[1]!.focus());
  await user.keyboard('{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText('Page 2 of 2')).toBeVisible();
});
