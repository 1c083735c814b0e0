import { screen, within } from '@testing-library/react';
import { respondsOnce } from '../../../../mocks/scenarios';
import { bodiesTo, expectConsoleErrors } from '@/testing/harness/server';
import { fixDate } from '@/testing/harness/fixDate';
import { field, fill, isHome, openForm } from './quotationForm.fixture';
import { pages, stored, saveElsewhere, findStaleWriteDialog } from './staleWrite.fixture';
import { button } from '@/testing/harness/at';

fixDate();

test('a save of another user while the dialog is open shows a second dialog, without the fields that are already decided', async () => {
  const [[url, name, path]] = pages;
  const user = await openForm(url);
  fill({ 'Premium Collision': '500.25' });
  saveElsewhere();
  await user.click(button(name));
  const first = await findStaleWriteDialog();
  await user.click(first.getByRole('radio', { name: 'Yours $500.25' }));
  stored().policyquotation_graceperiod = '2026-12-29';
  await user.click(first.getByRole('button', { name: 'Save' }));
  await screen.findByText('12-29-2026');
  expect(bodiesTo(path)).toEqual([]);
  const second = await findStaleWriteDialog();
  expect(second.queryByRole('radio')).not.toBeInTheDocument();
  await user.click(second.getByRole('button', { name: 'Save' }));
  await isHome();
  expect(bodiesTo(path)).toEqual([
    expect.objectContaining({ policyquotation_graceperiod: '2026-12-29', policyamount: 1420.75 }),
  ]);
});

test('Back to the form sends nothing and keeps the typed values; choosing the stored value puts it into the form', async () => {
  const [[url, name, path]] = pages;
  const user = await openForm(url);
  fill({ 'Premium Collision': '500.25' });
  saveElsewhere();
  await user.click(button(name));
  await user.click((await findStaleWriteDialog()).getByRole('button', { name: 'Back to the form' }));
  expect(field('Premium Collision')).toHaveValue('$500.25');
  expect(button(name)).toBeEnabled();
  await user.click(button(name));
  const dialog = await findStaleWriteDialog();
  await user.click(dialog.getByRole('radio', { name: 'Stored now $430' }));
  respondsOnce(path, {}, 500);
  const logged = expectConsoleErrors();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Not saved')).toBeVisible();
  expect(logged).toEqual(['Submission failed with status 500']);
  expect(field('Premium Collision')).toHaveValue('$430');
  expect(field('Grace Period')).toHaveValue('12/24/2026');
  // A field that is already decided is not asked about again.
  await user.click(button('Retry'));
  await isHome();
  expect(bodiesTo(path)).toHaveLength(2);
});

test('nothing is asked if the stored quotation has the same change', async () => {
  const [[url, name, path]] = pages;
  const user = await openForm(url);
  fill({ 'Last Name': 'Kim-Lee' });
  const { policydetails } = stored();
  stored().lastname = 'Kim-Lee';
  stored().policydetails = policydetails.replace('"lastname":{"0":"Kim"}', '"lastname":{"0":"Kim-Lee"}');
  expect(stored().policydetails).not.toBe(policydetails);
  await user.click(button(name));
  await isHome();
  expect(bodiesTo(path)).toHaveLength(1);
});

test('if it cannot be read again, the user is asked whether to save anyway', async () => {
  const [[url, name, path]] = pages;
  const user = await openForm(url);
  respondsOnce('/viewpolicyquotation', {}, 500);
  await user.click(button(name));
  const question = await screen.findByRole('alertdialog', { name: /^We could not check/ });
  expect(bodiesTo(path)).toEqual([]);
  await user.click(within(question).getByRole('button', { name: 'Save anyway' }));
  await isHome();
  expect(bodiesTo(path)).toHaveLength(1);
});
