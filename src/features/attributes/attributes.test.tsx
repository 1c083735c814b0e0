import { act, screen, within } from '@testing-library/react';
import { actionsCell, expectPath, rowWith } from '@/testing/harness/at';
import { expectCells } from '@/testing/harness/listCells';
import { openAt } from '@/app/openAt.fixture';
import { bodiesTo, nextBody } from '@/testing/harness/server';
import { db } from '../../../mocks/db';

const list = '/user_admin_attributes/7/601';
const add = '/user_admin_add_attribute/7/601';

function attributeNamed(name: string): (typeof db.attributes)[number] {
  const attribute = db.attributes.find((candidate) => candidate.name === name);
  if (!attribute) throw new Error(`no attribute ${name}`);
  return attribute;
}

function choicesOf(label: string): string[] {
  return within(screen.getByRole('combobox', { name: label }))
    .getAllByRole<HTMLOptionElement>('option')
    .map(({ value }) => value);
}

function rowLabels(): string[] {
  return ['Attribute Format', 'Attribute Data Type', 'Attribute Max Length', 'Radio Box Group'].filter(
    (label) => screen.queryByLabelText(label) !== null,
  );
}

test('ATTR-01 ATTR-02 ATTR-03 ATTR-07 CALL-053 the attributes of a group', async () => {
  attributeNamed('Last Name').active = 0;
  openAt(list);
  await expectCells(
    db.attributes.filter(({ group_id }) => group_id === 601),
    {
      Name: ({ name }) => name,
      Rank: ({ rank }) => String(rank),
      Status: ({ active }) => (active === 1 ? 'ticked' : 'not ticked'),
      Actions: 'Actions',
    },
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'Insured Attribute' })).toBeVisible();
  expect(bodiesTo('/viewattribute')).toEqual([{ gid: 601, client_id: 7 }]);
  expect(screen.getByRole('link', { name: 'Add' })).toHaveAttribute('href', add);
});

test('ATTR-02 ten attributes a page', async () => {
  const pattern = attributeNamed('First Name');
  for (let id = 901; id <= 905; id += 1)
    db.attributes.push({ ...pattern, id, name: `Extra ${id}`, rank: id });
  openAt(list);
  await rowWith('First Name');
  expect(screen.getByText('Page 1 of 2')).toBeVisible();
  expect(screen.getAllByRole('checkbox')).toHaveLength(10);
});

test('ATTR-06 LIST-03 double click on the actions cell edits an attribute', async () => {
  const user = openAt(list);
  await user.dblClick(actionsCell(await rowWith('First Name')));
  await expectPath('/user_admin_edit_attribute/7/601/3001');
});

