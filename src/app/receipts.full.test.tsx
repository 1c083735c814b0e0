import 'fake-indexeddb/auto';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { legacyApi } from '@/api/legacyApi';
import { openAt, openStore } from '@/app/openAt.fixture';
import * as payment from '@/features/binders/payment/payment.fixture';
import { choose, fill, isHome } from '@/features/quotations/edit/quotationForm.fixture';
import { answer, changeInOtherTab, expectPath, goTo, press, receipt } from '@/testing/harness/at';
import { usdText } from '@/testing/harness/listCells';
import { emptySentActions, holdResponses } from '@/testing/harness/server';
import { signInAs } from '@/testing/harness/signIns';
import { db } from '../../mocks/db';
import { loadsFail } from '../../mocks/scenarios';
import { runSteps } from '@/testing/harness/steps';

const quotation = db.quotations.find(({ unique_id }) => unique_id === 'POL-2026-0041')!;
const quotationUrl = `/user_admin_view_policy_quotation/${quotation.id}/${quotation.intake_id}`;

beforeEach(emptySentActions);

function queryReceipt(): HTMLElement | null {
  return screen.queryByRole('region', { name: 'Last action' });
}

function announced(): string | null {
  return document.querySelector('[aria-live][aria-atomic]')!.textContent;
}

/** The line below the question in a confirmation dialog. */
function dialogDetail(dialog: HTMLElement): string {
  return dialog.querySelector('bdi')?.textContent ?? '';
}

async function approve(): Promise<UserEvent> {
  const user = openAt(quotationUrl);
  await press(user, 'Approve');
  await answer(user, 'Are you sure you want to Approve Quotation?');
  await answer(user, 'Quotation Approved successfully!');
  await expectPath('/user_admin_policy_quotations');
  return user;
}

describe('a receipt on the next screen names the action and the record', () => {
  test('FLOW-01 an approval names the quotation in its question, and leads to the binder', async () => {
    const user = openAt(quotationUrl);
    await press(user, 'Approve');
    const question = await answer(user, 'Are you sure you want to Approve Quotation?');
    expect(dialogDetail(question)).toBe('Quotation POL-2026-0041 · Daniel Kim');
    await answer(user, 'Quotation Approved successfully!');
    expect(await receipt()).toBe('Quotation POL-2026-0041 approved');
    expect(announced()).toBe('Quotation POL-2026-0041 approved');
    await user.click(screen.getByRole('link', { name: 'Open POL-2026-0041' }));
    await expectPath(`/user_admin_view_binder_policies/${quotation.id}/${quotation.intake_id}`);
    expect(await screen.findByRole('button', { name: 'Process To Policy' })).toBeVisible();
  });

  test('FLOW-01 a quotation that was deleted has no screen to open', async () => {
    const user = openAt(quotationUrl);
    await press(user, 'Delete Quotation');
    await answer(user, 'Do you want to delete Quotation?');
    await answer(user, 'Quotation delete successfully!');
    expect(await receipt()).toBe('Quotation POL-2026-0041 deleted');
    expect(screen.queryByRole('link', { name: /^Open/ })).toBeNull();
  });

  test('FLOW-01 a quotation that became an intake form again links to the forms', async () => {
    const user = openAt(quotationUrl);
    await press(user, 'Cancel');
    const question = await answer(user, 'Do you want to Re-create Intake Form?', 'Yes');
    expect(dialogDetail(question)).toMatch(/POL-2026-0041/);
    await answer(user, 'Successfully create intake form from quotation!');
    expect(await receipt()).toBe('Intake form created again from quotation POL-2026-0041');
    await user.click(screen.getByRole('link', { name: 'Open POL-2026-0041' }));
    await expectPath(`/add_customer_for_user_admin_policy/${quotation.intake_id}`);
  });
});

describe('a quotation that was sent', () => {
  async function filled(): Promise<UserEvent> {
    const user = openAt('/user_admin_policy/557');
    await screen.findByLabelText('Zip Code');
    await choose(user, 'Program', 'Inland Marine Standard');
    fill({ 'First Name': 'Ann', 'Last Name': 'Marble', Address: '4 Quarry Road', 'Zip Code': '60614' });
    return user;
  }

  test.each([
    ['QNEW-07', 'Submit', 'submitted'],
    ['QNEW-08', 'Save', 'saved'],
  ])('%s %s shows the number that the list gives it, and links to it', async (_id, button, participle) => {
    const user = await filled();
    await press(user, button);
    await isHome();
    const { id, unique_id } = db.quotations.at(-1)!;
    expect(await receipt()).toBe(`Quotation ${unique_id} ${participle}`);
    await user.click(screen.getByRole('link', { name: `Open ${unique_id}` }));
    await expectPath(`/user_admin_view_policy_quotation/${id}/557`);
  });

  test('QNEW-07 a number that no list gives is not shown', async () => {
    const user = await filled();
    loadsFail('/viewpolicyquotationlist');
    await press(user, 'Submit');
    await isHome();
    expect(await receipt()).toBe('Quotation submitted');
    expect(screen.queryByRole('link', { name: /^Open/ })).toBeNull();
  });

  test.each([
    ['QEDIT-07', 'Save', 'saved'],
    ['QEDIT-08', 'Generate Quotation', 'generated'],
  ])('%s a stored quotation keeps its number: %s', async (_id, button, participle) => {
    const user = openAt(`/edit_intakeform_user_admin_policy/${quotation.id}/${quotation.intake_id}`);
    await press(user, button);
    await isHome();
    expect(await receipt()).toBe(`Quotation POL-2026-0041 ${participle}`);
  });
});

