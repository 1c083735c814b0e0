import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import { emptyDrafts, nextBody } from '@/testing/harness/server';
import { field } from './quotationForm.fixture';
import { opened, kept, notice, leftBehind } from './quotationDraft.fixture';

beforeEach(emptyDrafts);

test('P4 an unfinished quotation is offered back with its answers and coverages, but for secure ones', async () => {
  await leftBehind();
  expect(JSON.stringify(await kept())).not.toMatch(/123-?45-?6789/);
  const user = await opened();
  const offer = await notice();
  expect(within(offer).getByText(/never stored/)).toHaveTextContent(/: Social Security Number$/);
  await user.click(within(offer).getByRole('button', { name: 'Restore' }));
  expect(field('First Name')).toHaveValue('Ann');
  expect(field('Make, row 2')).toHaveValue('Kia');
  expect(field('Social Security Number')).toHaveValue('');
  expect(await screen.findByLabelText('Premium Collision')).toHaveValue('$415.25');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled());

  const sent = nextBody('/savepolicyquoation');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByRole('heading', { name: 'Dashboard' });
  expect(await sent).toEqual(
    expect.objectContaining({
      firstname: 'Ann',
      programname: 'Personal Auto Standard',
      policyamount: 1574,
    }),
  );
  await waitFor(async () => expect(await kept()).toBeUndefined());
});
