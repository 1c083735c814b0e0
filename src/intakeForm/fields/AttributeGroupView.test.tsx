import { act, fireEvent, screen, within } from '@testing-library/react';
import { onAnnouncement } from '@/components/feedback/announce';
import { descriptionOf } from '@/components/form/renderForm.fixture';
import { aGroup, anAttribute } from '@/testing/builders/quotationBuilders';
import { focusFirstProblem } from './focusFirstProblem';
import { sentAnswers, renderGroups } from './intakeForm.fixture';

const firstName = anAttribute({ id: 1, name: 'First Name', isrequired: 'required' });
const lastName = anAttribute({ id: 2, name: 'Last Name' });
const nickname = anAttribute({ id: 3, name: 'Nickname' });
const all = [firstName, lastName, nickname];

function attributeRow(label: string): HTMLElement | null {
  return screen.getByLabelText(label).closest('.attribute-odd, .attribute-even');
}

test.each(['Single Column', '', 'something else'])(
  'DISP-01 DISP-02 DISP-07 display type %p renders one attribute a row, with alternating odd and even classes',
  (displaytype) => {
    renderGroups([aGroup('Insured', all, displaytype)]);
    const rows = all.map(({ name }) => attributeRow(name));
    expect(new Set(rows).size).toBe(3);
    expect(rows.map((row) => row?.className)).toEqual([
      'attribute-odd line single',
      'attribute-even line single',
      'attribute-odd line single',
    ]);
  },
);

test('DISP-03 DISP-07 Double Column renders two attributes a row', () => {
  renderGroups([aGroup('Insured', all, 'Double Column')]);
  expect(attributeRow('First Name')).toBe(attributeRow('Last Name'));
  expect(attributeRow('Nickname')).not.toBe(attributeRow('First Name'));
  expect(attributeRow('Nickname')).toHaveClass('attribute-even');
});

