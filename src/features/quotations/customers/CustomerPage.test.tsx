import { screen, within } from '@testing-library/react';
import { db } from '../../../../mocks/db';
import { openAt } from '@/app/openAt.fixture';
import { expectPath } from '@/testing/harness/at';
import { bodiesTo } from '@/testing/harness/server';
import { shownRecords, url } from './customerPage.fixture';
import { stored } from './customerChooser.fixture';

test('CALL-116 CALL-117 a customer has contact, quotations, binders and policies, and a new quotation by LOB', async () => {
  const policy = db.quotations.find(({ status }) => status === 'ISSUED')!;
  Object.assign(policy, { customer_id: 501, unique_id: 'POL-2026-0009', policyeffectivedate: '2020-01-01' });
  const user = openAt(url);
  expect(await screen.findByRole('heading', { level: 1, name: 'Ann Whitfield' })).toBeVisible();
  const contact = screen.getByRole('region', { name: 'Contact' });
  const { phonenumber, email } = db.customers.find(({ customer_id }) => customer_id === 501)!;
  expect(within(contact).getByRole('link', { name: /^\+1 \(\d{3}\) \d{3}-\d{4}$/ })).toHaveAttribute(
    'href',
    `tel:+${phonenumber}`,
  );
  expect(within(contact).getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);

  const links = await shownRecords();
  const own = db.quotations.filter(({ customer_id }) => customer_id === 501);
  expect(links.map(({ textContent }) => textContent).sort()).toEqual(
    own.map(({ unique_id }) => unique_id).sort(),
  );
  expect(links.at(-1)).toHaveAttribute(
    'href',
    `/user_admin_view_policies/${String(policy.id)}/${String(policy.intake_id)}`,
  );
  const row = links.at(-1)!.closest('tr')!;
  expect(within(row).getByText('Policy')).toBeVisible();
  expect(within(row).getByText('01-01-2020')).toBeVisible();
  const request = { company_id: 7, customer_id: 501 };
  expect([
    bodiesTo('/viewcustomerlist'),
    bodiesTo('/viewcustomerpolicyquotationlist'),
    bodiesTo('/viewcustomerpolicybinderlist'),
    bodiesTo('/policyquotationlist'),
  ]).toEqual([[{ company_id: 7 }], [request], [request], [{ company_id: 7 }]]);

  await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'New quotation' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Homeowners-HO3' }));
  await expectPath('/user_admin_policy_based_on_user_creation/552');
  expect(stored()).toEqual([expect.objectContaining({ customer_id: 501, firstname: 'Ann' })]);
});
