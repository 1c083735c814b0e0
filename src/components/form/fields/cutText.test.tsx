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

const twoNumbers = 'Two numbers: 1200 and 800. Enter one of them.';

test.each(['1200\n800', '1200\t800', '1200 800', '1200/800'])(
  'of %j, pasted into a box of digits, nothing is taken, and a note says so until the text changes',
  async (pasted) => {
    const { user } = open(<Field.Number name="rows" label="Rows" />, { rows: '7' });
    const box = screen.getByLabelText('Rows');
    await user.clear(box);
    await user.paste(pasted);
    expect(box).toHaveValue('');
    expect(box).toHaveAccessibleDescription(twoNumbers);
    await user.tab();
    expect(box).toHaveAccessibleDescription(twoNumbers);
    await user.type(box, '1');
    expect(box).not.toHaveAccessibleDescription();
  },
);

test('two numbers in a box for an amount get a note after a paste, or when the box is left', async () => {
  const { user } = open(<Field.Text name="name" label="Amount" isAmount maxLength={12} />, { name: '5 6' });
  const box = screen.getByLabelText('Amount');
  await user.click(box);
  await user.tab();
  expect(box).not.toHaveAccessibleDescription();
  await user.clear(box);
  await user.paste('1200\n800');
  expect(box).toHaveAccessibleDescription(twoNumbers);
  await user.tab();
  expect(box).toHaveAccessibleDescription(twoNumbers);
  await user.type(box, '{Backspace}');
  expect(box).not.toHaveAccessibleDescription();
  await user.clear(box);
  await user.type(box, '1200 800');
  expect(box).not.toHaveAccessibleDescription();
  await user.tab();
  expect(box).toHaveValue('1200 800');
  expect(box).toHaveAccessibleDescription(twoNumbers);
  await user.clear(box);
  await user.paste('1200 and 800 more');
  expect(box).toHaveAccessibleDescription(`${twoNumbers} Cut to 12 characters: 5 characters left out.`);
  await user.clear(box);
  await user.paste("1'200\u00a0");
  await user.tab();
  expect(box).not.toHaveAccessibleDescription();
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
