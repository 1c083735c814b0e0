import { screen, waitFor, within } from '@testing-library/react';
import { actionsCell, expectPath, findRow } from '@/testing/harness/at';
import { expectCells } from '@/testing/harness/listCells';
import { openAt } from '@/app/openAt.fixture';
import { bodiesTo, holdResponses, nextBody } from '@/testing/harness/server';
import { db } from '../../../mocks/db';

const list = '/user_admin_attributegroup';

function storedRanks(): { id: unknown; rank: unknown; active: unknown }[] {
  return db.attributeGroups.map(({ id, rank, active }) => ({ id, rank, active }));
}

test('AGRP-01 AGRP-02 AGRP-03 AGRP-06 AGRP-07 CALL-048 CONST-01 the groups, ten to a page, by rank; Add and double click on the actions cell open the form', async () => {
  db.attributeGroups[3]!.active = 0;
  const user = openAt(list);
  await expectCells(db.attributeGroups.slice(0, 10), {
    Name: ({ name }) => name,
    Attribute: 'Attribute',
    Rank: ({ rank }) => String(rank),
    Status: ({ active }) => (active === 1 ? 'ticked' : 'not ticked'),
    Actions: 'Actions',
  });
  expect(screen.getByText('Page 1 of 2')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Attribute of Insured' })).toHaveAttribute(
    'href',
    '/user_admin_attributes/7/601',
  );
  expect(bodiesTo('/viewattributegroup')).toEqual([{ cid: 7 }]);
  expect(screen.getByRole('link', { name: 'Add' })).toHaveAttribute(
    'href',
    '/user_admin_add_attributegroup/7',
  );
  await user.dblClick(actionsCell(await findRow('Insured')));
  await expectPath('/user_admin_edit_attributegroup/7/601');
});

test('a rank keeps the focus while the list is fetched again', async () => {
  const user = openAt(list);
  await user.click(await screen.findByRole('checkbox', { name: 'Status of Vehicles' }));
  const save = holdResponses('/updateattibutegrouprank');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await save.asked;
  const read = holdResponses('/viewattributegroup');
  save.release();
  await read.asked;
  const rank = screen.getByLabelText('Rank of Insured');
  await user.click(rank);
  await user.keyboard('7');
  read.release();
  await screen.findByText('1 unsaved change');
  expect(rank).toHaveFocus();
  expect(rank).toHaveValue('17');
  await user.paste(' 5');
  expect(rank).toHaveValue('17');
  expect(rank).toHaveAccessibleDescription('Two numbers: 17 and 5. Enter one of them.');
});

test('AGRP-04 AGRP-05 AGRP-08 AGRP-11 AGRP-12 CALL-049 ENT-16 edits of two pages are saved in one call with every row', async () => {
  const user = openAt(list);
  await findRow('Insured');
  const before = storedRanks();
  const rank = screen.getByLabelText('Rank of Insured');
  await user.clear(rank);
  await user.type(rank, '42');
  await user.click(screen.getByRole('checkbox', { name: 'Status of Vehicles' }));
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Status of Archived Questions' }));
  await user.click(screen.getByRole('button', { name: 'Previous' }));
  expect(await screen.findByLabelText('Rank of Insured')).toHaveValue('42');
  expect(screen.getByText('3 unsaved changes')).toBeVisible();
  const sent = nextBody('/updateattibutegrouprank');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await sent).toEqual({
    AttributeGroupData: before.map((row) => {
      if (row.id === 601) return { ...row, rank: 42 };
      if (row.id === 603) return { ...row, active: 0 };
      return row.id === 613 ? { ...row, active: 1 } : row;
    }),
  });
  // Read when the list was opened, before the save, and after it.
  await waitFor(() => expect(bodiesTo('/viewattributegroup')).toHaveLength(3));
  expect(screen.queryByText('3 unsaved changes')).not.toBeInTheDocument();
  expect(window.location.pathname).toBe(list);
  // The list was read again: the group with the highest rank is last.
  await waitFor(() => expect(screen.queryByLabelText('Rank of Insured')).not.toBeInTheDocument());
});

test('AGRP-07 AGRP-08 AGRP-09 AGRP-10 CALL-050 CONST-08 CONST-12 a new group is sent with its four fields', async () => {
  const user = openAt('/user_admin_add_attributegroup/7');
  await user.type(await screen.findByLabelText('Group Name'), 'Applicant');
  expect(screen.getByRole('heading', { level: 1, name: 'Add Attribute Group' })).toBeVisible();
  const types = screen.getByRole('combobox', { name: 'Display Type' });
  const offered = within(types).getAllByRole<HTMLOptionElement>('option');
  expect(offered.map(({ value }) => value)).toEqual(['', 'Single Column', 'Double Column']);
  expect(types).toHaveAccessibleDescription('Table can be chosen once the group is saved');
  await user.selectOptions(types, 'Double Column');
  expect(screen.queryByLabelText('Number of Row')).not.toBeInTheDocument();
  const sent = nextBody('/createattributegroup');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await sent).toEqual({
    client_id: 7,
    name: 'Applicant',
    displaytype: 'Double Column',
    numberofrow: 0,
  });
  await expectPath(list);
});

test('AGRP-06 AGRP-09 AGRP-10 CALL-051 CALL-052 CONST-08 ENT-16 an edited group is sent whole', async () => {
  db.attributeGroups[0]!.rank = 8;
  const user = openAt('/user_admin_edit_attributegroup/7/601');
  const types = await screen.findByLabelText('Display Type');
  expect(screen.getByRole('heading', { level: 1, name: 'Edit Attribute Group' })).toBeVisible();
  expect(bodiesTo('/editattributegroup')).toEqual([{ id: 601 }]);
  expect(screen.queryByLabelText('Number of Row')).not.toBeInTheDocument();
  await user.selectOptions(types, 'Table');
  const rows = screen.getByLabelText('Number of Row');
  await user.clear(rows);
  await user.type(rows, '4');
  const sent = nextBody('/updateattributegroup');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const stored = { id: 601, client_id: 7, name: 'Insured', rank: 8, active: 1 };
  expect(await sent).toEqual({ attributegroupData: { ...stored, displaytype: 'Table', numberofrow: 4 } });
  await expectPath(list);
});

test.each([
  '/user_admin_add_attributegroup/2',
  '/user_admin_edit_attributegroup/2/601',
  '/user_admin_attributes/2/601',
  '/user_admin_add_attribute/2/601',
  '/user_admin_edit_attribute/2/601/3001',
])(
  'AGRP-06 ROLE-09 with another client in the URL the page is not found, and no call is sent: %s',
  async (url) => {
    openAt(url);
    expect(await screen.findByRole('heading', { level: 1, name: 'Oops, page not available!' })).toBeVisible();
    expect(bodiesTo('/editattributegroup')).toEqual([]);
    expect(bodiesTo('/editattribute')).toEqual([]);
    expect(bodiesTo('/viewattribute')).toEqual([]);
  },
);
