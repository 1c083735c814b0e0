import { screen, waitFor } from '@testing-library/react';
import { answer, expectPath, findRow } from '@/testing/harness/at';
import { openAt } from '@/app/openAt.fixture';
import { bodiesTo, nextBody } from '@/testing/harness/server';
import { db } from '../../../mocks/db';

const list = '/user_admin_attributegroup';

function storedRanks(): { id: unknown; rank: unknown; active: unknown }[] {
  return db.attributeGroups.map(({ id, rank, active }) => ({ id, rank, active }));
}

function shownNames(): string[] {
  return screen
    .getAllByRole('link', { name: /^Attribute of / })
    .map((link) => (link.getAttribute('aria-label') ?? '').replace('Attribute of ', ''));
}

test('AGRP-12 a group without a rank comes last, shows an empty box, and is saved without one', async () => {
  const insured = db.attributeGroups.find(({ id }) => id === 601)!;
  insured.rank = '';
  const user = openAt(list);
  await findRow('Mailing Address');
  expect(screen.queryByLabelText('Rank of Insured')).not.toBeInTheDocument();
  const before = storedRanks();
  await user.click(screen.getByRole('checkbox', { name: 'Status of Mailing Address' }));
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByLabelText('Rank of Insured')).toHaveValue('');
  expect(shownNames().at(-1)).toBe('Insured');
  const sent = nextBody('/updateattibutegrouprank');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const rows = before.map((row) => (row.id === 602 ? { ...row, active: 0 } : row));
  expect(rows).toContainEqual({ id: 601, rank: '', active: 1 });
  expect(await sent).toEqual({ AttributeGroupData: rows });
  // Read when the form was opened, before the save, and after it.
  await waitFor(() => expect(bodiesTo('/viewattributegroup')).toHaveLength(3));
  expect(insured.rank).toBe('');
});

test('AGRP-04 the buttons of a rank move the group, keep the focus, and do nothing at the ends', async () => {
  const user = openAt(list);
  await findRow('Insured');
  const up = screen.getByRole('button', { name: 'Move Mailing Address up' });
  await user.click(up);
  expect(shownNames().slice(0, 2)).toEqual(['Mailing Address', 'Insured']);
  expect(screen.getByLabelText('Rank of Mailing Address')).toHaveValue('1');
  expect(screen.getByLabelText('Rank of Insured')).toHaveValue('2');
  expect(screen.getByRole('button', { name: 'Move Mailing Address up' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(shownNames()[0]).toBe('Mailing Address');
  const down = screen.getByRole('button', { name: 'Move Mailing Address down' });
  await user.click(down);
  expect(shownNames().slice(0, 2)).toEqual(['Insured', 'Mailing Address']);
  expect(screen.getByRole('button', { name: 'Move Mailing Address down' })).toHaveFocus();
  expect(screen.queryByText(/unsaved change/)).not.toBeInTheDocument();
});

test('AGRP-04 a rank accepts digits only, and a cleared box keeps its number', async () => {
  const user = openAt(list);
  const rank = await screen.findByLabelText('Rank of Insured');
  await user.clear(rank);
  expect(rank).toHaveValue('');
  await user.tab();
  expect(rank).toHaveValue('1');
  await user.clear(rank);
  await user.type(rank, '-7x.5');
  expect(rank).toHaveValue('75');
});

test('AGRP-12 leaving unsaved ranks asks first', async () => {
  const user = openAt(list);
  await user.click(await screen.findByRole('checkbox', { name: 'Status of Insured' }));
  await user.click(screen.getByRole('link', { name: 'Add' }));
  await answer(user, 'You have unsaved changes. Leave this page?', 'Stay');
  expect(window.location.pathname).toBe(list);
  expect(screen.getByRole('checkbox', { name: 'Status of Insured' })).not.toBeChecked();
});

test('AGRP-10 CONST-12 a group that is no longer a Table is sent without a number of rows; one that never was keeps the stored one', async () => {
  Object.assign(db.attributeGroups[0]!, { displaytype: 'Table', numberofrow: 4 });
  Object.assign(db.attributeGroups[1]!, { displaytype: 'Double Column', numberofrow: 3 });
  const user = openAt('/user_admin_edit_attributegroup/7/601');
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Display Type' }), 'Single Column');
  const changed = nextBody('/updateattributegroup');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await changed).toMatchObject({ attributegroupData: { id: 601, numberofrow: 0 } });
  await expectPath(list);

  const again = openAt('/user_admin_edit_attributegroup/7/602');
  await again.type(await screen.findByLabelText('Group Name'), '!');
  const sent = nextBody('/updateattributegroup');
  await again.click(screen.getByRole('button', { name: 'Save' }));
  expect(await sent).toMatchObject({ attributegroupData: { id: 602, numberofrow: 3 } });
});
