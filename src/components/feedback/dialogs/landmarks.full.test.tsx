import { screen } from '@testing-library/react';
import { openAt } from '@/app/openAt.fixture';
import { runSteps } from '@/testing/harness/steps';

/** The landmarks of the page, also those that are hidden from assistive technology while a dialog is open. */
function landmarks(): string[] {
  return ['banner', 'contentinfo'].flatMap((role) => {
    const found = screen.queryAllByRole(role, { hidden: true });
    return found.length === 1 ? [] : [`${role}: ${found.length}`];
  });
}

test('a question adds no banner and no content information to those of the page', async () => {
  const user = openAt('/company');
  await runSteps(user, [{ press: 'Delete', ofRow: 'Atlantic Mutual' }]);
  expect(await screen.findByRole('alertdialog')).toBeVisible();
  expect(landmarks()).toEqual([]);
});

test('a dialog with content of its own adds none', async () => {
  const user = openAt('/user_admin_home');
  await screen.findByRole('heading', { level: 1 });
  await user.keyboard('?');
  expect(await screen.findByRole('dialog', { name: 'Keys' })).toBeVisible();
  expect(landmarks()).toEqual([]);
});

test('the search adds none', async () => {
  const user = openAt('/user_admin_home');
  await screen.findByRole('heading', { level: 1 });
  await user.keyboard('/');
  expect(await screen.findByRole('dialog', { name: 'Search' })).toBeVisible();
  expect(landmarks()).toEqual([]);
});
