import { act, fireEvent, screen } from '@testing-library/react';
import { onAnnouncement } from '@/components/feedback/announce';
import { aGroup, anAttribute, aRecord } from '@/testing/builders/quotationBuilders';
import type { Attribute } from '@/domain/records/attributes';
import { fromRecord } from '@/domain/quotation/conversion';
import { QuotationStore } from '../state/quotationStore';
import { AttributeGroupView } from './AttributeGroupView';
import { sentAnswers, now, renderWithStore, renderGroups } from './intakeForm.fixture';

function openAnswer(
  attribute: Partial<Attribute>,
): ReturnType<typeof renderGroups> & { box: HTMLInputElement } {
  const group = aGroup('Insured', [anAttribute({ id: 1, name: 'Answer', ...attribute })]);
  return { ...renderGroups([group]), box: screen.getByLabelText('Answer') };
}

const phoneMask = '(999) 999-9999';

test.each([
  [phoneMask, '+1 (212) 555-0199', '(212) 555-0199', 'The leading 1 was left out.'],
  [phoneMask, '212-555-0199 ext 12', '(212) 555-0199', 'An extension is not kept.'],
  [phoneMask, '212.555.0199 ', '(212) 555-0199', ''],
  ['999-99-9999', '123-45-6789 US', '123-45-6789', '2 characters found no place.'],
  ['AA-99', '\u200bａｂ-１２', 'AB-12', ''],
])(
  'FIELD-06 with the format %s, %p pasted becomes %s, and the note is: %p',
  async (attributeformat, text, expected, note) => {
    const { user, store, box } = openAnswer({ attributeformat });
    await user.click(box);
    await user.paste(text);
    expect(box).toHaveValue(expected);
    expect(box).toHaveAccessibleDescription(note);
    expect(box).toBeValid();
    expect(sentAnswers(store)).toEqual({ 1: { Answer: { 0: expected } } });
    await user.clear(box);
    expect(box).not.toHaveAccessibleDescription();
  },
);

test('FIELD-06 two numbers pasted into a masked phone number are rejected', async () => {
  const { user, box } = openAnswer({ attributeformat: phoneMask });
  await user.type(box, '6175550123');
  await user.tripleClick(box);
  await user.paste('212-555-0199 / 212-555-0100');
  expect(box).toHaveValue('(617) 555-0123');
  expect(box).toHaveAccessibleDescription('These are two numbers: nothing was taken. Enter one of them.');
});

test('FIELD-06 an extension typed after a masked phone number is dropped and announced once', async () => {
  const { user, box } = openAnswer({ attributeformat: '999-9999', attribute_name: 'phonenumber' });
  const onText = jest.fn();
  const stop = onAnnouncement(onText);
  await user.type(box, '5550199 x12');
  stop();
  expect(onText.mock.calls).toEqual([['An extension is not kept.']]);
  expect(box).toHaveValue('555-0199');
  expect(box).toHaveAccessibleDescription('An extension is not kept.');
});

test('FIELD-06 a key that does not fit the mask shows no note', async () => {
  const { user, box } = openAnswer({ attributeformat: '999' });
  await user.type(box, '12x345');
  expect(box).toHaveValue('123');
  expect(box).not.toHaveAccessibleDescription();
});

test.each(['text', 'textarea', 'email', 'secure'])(
  'FIELD-13 a text that was cut at its maximum length has a note: %s',
  async (attribute_type) => {
    const { user, box, store } = openAnswer({ attribute_type, attribute_max_lenght: '5' });
    await user.click(box);
    await user.paste('abcdefgh');
    expect(box).toHaveValue('abcde');
    expect(box).toHaveAccessibleDescription(
      expect.stringContaining('Cut to 5 characters: 3 characters left out.'),
    );
    await user.keyboard('f');
    expect(box).toHaveValue('abcde');
    await user.paste('xyz');
    expect(box).toHaveAccessibleDescription(
      expect.stringContaining('Cut to 5 characters: 3 characters left out.'),
    );
    await user.keyboard('{Backspace}');
    expect(box).toHaveAccessibleDescription('');
    expect(sentAnswers(store)).toEqual({ 1: { Answer: { 0: 'abcd' } } });
  },
);

test('FIELD-13 a dropped text that is cut has a note', () => {
  const { box } = openAnswer({ attribute_max_lenght: '5' });
  fireEvent.drop(box, { dataTransfer: { getData: () => 'abcdefgh' } });
  expect(box).toHaveAccessibleDescription('Cut to 5 characters: 3 characters left out.');
});

test.each([
  [{ attribute_data_type: 'Numeric' }, '１２\u200b３', '123'],
  [{ attribute_name: 'zipcode' }, '\u200e０２１３９', '02139'],
  [{}, 'Ａ\u200bB', 'Ａ\u200bB'],
])('without a format %p changes %p to %p', async (attribute, text, expected) => {
  const { user, store, box } = openAnswer({ name: 'Answer', ...attribute });
  await user.click(box);
  await user.paste(text);
  expect(JSON.stringify(sentAnswers(store))).toContain(JSON.stringify(expected));
});

