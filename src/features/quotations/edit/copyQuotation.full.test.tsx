import { act, screen, waitFor } from '@testing-library/react';
import { db } from '../../../../mocks/db';
import { openAt } from '@/app/openAt.fixture';
import { button, expectPath } from '@/testing/harness/at';
import { bodiesTo, nextBody } from '@/testing/harness/server';
import { field } from './quotationForm.fixture';

test('New quotation from this one copies customer, choices, answers and coverages into a new quotation without ids, number and dates', async () => {
  const stored = db.quotations.find(({ id }) => id === 1041)!;
  const user = openAt('/user_admin_view_policy_quotation/1041/551');
  await screen.findByRole('button', { name: 'Approve' });
  await user.click(button('More'));
  await user.click(await screen.findByRole('menuitem', { name: 'New quotation from this one' }));
  await expectPath('/user_admin_policy/551');
  expect(await screen.findByText(/^Copied from quotation/)).toHaveTextContent('POL-2026-0041');
  await waitFor(() => expect(field('Last Name')).toHaveValue(stored.lastname));
  expect(field('Effective Date')).toHaveValue('');
  const secure = field('Social Security Number');
  expect(secure).toHaveAttribute('type', 'password');
  expect(window.history.state).toMatchObject({ usr: { copyOf: 1041 } });
  await user.type(field('Effective Date'), '2026-12-01');
  const sent = nextBody('/savepolicyquoation');
  await waitFor(() => expect(button('Save')).toBeEnabled());
  await user.click(button('Save'));
  const body = (await act(() => sent)) as Record<string, unknown>;
  expect(body).toMatchObject({
    unique_id: '',
    intake_id: 551,
    intake_form_id: '',
    customer_id: stored.customer_id,
    lastname: stored.lastname,
    programname: stored.programname,
    policyeffectivedate: '2026-12-01',
  });
  expect(body).not.toHaveProperty('id');
  const secureAnswers = (text: unknown): unknown => {
    const answers = JSON.parse(String(text)) as Record<string, unknown>;
    return answers['3007'];
  };
  expect((secure as HTMLInputElement).value).not.toBe('');
  expect(secureAnswers(body['policydetails'])).toEqual(secureAnswers(stored.policydetails));
  expect(bodiesTo('/viewpolicyquotation').at(-1)).toEqual({ id: 1041 });
});
