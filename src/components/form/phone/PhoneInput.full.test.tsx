import { fireEvent, screen } from '@testing-library/react';
import { pressSave } from '@/components/form/renderForm.fixture';
import { Field, open } from '../fields.fixture';

const extension = 'An extension is not kept.';
const two = 'These are two numbers: nothing was taken. Enter one of them.';

function box(): HTMLInputElement {
  return screen.getByLabelText('Phone Number');
}

function openPhone(phone = ''): ReturnType<typeof open> {
  return open(<Field.Phone name="phone" label="Phone Number" />, { phone });
}

const typings = [
  ['0044 20 7946 0958', '442079460958'],
  ['２１２－５５５－０１９９', '12125550199'],
  ['tel:212-555-0199\n', '12125550199'],
] as const;

const pastings = [
  ...typings,
  ['011 44 20 7946 0958', '442079460958'],
  ['(+44) 20 7946 0958', '442079460958'],
  ['tel:+442079460958', '442079460958'],
  ['＋４４ 20 7946 0958', '442079460958'],
  ['\u202a212\u200b5550199\u202c', '12125550199'],
  ['+44 (0)20 7946 0958', '442079460958'],
] as const;

test.each(pastings)('FIELD-22 %p pasted is sent as %p', async (text, stored) => {
  const { user, sent } = openPhone();
  await user.click(box());
  await user.paste(text);
  expect(box()).not.toHaveAccessibleDescription();
  await pressSave(user);
  expect(sent[0]?.phone).toBe(stored);
});

test.each(typings)('FIELD-22 %p typed is sent as %p', async (text, stored) => {
  const { user, sent } = openPhone();
  await user.type(box(), text.trim());
  await pressSave(user);
  expect(sent[0]?.phone).toBe(stored);
});

test.each([
  '212-555-0199 x123',
  '212-555-0199 ext. 123',
  '212-555-0199 EXTENSION 123',
  '(212) 555-0199 ＃123',
])('FIELD-22 the pasted or typed extension of %p is dropped, with a note', async (text) => {
  const { user, sent } = openPhone();
  await user.click(box());
  await user.paste(text);
  expect(box()).toHaveValue('(212) 555-0199');
  expect(box()).toHaveAccessibleDescription(extension);
  await user.clear(box());
  expect(box()).not.toHaveAccessibleDescription();
  await user.type(box(), text);
  expect(box()).toHaveAccessibleDescription(extension);
  await pressSave(user);
  expect(sent[0]?.phone).toBe('12125550199');
});

test.each([
  '212-555-0100 / 212-555-0101',
  '2125550100 or 2125550101',
  '212-555-0100\n212-555-0101',
  '2125550100\t2125550101',
])('FIELD-22 the two numbers %p are refused, with a note until the user types', async (text) => {
  const { user, sent } = openPhone('2125550199');
  await user.click(box());
  await user.clear(box());
  await user.paste(text);
  expect(box()).toHaveValue('');
  expect(box()).toHaveAccessibleDescription(two);
  await user.type(box(), '6175550123');
  expect(box()).not.toHaveAccessibleDescription();
  await user.tripleClick(box());
  await user.paste(text);
  expect(box()).toHaveValue('(617) 555-0123');
  await pressSave(user);
  expect(sent[0]?.phone).toBe('16175550123');
});

test('FIELD-22 a stored number does not change when two numbers are pasted over it', async () => {
  const { user, sent } = openPhone('ask at desk');
  await user.tripleClick(box());
  await user.paste('2125550100;2125550101');
  expect(box()).toHaveValue('ask at desk');
  await pressSave(user);
  expect(sent[0]?.phone).toBe('ask at desk');
});

test('FIELD-22 a second typed number is refused', async () => {
  const { user, sent } = openPhone();
  await user.type(box(), '212-555-0199 or 212-555-0100');
  expect(box()).toHaveValue('(212) 555-0199');
  expect(box()).toHaveAccessibleDescription(two);
  await pressSave(user);
  expect(sent[0]?.phone).toBe('12125550199');
});

test('FIELD-22 a number of an impossible length has a hint after blur, and is sent all the same', async () => {
  const { user, sent } = openPhone();
  await user.type(box(), '212555019');
  expect(box()).not.toHaveAccessibleDescription();
  await user.tab();
  expect(box()).toHaveAccessibleDescription('United States: a phone number has 10 digits after +1.');
  expect(box()).toBeValid();
  await user.type(box(), '9');
  expect(box()).not.toHaveAccessibleDescription();
  await user.clear(box());
  await user.type(box(), '+3312345678');
  await user.tab();
  expect(await screen.findByText('France: a phone number has 9 digits after +33.')).toBeVisible();
  await pressSave(user);
  expect(sent[0]?.phone).toBe('3312345678');
});

test('FIELD-22 the note counts dropped digits and letters', async () => {
  const { user } = openPhone();
  await user.click(box());
  await user.paste('1-800-FLOWERS');
  expect(box()).toHaveAccessibleDescription('7 characters found no place.');
  await user.clear(box());
  await user.paste('+44 207946095812345678');
  expect(box()).toHaveAccessibleDescription('5 characters found no place.');
});

test('Ctrl+Z restores the number with its country, and Ctrl+Y redoes the change', async () => {
  const { user, sent } = openPhone('2125550199');
  await user.tripleClick(box());
  await user.paste('+44 20 7946 0958');
  expect(screen.getByRole('combobox')).toHaveDisplayValue('United Kingdom +44');
  await user.keyboard('{Control>}z{/Control}');
  expect(box()).toHaveValue('(212) 555-0199');
  expect(screen.getByRole('combobox')).toHaveDisplayValue('United States +1');
  await user.keyboard('{Control>}y{/Control}');
  expect(screen.getByRole('combobox')).toHaveDisplayValue('United Kingdom +44');
  await user.keyboard('{Control>}z{/Control}');
  await pressSave(user);
  expect(sent[0]?.phone).toBe('2125550199');
});

test('a number that the browser fills in, or that is dropped into the box, is formatted like a pasted one', async () => {
  const { user, sent } = openPhone();
  fireEvent.change(box(), { target: { value: '+1 (212) 555-0199 x5' } });
  expect(box()).toHaveValue('+1 (212) 555-0199');
  expect(box()).toHaveAccessibleDescription(extension);
  await pressSave(user);
  expect(sent[0]?.phone).toBe('12125550199');
});

test('FIELD-22 the hint belongs to the country, also when it is chosen after the blur', async () => {
  const { user } = openPhone();
  await user.type(box(), '21255501');
  await user.tab();
  await user.selectOptions(screen.getByRole('combobox'), 'France +33');
  expect(await screen.findByText('France: a phone number has 9 digits after +33.')).toBeVisible();
});
