import { screen } from '@testing-library/react';
import { expectPath } from '@/testing/harness/at';
import { openAt } from '@/app/openAt.fixture';
import { bodiesTo, nextBody } from '@/testing/harness/server';
import { runSteps } from '@/testing/harness/steps';
import { db } from '../../../mocks/db';

const typed = {
  'Policy Id': 'PA-NEW',
  'Policy Name': 'Personal Auto Preferred',
  'Policy Amount': '1250.50',
  'Policy Duration': '1year',
  Description: 'For careful drivers.',
  'Policy Limit': '500000',
  'Agent Commission': '12.5',
};

test('POLICY-01 POLICY-05 POLICY-06 CALL-020 ENT-08 a new policy is sent with the company of the session and the keys that have no input', async () => {
  const user = openAt('/user_admin_add_policies');
  await screen.findByLabelText('Policy Id');
  expect(screen.getByRole('heading', { level: 1, name: 'Add Policy' })).toBeVisible();
  for (const name of ['Policy Amount', 'Policy Limit', 'Agent Commission']) {
    const box = screen.getByLabelText(name);
    await user.type(box, '12 8');
    await user.tab();
    expect(box).toHaveAccessibleDescription('Two numbers: 12 and 8. Enter one of them.');
  }
  await runSteps(
    user,
    Object.entries(typed).map(([fill, text]) => ({ fill, text })),
  );
  const sent = nextBody('/policy');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await sent).toEqual({
    policy_id: 'PA-NEW',
    policy_name: 'Personal Auto Preferred',
    policy_amount: '1250.50',
    policy_duration: '1year',
    company_id: 7,
    description: 'For careful drivers.',
    policy_limit: '500000',
    agent_commission: '12.5',
    export_data: '',
    import_data: '',
    import_from: '',
    date: '',
    active: '',
    document: '',
  });
  await expectPath('/user_admin_policies');
});

test.each(['Cancel', 'Back'])(
  'POLICY-02 %s on add opens the list of policies, even with unsaved changes',
  async (name) => {
    const user = openAt('/user_admin_add_policies');
    await user.type(await screen.findByLabelText('Policy Name'), 'Fleet');
    await user.click(screen.getByRole('button', { name }));
    await expectPath('/user_admin_policies');
  },
);

test('PROD-07 POLICY-03 POLICY-04 Edit Policy shows seven filled-in fields; Cancel opens the list of policies', async () => {
  const user = openAt('/user_admin_edit_policies/481');
  await screen.findByLabelText('Policy Id');
  expect(screen.getByRole('heading', { level: 1, name: 'Edit Policy' })).toBeVisible();
  const shown = Object.keys(typed).map((label) => screen.getByLabelText<HTMLInputElement>(label).value);
  expect(shown).toEqual([
    'PA-STD',
    'Personal Auto Standard',
    '1250',
    '1year',
    'Personal Auto Standard, filed and approved.',
    '500000',
    '10',
  ]);
  expect(screen.getAllByRole('textbox')).toHaveLength(7);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await expectPath('/user_admin_policies');
});

test('POLICY-04 POLICY-06 CALL-021 CALL-022 ENT-08 an edited policy is sent completely, with the stored values that have no input', async () => {
  const before = { ...db.policies[0] };
  expect(before).toMatchObject({ export_data: 'premium-register', document: 'filing.pdf' });
  const user = openAt('/user_admin_edit_policies/481');
  const amount = await screen.findByLabelText('Policy Amount');
  expect(bodiesTo('/editpolicy')).toEqual([{ id: 481 }]);
  await user.clear(amount);
  await user.type(amount, '1300');
  const sent = nextBody('/updatepolicy');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await sent).toEqual({ policyData: { ...before, policy_amount: '1300' } });
  await expectPath('/user_admin_policies');
});
