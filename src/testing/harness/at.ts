import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** The path in the address bar. */
export function here(): string {
  return window.location.pathname;
}

/** Waits until the address bar shows a path. */
export async function expectPath(pathname: string): Promise<void> {
  await waitFor(() => expect(window.location.pathname).toBe(pathname));
}

/** Goes to another URL of the open product without a click, like Back and Forward. */
export function goTo(url: string): void {
  act(() => {
    window.history.pushState(null, '', url);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
}

/** Changes the storage like another tab, and fires the event for the key; null means all keys. */
export function changeInOtherTab(change: () => void, key: string | null = null): void {
  act(() => {
    change();
    window.dispatchEvent(new StorageEvent('storage', { key }));
  });
}

/** A button by its name. */
export function button(name: string): HTMLElement {
  return screen.getByRole('button', { name });
}

/** Clicks on the button with this name, as soon as it is there and enabled. */
export async function press(user: UserEvent, name: string): Promise<void> {
  const found = await screen.findByRole('button', { name });
  await waitFor(() => expect(found).toBeEnabled());
  await user.click(found);
}

/** Presses a button of a dialog, and waits until the dialog is closed; returns the dialog. */
export async function answer(user: UserEvent, sentence: string | RegExp, name = 'OK'): Promise<HTMLElement> {
  const dialog = await screen.findByRole('alertdialog', { name: sentence });
  await user.click(within(dialog).getByRole('button', { name }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  return dialog;
}

/** The row of a table that shows a text now; the receipt above may contain the text, too. */
export function getRow(text: string): HTMLTableRowElement {
  const rows = screen.getAllByText(text).map((element) => element.closest('tr'));
  const row = rows.find((found) => found !== null);
  if (!row) throw new Error(`${text} is in no row`);
  return row;
}

/** The row of a table that shows a text, as soon as it is there. */
export async function findRow(text: string): Promise<HTMLTableRowElement> {
  return waitFor(() => getRow(text));
}

/** The rows of the list after it has loaded: without the header row and the blank last row, which has fewer cells. */
export async function findRows(): Promise<HTMLTableRowElement[]> {
  await waitFor(() => expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'false'));
  const [heads, ...rows] = screen.getByRole<HTMLTableElement>('table').rows;
  return rows.filter(({ cells }) => cells.length === heads?.cells.length);
}

/** The texts of the cells of a row. */
export function cellTexts(row: Element): (string | null)[] {
  return [...row.children].map((cell) => cell.textContent);
}

/** Opens the menu of a row; returns its entries. */
export async function openRowMenu(user: UserEvent, row: HTMLElement): Promise<HTMLElement[]> {
  await user.click(within(row).getByLabelText('Actions'));
  return screen.findAllByRole('menuitem');
}

/** The cell with a row's Actions button. */
export function actionsCell(row: HTMLElement): HTMLElement {
  const cell = within(row).getByRole('button', { name: 'Actions' }).closest('td');
  if (!cell) throw new Error('The row has no actions cell');
  return cell;
}

/** The blank last row, with the link to add a record. */
export function blankRow(): HTMLElement {
  const row = screen.getAllByRole('row').at(-1);
  if (!row) throw new Error('There is no table');
  return row;
}

/** The texts of the breadcrumbs. */
export function breadcrumbs(): (string | null)[] {
  return [...document.querySelectorAll('nav[aria-label="Breadcrumb"] li')].map((crumb) => crumb.textContent);
}

/** The text that reports the last action, as soon as it is there. */
export async function receipt(): Promise<string> {
  const line = await screen.findByRole('region', { name: 'Last action' });
  return line.querySelector('p')!.textContent.trim();
}

/** The fields of the form in their order, each with its label and its value. */
export function formFields(): (readonly [label: string | null | undefined, value: string])[] {
  const all = [...document.querySelectorAll<HTMLInputElement>('form input, form select')];
  return all.map(({ labels, value }) => [labels?.[0]?.textContent, value]);
}

/** Records the files that are saved from now on, and their names. */
export function catchDownloads(): { readonly files: readonly Blob[]; readonly names: readonly string[] } {
  const files: Blob[] = [];
  const names: string[] = [];
  URL.createObjectURL = (file) => {
    files.push(file as Blob);
    return 'blob:file';
  };
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  return { files, names };
}
