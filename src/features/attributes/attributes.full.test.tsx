import { act, screen } from '@testing-library/react';
import { expectPath, findRow } from '@/testing/harness/at';
import { openAt } from '@/app/openAt.fixture';
import { nextBody } from '@/testing/harness/server';
import { add, attributeNamed } from './attributes.fixture';

function rowLabels(): string[] {
  return ['Attribute Format', 'Attribute Data Type', 'Attribute Max Length', 'Radio Box Group'].filter(
    (label) => screen.queryByLabelText(label) !== null,
  );
}

test('ATTR-12 ATTR-24 CONST-12 Q-142 a new date is sent as not required and with the max length 0, which it does not show', async () => {
  const user = openAt(add);
  const label = await screen.findByLabelText('Label Name');
  await user.type(label, 'Birthday');
  // A new attribute has no stored answers.
  expect(label).toHaveAccessibleDescription('');
  await user.selectOptions(screen.getByLabelText('Attribute Type'), 'date');
  expect(screen.queryByLabelText('Attribute Max Length')).not.toBeInTheDocument();
  const sent = nextBody('/createattribute');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await sent).toMatchObject({
    attribute_type: 'date',
    attributeformat: '',
    attribute_max_lenght: '0',
    isrequired: '',
  });
});

test('FIELD-13 a maximum that is shorter than the format shows a message at its field', async () => {
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

test('ATTR-11 ATTR-12 each type shows its own fields', async () => {
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

test('ATTR-14 Cancel returns to the previous screen, even if that is not the list', async () => {
  const user = openAt('/user_admin_countries');
  await findRow('Canada');
  // As a link of the product would navigate.
  act(() => {
    window.history.pushState({ key: 'form', idx: 1 }, '', add);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await expectPath('/user_admin_countries');
});

test('Q-142 a changed label or name shows a message about stored answers', async () => {
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
