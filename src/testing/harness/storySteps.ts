import { userEvent, within } from 'storybook/test';
import { db } from '../../../mocks/db';
import { longCopy } from '../../../mocks/longTexts';
import { answersAlways, setScenario } from '../../../mocks/scenarios';

/** For `beforeEach`: the server has no records yet. */
export function noRecords(): void {
  setScenario('empty');
}

/** For `beforeEach`: names, addresses and descriptions in answers are long. */
export function longTexts(): void {
  setScenario('longTexts');
}

/** The same, and the names of the menus are long too. */
export function longMenus(): () => void {
  longTexts();
  return answersAlways('/viewmainmenuandsubmenu', longCopy({ menuWithSubmenu: db.menus }));
}

interface FailedSave {
  /** Boxes to type into and selects to choose from, by their labels. */
  readonly fill?: Readonly<Record<string, string>>;
  /** The row of a list whose menu has the first button. */
  readonly row?: string;
  /** The buttons to press, one after another. */
  readonly press?: readonly string[];
  /** What is said of the failure. */
  readonly says?: string | RegExp;
}

type Play = (context: { canvasElement: HTMLElement }) => Promise<void>;

/** Fills in a form and presses Save, or does what is named instead, and waits until the failure is said. */
export function failsToSave({ fill = {}, row, press = ['Save'], says = 'Not saved' }: FailedSave = {}): Play {
  return async ({ canvasElement }) => {
    // Dialogs and menus are outside of the canvas.
    const page = within(canvasElement.ownerDocument.body);
    for (const [label, text] of Object.entries(fill)) {
      const box = await page.findByLabelText(label);
      if (box instanceof HTMLSelectElement) {
        await within(box).findByText(text);
        await userEvent.selectOptions(box, text);
      } else await userEvent.type(box, text);
    }
    if (row !== undefined) {
      const [cell] = await page.findAllByText(row, { selector: 'td, td *' });
      const rowOfCell = cell?.closest('tr') ?? canvasElement;
      await userEvent.click(within(rowOfCell).getByLabelText('Actions'));
    }
    for (const [index, name] of press.entries()) {
      const role = row !== undefined && index === 0 ? 'menuitem' : 'button';
      await userEvent.click(await page.findByRole(role, { name }));
    }
    await page.findByText(says);
  };
}
