import { isUnreadable, isOfferedBack, typeLastAndHide } from '../support/drafts';
import { test } from '../support/fixtures';

test('P4 what is typed just before the page is hidden outlives a reload, and can be read nowhere', async ({
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
