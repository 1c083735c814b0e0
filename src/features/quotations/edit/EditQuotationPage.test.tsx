import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { db } from '../../../../mocks/db';
import { isLate } from '../../../../mocks/scenarios';
import { answer, button, expectPath } from '@/testing/harness/at';
import { bodiesTo, nextBody } from '@/testing/harness/server';
import { fixDate } from '@/testing/harness/fixDate';
import { openAt } from '@/app/openAt.fixture';
import { field, fill, isHome, openForm } from './quotationForm.fixture';
import { withHistory, plain, unchangedBody } from './editQuotationPage.fixture';
const both = [
  [withHistory, '/viewpolicyquotation'],
  [plain, '/editpolicyquotationlist'],
] as const;

fixDate();

const opened = (url: string = withHistory): Promise<UserEvent> => openForm(url);

test.each(both)(
  'QEDIT-01 QEDIT-02 QEDIT-03 QEDIT-04 QEDIT-05 QEDIT-07 QEDIT-11 QEDIT-17 CALL-085 CALL-090 ENT-23 %s loads with %s and shows the stored values; a save without changes sends them, and opens the home page',
  async (url, loads) => {
    const expected = unchangedBody(1041);
    isLate(loads, 50);
    const user = openAt(url);
    expect(await screen.findByText('Loading...', { selector: '[role=status]' })).toBeVisible();
    await waitFor(() => expect(button('Save')).toBeEnabled());
    expect(screen.getByRole('heading', { level: 1, name: 'Edit Quotation' })).toBeVisible();
    expect(screen.queryByText('Loading...')).toBeNull();
    expect(screen.getByText('Policy NO').nextSibling).toHaveTextContent('POL-2026-0041');
    for (const name of ['Premium Details', 'Insured', 'Vehicles', 'Coverage'])
      expect(screen.getByRole('heading', { level: 2, name })).toBeVisible();
    expect(field('Program')).toHaveDisplayValue('Personal Auto Standard');
    expect(field('State')).toHaveDisplayValue('Arizona');
    expect(field('Effective Date')).toHaveValue('2026-07-11');
    expect(field('Make, row 2')).toHaveValue('Toyota');
    expect(field('Premium Collision')).toHaveValue('$415');
    expect(field('Social Security Number')).toHaveAttribute('type', 'password');
    expect(bodiesTo('/programlobcoverage')).toEqual([]);
    const sent = nextBody('/updatesavepolicyquotationlist');
    await user.click(button('Save'));
    expect(await sent).toEqual(expected);
    await isHome();
    // The second read is before the update.
    expect(bodiesTo(loads)).toEqual([{ id: 1041 }, { id: 1041 }]);
    expect(bodiesTo('/updatepolicyquotationlist')).toEqual([]);
  },
);

test('QEDIT-08 QEDIT-16 ERR-18 Generate Quotation needs an amount above zero, and says so when pressed', async () => {
  const user = await opened();
  fill({
    'Premium Bodily Injury Liability': '',
    'Premium Property Damage Liability': '0',
    'Premium Collision': 'none',
  });
  const generate = button('Generate Quotation');
  expect(generate).toHaveAttribute('aria-disabled', 'true');
  expect(generate).toHaveAccessibleDescription('Generate Quotation needs a policy amount above zero');
  expect(button('Save')).not.toHaveAttribute('aria-disabled');
  await user.click(generate);
  await answer(user, 'Policy Amount is required');
  fill({ 'Premium Collision': '.01' });
  expect(generate).not.toHaveAttribute('aria-disabled');
  expect(bodiesTo('/updatepolicyquotationlist')).toEqual([]);
});

test('QEDIT-06 Cancel opens the home page without a question, also with unsaved changes', async () => {
  const user = await opened();
  await user.type(screen.getByLabelText('First Name'), '!');
  await user.click(button('Cancel'));
  await isHome();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(bodiesTo('/updatesavepolicyquotationlist')).toEqual([]);
});

test('QEDIT-09 QEDIT-10 QEDIT-15 Q-123 History shows the earlier versions in a dialog, the oldest first; List History opens their list', async () => {
  db.quotationHistory.reverse();
  const user = await opened();
  expect(bodiesTo('/viewpolicyquotationhistory')).toEqual([]);
  await user.click(button('History'));
  const dialog = await screen.findByRole('dialog', { name: 'History' });
  const reviews = await within(dialog).findAllByRole('button', { name: /^Review/ });
  expect(reviews.map((review) => review.textContent)).toEqual(['+Review 1', '+Review 2', '+Review 3']);
  expect(bodiesTo('/viewpolicyquotationhistory')).toEqual([{ company_id: 7, quotation_id: 1041 }]);
  await user.click(reviews[0]!);
  expect(reviews[0]).toHaveAttribute('aria-expanded', 'true');
  const terms = within(dialog).getAllByRole('term');
  expect(terms.map((term) => [term.textContent, term.nextElementSibling?.textContent])).toEqual([
    ['Policy NO', 'POL-2026-0041'],
    ['Created By', 'Harborview Underwriters'],
    ['Customer', 'DANIEL Kim'],
    ['Program', 'Personal Auto Standard'],
    ['Sub LOB', 'Seasonal'],
    ['State', 'Arizona'],
    ['Effective Date', '07-11-2026'],
    ['Exp Date', '07-11-2027'],
    ['Policy Duration', '1 Year'],
    ['Policy Schedule', '1 Month'],
    ['Payment Schedule', '3 Months'],
    ['Policy Amount', '$1,068.40'],
  ]);
  expect(within(dialog).getByRole('link', { name: 'Open Review 1' })).toHaveAttribute(
    'href',
    '/user_admin_view_quotationhistory/8001/1041/551',
  );
  await user.click(within(dialog).getAllByRole('button', { name: 'Close' }).at(-1)!);
  expect(button('History')).toHaveFocus();
  await user.click(button('List History'));
  await expectPath('/user_admin_policies_history_list/1041/551');
});

test("QEDIT-12 QEDIT-13 the other edit page has the breadcrumb Home > Policies Quotations and a collapsible 'Review N' list", async () => {
  const user = await opened(plain);
  const steps = within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getAllByRole('listitem');
  expect(steps.map((step) => step.textContent)).toEqual(['Home', 'Policies Quotations']);
  const review = await screen.findByRole('button', { name: 'Review 2' });
  expect(review).toHaveAttribute('aria-expanded', 'false');
  await user.click(review);
  expect(screen.getByRole('link', { name: 'Open Review 2' })).toBeVisible();
  await user.click(review);
  expect(screen.queryByRole('link', { name: 'Open Review 2' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'List History' })).toBeNull();
});

test('QNEW-14 closing the tab asks if there are unsaved changes', async () => {
  await opened();
  const closing = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(closing()).toBe(false);
  fill({ 'Last Name': 'Typed' });
  expect(closing()).toBe(true);
});
