import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openAt } from '@/app/openAt.fixture';
import { SecretInput } from './SecretInput';
import './printedAnswers';

const textAfter = (box: Element): Element | null =>
  box.nextElementSibling?.matches('.printed-answer') ? box.nextElementSibling : null;

function fire(event: 'beforeprint' | 'afterprint'): void {
  fireEvent(window, new Event(event));
}

test('the values of a form are texts that can wrap, only while the page is printed', async () => {
  const user = openAt('/user_admin_edit_agent/241');
  const name = await screen.findByRole('textbox', { name: 'Agent Name' });
  const long = 'A long name, '.repeat(20);
  await user.clear(name);
  await user.click(name);
  await user.paste(long);
  expect(document.querySelectorAll('.printed-answer')).toHaveLength(0);
  fire('beforeprint');
  expect(textAfter(name)?.textContent).toBe(long);
  expect(textAfter(name)).toHaveAttribute('translate', 'no');
  expect(textAfter(screen.getByRole('textbox', { name: 'City' }))).toHaveTextContent(/^Brooklyn$/);
  const texts = document.querySelectorAll('.printed-answer').length;
  // A browser may report the same print twice.
  fire('beforeprint');
  expect(document.querySelectorAll('.printed-answer')).toHaveLength(texts);
  fire('afterprint');
  expect(document.querySelectorAll('.printed-answer')).toHaveLength(0);
  await user.type(name, 'B');
  expect(name).toHaveValue(`${long}B`);
});

test('all boxes except secrets, empty boxes and dates have a text', async () => {
  render(
    <>
      <textarea aria-label="Remarks" defaultValue={'First\nSecond'} />
      <input aria-label="Plain" defaultValue="plain" />
      <input aria-label="Amount" type="number" defaultValue="12" />
      <select aria-label="Choice" defaultValue="2">
        <option value="1">One</option>
        <option value="2">The second of them</option>
      </select>
      <input aria-label="Empty" type="text" placeholder="(999) 999-9999" />
      <input aria-label="Date" type="date" defaultValue="2026-11-25" />
      <input aria-label="Password" type="password" defaultValue="secret" />
      <input aria-label="Agree" type="checkbox" />
      <SecretInput label="SSN" aria-label="SSN" defaultValue="123-45-6789" />
      <textarea aria-label="Secret of several lines" data-secret="" defaultValue={'one\ntwo'} />
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Show SSN' }));
  expect(screen.getByLabelText('SSN')).toHaveAttribute('type', 'text');
  fire('beforeprint');
  const printed = [...document.querySelectorAll('.printed-answer')].map((text) => text.textContent);
  expect(printed).toEqual(['First\nSecond', 'plain', '12', 'The second of them']);
  expect(document.body.textContent).not.toContain('123-45-6789');
  fire('afterprint');
});
