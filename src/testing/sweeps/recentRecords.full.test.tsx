import { waitFor } from '@testing-library/react';
import { selectRecentRecords } from '@/session/personalSlice';
import { openAt, openStore } from '@/app/openAt.fixture';

test.each([
  ['/user_admin_view_policy_quotation/1033/551', /^Quotation \S+ · \S+ \S+/],
  ['/edit_intakeform_user_admin_policy/1041/551', /^Edit Quotation \S+ · \S+ \S+/],
  ['/user_admin_edit_quotation_policies/1033', /^Edit Quotation \S+ · \S+ \S+/],
  ['/user_admin_view_binder_policies/1013/551', /^Binder \S+ · \S+ \S+/],
  ['/user_admin_view_policies/1001/551', /^Policy \S+ · \S+ \S+/],
  ['/view_admin_policy_quotation/1041/551', /^Quotation Summary \S+ · \S+ \S+/],
  ['/user_admin_customer/501', /^Customer Ann Whitfield$/],
  ['/edit_companies/201', /^Company \S+/],
  ['/user_admin_edit_users/12', /^User \S+ \S+/],
  ['/user_admin_edit_policies/481', /^Policy \S+/],
  ['/user_admin_edit_agent/241', /^Agent \S+/],
  ['/user_admin_edit_carrier/31', /^Carrier \S+/],
  ['/user_admin_edit_tpa/231', /^TPA \S+/],
  ['/user_admin_edit_mga/235', /^MGA \S+/],
  ['/user_admin_edit_intakecategory/551', /^Intake category \S+/],
  ['/user_admin_edit_attributegroup/7/601', /^Attribute group \S+/],
  ['/client_user_brdx_file_view/308', /^Bordereau \S+/],
  ['/user_admin_brdx_file_view/329', /^Bordereau \S+/],
  ['/user_admin_bdx_history_view/329', /^Bordereau \S+/],
])('%s is remembered by its title', async (path, title) => {
  openAt(path);
  await waitFor(() =>
    expect(selectRecentRecords(openStore().getState())).toEqual([
      { title: expect.stringMatching(title), path },
    ]),
  );
});

test.each(['/add_companies', '/user_admin_add_users', '/user_admin_add_tpa'])(
  '%s shows no record yet, and none is remembered',
  async (path) => {
    const user = openAt(path);
    await user.click(await findFirstField());
    expect(selectRecentRecords(openStore().getState())).toEqual([]);
  },
);

async function findFirstField(): Promise<Element> {
  return waitFor(() => {
    const field = document.querySelector('form input');
    if (!field) throw new Error('The form is not there yet');
    return field;
  });
}
