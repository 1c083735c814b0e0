import { screen, waitFor, within } from '@testing-library/react';
import { actionsCell, blankRow, expectPath, rowWith } from '@/testing/harness/at';
import { expectCells } from '@/testing/harness/listCells';
import { openAt } from '@/app/openAt.fixture';
import { bodiesTo, nextBody } from '@/testing/harness/server';
import { planFault } from '../../../mocks/conditions';
import { db } from '../../../mocks/db';
import { hangsOnce } from '../../../mocks/scenarios';

const list = '/user_admin_attributegroup';

function storedRanks(): { id: unknown; rank: unknown; active: unknown }[] {
  return db.attributeGroups.map(({ id, rank, active }) => ({ id, rank, active }));
}

function shownNames(): string[] {
  return screen
    .getAllByRole('link', { name: /^Attribute of / })
    .map((link) => (link.getAttribute('aria-label') ?? '').replace('Attribute of ', ''));
}

test('AGRP-01 AGRP-02 AGRP-03 CALL-048 CONST-01 the groups, ten a page, by rank', async () => {
  db.attributeGroups[3]!.active = 0;
  openAt(list);
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
});

test('AGRP-06 LIST-03 double click on the actions cell edits a group', async () => {
  const user = openAt(list);
  await user.dblClick(actionsCell(await rowWith('Insured')));
  await expectPath('/user_admin_edit_attributegroup/7/601');
});

test('AGRP-07 LIST-04 Add and the blank last row open the add screen', async () => {
  const user = openAt(list);
  await rowWith('Insured');
  const add = '/user_admin_add_attributegroup/7';
  expect(screen.getByRole('link', { name: 'Add' })).toHaveAttribute('href', add);
  await user.click(within(blankRow()).getByText('Add…'));
  await expectPath(add);
});

test('AGRP-04 AGRP-05 AGRP-08 AGRP-11 AGRP-12 CALL-049 ENT-16 edits of two pages are saved in one call with every row', async () => {
  const user = openAt(list);
  await rowWith('Insured');
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
  // When it was opened, before the save, and after it.
  await waitFor(() => expect(bodiesTo('/viewattributegroup')).toHaveLength(3));
  expect(screen.queryByText('3 unsaved changes')).not.toBeInTheDocument();
  expect(window.location.pathname).toBe(list);
  // The list was read again: the group with the highest rank is last.
  await waitFor(() => expect(screen.queryByLabelText('Rank of Insured')).not.toBeInTheDocument());
});

test('AGRP-12 a group without a rank comes last, shows an empty box, and is saved without one', async () => {
  const insured = db.attributeGroups.find(({ id }) => id === 601)!;
  insured.rank = '';
  const user = openAt(list);
  await rowWith('Mailing Address');
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
  // When it was opened, before the save, and after it.
  await waitFor(() => expect(bodiesTo('/viewattributegroup')).toHaveLength(3));
  expect(insured.rank).toBe('');
});

test('AGRP-12 a rank and a mark that are no numbers are shown last, and go back as they are stored', async () => {
  const insured = db.attributeGroups.find(({ id }) => id === 601)!;
  Object.assign(insured, { rank: 'abc', active: 'Y' });
  Object.assign(db.attributeGroups[2]!, { rank: '3' });
  const user = openAt(list);
  await rowWith('Mailing Address');
  const before = storedRanks();
  await user.click(screen.getByRole('checkbox', { name: 'Status of Mailing Address' }));
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByLabelText('Rank of Insured')).toHaveValue('abc');
  const sent = nextBody('/updateattibutegrouprank');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await sent).toEqual({
    AttributeGroupData: before.map((row) => (row.id === 602 ? { ...row, active: 0 } : row)),
  });
  await waitFor(() => expect(bodiesTo('/viewattributegroup')).toHaveLength(3));
  expect(insured).toMatchObject({ rank: 'abc', active: 'Y' });
});

test('AGRP-04 the buttons beside a rank move the group, keep focus, and lead nowhere at the ends', async () => {
  const user = openAt(list);
  await rowWith('Insured');
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

test('AGRP-04 a rank takes digits only, and an emptied box keeps its number', async () => {
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

test('AGRP-12 ERR-05 a save that fails keeps the edits, and Retry sends them again', async () => {
  planFault('/updateattibutegrouprank', { kind: 'answer', status: 500 });
  const user = openAt(list);
  await user.click(await screen.findByRole('checkbox', { name: 'Status of Insured' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Not saved')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: 'Status of Insured' })).not.toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.queryByText('Not saved')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.queryByText('1 unsaved change')).not.toBeInTheDocument());
  expect(bodiesTo('/updateattibutegrouprank')).toHaveLength(2);
  expect(db.attributeGroups[0]?.active).toBe(0);
});

test('AGRP-12 a second press sends nothing while the first is under way', async () => {
  hangsOnce('/updateattibutegrouprank');
  const user = openAt(list);
  await user.click(await screen.findByRole('checkbox', { name: 'Status of Insured' }));
  await user.dblClick(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-busy', 'true'),
  );
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(bodiesTo('/updateattibutegrouprank')).toHaveLength(1);
});

test('AGRP-12 leaving unsaved ranks asks first', async () => {
  const user = openAt(list);
  await user.click(await screen.findByRole('checkbox', { name: 'Status of Insured' }));
  await user.click(screen.getByRole('link', { name: 'Add' }));
  const question = await screen.findByRole('alertdialog');
  await user.click(within(question).getByRole('button', { name: 'Stay' }));
  expect(window.location.pathname).toBe(list);
  expect(screen.getByRole('checkbox', { name: 'Status of Insured' })).not.toBeChecked();
});

test('AGRP-07 AGRP-08 AGRP-09 AGRP-10 CALL-050 CONST-08 CONST-12 a new group is sent with its four fields', async () => {
  const user = openAt('/user_admin_add_attributegroup/7');
  await user.type(await screen.findByLabelText('Group Name'), 'Applicant');
  const types = screen.getByRole('combobox', { name: 'Display Type' });
  const offered = within(types).getAllByRole<HTMLOptionElement>('option');
  expect(offered.map(({ value }) => value)).toEqual(['', 'Single Column', 'Double Column']);
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
  const user = openAt('/user_admin_edit_attributegroup/7/601');
  const types = await screen.findByRole('combobox', { name: 'Display Type' });
  expect(bodiesTo('/editattributegroup')).toEqual([{ id: 601 }]);
  expect(screen.queryByLabelText('Number of Row')).not.toBeInTheDocument();
  await user.selectOptions(types, 'Table');
  const rows = screen.getByLabelText('Number of Row');
  await user.clear(rows);
  await user.type(rows, '4');
  const sent = nextBody('/updateattributegroup');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await sent).toEqual({
    attributegroupData: {
      id: 601,
      client_id: 7,
      name: 'Insured',
      displaytype: 'Table',
      numberofrow: 4,
      rank: 1,
      active: 1,
    },
  });
  await expectPath(list);
});

test('AGRP-10 CONST-12 a group that is a Table no more has no number of rows; one that never was keeps what is stored', async () => {
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
  const kept = nextBody('/updateattributegroup');
  await again.click(screen.getByRole('button', { name: 'Save' }));
  expect(await kept).toMatchObject({ attributegroupData: { id: 602, numberofrow: 3 } });
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
