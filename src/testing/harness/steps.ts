import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { findRow } from './at';

/** An action of a user on a screen, by the visible texts. */
export type Step =
  | { readonly press: string }
  /** Opens the menu of a row of a list and presses an entry of it. */
  | { readonly press: string; readonly ofRow: string }
  /** Chooses a row of a list. */
  | { readonly row: string }
  /** Writes into a box and leaves it. */
  | { readonly fill: string; readonly text: string }
  | { readonly choose: string; readonly option: string }
  | { readonly attach: string; readonly file: File };

/** The topmost dialog, else the page. */
function frontElement(): Element {
  return [...document.querySelectorAll('[role="alertdialog"], [role="dialog"]')].at(-1) ?? document.body;
}

const kinds = 'button, [role="menuitem"], label, input[type="checkbox"]';

/** A button, menu entry, radio label or checkbox by its text, because a query by role takes seconds in a long form. */
export function pressable(label: string): HTMLElement {
  const all = [...frontElement().querySelectorAll<HTMLElement>(kinds)];
  const found = all.find((element) => (element.getAttribute('aria-label') ?? element.textContent) === label);
  if (!found) throw new Error(`Nothing to press is called ${label}`);
  return found;
}

async function readyToPress(label: string): Promise<HTMLElement> {
  return waitFor(() => {
    const found = pressable(label);
    expect(found).toBeEnabled();
    return found;
  });
}

async function take(user: UserEvent, step: Step, times: 'click' | 'dblClick'): Promise<void> {
  if ('press' in step) {
    if ('ofRow' in step) await user.click(within(await findRow(step.ofRow)).getByLabelText('Actions'));
    await user[times](await readyToPress(step.press));
  } else if ('row' in step) {
    await user.click(await findRow(step.row));
  } else if ('fill' in step) {
    const box = await screen.findByLabelText<HTMLInputElement>(step.fill);
    act(() => box.focus());
    expect(box).toHaveFocus();
    if (box.value !== '') await user.clear(box);
    await user.paste(step.text);
    await user.tab();
  } else if ('choose' in step) {
    const select = await screen.findByLabelText(step.choose);
    await within(select).findByText(step.option);
    await user.selectOptions(select, step.option);
  } else await user.upload(await screen.findByLabelText(step.attach), step.file);
}

/** Takes one step after the other; each waits for its element. `lastly` is the kind of the last click. */
export async function runSteps(
  user: UserEvent,
  steps: readonly Step[],
  lastly: 'click' | 'dblClick' = 'click',
): Promise<void> {
  for (const step of steps) await take(user, step, step === steps.at(-1) ? lastly : 'click');
}

/** The present values of the fields that these steps fill in or choose. */
export function typedBy(steps: readonly Step[]): readonly (readonly [label: string, value: string])[] {
  return steps.flatMap((step) => {
    const label = 'fill' in step ? step.fill : 'choose' in step ? step.choose : undefined;
    if (label === undefined) return [];
    return [[label, screen.queryByLabelText<HTMLInputElement>(label)?.value ?? ''] as const];
  });
}
