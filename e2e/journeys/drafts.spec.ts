import { isUnreadable, isOfferedBack, typeLastAndHide } from '../support/drafts';
import { test } from '../support/fixtures';

test('P4 text typed just before the page is hidden survives a reload, and is not readable in any storage', async ({
  page,
  login,
}) => {
  await login();
  await typeLastAndHide(page);
  await page.reload();
  await page.clock.resume();
  await isOfferedBack(page);
  await isUnreadable(page);
});
