import { screen } from '@testing-library/react';
import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { onAnnouncement } from '@/components/feedback/announce';
import { Field, open } from '../fields.fixture';
import { text } from '../schema';

const cut = 'Cut to 5 characters: 3 characters left out.';
const twoNumbers = 'These are two numbers: nothing was taken. Enter one of them.';

function Fill({ name, text }: { name: string; text: string }): ReactNode {
  const { setFieldValue } = useFormikContext();
  return (
    <button type="button" onClick={() => void setFieldValue(name, text)}>
      Fill
    </button>
  );
}

/** Renders an empty box, pastes into it, and leaves it. */
async function pasteAndLeave(name: string, field: ReactNode, pasted: string) {
  const { user } = open(
    <>
      {field}
      <Fill name={name} text="7" />
    </>,
    { [name]: '' },
  );
  const box = screen.getByLabelText('Box');
  const announced = jest.fn();
  const stop = onAnnouncement(announced);
  await user.click(box);
  await user.paste(pasted);
  await user.tab();
  stop();
  return { user, box, announced };
}

const dollars = (text: string): string => `$${text}`;

const boxes: [string, string, ReactNode, string, string][] = [
  ['a text', 'name', <Field.Text key="" name="name" label="Box" maxLength={5} />, 'abcdefgh', cut],
  [
    'several lines',
    'notes',
    <Field.TextArea key="" name="notes" label="Box" maxLength={5} />,
    'abcdefgh',
    cut,
  ],
  [
    'an amount that is tidied',
    'rate',
    <Field.Text key="" name="rate" label="Box" maxLength={5} tidy={dollars} />,
    '12345678',
    cut,
  ],
  [
    'a number',
    'rows',
    <Field.Number key="" name="rows" label="Box" />,
    '10 rows',
    '4 characters found no place.',
  ],
  [
    'a number of which nothing was taken',
    'rows',
    <Field.Number key="" name="rows" label="Box" />,
    'rows',
    '4 characters found no place.',
  ],
  [
    'a phone that is tidied',
    'phone',
    <Field.Phone key="" name="phone" label="Box" />,
    '+1 212-555-0199 x5',
    'An extension is not kept.',
  ],
  [
    'a refused phone',
    'phone',
    <Field.Phone key="" name="phone" label="Box" />,
    '2125550100 or 2125550101',
    twoNumbers,
  ],
];

test.each(boxes)(
  'the note about a paste stays on blur, is announced once, and is removed when a program changes the box: %s',
  async (_, name, field, pasted, note) => {
    const { user, box, announced } = await pasteAndLeave(name, field, pasted);
    expect(box).toHaveAccessibleDescription(note);
    expect(announced.mock.calls).toEqual([[note]]);
    await user.click(screen.getByRole('button', { name: 'Fill' }));
    expect(box).toHaveValue('7');
    expect(box).not.toHaveAccessibleDescription();
  },
);

test.each(boxes)(
  'the note about a paste is removed by the next key that changes the box: %s',
  async (_, name, field, pasted, note) => {
    const { user, box } = await pasteAndLeave(name, field, pasted);
    await user.type(box, '{Control>}{/Control}');
    expect(box).toHaveAccessibleDescription(note);
    await user.clear(box);
    await user.type(box, '2');
    expect(box).not.toHaveAccessibleDescription();
  },
);

test('the note about a paste is shown together with the error of the box', async () => {
  const { user } = open(
    <Field.Text name="name" label="Box" maxLength={5} />,
    { name: '' },
    { name: text().max(3).label('Box') },
  );
  const box = screen.getByLabelText('Box');
  await user.click(box);
  await user.paste('abcdefgh');
  await user.tab();
  expect(box).toHaveAccessibleDescription(`Box takes at most 3 characters ${cut}`);
});

test('the note about a phone is not announced again with the hint on blur', async () => {
  const note = '7 characters found no place.';
  const hint = 'United States: a phone number has 10 digits after +1.';
  const { box, announced } = await pasteAndLeave(
    'phone',
    <Field.Phone name="phone" label="Box" />,
    '1-800-FLOWERS',
  );
  expect(box).toHaveAccessibleDescription(`${note} ${hint}`);
  expect(announced.mock.calls).toEqual([[note], [hint]]);
});
