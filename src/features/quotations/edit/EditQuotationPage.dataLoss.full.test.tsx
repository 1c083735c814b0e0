import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { db } from '../../../../mocks/db';
import { isLate, loadsFail, losesResponseOnce } from '../../../../mocks/scenarios';
import { bodiesTo, expectConsoleErrors, holdResponses, nextBody } from '@/testing/harness/server';
import { fixDate } from '@/testing/harness/fixDate';
import { openAt } from '@/app/openAt.fixture';
import { field, fill, isHome, openForm } from './quotationForm.fixture';
import { answer, button } from '@/testing/harness/at';

/** The edit forms lose no data, and send nothing twice or incompletely. */

const url = '/edit_intakeform_user_admin_policy/1041/551';
const save = '/updatesavepolicyquotationlist';

fixDate();

const opened = (at = url): Promise<UserEvent> => openForm(at);

function stored(id: number): (typeof db.quotations)[number] {
  return db.quotations.find((quotation) => quotation.id === id)!;
}

describe('QEDIT-19 ENT-27 ENT-28 stored texts that cannot be read', () => {
  test('QEDIT-19 answers: a notice is shown, they count as empty, and are sent back unchanged', async () => {
    const { policydetails, policycoverage } = stored(1035);
    const user = await opened('/edit_intakeform_user_admin_policy/1035/551');
    expect(screen.getByText(/^The stored answers could not be read/)).toBeVisible();
    expect(await screen.findByLabelText('Last Name')).toHaveValue("O'Neil");
    expect(await screen.findByLabelText('Driver Name, row 1')).toHaveValue('');
    expect(button('Save')).toHaveAccessibleDescription('');
    fill({ 'Premium Collision': '10' });
    const sent = nextBody(save);
    await user.click(button('Save'));
    const body = (await sent) as Record<string, string>;
    expect(body).toMatchObject({ policydetails, lastname: "O'Neil" });
    expect(body['policycoverage']).not.toBe(policycoverage);
  });

  test('ENT-32 Q-141 an older list of policies is shown, and is sent back unchanged', async () => {
    const { policydetails } = stored(1037);
    const user = await opened('/user_admin_edit_quotation_policies/1037');
    const table = screen.getByRole('table', { name: 'Coverage Details' });
    expect(within(table).getByText('Main Street Package', { selector: 'tr:first-child *' })).toBeVisible();
    const sent = nextBody(save);
    await user.click(button('Save'));
    expect(await sent).toMatchObject({ policydetails });
  });

  test('QEDIT-19 coverages: a notice is shown, and they are sent back unchanged with the amount, unless the user starts afresh', async () => {
    const text = '[{"coverage_name":"Collision"';
    Object.assign(stored(1041), { policycoverage: text });
    const user = await opened();
    expect(screen.getByText(/^The stored coverages could not be read/)).toBeVisible();
    const sent = nextBody(save);
    await user.click(button('Save'));
    expect(await sent).toMatchObject({ policycoverage: text, policyamount: '1335.5' });
    await isHome();

    const again = await opened();
    await again.click(button('Start afresh'));
    expect(await screen.findByLabelText('Premium Collision')).toHaveValue('$415');
    expect(screen.getByRole('heading', { name: 'Coverage' })).toHaveFocus();
    const next = nextBody(save);
    await again.click(button('Save'));
    const body = (await next) as Record<string, string>;
    expect(JSON.parse(body['policycoverage'] ?? '')).toHaveLength(5);
  });
});

test('a stored quotation without coverages gets those of its program if the user chooses so', async () => {
  Object.assign(stored(1041), { policycoverage: '' });
  const user = await opened();
  expect(screen.getByText('This quotation has no coverages')).toBeVisible();
  await user.click(button('Take the coverages of the program'));
  expect(await screen.findByLabelText('Premium Collision')).toHaveValue('$415');
});

test('STORE-10 a remembered program is not chosen for a stored quotation without one', async () => {
  localStorage.setItem('program_id', '62');
  Object.assign(stored(1041), { program_id: '', programname: '' });
  await opened();
  await within(field('Program')).findByRole('option', { name: 'Personal Auto Preferred' });
  expect(field('Program')).toHaveValue('');
});

describe('QEDIT-07 Q-241 sending', () => {
  test('QEDIT-07 twenty clicks send one request, also while the home page is loading', async () => {
    await opened();
    isLate(save, 30);
    act(() => {
      for (let press = 0; press < 10; press += 1) {
        button('Save').click();
        button('Generate Quotation').click();
      }
    });
    await isHome();
    expect(bodiesTo(save)).toHaveLength(1);
    expect(bodiesTo('/updatepolicyquotationlist')).toEqual([]);
  });

  test('QEDIT-16 a lost response shows that the save is not confirmed, and nothing is sent again automatically', async () => {
    const user = await opened();
    expectConsoleErrors();
    losesResponseOnce('/updatepolicyquotationlist');
    await user.click(button('Generate Quotation'));
    expect(await screen.findByText('We do not know yet whether it was saved.')).toBeVisible();
    expect(bodiesTo('/updatepolicyquotationlist')).toHaveLength(1);
    expect(window.location.pathname).toBe(url);
  });

  test('QEDIT-16 the same is shown if the other button was pressed before the response was lost', async () => {
    const user = await opened();
    expectConsoleErrors();
    losesResponseOnce('/updatepolicyquotationlist');
    const { asked, release } = holdResponses('/updatepolicyquotationlist');
    await user.click(button('Generate Quotation'));
    await asked;
    await user.click(button('Save'));
    release();
    expect(await screen.findByText('We do not know yet whether it was saved.')).toBeVisible();
    expect(bodiesTo(save)).toEqual([]);
  });

  test('QEDIT-14 ERR-36 nothing can be sent until all questions are loaded', async () => {
    const mend = loadsFail('/viewactiveattributemain');
    const user = openAt(url);
    await screen.findAllByText('Could not load');
    for (const name of ['Save', 'Generate Quotation']) {
      expect(button(name)).toBeDisabled();
      expect(button(name)).toHaveAccessibleDescription('Some questions have not been loaded yet');
    }
    mend();
    for (const retry of screen.getAllByRole('button', { name: 'Retry' })) await user.click(retry);
    await waitFor(() => expect(button('Save')).toBeEnabled());
  });

  test('QEDIT-03 ERR-36 a quotation that cannot be loaded shows Retry', async () => {
    const mend = loadsFail('/viewpolicyquotation');
    const user = openAt(url);
    await screen.findByText('Could not load');
    mend();
    await user.click(button('Retry'));
    expect(await screen.findByText('POL-2026-0041')).toBeVisible();
  });
});

test('QEDIT-15 List History asks before changes are lost', async () => {
  const user = await opened();
  fill({ 'Last Name': 'Typed' });
  await user.click(button('List History'));
  await answer(user, 'You have unsaved changes. Leave this page?', 'Stay');
  expect(window.location.pathname).toBe(url);
  expect(field('Last Name')).toHaveValue('Typed');
});
