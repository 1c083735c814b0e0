import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { db } from '../../../../mocks/db';
import { answersOnce } from '../../../../mocks/scenarios';
import { bodiesTo, expectConsoleErrors, nextBody } from '@/testing/harness/server';
import { onOneDay } from '@/testing/harness/onOneDay';
import { openAt } from '@/app/openAt.fixture';
import { field, fill, isHome } from './quotationForm.fixture';

const pages = [
  ['/edit_intakeform_user_admin_policy/1041/551', 'Generate Quotation', '/updatepolicyquotationlist'],
  ['/user_admin_edit_quotation_policies/1041', 'Save', '/updatesavepolicyquotationlist'],
] as const;

onOneDay();

function button(name: string): HTMLElement {
  return screen.getByRole('button', { name });
}

async function opened(url: string): Promise<UserEvent> {
  const user = openAt(url);
  await waitFor(() => expect(button('Save')).toBeEnabled());
  return user;
}

function stored() {
  return db.quotations.find(({ id }) => id === 1041)!;
}

/** Another user's save: a grace period, and the premium of a coverage that this one changes too. */
function saveElsewhere(): void {
  const quotation = stored();
  quotation.policyquotation_graceperiod = '2026-12-24';
  const lines = JSON.parse(quotation.policycoverage) as { coverage_name: string; premium: number }[];
  quotation.policycoverage = JSON.stringify(
    lines.map((line) => (line.coverage_name === 'Collision' ? { ...line, premium: 430 } : line)),
  );
}

const dialogIn = async () =>
  within(await screen.findByRole('dialog', { name: 'Changed since you opened it' }));

test.each(pages)(
  'at %s what another save has stored is kept, and of what both changed the user chooses',
  async (url, name, path) => {
    const user = await opened(url);
    fill({ 'Last Name': 'Kim-Lee', 'Premium Collision': '500.25' });
    saveElsewhere();
    await user.click(button(name));
    const dialog = await dialogIn();
    expect(bodiesTo(path)).toEqual([]);
    expect(dialog.getByRole('group', { name: 'Grace Period' })).toHaveTextContent(/Stored now 12-24-2026/);
    expect(dialog.getByRole('group', { name: 'Last Name' })).toHaveTextContent(/Yours Kim-Lee/);
    const premium = within(dialog.getByRole('group', { name: 'Premium Collision' }));
    expect(premium.getByRole('radio', { name: 'Stored now $430' })).not.toBeChecked();
    await user.click(premium.getByRole('radio', { name: 'Yours $500.25' }));
    const sent = nextBody(path);
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await sent).toMatchObject({
      id: 1041,
      lastname: 'Kim-Lee',
      policyquotation_graceperiod: '2026-12-24',
      policyamount: 1420.75,
    });
    await isHome();
    expect(bodiesTo(path)).toHaveLength(1);
  },
);

test('a save that comes while the dialog is open is asked about as well, and nothing is decided twice', async () => {
  const [[url, name, path]] = pages;
  const user = await opened(url);
  fill({ 'Premium Collision': '500.25' });
  saveElsewhere();
  await user.click(button(name));
  const first = await dialogIn();
  await user.click(first.getByRole('radio', { name: 'Yours $500.25' }));
  stored().policyquotation_graceperiod = '2026-12-29';
  await user.click(first.getByRole('button', { name: 'Save' }));
  await screen.findByText('12-29-2026');
  expect(bodiesTo(path)).toEqual([]);
  const second = await dialogIn();
  expect(second.queryByRole('radio')).not.toBeInTheDocument();
  await user.click(second.getByRole('button', { name: 'Save' }));
  await isHome();
  expect(bodiesTo(path)).toEqual([
    expect.objectContaining({ policyquotation_graceperiod: '2026-12-29', policyamount: 1420.75 }),
  ]);
});

test('back in the form nothing was sent and nothing typed is lost; with theirs the form shows what is sent', async () => {
  const [[url, name, path]] = pages;
  const user = await opened(url);
  fill({ 'Premium Collision': '500.25' });
  saveElsewhere();
  await user.click(button(name));
  await user.click((await dialogIn()).getByRole('button', { name: 'Back to the form' }));
  expect(field('Premium Collision')).toHaveValue('$500.25');
  expect(button(name)).toBeEnabled();
  await user.click(button(name));
  const dialog = await dialogIn();
  await user.click(dialog.getByRole('radio', { name: 'Stored now $430' }));
  answersOnce(path, {}, 500);
  const logged = expectConsoleErrors();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Not saved')).toBeVisible();
  expect(logged).toEqual(['Submission failed with status 500']);
  expect(field('Premium Collision')).toHaveValue('$430');
  expect(field('Grace Period')).toHaveValue('2026-12-24');
  // What was decided is not asked again.
  await user.click(button('Retry'));
  await isHome();
  expect(bodiesTo(path)).toHaveLength(2);
});

test('without a change since it was opened, or with the same change, nothing is asked', async () => {
  const [[url, name, path]] = pages;
  const user = await opened(url);
  fill({ 'Last Name': 'Kim-Lee' });
  const { policydetails } = stored();
  stored().lastname = 'Kim-Lee';
  stored().policydetails = policydetails.replace('"lastname":{"0":"Kim"}', '"lastname":{"0":"Kim-Lee"}');
  expect(stored().policydetails).not.toBe(policydetails);
  await user.click(button(name));
  await isHome();
  expect(bodiesTo(path)).toHaveLength(1);
});

test('if it cannot be read again the user is asked, and the quotation is sent if wanted', async () => {
  const [[url, name, path]] = pages;
  const user = await opened(url);
  answersOnce('/viewpolicyquotation', {}, 500);
  await user.click(button(name));
  const question = await screen.findByRole('alertdialog', { name: /^We could not check/ });
  expect(bodiesTo(path)).toEqual([]);
  await user.click(within(question).getByRole('button', { name: 'Save anyway' }));
  await isHome();
  expect(bodiesTo(path)).toHaveLength(1);
});