test("DISP-04 DISP-05 a Table starts with its number of rows; '+ Add New' adds one and focuses it", async () => {
  const { user, store } = renderGroups([aGroup('Drivers', [lastName, nickname], 'Table', 2)]);
  const table = screen.getByRole('table', { name: 'Drivers' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((header) => header.textContent),
  ).toEqual(['Last Name', 'Nickname', 'Remove']);
  expect(
    within(table)
      .getAllByRole('textbox')
      .map((box) => box.closest('[role=row]')?.className),
  ).toEqual(['row attribute-odd', 'row attribute-odd', 'row attribute-even', 'row attribute-even']);
  await user.click(screen.getByRole('button', { name: '+ Add New' }));
  expect(screen.getByLabelText('Last Name, row 3')).toHaveFocus();
  await user.keyboard('Marble');
  expect(sentAnswers(store)).toEqual({
    2: { 'Last Name': { 0: '', 1: '', 2: 'Marble' } },
    3: { Nickname: { 0: '', 1: '', 2: '' } },
  });
});

test('DISP-04 Q-145 rows can be removed down to one, also those that a Table starts with', async () => {
  const announced: string[] = [];
  const stop = onAnnouncement((text) => announced.push(text));
  const required = anAttribute({ id: 2, name: 'Last Name', isrequired: 'required' });
  const { user, store } = renderGroups([aGroup('Drivers', [required], 'Table', 3)]);
  await user.type(screen.getByLabelText('Last Name, row 3'), 'Cedar');
  expect(store.answers.getMissing()).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Remove Drivers, row 1' }));
  await user.click(screen.getByRole('button', { name: 'Remove Drivers, row 1' }));
  stop();
  expect(announced).toEqual(Array(2).fill('Row 1 of Drivers was removed'));
  expect(screen.getByRole('button', { name: '+ Add New' })).toHaveFocus();
  expect(store.answers.getMissing()).toEqual([]);
  expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
  expect(screen.getByLabelText('Last Name, row 1')).toHaveValue('Cedar');
  expect(sentAnswers(store)).toEqual({ 2: { 'Last Name': { 0: 'Cedar' } } });
});

test('DISP-04 Q-145 an added row can be removed; the rows below move up with their answers', async () => {
  const { user, store } = renderGroups([aGroup('Drivers', [lastName], 'Table', 1)]);
  const add = screen.getByRole('button', { name: '+ Add New' });
  expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
  await user.type(screen.getByLabelText('Last Name, row 1'), 'Ash');
  await user.click(add);
  await user.keyboard('Birch');
  await user.click(add);
  await user.keyboard('Cedar');
  const cedar = screen.getByLabelText('Last Name, row 3');
  await user.click(screen.getByRole('button', { name: 'Remove Drivers, row 2' }));
  expect(screen.getByLabelText('Last Name, row 2')).toBe(cedar);
  expect(cedar).toHaveValue('Cedar');
  expect(add).toHaveFocus();
  expect(sentAnswers(store)).toEqual({ 2: { 'Last Name': { 0: 'Ash', 1: 'Cedar' } } });
  await user.type(cedar, 's');
  expect(sentAnswers(store)).toEqual({ 2: { 'Last Name': { 0: 'Ash', 1: 'Cedars' } } });
});

test('DISP-08 a text area has 4 rows and 50 columns', () => {
  renderGroups([aGroup('Remarks', [anAttribute({ name: 'Remarks', attribute_type: 'textarea' })])]);
  const area = screen.getByRole('textbox', { name: 'Remarks' });
  expect([area.getAttribute('rows'), area.getAttribute('cols')]).toEqual(['4', '50']);
});

test.each([
  ['text', 'textbox'],
  ['email', 'textbox'],
  ['radio', 'radiogroup'],
  ['SelectBox', 'combobox'],
  ['checkbox', 'checkbox'],
  ['textarea', 'textbox'],
])('CONST-31 ENT-34 the type %s is rendered as a %s', (attribute_type, role) => {
  renderGroups([aGroup('All', [anAttribute({ name: 'Answer', attribute_type, radiogroup: 'Yes, No' })])]);
  expect(screen.getByRole(role, { name: 'Answer' })).toBeVisible();
});

test.each([
  ['date', 'date'],
  ['email', 'email'],
  ['secure', 'password'],
  ['PI secure', 'password'],
])('CONST-31 ENT-34 the type %s is an input of type %s', (attribute_type, type) => {
  renderGroups([aGroup('All', [anAttribute({ name: 'Answer', attribute_type })])]);
  expect(screen.getByLabelText('Answer')).toHaveAttribute('type', type);
});

test('FIELD-22 CONST-32 an attribute named phonenumber is a phone input, at first for the US', async () => {
  const { user, store } = renderGroups([
    aGroup('Insured', [anAttribute({ id: 4, name: 'Phone', attribute_name: 'phonenumber' })]),
  ]);
  expect(screen.getByTitle('Country of Phone')).toHaveValue('US');
  await user.type(screen.getByLabelText('Phone'), '2125550199');
  expect(screen.getByLabelText('Phone')).toHaveValue('(212) 555-0199');
  expect(sentAnswers(store)).toMatchObject({ 4: { phonenumber: { 0: '12125550199' } } });
});

test('FIELD-21 radiogroup and selectgroup give the options; the chosen option is stored', async () => {
  const { user, store } = renderGroups([
    aGroup('All', [
      anAttribute({ id: 5, name: 'Contact', attribute_type: 'radio', radiogroup: 'Phone, Email ,, Mail' }),
      anAttribute({ id: 6, name: 'Use', attribute_type: 'SelectBox', selectgroup: 'Commute,Farm' }),
    ]),
  ]);
  expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
    'Phone',
    'Email',
    'Mail',
  ]);
  await user.click(screen.getByRole('radio', { name: 'Email' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Use' }), 'Farm');
  expect(sentAnswers(store)).toEqual({ 5: { Contact: { 0: 'Email' } }, 6: { Use: { 0: 'Farm' } } });
});

test("FIELD-20 Q-084 a checkbox stores 'true' or an empty text", async () => {
  const { user, store } = renderGroups([
    aGroup('All', [anAttribute({ id: 7, name: 'Consent', attribute_type: 'checkbox' })]),
  ]);
  const box = screen.getByRole('checkbox', { name: 'Consent' });
  await user.click(box);
  expect(sentAnswers(store)).toEqual({ 7: { Consent: { 0: 'true' } } });
  await user.click(box);
  expect(sentAnswers(store)).toEqual({ 7: { Consent: { 0: '' } } });
});

test('FIELD-06 a masked input formats while it is typed in and keeps the caret', async () => {
  const { user, store } = renderGroups([
    aGroup('All', [anAttribute({ id: 8, name: 'Code', attributeformat: 'aa-AA-99' })]),
  ]);
  const box = screen.getByLabelText<HTMLInputElement>('Code');
  await user.type(box, 'Xy?zW12345');
  expect(box).toHaveValue('xy-ZW-12');
  await user.type(box, 'q', { initialSelectionStart: 1, initialSelectionEnd: 2 });
  expect([box.value, box.selectionStart]).toEqual(['xq-ZW-12', 2]);
  expect(sentAnswers(store)).toEqual({ 8: { Code: { 0: 'xq-ZW-12' } } });
});

test('FIELD-07 FIELD-14 ERR-20 an incomplete format shows an error on blur until it is complete', async () => {
  const { user } = renderGroups([
    aGroup('All', [anAttribute({ name: 'Year', attributeformat: '9999' }), lastName]),
  ]);
  const box = screen.getByLabelText('Year');
  await user.type(box, '20');
  expect(screen.queryByRole('alert')).toBeNull();
  await user.tab();
  const message = 'Please complete the field according to the format 9999 before proceeding.';
  expect(screen.getByRole('alert')).toHaveTextContent(message);
  expect(box).toBeInvalid();
  expect(descriptionOf(box)).toBe(message);
  await user.type(box, '2');
  expect(screen.getByRole('alert')).toBeVisible();
  await user.type(box, '6');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(box).toBeValid();
});

test('FIELD-08 FIELD-11 FIELD-12 ERR-21 a text that the data type does not allow is shown and not stored', async () => {
  const { user, store } = renderGroups([
    aGroup('All', [anAttribute({ id: 9, name: 'Make', attribute_data_type: 'String' })]),
  ]);
  const box = screen.getByLabelText('Make');
  await user.type(box, 'Kia');
  await user.type(box, '7');
  expect(box).toHaveValue('Kia7');
  expect(screen.getByRole('alert')).toHaveTextContent('Make is invalid based on validation.');
  expect(box).toBeInvalid();
  expect(sentAnswers(store)).toEqual({ 9: { Make: { 0: 'Kia' } } });
  expect(focusFirstProblem(document, store)).toBe(true);
  await user.type(box, '{Backspace}');
  expect(box).toBeValid();
  expect(focusFirstProblem(document, store)).toBe(false);
});

test.each([
  ['Numeric', 'Numeric', '12a'],
  ['Alphanumeric', 'Alphanumeric', 'A1-'],
])('FIELD-09 FIELD-10 data type %s refuses %p', async (_name, attribute_data_type, text) => {
  const { user } = renderGroups([aGroup('All', [anAttribute({ name: 'Box', attribute_data_type })])]);
  await user.type(screen.getByLabelText('Box'), text);
  expect(screen.getByRole('alert')).toHaveTextContent('Box is invalid based on validation.');
});

test.each([
  ['4', 'abcd'],
  ['0', 'abcdef'],
  ['', 'abcdef'],
])('FIELD-13 with max length %p the box accepts %p', async (attribute_max_lenght, expected) => {
  const { user } = renderGroups([aGroup('All', [anAttribute({ name: 'Box', attribute_max_lenght })])]);
  await user.type(screen.getByLabelText('Box'), 'abcdef');
  expect(screen.getByLabelText('Box')).toHaveValue(expected);
});

test.each(['secure', 'PI secure'])(
  'FIELD-17 a %s answer is masked until the user shows it, and is never in the markup',
  async (attribute_type) => {
    const { user, store } = renderGroups([
      aGroup('All', [
        anAttribute({ id: 10, name: 'SSN', attribute_type, attributeformat: '999-99-9999' }),
        lastName,
      ]),
    ]);
    const box = screen.getByLabelText('SSN');
    await user.type(box, '123456789');
    expect(box).toHaveAttribute('type', 'password');
    // The markup of the page does not contain it either.
    expect(box).not.toHaveAttribute('value');
    await user.click(screen.getByRole('button', { name: 'Show SSN' }));
    expect(box).toHaveAttribute('type', 'text');
    expect(box).toHaveValue('123-45-6789');
    await user.click(screen.getByRole('button', { name: 'Hide SSN' }));
    expect(box).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Show SSN' }));
    await user.click(screen.getByLabelText('Last Name'));
    expect(box).toHaveAttribute('type', 'password');
    expect(sentAnswers(store)).toMatchObject({ 10: { SSN: { 0: '123-45-6789' } } });
  },
);

test('FIELD-17 a shown answer is masked again when the page is hidden', async () => {
  const { user } = renderGroups([aGroup('All', [anAttribute({ name: 'SSN', attribute_type: 'secure' })])]);
  await user.click(screen.getByRole('button', { name: 'Show SSN' }));
  fireEvent(document, new Event('visibilitychange'));
  expect(screen.getByLabelText('SSN')).toHaveAttribute('type', 'password');
});

test('FIELD-15 FIELD-16 on blur a zip code fills the other fields, except those that were typed in', async () => {
  const address = ['Postal Code', 'City', 'State', 'County', 'Country'].map((name, index) =>
    anAttribute({ id: 20 + index, name, attribute_name: index === 0 ? 'zipcode' : '' }),
  );
  const { user } = renderGroups(
    [aGroup('Address', address)],
    [
      { city_name: 'American Fork', state: 'Utah', county: 'Utah County', country: 'United States' },
      { city_name: 'Highland', state: 'Utah', county: 'Utah County', country: 'United States' },
    ],
  );
  await user.type(screen.getByLabelText('County'), 'Mine');
  await user.type(screen.getByLabelText('Postal Code'), '84003');
  await user.tab();
  const choice = await screen.findByRole('group', { name: 'City for 84003' });
  expect(address.map(({ name }) => screen.getByLabelText<HTMLInputElement>(name).value)).toEqual([
    '84003',
    'American Fork',
    'Utah',
    'Mine',
    'United States',
  ]);
  await user.click(within(choice).getByRole('button', { name: 'Highland' }));
  expect(screen.getByLabelText('City')).toHaveValue('Highland');
  expect(within(choice).getByRole('button', { pressed: true })).toHaveTextContent('Highland');
  await user.type(screen.getByLabelText('Postal Code'), '{Backspace}');
  expect(screen.queryByRole('group', { name: /^City for/ })).toBeNull();
});

test('FIELD-19 SCHED-08 a date that an attribute carries is the same as the date of the header', async () => {
  const effective = anAttribute({
    id: 30,
    name: 'Requested Effective Date',
    attribute_name: 'policyeffectivedate',
    attribute_type: 'date',
  });
  const { user, store } = renderGroups([aGroup('Terms', [effective, lastName])]);
  const box = screen.getByLabelText('Requested Effective Date');
  expect(box).toHaveValue('2026-01-06');
  fireEvent.change(box, { target: { value: '2026-02-01' } });
  expect(store.getHeader().policyeffectivedate).toBe('2026-02-01');
  fireEvent.change(box, { target: { value: '2026-01-05' } });
  await user.click(box);
  await user.click(screen.getByLabelText('Last Name'));
  expect(screen.getByRole('alert')).toHaveTextContent('Requested Effective Date must be 01-06-2026 or later');
});

test('FIELD-20 DISP-04 a required input is marked, and invalid once the missing ones were marked', async () => {
  const { user, store } = renderGroups([aGroup('Insured', [lastName, firstName])]);
  const box = screen.getByLabelText('First Name');
  expect(box).toBeRequired();
  expect(box).toBeValid();
  act(() => store.markMissing()?.focus());
  expect(box).toHaveFocus();
  expect(box).toBeInvalid();
  expect(screen.getByLabelText('Last Name')).toBeValid();
  await user.keyboard('A');
  expect(box).toBeValid();
});

test('DISP-04 a long Table is rendered up to its last row', async () => {
  renderGroups([aGroup('Drivers', [anAttribute({ id: 9, name: 'Driver' })], 'Table', 70)]);
  expect(await screen.findByLabelText('Driver, row 70')).toBeVisible();
  expect(within(screen.getByRole('table', { name: 'Drivers' })).getAllByRole('textbox')).toHaveLength(70);
});
