import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { FieldFrame, type ControlProps } from './FieldFrame';

const texts = ['Name is required', 'Cut to 5 characters', 'As on the licence'];

function Framed({ layout }: { layout: 'above' | 'beside' }): ReactNode {
  const box = (controlProps: ControlProps, onNote: (note: string) => void): ReactNode => (
    <input {...controlProps} onFocus={() => onNote('Cut to 5 characters')} />
  );
  return (
    <FieldFrame id="name" label="Name" layout={layout} error="Name is required" help="As on the licence">
      {box}
    </FieldFrame>
  );
}

test.each(['above', 'beside'] as const)(
  'the error comes before the note, and the help is last, on the screen and in the description: %s',
  async (layout) => {
    const { container } = render(<Framed layout={layout} />);
    const box = screen.getByLabelText('Name');
    await userEvent.click(box);
    expect(container).toHaveTextContent(texts.join(''));
    expect(box).toHaveAccessibleDescription(texts.join(' '));
  },
);

test('the legend of a group is followed by its controls, its error and its help', () => {
  const { container } = render(
    <FieldFrame id="kind" label="Kind" layout="group" error="Kind is required" help="As on the licence">
      {() => <input type="radio" aria-label="Main" />}
    </FieldFrame>,
  );
  expect(container).toHaveTextContent('KindKind is requiredAs on the licence');
  expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription('Kind is required As on the licence');
});
