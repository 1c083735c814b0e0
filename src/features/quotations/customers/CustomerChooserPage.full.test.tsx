import { act, screen, waitFor, within } from '@testing-library/react';
import { db } from '../../../../mocks/db';
import { respondsAlways, loadsFail } from '../../../../mocks/scenarios';
import { blankRow, expectPath, openRowMenu, findRow } from '@/testing/harness/at';
import { bodiesTo, nextBody } from '@/testing/harness/server';
import { openAt } from '@/app/openAt.fixture';
import { storeInTab } from '@/testing/harness/signIns';
import { url, daniel, stored, card, records } from './customerChooser.fixture';

test('CALL-114 Q-116 incomplete intake forms are listed next to the customers and start a quotation with their customer', async () => {
  const user = openAt(url);
  const forms = await records('Incomplete intake forms');
  const links = await within(forms).findAllByRole('link');
  expect(links).toHaveLength(6);
  expect(bodiesTo('/viewincompleteintakeform')).toEqual([{ company_id: 7 }]);
  await user.click(within(forms).getByRole('link', { name: 'Priya Raman' }));
  const { intake_id } = db.intakeForms.find(({ firstname }) => firstname === 'Priya')!;
  await expectPath(`/user_admin_policy/${intake_id}`);
  expect(stored()).toEqual([expect.objectContaining({ firstname: 'Priya' })]);
  await waitFor(() => expect(screen.getByLabelText('First Name')).toHaveValue('Priya'));
});

const ways = [
  [
    'the button next to the list',
    async (user) => {
      await user.click(await findRow('Daniel'));
      await user.click(within(card()).getByRole('link', { name: 'New quotation' }));
    },
  ],
  [
    'Enter on the row',
    async (user) => {
      const row = await findRow('Daniel');
      act(() => row.focus());
      await user.keyboard('{Enter}');
    },
  ],
  [
    'the row’s menu',
    async (user) => {
      await openRowMenu(user, await findRow('Daniel'));
      await user.click(screen.getByRole('menuitem', { name: 'New quotation' }));
    },
  ],
] as const satisfies readonly (readonly [string, (user: ReturnType<typeof openAt>) => Promise<void>])[];

test.each(ways)(
  'SHELL-34 QNEW-09 ENT-39 %s opens a new quotation filled in for the customer',
  async (_, go) => {
    const user = openAt(url);
    await go(user);
    await expectPath('/user_admin_policy_based_on_user_creation/551');
    expect(stored()).toEqual([daniel]);
    await waitFor(() => expect(screen.getByLabelText('First Name')).toHaveValue('Daniel'));
    expect(screen.getByRole('heading', { level: 1, name: 'New Quotation' })).toBeVisible();
  },
);

test('ENT-39 a customer with only an id is loaded and quoted with it', async () => {
  const { customer_id, ...fields } = daniel;
  respondsAlways('/viewcustomerlist', { customers: [{ id: customer_id, ...fields }] });
  const user = openAt(url);
  await user.click(await findRow('Daniel'));
  await records('Quotations');
  expect(bodiesTo('/viewcustomerpolicyquotationlist')).toMatchObject([{ customer_id }]);
  await user.click(within(card()).getByRole('link', { name: 'New quotation' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled());
  const sent = nextBody('/savepolicyquoation');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await sent).toMatchObject(daniel);
});

test('QLIST-09 the blank last row is for a new customer: nothing is filled in', async () => {
  const user = openAt(url);
  await user.click(await findRow('Daniel'));
  await user.click(blankRow());
  expect(stored()).toBeNull();
  expect(within(card()).getByText('No customer chosen')).toBeVisible();
  await user.dblClick(blankRow());
  await expectPath('/user_admin_policy/551');
  await waitFor(() => expect(screen.getByLabelText('First Name')).toHaveValue(''));
});

test('a customer who was selected in another list is selected here too; New customer returns to the quotation', async () => {
  storeInTab('selectedDataArray', [daniel]);
  const user = openAt('/user_admin_policy/551');
  await user.click(await screen.findByRole('link', { name: 'Choose customer' }));
  expect(await screen.findByRole('heading', { name: 'Daniel Kim' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'New customer' }));
  await expectPath('/user_admin_policy/551');
  expect(stored()).toBeNull();
});

test('Show all disappears when pressed and moves focus to the heading of its list', async () => {
  const rows = Array.from({ length: 7 }, (_row, index) => ({ id: 9000 + index, intake_id: 551 }));
  respondsAlways('/viewcustomerpolicybinderlist', { Policyquotations: rows });
  const user = openAt(url);
  await user.click(await findRow('Whitfield'));
  const binders = await records('Binders');
  await user.click(await within(binders).findByRole('button', { name: 'Show all 7' }));
  expect(within(binders).getAllByRole('link')).toHaveLength(7);
  expect(within(binders).getByRole('heading', { name: 'Binders' })).toHaveFocus();
});

test('each list that could not be loaded has its own error and its own Retry', async () => {
  const mend = loadsFail('/viewcustomerpolicybinderlist');
  const user = openAt(url);
  await user.click(await findRow('Whitfield'));
  const binders = await records('Binders');
  await within(binders).findByText('Could not load');
  await within(await records('Quotations')).findByRole('link', { name: 'POL-2026-0061' });
  mend();
  await user.click(within(binders).getByRole('button', { name: 'Retry' }));
  expect(await within(binders).findByRole('link', { name: 'POL-2026-0031' })).toBeVisible();
});

test('Q-115 customers without an id or a name are shown, and no call is sent for them', async () => {
  respondsAlways('/viewcustomerlist', { customers: [{ email: 'who@example.com' }, null, 7] });
  const user = openAt(url);
  await user.click(await findRow('who@example.com'));
  expect(within(card()).getByText('Customer without a name')).toBeVisible();
  expect(bodiesTo('/viewcustomerintakeform')).toEqual([]);
});
