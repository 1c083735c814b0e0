import { screen, waitFor, within } from '@testing-library/react';
import { expectPath } from '@/testing/harness/at';
import { openAt } from '@/app/openAt.fixture';
import { nextBody } from '@/testing/harness/server';
import { db } from '../../../mocks/db';
import { loadsFail } from '../../../mocks/scenarios';

const add = '/user_admin_add_attribute/7/601';
const ssn = '/user_admin_edit_attribute/7/601/3007';

async function preview(): Promise<ReturnType<typeof within>> {
  return within(await screen.findByRole('region', { name: 'Preview' }));
}

async function alone(): Promise<ReturnType<typeof within>> {
  return within(await (await preview()).findByRole('region', { name: 'This attribute' }));
}

async function inGroup(): Promise<ReturnType<typeof within>> {
  return within(await (await preview()).findByRole('region', { name: 'Insured' }));
}

test('ENT-34 FIELD-06 the preview follows the typing and formats a sample', async () => {
  const user = openAt(add);
  await user.type(await screen.findByLabelText('Label Name'), 'Tax Number');
  await user.type(screen.getByLabelText('Description'), 'As on the return');
  await user.type(screen.getByLabelText('Attribute Format'), 'AA-999');
  const box = (await alone()).getByRole('textbox', { name: 'Tax Number' });
  expect(box).toHaveAccessibleDescription('As on the return');
  expect(box).toHaveAttribute('placeholder', 'AA-999');
  await user.type(box, 'xy12');
  expect(box).toHaveValue('XY-12');
  await user.tab();
  expect(box).toHaveAccessibleDescription(
    /Please complete the field according to the format AA-999 before proceeding\./,
  );
});

test('ENT-34 each type renders its own input, labelled with the attribute’s name once it has one', async () => {
  const user = openAt(add);
  const type = await screen.findByLabelText('Attribute Type');
  expect((await alone()).getByRole('textbox', { name: 'Untitled' })).toBeVisible();
  await user.type(screen.getByLabelText('Label Name'), 'Smoker');
  await user.selectOptions(type, 'checkbox');
  expect(await (await alone()).findByRole('checkbox', { name: 'Smoker' })).toBeVisible();
  await user.selectOptions(type, 'radio');
  await user.type(screen.getByLabelText('Radio Box Group'), 'Yes,No');
  const choices = await (await alone()).findByRole('radiogroup', { name: 'Smoker' });
  await waitFor(() => expect(within(choices).getAllByRole('radio')).toHaveLength(2));
  await user.selectOptions(screen.getByLabelText('Mandatory'), 'Required');
  await waitFor(() => expect(choices).toHaveAttribute('aria-required', 'true'));
});

test('ENT-35 a new attribute is the last of its group, a stored one keeps its position', async () => {
  const user = openAt(add);
  await user.type(await screen.findByLabelText('Label Name'), 'Tax Number');
  const stored = db.attributes.filter(({ group_id, active }) => group_id === 601 && active === 1);
  const last = await (await inGroup()).findByLabelText('Tax Number');
  for (const { name } of stored) {
    const [input] = (await inGroup()).getAllByLabelText(name);
    expect(input?.compareDocumentPosition(last)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  }
});

test('a stored attribute is shown once in its group, also while its status is off', async () => {
  const first = db.attributes.find(({ id }) => id === 3001);
  if (first) first.active = 0;
  const user = openAt('/user_admin_edit_attribute/7/601/3001');
  await user.clear(await screen.findByLabelText('Label Name'));
  await user.type(screen.getByLabelText('Label Name'), 'Given Name');
  const group = await inGroup();
  expect(await group.findByRole('textbox', { name: 'Given Name' })).toBeVisible();
  expect(group.queryByLabelText('First Name')).toBeNull();
});

test('a sample stays while the attribute changes, as far as the new input accepts it', async () => {
  const user = openAt(add);
  const format = await screen.findByLabelText('Attribute Format');
  await user.type(format, '999-99');
  const sample = (await alone()).getByRole('textbox');
  await user.type(sample, '12345');
  await user.clear(format);
  await user.type(format, '99-999');
  await waitFor(async () => expect((await alone()).getByRole('textbox')).toHaveValue('12-345'));
  await user.selectOptions(screen.getByLabelText('Attribute Type'), 'date');
  await waitFor(async () =>
    expect((await alone()).getByLabelText('Untitled')).toHaveAttribute('type', 'date'),
  );
  expect((await alone()).getByLabelText('Untitled')).toHaveValue('');
  await user.selectOptions(screen.getByLabelText('Attribute Type'), 'text');
  await waitFor(async () => expect((await alone()).getByLabelText('Untitled')).toHaveValue('12-345'));
});

test('the samples of a table stay in their rows', async () => {
  const group = db.attributeGroups.find(({ id }) => id === 601);
  if (group) Object.assign(group, { displaytype: 'Table', numberofrow: 1 });
  const user = openAt('/user_admin_edit_attribute/7/601/3001');
  const rows = await inGroup();
  await user.click(await rows.findByRole('button', { name: '+ Add New' }));
  await user.type(rows.getByLabelText('First Name, row 2'), 'Ann');
  await user.type(screen.getByLabelText('Label Name'), 's');
  expect(await (await inGroup()).findByLabelText('First Names, row 2')).toHaveValue('Ann');
});

test('a sample is not part of the form: leaving does not ask, Enter saves nothing, Save does not send it', async () => {
  const user = openAt(ssn);
  const box = await (await alone()).findByLabelText('Social Security Number');
  const form = screen.getByLabelText('Label Name').closest('form');
  expect(form).not.toContainElement(box);
  await user.type(box, '123456789{Enter}');
  expect(screen.getByRole('heading', { level: 1, name: 'Edit Attribute' })).toBeVisible();
  const sent = nextBody('/updateattribute');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(JSON.stringify(await sent)).not.toMatch(/123-?45-?6789/);
  await expectPath('/user_admin_attributes/7/601');
});

test('a sample causes no question when the form is left', async () => {
  const user = openAt(ssn);
  await user.type(await (await alone()).findByLabelText('Social Security Number'), '123');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await expectPath('/user_admin_attributes/7/601');
});

test('a changed kind of input is announced when the typing pauses', async () => {
  const user = openAt(add);
  await user.selectOptions(await screen.findByLabelText('Attribute Type'), 'date');
  expect(await screen.findByText('The preview shows a date')).toBeInTheDocument();
});

test('if its group fails to load, the attribute is still shown, and Retry loads the group', async () => {
  const callOff = loadsFail('/viewattribute');
  const user = openAt(ssn);
  expect(await (await alone()).findByLabelText('Social Security Number')).toBeVisible();
  const retry = await (await preview()).findByRole('button', { name: 'Retry' });
  callOff();
  await user.click(retry);
  expect(await (await inGroup()).findByLabelText('First Name')).toBeVisible();
});
