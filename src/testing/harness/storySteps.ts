import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { db } from '../../../mocks/db';
import { longCopy } from '../../../mocks/longTexts';
import { respondsAlways, setScenario } from '../../../mocks/scenarios';

/** Before a story: the server has no records. */
export function noRecords(): void {
  setScenario('empty');
}

/** Before a story: names, addresses and descriptions in all responses are long. */
export function longTexts(): void {
  setScenario('longTexts');
}

/** Before a story: the same, and the names of the menus are long too. */
export function longMenus(): () => void {
  longTexts();
  return respondsAlways('/viewmainmenuandsubmenu', longCopy({ menuWithSubmenu: db.menus }));
}

/** Presses a button of the page or of a dialog, as soon as it is enabled. */
export async function press(name: string): Promise<void> {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
}

/** Types a text into the field with this label. */
export async function fill(label: string, text: string): Promise<void> {
  await userEvent.type(await screen.findByLabelText(label), text);
}

/** Chooses an entry from the menu of the row that contains a text, and presses OK in the dialog. */
export async function chooseInRow(text: string, entry: string): Promise<void> {
  const row = (await screen.findByText(text)).closest('tr');
  if (!row) throw new Error(`${text} is not in a row`);
  await userEvent.click(within(row).getByRole('button', { name: 'Actions' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: entry }));
  await press('OK');
}

/** Waits until the screen reports that nothing was saved. */
export async function expectNotSaved(): Promise<void> {
  await screen.findByText('Not saved');
}

/** Presses Save in a form, and waits until the form reports that nothing was saved. */
export async function pressSaveAndFail(): Promise<void> {
  await press('Save');
  await expectNotSaved();
}

/** Types texts into a form by the labels of its fields, and presses Save in vain. */
export async function fillSaveAndFail(texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(texts)) await fill(label, text);
  await pressSaveAndFail();
}

/** Deletes the row that contains a text, and waits until the list reports that nothing was saved. */
export async function deleteAndFail(text: string): Promise<void> {
  await chooseInRow(text, 'Delete');
  await expectNotSaved();
}
