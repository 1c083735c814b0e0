import { fireEvent, render, screen } from '@testing-library/react';
import type { Attribute } from '@/domain/records/attributes';
import { aGroup, anAttribute } from '@/testing/builders/quotationBuilders';
import { AttributeGroupView } from './AttributeGroupView';
import { aStore, rendered } from './intakeForm.fixture';
import { inputs } from './inputs';
import { QuotationContext } from '../state/store';

/** Counts how often the rules of attributes are read, and how often inputs are rendered. */
function watched(attribute: Attribute, onRead: () => void): Attribute {
  return new Proxy(attribute, {
    get(target, key, receiver) {
      if (key === 'isrequired' || key === 'attribute_data_type') onRead();
      return Reflect.get(target, key, receiver) as unknown;
    },
  });
}

test('QNEW-04 a keystroke renders no input and checks no other; an error renders only its own input', () => {
  const numeric = { attribute_data_type: 'Numeric', isrequired: 'required' };
  let reads = 0;
  const attributes = Array.from({ length: 60 }, (_, index) =>
    watched(anAttribute({ ...numeric, id: index, name: `Question ${index}` }), () => {
      if (index !== 7) reads += 1;
    }),
  );
  const draw = jest.spyOn(inputs, 'text');
  const group = aGroup('Many', attributes);
  const store = aStore([group]);
  rendered(store, <AttributeGroupView group={group} />);
  expect(draw).toHaveBeenCalledTimes(60);
  const box = screen.getByLabelText('Question 7');
  draw.mockClear();
  reads = 0;
  fireEvent.change(box, { target: { value: '4' } });
  fireEvent.change(box, { target: { value: '42' } });
  expect(draw).not.toHaveBeenCalled();
  expect(box).toHaveValue('42');
  fireEvent.change(box, { target: { value: '42 a' } });
  expect(draw.mock.calls.map(([{ cell }]) => cell.attribute.name)).toEqual(['Question 7']);
  expect(box).toBeInvalid();
  expect(reads).toBe(0);
  expect(store.isDirty()).toBe(true);
});

test('DISP-04 a choice renders only its own cell, a new row only its own cells', () => {
  const draw = jest.spyOn(inputs, 'select');
  const choice = { attribute_type: 'SelectBox', selectgroup: 'x, y' };
  const group = aGroup(
    'Rows',
    [anAttribute({ ...choice, id: 1, name: 'A' }), anAttribute({ ...choice, id: 2, name: 'B' })],
    'Table',
    12,
  );
  const store = aStore([group]);
  render(
    <QuotationContext value={store}>
      <AttributeGroupView group={group} />
    </QuotationContext>,
  );
  draw.mockClear();
  fireEvent.change(screen.getByLabelText('B, row 9'), { target: { value: 'x' } });
  expect(draw).toHaveBeenCalledTimes(1);
  draw.mockClear();
  fireEvent.click(screen.getByRole('button', { name: '+ Add New' }));
  expect(draw).toHaveBeenCalledTimes(2);
});
