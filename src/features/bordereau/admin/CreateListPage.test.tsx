import { screen, within } from '@testing-library/react';
import { blankRow, expectPath, rowWith } from '@/testing/harness/at';
import { expectCells } from '@/testing/harness/listCells';
import { openAt } from '@/app/openAt.fixture';
import { bodiesTo } from '@/testing/harness/server';
import { db } from '../../../../mocks/db';
import { adminStatus, createdColumns, newest } from '../fileCells.fixture';

const url = '/user_admin_bdx_create';

test('BDXADM-01 BDXADM-03 BDXSTAT-05 ENT-44 CALL-122 the files this company made stand under their columns, at every stage', async () => {
  const user = openAt(url);
  await expectCells(
    newest(db.bordereauFiles, ({ heading }) => heading === 'toCarrier'),
    { ...createdColumns, Status: adminStatus },
  );
  expect(screen.getByRole('heading', { level: 1, name: 'BDX Create' })).toBeVisible();
  expect(bodiesTo('/viewbrdxcreate')).toEqual([{ client_id: 7 }]);
  expect(within(await rowWith('ho3-2026-11-draft.xlsx')).getByText('Received')).toBeVisible();
  expect(within(await rowWith('ho3-late-2026-10.csv')).getByText('Processed')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Last' }));
  expect(within(await rowWith('premium-2025-10.csv')).getByText('Completed')).toBeVisible();
});

test('BDXADM-02 Add and the blank last row open the upload form, Export the export form', async () => {
  const user = openAt(url);
  await rowWith('premium-2026-10.csv');
  expect(screen.getByRole('link', { name: 'Add' })).toHaveAttribute('href', '/user_admin_add_bdxcreate');
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Export' })).toHaveAttribute(
    'href',
    '/user_admin_bdx_export',
  );
  await user.dblClick(within(blankRow()).getAllByRole('cell')[0] ?? blankRow());
  await expectPath('/user_admin_add_bdxcreate');
});

test('the period sorts by its year first', async () => {
  const user = openAt(url);
  await rowWith('premium-2026-10.csv');
  await user.click(screen.getByRole('button', { name: 'Period' }));
  const [first] = screen.getAllByRole('row').slice(1);
  expect(within(first!).getByText('10/2025')).toBeVisible();
});
