import { fireEvent, render, screen } from '@testing-library/react';
import type { Attribute } from '@/domain/records/attributes';
import { aGroup, anAttribute } from '@/testing/builders/quotationBuilders';
import { AttributeGroupView } from './AttributeGroupView';
import { aStore, renderWithStore } from './intakeForm.fixture';
import { inputs } from './inputs';
import { QuotationContext } from '../state/store';

/** The attribute, with a callback whenever its rules are read. */
function countReads(attribute: Attribute, onRead: () => void): Attribute {
  return new Proxy(attribute, {
    get(target, key, receiver) {
      if (key === 'isrequired' || key === 'attribute_data_type') onRead();
      return Reflect.get(target, key, receiver) as unknown;
    },
  });
}

test('QNEW-04 a keystroke renders no input and validates no other one; an error renders only its own input', () => {
  const numeric = { attribute_data_type: 'Numeric', isrequired: 'required' };
  let reads = 0;
  const attributes = Array.from({ length: 60 }, (_, index) =>
    countReads(anAttribute({ ...numeric, id: index, name: `Question ${index}` }), () => {
      if (index !== 7) reads += 1;
    }),
  );
  const renderInput = jest.spyOn(inputs, 'text');
  const group = aGroup('Many', attributes);
  const store = aStore([group]);
  renderWithStore(store, <AttributeGroupView group={group} />);
  expect(renderInput).toHaveBeenCalledTimes(60);
  const box = screen.getByLabelText('Question 7');
  renderInput.mockClear();
  reads = 0;
  fireEvent.change(box, { target: { value: '4' } });
  fireEvent.change(box, { target: { value: '42' } });
  expect(renderInput).not.toHaveBeenCalled();
  expect(box).toHaveValue('42');
  fireEvent.change(box, { target: { value: '42 a' } });
  expect(renderInput.mock.calls.map(([{ cell }]) => cell.attribute.name)).toEqual(['Question 7']);
  expect(box).toBeInvalid();
  expect(reads).toBe(0);
  expect(store.isDirty()).toBe(true);
});

test('DISP-04 a selection renders only its own cell, a new row only its own cells', () => {
  const renderInput = jest.spyOn(inputs, 'select');
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
  renderInput.mockClear();
  fireEvent.change(screen.getByLabelText('B, row 9'), { target: { value: 'x' } });
  expect(renderInput).toHaveBeenCalledTimes(1);
  renderInput.mockClear();
  fireEvent.click(screen.getByRole('button', { name: '+ Add New' }));
  expect(renderInput).toHaveBeenCalledTimes(2);
});
