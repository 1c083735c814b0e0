import { queryAllByLabelText, queryAllByRole } from '@testing-library/dom';
import { nextKey } from '../support/nextKey';

/**
 * Runs in the page of each engine: finds what a user sees by role and name, or a field by its label. `engineDriver.ts` bundles
 * this file into one script, whose functions are those below.
 */

/** What a user looks for. `text` is a part of the text inside. */
export interface Target {
  /** A role of ARIA; `field` is any control with that label. */
  readonly role: string;
  readonly name?: string;
  /** The level of a heading. */
  readonly level?: number;
  readonly text?: string;
  readonly within?: Target;
}

/** Where to press, in CSS pixels of the viewport. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

function isSeen(element: Element): boolean {
  return element.checkVisibility({ visibilityProperty: true });
}

/** All elements that a target describes and a user can see. */
function elementsOf({ role, name, level, text, within }: Target): HTMLElement[] {
  const containers = within ? elementsOf(within) : [document.body];
  const found = containers.flatMap((container) =>
    role === 'field'
      ? queryAllByLabelText(container, name ?? /./, { selector: 'input, select, textarea' })
      : queryAllByRole(container, role, { ...(name !== undefined && { name }), ...(level && { level }) }),
  );
  return found.filter((element) => isSeen(element) && element.textContent.includes(text ?? ''));
}

/** The one element that a target describes; nothing if there is none or more than one. */
export function one(target: Target): HTMLElement | undefined {
  const found = elementsOf(target);
  return found.length === 1 ? found[0] : undefined;
}

/** How many elements a target describes. */
export function count(target: Target): number {
  return elementsOf(target).length;
}

/** The text of a target, or the value of a field; nothing if it is not the only one. */
export function textOf(target: Target): string | undefined {
  const element = one(target);
  if (element instanceof HTMLSelectElement) return element.selectedOptions[0]?.text;
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) return element.value;
  return element?.textContent ?? undefined;
}

export function isFocused(target: Target): boolean {
  return one(target) === document.activeElement;
}

const nextFrame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));

/**
 * Where to press a target, after the page has scrolled to it; a sentence about the reason if a user could not press it now.
 */
export async function pointOf(target: Target): Promise<Point | string> {
  const element = one(target);
  if (!element) return `there are ${count(target)}`;
  if (element.matches(':disabled, [aria-disabled="true"]')) return 'it is disabled';
  element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  await nextFrame();
  const before = firstBox(element);
  await nextFrame();
  const { x, y, width, height } = firstBox(element);
  if (x !== before.x || y !== before.y) return 'it moves';
  const point = { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
  const top = document.elementFromPoint(point.x, point.y);
  return top && (element.contains(top) || isLabelOf(top, element)) ? point : 'something covers it';
}

/** A link with two lines has two boxes, and the middle of both may be outside of the link. */
function firstBox(element: Element): DOMRect {
  return element.getClientRects()[0] ?? element.getBoundingClientRect();
}

function isLabelOf(top: Element, element: Element): boolean {
  return top.closest('label')?.contains(element) ?? false;
}

/** The key that leads a keyboard user towards a target; see `nextKey`. */
export function keyTowards(target: Target): Promise<string> {
  const element = one(target);
  return element ? nextKey(element) : Promise.resolve('gone');
}

/** The texts of the options of a select. */
export function optionsOf(target: Target): string[] {
  const element = one(target);
  return element instanceof HTMLSelectElement ? [...element.options].map(({ text }) => text) : [];
}

/** Moves the focus to a target as a script does: for a select, whose list a click would open. */
export function focus(target: Target): boolean {
  const element = one(target);
  element?.focus();
  return element !== undefined && document.activeElement === element;
}

export function path(): string {
  return location.pathname;
}

/** By how many pixels the page is wider than the window. */
export function overflow(): number {
  return document.documentElement.scrollWidth - document.documentElement.clientWidth;
}

export function viewport(): { readonly width: number; readonly height: number } {
  return { width: innerWidth, height: innerHeight };
}

/** Whether something on the page still says that it is loading. */
export function isBusy(): boolean {
  return document.querySelector('[aria-busy="true"]') !== null;
}

/** Console errors and uncaught errors since the script was added to this page. */
const complaints: string[] = [];

addEventListener('error', ({ message }) => complaints.push(`uncaught: ${message}`));
addEventListener('unhandledrejection', ({ reason }) => complaints.push(`rejected: ${String(reason)}`));
document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
  complaints.push(`CSP: ${violatedDirective} blocked ${blockedURI}`),
);
const { error } = console;
console.error = (...parts: unknown[]) => {
  complaints.push(`console: ${parts.map(String).join(' ')}`);
  error(...parts);
};

/** The complaints so far. */
export function complaintsSoFar(): string[] {
  return complaints;
}