test('Ctrl+Z undoes a correction in the middle of a mask', async () => {
  const { user, store, box } = openAnswer({ attributeformat: '999-99-9999' });
  await user.type(box, '12345');
  await user.type(box, '7', { initialSelectionStart: 1, initialSelectionEnd: 1 });
  expect(box).toHaveValue('172-34-5');
  await user.keyboard('{Control>}z{/Control}');
  expect(box).toHaveValue('123-45');
  expect(sentAnswers(store)).toEqual({ 1: { Answer: { 0: '123-45' } } });
});

test('an invisible character does not answer a required question', async () => {
  const { user, store, box } = openAnswer({ isrequired: 'required' });
  await user.type(box, '\u200b');
  expect(store.answers.getMissing()).toHaveLength(1);
  await user.type(box, 'A');
  expect(store.answers.getMissing()).toHaveLength(0);
});

describe('an error comes first, on the screen and for screen readers', () => {
  test('before the note and the description', async () => {
    const { user, box } = openAnswer({
      attribute_data_type: 'String',
      attribute_max_lenght: '5',
      description: 'As on the licence',
    });
    await user.click(box);
    await user.paste('12345678');
    const texts = [
      'Answer is invalid based on validation.',
      'Cut to 5 characters: 3 characters left out.',
      'As on the licence',
    ];
    expect(box.parentElement).toHaveTextContent(texts.join(''));
    expect(box).toHaveAccessibleDescription(texts.join(' '));
  });

  test('before a stored text that is not a date', () => {
    const { store, box } = openAnswer({ attribute_type: 'date', description: 'As on the licence' });
    const [cell] = store.answers.cells();
    act(() => {
      store.answers.type(cell!, 'next spring');
      store.answers.onBlur(cell!, 'Answer is not a complete date');
    });
    expect(box.parentElement).toHaveTextContent(
      'Answer is not a complete dateStored as next springAs on the licence',
    );
  });
});

describe('the note about a paste', () => {
  const boxes: [string, Partial<Attribute>, string, string][] = [
    ...['text', 'textarea', 'email', 'secure'].map((attribute_type): (typeof boxes)[number] => [
      attribute_type,
      { attribute_type, attribute_max_lenght: '5' },
      'abcdefgh',
      'Cut to 5 characters: 3 characters left out.',
    ]),
    ['a format', { attributeformat: '99' }, '12 US', '2 characters found no place.'],
    ['a format that accepts none of it', { attributeformat: '99' }, 'US', '2 characters found no place.'],
    ['a phone', { attribute_name: 'phonenumber' }, '+1 212-555-0199 x5', 'An extension is not kept.'],
    [
      'a refused phone',
      { attribute_name: 'phonenumber' },
      '2125550100 or 2125550101',
      'These are two numbers: nothing was taken. Enter one of them.',
    ],
  ];

  test.each(boxes)(
    'stays on blur, is announced once, and disappears with the next change: %s',
    async (_, attribute, pasted, note) => {
      const { user, box } = openAnswer(attribute);
      const onText = jest.fn();
      const stop = onAnnouncement(onText);
      await user.click(box);
      await user.paste(pasted);
      await user.tab();
      stop();
      expect(onText.mock.calls).toEqual([[note]]);
      expect(box).toHaveAccessibleDescription(expect.stringContaining(note));
      await user.clear(box);
      await user.type(box, '2');
      expect(box).not.toHaveAccessibleDescription(expect.stringContaining(note));
    },
  );

  test.each(boxes)(
    'disappears when the program fills the box with another text: %s',
    async (_, attribute, pasted, note) => {
      const { user, box, store } = openAnswer(attribute);
      await user.click(box);
      await user.paste(pasted);
      await user.tab();
      const [cell] = store.answers.cells();
      act(() => void store.answers.fill(cell!, cell!.getText()));
      expect(box).toHaveAccessibleDescription(expect.stringContaining(note));
      act(() => void store.answers.fill(cell!, '42'));
      expect(box).not.toHaveAccessibleDescription(expect.stringContaining(note));
    },
  );

  test('disappears when an earlier answer is used', async () => {
    const stored = '{"1":{"Old":{"0":"12"},"Older":{"0":"34"}}}';
    const store = new QuotationStore(fromRecord(aRecord({ policydetails: stored }), { now }), {
      earliestDate: () => '2026-01-06',
    });
    const group = aGroup('Insured', [anAttribute({ id: 1, name: 'Answer', attributeformat: '99' })]);
    store.placeGroup(0, group);
    const { user } = renderWithStore(store, <AttributeGroupView group={group} />);
    const box = screen.getByLabelText('Answer');
    await user.click(box);
    await user.paste('US');
    expect(box).toHaveAccessibleDescription('2 characters found no place.');
    await user.click(screen.getByRole('button', { name: 'Use Answer: Stored as 12' }));
    expect(box).toHaveValue('12');
    expect(box).not.toHaveAccessibleDescription();
  });
});
