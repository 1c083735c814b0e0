import { act, screen, waitFor, within } from '@testing-library/react';

/** Waits until the address bar shows a path. */
export async function expectPath(pathname: string): Promise<void> {
  await waitFor(() => expect(window.location.pathname).toBe(pathname));
}

/** Goes to another URL of the open product without a click, as Back and Forward do. */
export function goTo(url: string): void {
  act(() => {
    window.history.pushState(null, '', url);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
}

/** The row of a table that shows a text, once it is there. */
export async function rowWith(text: string): Promise<HTMLElement> {
  return waitFor(() => {
    // The line of the last action may name the record, too.
    const rows = screen.getAllByText(text).map((element) => element.closest('tr'));
    const row = rows.find((found) => found !== null);
    if (!row) throw new Error(`${text} is in no row`);
    return row;
  });
}

/** The cell with a row's Actions button. */
export function actionsCell(row: HTMLElement): HTMLElement {
  const cell = within(row).getByRole('button', { name: 'Actions' }).closest('td');
  if (!cell) throw new Error('The row has no actions cell');
  return cell;
}

/** The blank last row: the invitation to add. */
export function blankRow(): HTMLElement {
  const row = screen.getAllByRole('row').at(-1);
  if (!row) throw new Error('There is no table');
  return row;
}
