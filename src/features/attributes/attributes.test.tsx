import { screen, waitFor, within } from '@testing-library/react';
import { actionsCell, expectPath, findRow } from '@/testing/harness/at';
import { expectCells } from '@/testing/harness/listCells';
import { openAt } from '@/app/openAt.fixture';
import { bodiesTo, nextBody } from '@/testing/harness/server';
import { runSteps } from '@/testing/harness/steps';
import { attributeDataTypes, attributeNames, attributeTypes } from '@/domain/attributes/attributes';
import { db } from '../../../mocks/db';
import { add, attributeNamed } from './attributes.fixture';

const list = '/user_admin_attributes/7/601';

function choiceLabels(label: string): string[] {
  return [...screen.getByLabelText<HTMLSelectElement>(label).options].map(({ value }) => value);
}

test('ATTR-01 ATTR-02 ATTR-03 ATTR-06 ATTR-07 CALL-053 the attributes of a group, ten to a page; double click on the actions cell edits one', async () => {
  const last = attributeNamed('Last Name');
  last.active = 0;
  for (let id = 901; id <= 905; id += 1) db.attributes.push({ ...last, id, name: `Extra ${id}`, rank: id });
  const user = openAt(list);
  const stored = db.attributes.filter(({ group_id }) => group_id === 601);
  await expectCells(stored.slice(0, 10), {
    Name: ({ name }) => name,
    Rank: ({ rank }) => String(rank),
    Status: ({ active }) => (active === 1 ? 'ticked' : 'not ticked'),
    Actions: 'Actions',
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Insured Attribute' })).toBeVisible();
  expect(bodiesTo('/viewattribute')).toEqual([{ gid: 601, client_id: 7 }]);
  expect(screen.getByRole('link', { name: 'Add' })).toHaveAttribute('href', add);
  await user.dblClick(actionsCell(await findRow('First Name')));
  await expectPath('/user_admin_edit_attribute/7/601/3001');
});

test('ATTR-04 ATTR-05 ATTR-08 ATTR-15 CALL-054 Save sends every row and leads to the groups', async () => {
  const user = openAt(list);
  await findRow('First Name');
  const before = db.attributes
    .filter(({ group_id }) => group_id === 601)
    .map(({ id, rank, active }) => ({ id, rank, active }));
  await user.click(screen.getByRole('checkbox', { name: 'Status of Email' }));
  await user.click(screen.getByRole('button', { name: 'Move Last Name up' }));
  const sent = nextBody('/updateattributerank');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await sent).toEqual({
    AttributeData: before.map((row, index) => {
      if (index === 0) return { ...row, rank: 2 };
      if (index === 1) return { ...row, rank: 1 };
      return index === 2 ? { ...row, active: 0 } : row;
    }),
  });
  await expectPath('/user_admin_attributegroup/');
});

test('ATTR-09 ATTR-13 ATTR-23 CALL-055 CONST-09 CONST-10 CONST-11 a new attribute is sent with its eleven fields', async () => {
  const user = openAt(add);
  await user.type(await screen.findByLabelText('Label Name'), 'T');
  expect(screen.getByRole('heading', { level: 1, name: 'Add Attribute' })).toBeVisible();
  expect(choiceLabels('Attribute Type')).toEqual(['', ...attributeTypes]);
  expect(choiceLabels('Attribute Name')).toEqual(['', ...attributeNames]);
  expect(choiceLabels('Attribute Data Type')).toEqual(['', ...attributeDataTypes]);
  expect(choiceLabels('Mandatory')).toEqual(['', 'required']);
  const sent = nextBody('/createattribute');
  await runSteps(user, [
    { fill: 'Label Name', text: 'Tax Number' },
    { choose: 'Attribute Name', option: 'firstname' },
    { fill: 'Description', text: 'As on the return' },
    { choose: 'Attribute Type', option: 'PI secure' },
    { fill: 'Attribute Format', text: 'AA-999' },
    { choose: 'Mandatory', option: 'Required' },
    { press: 'Save' },
  ]);
  expect(await sent).toEqual({
    group_id: 601,
    client_id: 7,
    name: 'Tax Number',
    attribute_name: 'firstname',
    attribute_type: 'PI secure',
    radiogroup: '',
    isrequired: 'required',
    description: 'As on the return',
    attributeformat: 'AA-999',
    attribute_max_lenght: '6',
    attribute_data_type: 'Alphanumeric',
  });
  await expectPath(list);
});

test('ATTR-10 ATTR-16 ATTR-17 ATTR-18 ATTR-20 ATTR-21 ATTR-22 the format fills in length and data type, which can be changed; the preview follows', async () => {
  const user = openAt(add);
  const format = await screen.findByLabelText('Attribute Format');
  const length = screen.getByLabelText('Attribute Max Length');
  const dataType = screen.getByLabelText('Attribute Data Type');
  expect(format).toHaveAccessibleDescription('use a, A and 9');
  await user.type(format, 'a-9');
  expect(length).toHaveValue('3');
  expect(dataType).toHaveValue('Alphanumeric');
  const preview = within(await screen.findByRole('region', { name: 'This attribute' }));
  await waitFor(() => expect(preview.getByRole('textbox')).toHaveAttribute('placeholder', 'a-9'));
  await user.clear(length);
  await user.type(length, '12');
  await user.selectOptions(dataType, 'Numeric');
  expect(format).toHaveValue('a-9');
  expect(length).toHaveValue('12');
  await user.clear(format);
  expect(length).toHaveValue('0');
  expect(dataType).toHaveValue('String');
});

test('ATTR-12 CALL-056 CALL-057 ENT-18 an attribute with an unchanged type is sent whole, hidden values included', async () => {
  const stored = attributeNamed('Preferred Contact');
  Object.assign(stored, { attribute_type: 'SelectBox', selectgroup: 'Phone,Mail', attributeformat: '99' });
  const expected = { ...stored, description: 'How to write' };
  const user = openAt(`/user_admin_edit_attribute/7/601/${String(stored.id)}`);
  expect(await screen.findByLabelText('Attribute Type')).toHaveValue('SelectBox');
  expect(bodiesTo('/editattribute')).toEqual([{ id: stored.id }]);
  await user.type(screen.getByLabelText('Description'), 'How to write');
  const sent = nextBody('/updateattribute');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await sent).toEqual({ attributeData: expected });
  await expectPath(list);
});

test('ATTR-14 Cancel of a form opened by its URL leads to the attributes', async () => {
  const user = openAt(add);
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await expectPath(list);
});
