import { screen } from '@testing-library/react';
import { fixDate } from '@/testing/harness/fixDate';
import { openAt } from '@/app/openAt.fixture';
import { openRowMenu, findRow } from '@/testing/harness/at';
import { home, listsHold, sectionLines, due } from './NeedsAttention.fixture';

const toImport = '/user_admin_bdx_inbound?show=to-import';

fixDate();

test('binders with a payment due are sorted by their due date, and each links to its binder', async () => {
  const binder = {
    intake_id: 552,
    intake_Name: 'Homeowners',
    policyschedule: '3months',
    policyamount: '1200',
  };
  listsHold({
    '/viewpolicybinderlist': [
      {
        ...binder,
        id: 8201,
        unique_id: 'BDR-1',
        balance: '900',
        firstname: 'Ann',
        policyeffectivedate: '2026-03-10',
      },
      { ...binder, id: 8202, unique_id: 'BDR-2', balance: '600', policyeffectivedate: '2025-03-10' },
      { ...binder, id: 8203, unique_id: 'BDR-3', balance: '0', policyeffectivedate: '2025-03-10' },
      { ...binder, id: 8204, unique_id: 'BDR-4', balance: '1200', policyeffectivedate: '2026-12-06' },
    ],
  });
  openAt(home);
  expect(await sectionLines(due)).toEqual([
    'BDR-2$300 due now of $600 · HomeownersOverdue since 02-23-2026',
    'BDR-1Balance $900 · Ann · HomeownersDue 11-25-2026',
  ]);
});

test('a twelfth that was paid to the cent is not overdue on home', async () => {
  const binder = {
    intake_id: 552,
    intake_Name: 'Homeowners',
    policyschedule: '1month',
    policyamount: '100',
    policyeffectivedate: '2026-10-05',
  };
  listsHold({
    '/viewpolicybinderlist': [
      { ...binder, id: 8211, unique_id: 'BDR-PAID', balance: '91.67' },
      { ...binder, id: 8212, unique_id: 'BDR-SHORT', balance: '91.68' },
    ],
  });
  openAt(home);
  expect(await sectionLines(due)).toEqual([
    'BDR-SHORT$0.01 due now of $91.68 · HomeownersOverdue since 11-20-2026',
  ]);
});

test('a section shows five rows; a file to import and the link below lead to the list, where Import is', async () => {
  const files = Array.from({ length: 7 }, (_, index) => ({
    id: 8301 + index,
    file_name: `${index + 1}.csv`,
    sender_name: 'Atlantic Mutual',
    period: '102026',
    imported: '0',
  }));
  listsHold({ '/viewclientinbound': [...files, { id: 8310, file_name: 'done.csv', imported: '1' }] });
  const user = openAt(home);
  expect(await sectionLines('Bordereaux to import')).toEqual(
    ['1.csv', '2.csv', '3.csv', '4.csv', '5.csv'].map((name) => `${name}Atlantic Mutual10/2026`),
  );
  const all = screen.getByRole('link', { name: 'Show all 7 (Bordereaux to import)' });
  expect(all).toHaveAttribute('href', toImport);
  await user.click(screen.getByRole('link', { name: '2.csv' }));
  expect(await screen.findByText('7 rows')).toBeVisible();
  expect(window.location.pathname + window.location.search).toBe(toImport);
  const items = await openRowMenu(user, await findRow('2.csv'));
  expect(items.map((item) => item.textContent)).toContain('Import');
  expect(screen.queryByRole('group', { name: 'Records of the list' })).not.toBeInTheDocument();
});
