import { screen } from '@testing-library/react';
import { Field, open } from '../fields.fixture';

const cut = 'Cut to 5 characters: 3 characters left out.';

test.each([
  ['a line', <Field.Text key="name" name="name" label="Box" maxLength={5} />],
  ['several lines', <Field.TextArea key="name" name="name" label="Box" maxLength={5} />],
])('a pasted text that is cut has a note until it is changed: %s', async (_, field) => {
  const { user } = open(field, { name: '' });
  const box = screen.getByLabelText('Box');
  await user.click(box);
  await user.paste('abcdefgh');
  expect(box).toHaveValue('abcde');
  expect(box).toHaveAccessibleDescription(cut);
  await user.keyboard('{Backspace}');
  expect(box).not.toHaveAccessibleDescription();
  await user.clear(box);
  await user.paste('abcde\n');
  expect(box).not.toHaveAccessibleDescription();
});

test('only the digits of a pasted number stay, with a note about the dropped characters', async () => {
  const { user } = open(<Field.Number name="rows" label="Rows" />, { rows: '' });
  const box = screen.getByLabelText('Rows');
  await user.click(box);
  await user.paste('\u200b１,０００ rows');
  expect(box).toHaveValue('1000');
  expect(box).toHaveAccessibleDescription('4 characters found no place.');
  await user.keyboard('x');
  expect(box).toHaveAccessibleDescription('4 characters found no place.');
  await user.keyboard('{Backspace}');
  expect(box).not.toHaveAccessibleDescription();
  await user.clear(box);
  await user.paste('-5');
  expect(box).toHaveAccessibleDescription('1 character found no place.');
});

test('invisible characters are removed from a code, but not from a name', async () => {
  const { user } = open(
    <>
      <Field.Text name="name" label="Code" isCode />
      <Field.Text name="notes" label="Name" />
    </>,
    { name: '', notes: '' },
  );
  for (const label of ['Code', 'Name']) {
    await user.click(screen.getByLabelText(label));
    await user.paste('Ａ\u200b1');
  }
  expect(screen.getByLabelText('Code')).toHaveValue('A1');
  expect(screen.getByLabelText('Name')).toHaveValue('Ａ\u200b1');
});
