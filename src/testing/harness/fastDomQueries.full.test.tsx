import { render, screen } from '@testing-library/react';

const styleOf = (id: string): CSSStyleDeclaration => getComputedStyle(screen.getByTestId(id));

/** The properties that decide whether an element is visible and can be clicked. */
function seen(id: string): string[] {
  const { display, visibility, opacity, pointerEvents } = styleOf(id);
  return [display, visibility, opacity, pointerEvents];
}

test('a computed style is the same as that of jsdom: for the kind of element, its own style, the page’s sheets, and its parents', () => {
  render(
    <>
      <style>
        {'.veiled { visibility: hidden } .gone { display: none } .veiled, .deaf { pointer-events: none }'}
      </style>
      <div className="veiled">
        <b data-testid="veiled" />
        <b data-testid="seen" style={{ visibility: 'visible' }} />
      </div>
      <p data-testid="gone" className="gone" />
      <p data-testid="shown" className="gone" style={{ display: 'flex', opacity: 0.5 }} />
      <p data-testid="hidden" hidden />
      <input data-testid="secret" type="hidden" />
      <dialog data-testid="closed" />
      <dialog data-testid="open" open />
      <span data-testid="plain" style={{ color: 'red', margin: '3px' }} />
    </>,
  );
  expect(seen('veiled')).toEqual(['', 'hidden', '', 'none']);
  expect(seen('seen')).toEqual(['', 'visible', '', 'none']);
  expect(seen('gone')).toEqual(['none', 'visible', '', 'auto']);
  expect(seen('shown')).toEqual(['flex', 'visible', '0.5', 'auto']);
  expect(styleOf('hidden').display).toBe('none');
  expect(styleOf('secret').getPropertyValue('display')).toBe('none');
  expect(styleOf('closed').display).toBe('none');
  expect(styleOf('open').display).not.toBe('none');
  expect(seen('plain')).toEqual(['', 'visible', '', 'auto']);
  expect(styleOf('plain').marginLeft).toBe('3px');
  expect(styleOf('plain').getPropertyValue('color')).toBe('rgb(255, 0, 0)');
  expect(screen.getByTestId('veiled')).not.toBeVisible();
  screen.getByTestId('seen').style.visibility = 'hidden';
  expect(styleOf('seen').visibility).toBe('hidden');
});

test('labels are those that reference a field or contain it, also after a change', () => {
  render(
    <>
      <label htmlFor="one">By name</label>
      <label>
        Around it <input id="one" /> <input data-testid="second" />
      </label>
      <label htmlFor="two" data-testid="label">
        Another
      </label>
      <div id="two" />
      <input type="hidden" data-testid="secret" />
    </>,
  );
  const labels = (field: HTMLElement): (string | null)[] =>
    [...((field as HTMLInputElement).labels ?? [])].map(({ textContent }) => textContent.trim());
  const [one] = screen.getAllByLabelText('By name');
  expect(labels(one!)).toEqual(['By name', 'Around it']);
  expect(labels(screen.getByTestId('second'))).toEqual([]);
  expect(screen.getByTestId<HTMLInputElement>('secret').labels).toBeNull();
  expect(labels(document.createElement('input'))).toEqual([]);
  screen.getByTestId<HTMLLabelElement>('label').htmlFor = 'one';
  expect(labels(one!)).toEqual(['By name', 'Around it', 'Another']);
});
