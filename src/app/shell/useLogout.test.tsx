import { screen } from '@testing-library/react';
import { openAt } from '@/app/openAt.fixture';
import { answer } from '@/testing/harness/at';

test('P4 Logout asks once about the unsaved changes of its own tab', async () => {
  const user = openAt('/user_admin_edit_countries/402');
  await user.type(await screen.findByRole('textbox', { name: 'Country Name' }), '!');
  await user.click(screen.getByRole('button', { name: 'Hi admin - Admin' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
  await answer(user, 'You have unsaved changes. Leave this page?', 'Leave');
  await screen.findByRole('heading', { name: 'User Log In' });
});
