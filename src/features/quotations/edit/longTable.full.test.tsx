import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openAt } from '@/app/openAt.fixture';
import { nextBody } from '@/testing/harness/server';
import { db } from '../../../../mocks/db';
import { fill } from './quotationForm.fixture';

function storeLongTable(): Record<string, string> {
  const make = db.attributes.find(({ name }) => name === 'Make')!;
  const group = make.group_id;
  // One question a row, so that jsdom renders the rows in time.
  for (const other of db.attributes) {
    if (other.group_id === group && other !== make) other.active = 0;
  }
  const rows = Object.fromEntries(Array.from({ length: 1004 }, (_none, row) => [row, `V-${row}`]));
  const quotation = db.quotations.find(({ id }) => id === 1041)!;
  const details = JSON.parse(quotation.policydetails) as Record<string, unknown>;
  details[String(make.id)] = { [make.attribute_name || make.name]: rows };
  quotation.policydetails = JSON.stringify(details);
  return rows;
}

test('Q-145 rows of a Table beyond the 1,000th are counted and sent, and a new row comes behind them', async () => {
  const rows = storeLongTable();
  openAt('/edit_intakeform_user_admin_policy/1041/551');
  await waitFor(() => expect(screen.getByText('Save').closest('button')).toBeEnabled());
  const note = await screen.findByText('The first 1,000 of 1,004 rows are shown. The others are kept.');
  expect(screen.queryByText('Row 1001')).toBeNull();
  fireEvent.click(within(note.parentElement!).getByText('+ Add New'));
  expect(await screen.findByLabelText('Make, row 1005')).toHaveValue('');
  expect(note).toHaveTextContent('The first 1,000 of 1,005 rows and the added ones are shown.');
  fill({ 'Make, row 1005': 'New' });
  const sent = nextBody('/updatesavepolicyquotationlist');
  fireEvent.click(screen.getByText('Save'));
  const { policydetails } = (await sent) as { policydetails: string };
  expect(JSON.stringify(JSON.parse(policydetails))).toContain(JSON.stringify({ ...rows, 1004: 'New' }));
});

test('Q-145 a view counts the rows of a Table that it does not show', async () => {
  storeLongTable();
  openAt('/user_admin_view_policy_quotation/1041/551');
  expect(await screen.findByText('The first 1,000 of 1,004 rows are shown.')).toBeVisible();
});