test('ATTR-04 ATTR-05 ATTR-08 ATTR-15 CALL-054 Save sends every row and leads to the groups', async () => {
  const user = openAt(list);
  await rowWith('First Name');
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

test('ATTR-08 Cancel leads to the groups', async () => {
  const user = openAt(list);
  await rowWith('First Name');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await expectPath('/user_admin_attributegroup/');
});

test('ATTR-09 ATTR-13 ATTR-23 CALL-055 CONST-09 CONST-10 CONST-11 a new attribute is sent with its eleven fields', async () => {
  const user = openAt(add);
  await user.type(await screen.findByLabelText('Label Name'), 'Tax Number');
  expect(choicesOf('Attribute Type').filter(Boolean)).toEqual([
    'text',
    'date',
    'checkbox',
    'email',
    'radio',
    'textarea',
    'secure',
    'PI secure',
  ]);
  expect(choicesOf('Attribute Name').filter(Boolean)).toEqual([
    'firstname',
    'lastname',
    'address',
    'city',
    'state',
    'zipcode',
    'phonenumber',
    'email',
    'policyamount',
    'policyeffectivedate',
    'policyscheduledate',
  ]);
  expect(choicesOf('Attribute Data Type').filter(Boolean)).toEqual(['Numeric', 'Alphanumeric', 'String']);
  await user.selectOptions(screen.getByLabelText('Attribute Name'), 'firstname');
  await user.type(screen.getByLabelText('Description'), 'As on the return');
  await user.selectOptions(screen.getByLabelText('Attribute Type'), 'PI secure');
  await user.type(screen.getByLabelText('Attribute Format'), 'AA-999');
  await user.selectOptions(screen.getByLabelText('Mandatory'), 'Required');
  const sent = nextBody('/createattribute');
  await user.click(screen.getByRole('button', { name: 'Save' }));
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

test('ATTR-24 CONST-12 without a choice an attribute is not required and its max length is 0', async () => {
  const user = openAt(add);
  await user.type(await screen.findByLabelText('Label Name'), 'Nickname');
  const mandatory = screen.getByRole('combobox', { name: 'Mandatory' });
  expect(within(mandatory).getByRole('option', { name: 'Not Required' })).toHaveValue('');
  expect(within(mandatory).getByRole('option', { name: 'Required' })).toHaveValue('required');
  const sent = nextBody('/createattribute');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await sent).toMatchObject({ isrequired: '', attribute_max_lenght: '0' });
});

test('ATTR-12 CONST-12 a new date is sent with the max length 0, which it does not show', async () => {
  const user = openAt(add);
  await user.type(await screen.findByLabelText('Label Name'), 'Birthday');
  await user.selectOptions(screen.getByLabelText('Attribute Type'), 'date');
  expect(screen.queryByLabelText('Attribute Max Length')).not.toBeInTheDocument();
  const sent = nextBody('/createattribute');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await sent).toMatchObject({
    attribute_type: 'date',
    attributeformat: '',
    attribute_max_lenght: '0',
  });
});

test.each([
  ['99-9', '4', 'Numeric'],
  ['aA', '2', 'String'],
  ['a-9', '3', 'Alphanumeric'],
  ['--', '2', 'String'],
])(
  'ATTR-10 ATTR-16 ATTR-17 ATTR-18 ATTR-19 ATTR-20 ATTR-21 ATTR-22 the format %s makes length %s, %s',
  async (format, length, dataType) => {
    const user = openAt(add);
    const box = await screen.findByLabelText('Attribute Format');
    expect(box).toHaveAccessibleDescription('use a, A and 9');
    await user.type(box, format);
    expect(screen.getByLabelText('Attribute Max Length')).toHaveValue(length);
    expect(screen.getByLabelText('Attribute Data Type')).toHaveValue(dataType);
  },
);

test('ATTR-17 ATTR-18 length and data type can be changed after the format set them; an emptied format gives 0 and String', async () => {
  const user = openAt(add);
  const format = await screen.findByLabelText('Attribute Format');
  const length = screen.getByLabelText('Attribute Max Length');
  await user.type(format, '999');
  await user.clear(length);
  await user.type(length, '12');
  await user.selectOptions(screen.getByLabelText('Attribute Data Type'), 'Alphanumeric');
  expect(format).toHaveValue('999');
  expect(length).toHaveValue('12');
  await user.clear(format);
  expect(length).toHaveValue('0');
  expect(screen.getByLabelText('Attribute Data Type')).toHaveValue('String');
});

test('FIELD-13 a maximum that is shorter than the format shows a message beside its field', async () => {
  const user = openAt(add);
  const format = await screen.findByLabelText('Attribute Format');
  const length = screen.getByLabelText('Attribute Max Length');
  await user.type(format, '999-99');
  expect(length).not.toHaveAccessibleDescription();
  await user.clear(length);
  expect(length).not.toHaveAccessibleDescription();
  await user.type(length, '5');
  expect(length).toHaveAccessibleDescription(
    'The format is 6 characters long. This maximum is shorter, so 6 counts.',
  );
  await user.clear(length);
  await user.type(length, '6');
  expect(length).not.toHaveAccessibleDescription();
});

test('ATTR-11 ATTR-12 each type shows its own rows', async () => {
  const user = openAt(add);
  const type = await screen.findByLabelText('Attribute Type');
  const typed = ['Attribute Format', 'Attribute Data Type', 'Attribute Max Length'];
  for (const value of ['text', 'secure', 'PI secure']) {
    await user.selectOptions(type, value);
    expect(rowLabels()).toEqual(typed);
  }
  for (const value of ['date', 'checkbox', 'email', 'textarea']) {
    await user.selectOptions(type, value);
    expect(rowLabels()).toEqual([]);
  }
  await user.selectOptions(type, 'radio');
  expect(rowLabels()).toEqual(['Radio Box Group']);
  await user.type(screen.getByLabelText('Radio Box Group'), 'Yes, No,, Yes');
  expect(screen.getByText('Choices: Yes · No')).toBeVisible();
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

test('ATTR-12 CONST-12 an attribute with a changed type is sent without the values that its form no longer shows', async () => {
  const stored = attributeNamed('Social Security Number');
  const user = openAt(`/user_admin_edit_attribute/7/601/${String(stored.id)}`);
  await user.selectOptions(await screen.findByLabelText('Attribute Type'), 'date');
  const sent = nextBody('/updateattribute');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await sent).toEqual({
    attributeData: {
      ...stored,
      attribute_type: 'date',
      attributeformat: '',
      attribute_data_type: '',
      attribute_max_lenght: '0',
    },
  });
});

test('ATTR-14 Cancel goes back to where the form was opened from', async () => {
  const user = openAt('/user_admin_attributegroup');
  await user.click(await screen.findByRole('link', { name: 'Attribute of Insured' }));
  await rowWith('First Name');
  await user.click(screen.getByRole('link', { name: 'Add' }));
  await screen.findByLabelText('Label Name');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await expectPath(list);
});

test('ATTR-14 Cancel goes back to another screen than the list, where that is where the user came from', async () => {
  const user = openAt('/user_admin_countries');
  await rowWith('Canada');
  // As a link of the product would have pushed it.
  act(() => {
    window.history.pushState({ key: 'form', idx: 1 }, '', add);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await expectPath('/user_admin_countries');
});

test('ATTR-14 Cancel of a form opened by its URL leads to the attributes', async () => {
  const user = openAt(add);
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await expectPath(list);
});

test('Q-142 a changed label or name says that stored answers follow', async () => {
  const user = openAt('/user_admin_edit_attribute/7/601/3005');
  const label = await screen.findByLabelText('Label Name');
  const follow = 'Answers that are stored already follow: they are shown under the new name.';
  expect(label).toHaveAccessibleDescription('');
  await user.type(label, ' of the insured');
  expect(label).toHaveAccessibleDescription(follow);
  const name = screen.getByLabelText('Attribute Name');
  expect(name).toHaveAccessibleDescription('');
  await user.selectOptions(name, 'policyeffectivedate');
  expect(name).toHaveAccessibleDescription(follow);
});

test('Q-142 a new attribute has no answers that could follow', async () => {
  const user = openAt(add);
  const label = await screen.findByLabelText('Label Name');
  await user.type(label, 'Hull no');
  expect(label).toHaveAccessibleDescription('');
});
