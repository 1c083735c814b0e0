import { screen } from '@testing-library/react';
import { string } from 'yup';
import { pressSave } from '@/components/form/renderForm.fixture';
import { Field, open } from '../fields.fixture';

const boxes = {
  Text: <Field.Text name="name" label="Address" />,
  Email: <Field.Email name="name" label="Address" />,
  Number: <Field.Number name="name" label="Address" />,
  TextArea: <Field.TextArea name="name" label="Address" />,
  'user name': <Field.Text name="name" label="Address" isUserName />,
  code: <Field.Text name="name" label="Address" isCode />,
  money: <Field.Text name="name" label="Address" isMoney />,
};

function area(): HTMLElement {
  return screen.getByRole('textbox', { name: 'Address' });
}

const lineEnds = ['\n', '\r\n', '\r'];

describe.each(Object.entries(boxes))('a stored text with line ends in a %s field', (_kind, field) => {
  test.each(lineEnds)('has a text area and goes back with %j as it is stored', async (end) => {
    const stored = `Pier 1${end}Suite 2`;
    const { user, sent } = open(field, { name: stored });
    expect(area().tagName).toBe('TEXTAREA');
    expect(area()).toHaveValue('Pier 1\nSuite 2');
    await user.click(area());
    await pressSave(user);
    expect(sent).toMatchObject([{ name: stored }]);
  });

  test.each(lineEnds)('keeps %j when it is edited; Enter makes a line and does not submit', async (end) => {
    const { user, sent } = open(field, { name: `Pier 1${end}Suite 2` });
    await user.type(area(), '!{Enter}East');
    expect(sent).toHaveLength(0);
    await pressSave(user);
    expect(sent).toMatchObject([{ name: `Pier 1${end}Suite 2!${end}East` }]);
  });
});

test('a text without line ends has a box of one line', () => {
  open(boxes.Text, { name: 'Pier 1' });
  expect(area().tagName).toBe('INPUT');
});

test('the text area stays, with its focus, when the last line end is removed', async () => {
  const { user } = open(boxes.Text, { name: 'Pier 1\n2' });
  await user.type(area(), '{Backspace}{Backspace}');
  expect(area()).toHaveValue('Pier 1');
  expect(area()).toHaveFocus();
});

test('the text area has the label, the error and the maximum length of its field', async () => {
  const { user } = open(
    <Field.Text name="name" label="Address" maxLength={9} />,
    { name: 'Pier\n2' },
    { name: string().max(6, 'Too long') },
  );
  await user.type(area(), '34567');
  expect(area()).toHaveValue('Pier\n2345'.slice(0, 9));
  await user.tab();
  expect(await screen.findByText('Too long')).toBeVisible();
  expect(area()).toBeInvalid();
  expect(area()).toHaveAccessibleDescription(expect.stringContaining('Too long'));
});
