import 'fake-indexeddb/auto';
import { screen } from '@testing-library/react';
import { button, expectPath } from '@/testing/harness/at';
import { openAt } from '@/app/openAt.fixture';
import { savesFail } from '../../../mocks/scenarios';
import { opened, url } from './PermissionsPage.fixture';
import { emptyDrafts } from '@/testing/harness/server';

beforeEach(emptyDrafts);

test('P4 PERM-06 a failed save and Cancel keep the draft, and the draft menu leads back to it', async () => {
  savesFail('/createclientpermission');
  const user = openAt(url);
  await opened();
  await user.click(button('Move Countries to Read'));
  await user.click(button('Save Permissions'));
  await screen.findByText('Not saved');
  await user.click(button('Cancel'));
  await expectPath('/user_admin_users');
  await user.click(await screen.findByRole('button', { name: /^Drafts ?1$/ }));
  await user.click(
    await screen.findByRole('menuitem', { name: /^Permissions of Helena Whitcombe, \d\d:\d\d$/ }),
  );
  await expectPath(url);
  expect(await screen.findByRole('region', { name: 'Unsaved work' })).toBeVisible();
});
