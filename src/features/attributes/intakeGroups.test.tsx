import { screen, waitFor, within } from '@testing-library/react';
import { actionsCell, expectPath, findRow } from '@/testing/harness/at';
import { expectCells } from '@/testing/harness/listCells';
import { openAt } from '@/app/openAt.fixture';
import { bodiesTo, nextBody } from '@/testing/harness/server';
import { db } from '../../../mocks/db';

const list = '/user_admin_intakeattributegroup/551';

test('IAGRP-01 IAGRP-02 IAGRP-03 IAGRP-04 IAGRP-05 CALL-058 CONST-02 the groups of a category, twenty to a page; double click on the actions cell edits one', async () => {
  const pattern = db.intakeAttributeGroups[0]!;
  for (let id = 901; id <= 920; id += 1) {
    db.intakeAttributeGroups.push({
      ...pattern,
      id,
      name: `Extra ${id}`,
      rank: id,
      active: id === 903 ? 0 : 1,
    });
  }
  const user = openAt(list);
  const stored = db.intakeAttributeGroups.filter(({ intake_id }) => intake_id === 551);
  await expectCells(stored.slice(0, 20), {
    Name: ({ name }) => name,
    Rank: ({ rank }) => String(rank),
    Status: ({ active }) => (active === 1 ? 'ticked' : 'not ticked'),
    Actions: 'Actions',
  });
  expect(screen.getByText('Page 1 of 2 Showing rows 1 to 20 of 25')).toBeVisible();
  expect(bodiesTo('/viewintakeattributegroup')).toEqual([{ intake_id: 551, cid: 7 }]);
  expect(screen.getByRole('link', { name: 'Add' })).toHaveAttribute(
    'href',
    '/user_admin_add_intakeattributegroup/551',
  );
  await user.dblClick(actionsCell(await findRow('Insured')));
  await expectPath('/user_admin_edit_intakeattributegroup/551/621');
});

test('IAGRP-03 IAGRP-06 IAGRP-07 CALL-059 ENT-17 Save sends every row and reads the list again', async () => {
  const user = openAt(list);
  await findRow('Insured');
  const before = db.intakeAttributeGroups
    .filter(({ intake_id }) => intake_id === 551)
    .map(({ id, rank, active }) => ({ id, rank, active }));
  const rank = screen.getByLabelText('Rank of Vehicles');
  await user.clear(rank);
  await user.type(rank, '9');
  await user.click(screen.getByRole('checkbox', { name: 'Status of Insured' }));
  const sent = nextBody('/updateintakeattributegrouprank');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await sent).toEqual({
    AttributeGroupData: before.map((row, index) => {
      if (index === 0) return { ...row, active: 0 };
      return index === 2 ? { ...row, rank: 9 } : row;
    }),
  });
  // Read when the list was opened, before the save, and after it.
  await waitFor(() => expect(bodiesTo('/viewintakeattributegroup')).toHaveLength(3));
  expect(window.location.pathname).toBe(list);
});

test('IAGRP-05 IAGRP-08 IAGRP-09 IAGRP-10 CALL-060 a chosen group is copied, shown and sent', async () => {
  const user = openAt('/user_admin_add_intakeattributegroup/551');
  const choice = await screen.findByRole('combobox', { name: 'Attribute Group' });
  await screen.findByRole('option', { name: 'Locations' });
  expect(screen.getByRole('heading', { level: 1, name: 'Add Intake Attribute Group' })).toBeVisible();
  await user.selectOptions(choice, 'Locations');
  for (const [label, value] of [
    ['Group Name', 'Locations'],
    ['Display Type', 'Table'],
    ['Number of Row', '2'],
  ] as const) {
    expect(screen.getByLabelText(label)).toHaveValue(value);
    expect(screen.getByLabelText(label)).toHaveAttribute('readonly');
  }
  const sent = nextBody('/createintakeattributegroup');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await sent).toEqual({
    client_id: 7,
    intake_id: 551,
    attribute_group_id: 608,
    name: 'Locations',
    displaytype: 'Table',
    numberofrow: 2,
  });
  await expectPath(list);
});

test('another user’s choice of a group is not overwritten without a question', async () => {
  const user = openAt('/user_admin_edit_intakeattributegroup/551/621');
  const choice = await screen.findByRole('combobox', { name: 'Attribute Group' });
  await screen.findByRole('option', { name: 'Mortgagee' });
  await user.selectOptions(choice, 'Mortgagee');
  const stored = db.intakeAttributeGroups.find(({ id }) => id === 621);
  const remarks = db.attributeGroups.find(({ name }) => name === 'Remarks');
  Object.assign(stored!, { attribute_group_id: remarks!.id, name: 'Remarks' });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const question = within(await screen.findByRole('dialog', { name: 'Changed since you opened it' }));
  // The values that are copied from the chosen group are decided together with it.
  expect(question.getAllByRole('group')).toHaveLength(1);
  await user.click(question.getByRole('radio', { name: /^Stored now Remarks/ }));
  await user.click(question.getByRole('button', { name: 'Save' }));
  await expectPath(list);
  expect(bodiesTo('/updateintakeattributegroup')).toMatchObject([
    { attributegroupData: { attribute_group_id: remarks!.id, name: 'Remarks' } },
  ]);
});

test('IAGRP-04 IAGRP-08 IAGRP-09 IAGRP-10 CALL-061 CALL-062 ENT-17 an edited group is sent whole with the copies', async () => {
  const user = openAt('/user_admin_edit_intakeattributegroup/551/621');
  const choice = await screen.findByRole('combobox', { name: 'Attribute Group' });
  expect(bodiesTo('/editintakeattributegroup')).toEqual([{ id: 621 }]);
  await screen.findByRole('option', { name: 'Remarks' });
  expect(screen.getByRole('heading', { level: 1, name: 'Edit Intake Attribute Group' })).toBeVisible();
  await user.selectOptions(choice, 'Mortgagee');
  expect(screen.queryByLabelText('Number of Row')).not.toBeInTheDocument();
  const sent = nextBody('/updateintakeattributegroup');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await sent).toEqual({
    attributegroupData: {
      id: 621,
      intake_id: 551,
      client_id: 7,
      attribute_group_id: 606,
      name: 'Mortgagee',
      displaytype: 'Single Column',
      numberofrow: 0,
      rank: 1,
      active: 1,
    },
  });
  await expectPath(list);
});

test.each([
  [
    '/user_admin_add_intakeattributegroup/551',
    ['Home', 'Intake Categories', 'PERSONAL AUTO', 'Attribute Groups', 'Add Intake Attribute Group'],
  ],
  // A category that was deleted has no name.
  ['/user_admin_intakeattributegroup/9551', ['Home', 'Intake Categories', 'Attribute Groups']],
])('%s names its category', async (url, steps) => {
  openAt(url);
  const crumbs = await screen.findByRole('navigation', { name: 'Breadcrumb' });
  const shown = (): (string | null)[] =>
    within(crumbs)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  await waitFor(() => expect(shown()).toEqual(steps));
  expect(bodiesTo('/editclientintakecategory')).toEqual([]);
});