describe('a payment', () => {
  async function pay(amount?: string, beforePress?: () => void): Promise<UserEvent> {
    const user = await payment.startPayment(openAt(payment.url));
    await payment.fill(user, 'MONEY ORDER', amount ?? '1');
    if (amount === undefined) {
      await user.clear(payment.form().getByRole('textbox', { name: 'Amount' }));
      await user.click(payment.form().getByRole('button', { name: 'Full balance' }));
    }
    await waitFor(() => expect(payment.submit()).toBeEnabled());
    beforePress?.();
    await user.click(payment.submit());
    await expectPath('/user_admin_policy_binder');
    return user;
  }
  const { id, intake_id, unique_id: number } = payment.unpaidBinder;

  test('BINDER-14 of the whole balance says that the binder is a policy now, and links to the policy', async () => {
    const balance = Number(payment.unpaidBinder.balance);
    const user = await pay();
    const amount = balance.toLocaleString('en-US', { style: 'currency', currency: 'USD' });
    expect(await receipt()).toBe(`${amount.replace(/\.00$/, '')} received. ${number} is now a policy`);
    await user.click(screen.getByRole('link', { name: `Open ${number}` }));
    await expectPath(`/user_admin_view_policies/${id}/${intake_id}`);
  });

  test('BINDER-11 of an amount below the balance says what was received and the balance, and links to the binder', async () => {
    const user = await pay('50');
    const balance = usdText(String(Number(payment.unpaidBinder.balance) - 50));
    const words = `$50 received for ${number}. Balance ${balance}`;
    expect(await receipt()).toBe(words);
    expect(announced()).toBe(words);
    await user.click(screen.getByRole('link', { name: `Open ${number}` }));
    await expectPath(`/user_admin_view_binder_policies/${id}/${intake_id}`);
  });

  test('BINDER-11 does not call it a policy while the policies cannot be read', async () => {
    loadsFail('/policyquotationlist');
    await pay();
    expect(await receipt()).toMatch(/ received for POL-/);
  });

  test('BINDER-11 shows its receipt only to the user who paid, not to one who has taken over the tab', async () => {
    let policies: ReturnType<typeof holdResponses> | undefined;
    await pay('50', () => (policies = holdResponses('/policyquotationlist')));
    await policies?.asked;
    changeInOtherTab(() => signInAs('staff'), 'user_token');
    await screen.findByText(/Another user has signed in/);
    // The cancelled request settles a moment later.
    await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
    expect(queryReceipt()).toBeNull();
    expect(announced()).not.toMatch(/received/);
    policies?.release();
  });

  test('BINDER-10 a receipt that cannot be read says so', async () => {
    window.print = jest.fn();
    const user = await pay('50');
    await receipt();
    // Drops the cache, as it is dropped after some minutes.
    act(() => void openStore().dispatch(legacyApi.util.resetApiState()));
    const stopFailing = loadsFail('/viewpolicypaymenthistory');
    await user.click(await screen.findByRole('button', { name: 'Print receipt' }));
    const line = within(queryReceipt()!);
    await line.findByText('Could not load');
    stopFailing();
    await user.click(line.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(window.print).toHaveBeenCalledTimes(1));
  });
});

describe('a form', () => {
  test('REF-06 that was saved names the record, and links back to it', async () => {
    const user = openAt('/user_admin_edit_countries/401');
    await user.type(await screen.findByLabelText('Country Name'), ' Proper');
    const { value } = screen.getByLabelText<HTMLInputElement>('Country Name');
    await press(user, 'Save');
    await expectPath('/user_admin_countries');
    expect(await receipt()).toBe(`Country ${value} saved`);
    expect(announced()).toBe(`Country ${value} saved`);
    // One element holds both, so that a screen with columns has one header.
    expect(queryReceipt()!.parentElement).toContainElement(screen.getByRole('heading', { level: 1 }));
    await user.click(screen.getByRole('link', { name: `Open ${value}` }));
    await expectPath('/user_admin_edit_countries/401');
  });

  test('PERM-05 permissions name their user', async () => {
    const user = openAt('/permissions/12');
    const [move] = await screen.findAllByRole('button', { name: /Admin$/ });
    await user.click(move!);
    await press(user, 'Save Permissions');
    expect(await receipt()).toBe('Permissions of Sam Okafor saved');
  });
});

