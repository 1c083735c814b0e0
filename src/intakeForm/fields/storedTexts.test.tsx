import { screen } from '@testing-library/react';
import { aGroup, anAttribute, aRecord } from '@/testing/builders/quotationBuilders';
import type { Attribute } from '@/domain/records/attributes';
import { fromRecord } from '@/domain/quotation/conversion';
import { readDetails } from '@/domain/quotation/answers';
import { QuotationStore } from '../state/quotationStore';
import { AttributeGroupView } from './AttributeGroupView';
import { now, renderWithStore, type RenderedForm } from './intakeForm.fixture';

/** Opens a form with one stored answer. */
function openStored(
  attribute: Partial<Attribute>,
  text: string,
): RenderedForm & { box: HTMLInputElement; sent: () => unknown } {
  const group = aGroup('Insured', [
    anAttribute({ id: 1, name: 'Answer', ...attribute }),
    anAttribute({ id: 2, name: 'Next' }),
  ]);
  const name = attribute.attribute_name ?? 'Answer';
  const record = aRecord({ policydetails: JSON.stringify({ 1: { [name]: { 0: text } } }) });
  const store = new QuotationStore(fromRecord(record, { now }), { earliestDate: () => '2026-01-06' });
  store.placeGroup(0, group);
  const form = renderWithStore(store, <AttributeGroupView group={group} />);
  const sent = (): unknown => {
    const { policydetails } = store.updatePayload().open();
    return (JSON.parse(policydetails) as Record<string, Record<string, unknown>>)['1']?.[name];
  };
  return { ...form, box: screen.getByLabelText('Answer'), sent };
}

const malformed: [Partial<Attribute>, string][] = [
  [{ attributeformat: '99-9999999' }, '123456789'],
  [{ attributeformat: '999-99-9999', attribute_type: 'secure' }, '123456789'],
  [{ attributeformat: '999-99-9999', attribute_type: 'PI secure' }, 'not given'],
  [{ attributeformat: '(999) 999-9999', attribute_name: 'phonenumber' }, '2125550199'],
  [{ attributeformat: '99999-9999', attribute_name: 'zipcode' }, '10012'],
  [{ attributeformat: 'AA-99' }, 'ab-12'],
  [{ attribute_data_type: 'Numeric' }, '1,250'],
  [{ attribute_data_type: 'Alphanumeric' }, 'H-77'],
  [{ attribute_data_type: 'String' }, 'Unit 4'],
  [{ attribute_type: 'email' }, 'none'],
  [{ attribute_name: 'phonenumber' }, '555'],
  [{ attribute_type: 'date' }, '0026-01-31'],
  [{ attribute_type: 'date', attribute_name: 'policyeffectivedate' }, '2020-01-01'],
];

test.each(malformed)(
  'FIELD-07 with %p the stored %p is no error after Tab through its box, and is sent as it is stored',
  async (attribute, text) => {
    const { user, box, store, sent } = openStored(attribute, text);
    const stored = sent();
    box.focus();
    for (let presses = 0; presses < 8; presses += 1) await user.tab();
    await user.tab({ shift: true });
    expect(screen.queryByRole('alert')).toBeNull();
    expect(box).not.toHaveAttribute('aria-invalid');
    expect([...store.answers.cells()].map((cell) => cell.getState().problem)).toEqual(['', '']);
    expect(sent()).toEqual(stored);
    expect(store.isDirty()).toBe(false);
  },
);

test('FIELD-07 once a stored text is changed the rules hold, until it is the stored text again', async () => {
  const { user, box, sent } = openStored({ attribute_data_type: 'Numeric' }, '1,250');
  await user.type(box, '5');
  expect(screen.getByRole('alert')).toHaveTextContent('Answer is invalid based on validation.');
  await user.tab();
  expect(screen.getByRole('alert')).toBeVisible();
  await user.clear(box);
  await user.type(box, '1');
  await user.paste(',250');
  await user.tab();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(sent()).toEqual({ 0: '1,250' });
});

test('FIELD-07 a changed text is incomplete under its mask', async () => {
  const { user, box } = openStored({ attributeformat: '99-9999999' }, '123456789');
  await user.type(box, '{Backspace}');
  await user.tab();
  expect(screen.getByRole('alert')).toHaveTextContent('format 99-9999999');
});

test('FIELD-07 P4 a restored draft is not stored: its incomplete text is an error after its box was visited', async () => {
  const { user, store } = openStored({ attributeformat: '99-9999999' }, '123456789');
  const { header, coverage, details } = store.form;
  const { answers } = readDetails(JSON.stringify({ 1: { Answer: { 0: '12-34' } } }));
  const field = (): HTMLElement => screen.getByLabelText('Answer');
  await user.tab();
  store.restore({ header, coverage, details: { ...details, answers } });
  expect(await screen.findByDisplayValue('12-34')).toBe(field());
  field().focus();
  await user.tab();
  expect(screen.getByRole('alert')).toHaveTextContent('format 99-9999999');
});
