import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SecretInput } from './SecretInput';
import { MaskedInput } from './mask/MaskedInput';

/** Mocks whether the browser supports the CSS property. */
function browserConceals(): void {
  jest
    .spyOn(CSS, 'supports')
    .mockImplementation((...asked: string[]) => asked.join() === '-webkit-text-security,disc');
}

afterEach(() => jest.restoreAllMocks());

function box(): HTMLElement {
  return screen.getByLabelText('SSN');
}

function renderSecret(): void {
  render(
    <>
      <label htmlFor="ssn">SSN</label>
      <SecretInput id="ssn" label="SSN" defaultValue="123-45-6789" />
    </>,
  );
}

describe('in a browser that can show dots in a text box', () => {
  beforeEach(browserConceals);

  test('FIELD-17 a secret is never in a password box, shown or not, so the browser does not offer to save it', async () => {
    renderSecret();
    expect(box()).toHaveAttribute('type', 'text');
    expect(box()).toHaveAttribute('autocomplete', 'off');
    expect(box()).toHaveClass('dots');
    await userEvent.click(screen.getByRole('button', { name: 'Show SSN' }));
    expect(box()).toHaveAttribute('type', 'text');
    expect(box()).not.toHaveClass('dots');
    await userEvent.click(screen.getByRole('button', { name: 'Hide SSN' }));
    expect(box()).toHaveClass('dots');
  });

  test('a shown secret becomes dots again when the page is hidden', async () => {
    renderSecret();
    await userEvent.click(screen.getByRole('button', { name: 'Show SSN' }));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(box()).toHaveClass('dots');
  });

  test('a concealed box without a toggle shows dots as well', () => {
    render(<MaskedInput aria-label="SSN" isConcealed value="737" onValue={jest.fn()} />);
    expect(box()).toHaveAttribute('type', 'text');
    expect(box()).toHaveClass('dots');
  });
});

describe('in a browser that cannot', () => {
  test('FIELD-17 a secret is in a password box, into which the browser does not fill the user’s own password', async () => {
    renderSecret();
    expect(box()).toHaveAttribute('type', 'password');
    expect(box()).toHaveAttribute('autocomplete', 'new-password');
    await userEvent.click(screen.getByRole('button', { name: 'Show SSN' }));
    expect(box()).toHaveAttribute('type', 'text');
  });
});

describe('a stored secret with line ends', () => {
  function renderLines(): void {
    render(
      <>
        <label htmlFor="ssn">SSN</label>
        <SecretInput id="ssn" label="SSN" rows={2} defaultValue={'123\n456'} />
      </>,
    );
  }

  test('has a text area of dots', async () => {
    browserConceals();
    renderLines();
    expect(box().tagName).toBe('TEXTAREA');
    expect(box()).toHaveClass('dots');
    expect(box()).toHaveAttribute('data-secret');
    await userEvent.click(screen.getByRole('button', { name: 'Show SSN' }));
    expect(box()).not.toHaveClass('dots');
  });

  test('can be edited only while it is shown in a browser without such dots', async () => {
    renderLines();
    expect(box()).toHaveAttribute('type', 'password');
    expect(box()).toHaveAttribute('readonly');
    await userEvent.click(screen.getByRole('button', { name: 'Show SSN' }));
    expect(box().tagName).toBe('TEXTAREA');
    expect(box()).not.toHaveAttribute('readonly');
  });
});
