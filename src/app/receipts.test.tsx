import { screen, waitFor } from '@testing-library/react';
import { openAt } from '@/app/openAt.fixture';
import { answer, expectPath, receipt } from '@/testing/harness/at';
import { runSteps } from '@/testing/harness/steps';
import { expectConsoleErrors } from '@/testing/harness/server';
import { db } from '../../mocks/db';
import { refuses } from '../../mocks/scenarios';

test('BINDER-12 a reverted binder is named in the question and in the receipt, which links to the quotation', async () => {
  const { id, intake_id } = db.quotations.find(({ unique_id }) => unique_id === 'POL-2026-0015')!;
  const user = openAt(`/user_admin_view_binder_policies/${id}/${intake_id}`);
  await runSteps(user, [{ press: 'Revert Back To Quotation' }]);
  const question = await answer(user, 'Are you sure you want to Revert to Quotation?');
  expect(question.querySelector('bdi')).toHaveTextContent(/^Binder POL-2026-0015 · /);
  expect(await receipt()).toBe('Binder POL-2026-0015 reverted to a quotation');
  await user.click(screen.getByRole('link', { name: 'Open POL-2026-0015' }));
  await expectPath(`/user_admin_view_policy_quotation/${id}/${intake_id}`);
});

test('REF-06 an action that the server refused shows no receipt', async () => {
  expectConsoleErrors();
  const user = openAt('/user_admin_edit_countries/401');
  await user.type(await screen.findByLabelText('Country Name'), '!');
  refuses('/updatecountry', 'Not today');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.getByText('Not saved')).toBeVisible());
  expect(screen.queryByRole('region', { name: 'Last action' })).toBeNull();
});