describe('bordereau files', () => {
  test('BDXADM-26 an import names the file and its period, and links to the file', async () => {
    const user = openAt('/user_admin_bdx_inbound');
    await runSteps(user, [{ press: 'Import', ofRow: 'claims-2026-10.csv' }]);
    const question = await answer(user, 'Do you want to Import?');
    expect(dialogDetail(question)).toBe('claims-2026-10.csv · 10/2026');
    expect(await receipt()).toBe('File claims-2026-10.csv imported');
    await user.click(await screen.findByRole('link', { name: 'Open claims-2026-10.csv' }));
    await expectPath('/client_user_brdx_file_view/326');
  });

  test('BDXADM-26 the question of an approval shows the difference to the control value', async () => {
    const { file_name: name } = db.bordereauFiles.find(({ id }) => id === 329)!;
    const user = openAt('/user_admin_brdx_file_view/329');
    const verdict = (await screen.findByText(/^(Differs by|Reconciled)/)).textContent;
    await press(user, 'Approve');
    const detail = dialogDetail(await answer(user, 'Do you want to Approve?'));
    expect(detail.startsWith(`${name} · `)).toBe(true);
    expect(detail.endsWith(` · ${verdict}`)).toBe(true);
    await expectPath('/user_admin_bdx_review');
    expect(await receipt()).toBe(`File ${name} approved`);
    const line = within(queryReceipt()!);
    expect(line.getByRole('link', { name: 'Send' })).toHaveAttribute('href', '/user_admin_bdx_send');
  });

  test('BDXADM-26 a file that was sent leaves the list, and the receipt says so', async () => {
    const file = db.bordereauFiles.find(
      ({ heading, approved, sent }) => heading === 'toCarrier' && approved === '1' && sent === '0',
    )!;
    const user = openAt('/user_admin_bdx_send');
    await runSteps(user, [{ press: 'Send', ofRow: file.file_name }]);
    const detail = dialogDetail(await answer(user, 'Do you want to Send?'));
    expect(detail).toContain(file.file_name);
    expect(detail.endsWith(` · To ${file.career_name}`)).toBe(true);
    expect(await receipt()).toBe(`File ${file.file_name} sent`);
    expect(within(queryReceipt()!).getByRole('link', { name: 'History' })).toHaveAttribute(
      'href',
      '/user_admin_bdx_history',
    );
  });
});

describe('the receipt stays', () => {
  test('on the screens of its area that follow, without being announced again, until it is closed', async () => {
    const user = await approve();
    await receipt();
    goTo('/user_admin_home');
    await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
    goTo('/user_admin_policy_binder');
    await screen.findByRole('heading', { level: 1, name: 'Policies Binders' });
    expect(queryReceipt()).toBeVisible();
    expect(within(queryReceipt()!).queryByRole('status')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Close this line' }));
    expect(queryReceipt()).toBeNull();
    expect(screen.getByRole('main')).toHaveFocus();
  });

  test('until another area is opened', async () => {
    await approve();
    await receipt();
    goTo('/user_admin_countries');
    await screen.findByRole('heading', { level: 1, name: 'Countries' });
    expect(queryReceipt()).toBeNull();
    goTo('/user_admin_policy_binder');
    await screen.findByRole('heading', { level: 1, name: 'Policies Binders' });
    expect(queryReceipt()).toBeNull();
  });

  test('until something is typed into a form; what was left then says that it is a draft', async () => {
    const user = openAt('/user_admin_edit_countries/401');
    await user.type(await screen.findByLabelText('Country Name'), '!');
    await press(user, 'Save');
    await expectPath('/user_admin_countries');
    await user.click(await screen.findByRole('link', { name: 'Open United States!' }));
    const name = await screen.findByLabelText('Country Name');
    expect(queryReceipt()).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Open/ })).toBeNull();
    await user.type(name, '?');
    expect(queryReceipt()).toBeNull();
    await press(user, 'Cancel');
    await expectPath('/user_admin_countries');
    expect(await receipt()).toBe('Not saved. Draft kept');
    await user.click(screen.getByRole('link', { name: 'Continue' }));
    await expectPath('/user_admin_edit_countries/401');
    expect(queryReceipt()).toBeNull();
    // Restored without a question.
    expect(await screen.findByText(/^Restored unsaved work from/)).toBeVisible();
    expect(screen.getByLabelText('Country Name')).toHaveValue('United States!?');
    expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull();
  });

  test('until the next action begins, even if that one is not sent', async () => {
    const user = await approve();
    await receipt();
    const binder = db.quotations.find(({ unique_id }) => unique_id === 'POL-2026-0015')!;
    goTo(`/user_admin_view_binder_policies/${binder.id}/${binder.intake_id}`);
    await press(user, 'Revert Back To Quotation');
    await screen.findByRole('alertdialog');
    await user.keyboard('{Escape}');
    expect(queryReceipt()).toBeNull();
  });

  test('until another user takes over', async () => {
    await approve();
    await receipt();
    changeInOtherTab(() => signInAs('staff'), 'user_token');
    expect(queryReceipt()).toBeNull();
  });
});
