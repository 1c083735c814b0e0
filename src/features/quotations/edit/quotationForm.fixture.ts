import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { openAt } from '@/app/openAt.fixture';
import { button } from '@/testing/harness/at';

/** Steps on the quotation forms for tests. */

/** Opens a form, and waits until all of its questions have loaded. */
export async function openForm(url: string, as: 'admin' | 'staff' = 'admin'): Promise<UserEvent> {
  const user = openAt(url, { as });
  await waitFor(() => expect(button('Save')).toBeEnabled());
  return user;
}

/** A control by its label. On a form of this size this is much faster than `getByLabelText`. */
export function field(name: string): HTMLElement {
  const labels = [...document.querySelectorAll('label')].filter((label) => label.textContent === name);
  const controls = labels.flatMap(({ control }) =>
    control && control.getAttribute('type') !== 'radio' ? [control] : [],
  );
  expect([name, controls.length]).toEqual([name, 1]);
  return controls[0]!;
}

export function fill(answers: Readonly<Record<string, string>>): void {
  for (const [label, value] of Object.entries(answers)) fireEvent.change(field(label), { target: { value } });
}

export async function choose(user: UserEvent, label: string, option: string): Promise<void> {
  const select = field(label);
  await within(select).findByRole('option', { name: option });
  await user.selectOptions(select, option);
}

export async function isHome(): Promise<void> {
  await screen.findByRole('heading', { name: 'Dashboard' });
  expect(window.location.pathname).toBe('/user_admin_home');
}
