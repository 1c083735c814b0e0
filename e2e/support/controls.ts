import type { ElementHandle, JSHandle, Page } from '@playwright/test';

/** A control on the screen that a person could use now. */
export interface Control {
  readonly kind: 'press' | 'fill' | 'choose' | 'tick' | 'attach' | 'openRow';
  readonly name: string;
  /** The kind of an input. */
  readonly type: string;
  /** The indexes of a select's options that can be chosen. */
  readonly options: readonly number[];
  readonly isInMain: boolean;
}

/** Runs in the page. */
function findElements(): Element[] {
  const anything =
    'a[href]:not([href="#main"]:not(:focus)), button, [role="menuitem"], summary, input, textarea, select, main tbody tr[tabindex]';
  const menus = [...document.querySelectorAll('[role="menu"]')];
  return [...document.querySelectorAll(anything)].filter((element) => {
    const { width, height, x, y } = element.getBoundingClientRect();
    const isUnderMenu = menus.some((menu) => {
      const { left, right, top, bottom } = menu.getBoundingClientRect();
      const [middle, centre] = [x + width / 2, y + height / 2];
      return !menu.contains(element) && middle > left && middle < right && centre > top && centre < bottom;
    });
    const isOut = '[aria-hidden="true"], [inert], [aria-disabled="true"], [data-disabled], [target="_blank"]';
    return (
      width > 0 &&
      height > 0 &&
      !isUnderMenu &&
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.matches(
        ':disabled, :read-only:is(input, textarea):not([type="checkbox"], [type="radio"], [type="file"])',
      ) &&
      !element.closest(isOut)
    );
  });
}

/** Runs in the page. */
function describe(elements: readonly Element[]): Control[] {
  const kindOf = (element: Element): Control['kind'] => {
    if (element instanceof HTMLSelectElement) return 'choose';
    if (element instanceof HTMLTextAreaElement) return 'fill';
    if (element instanceof HTMLTableRowElement) return 'openRow';
    if (!(element instanceof HTMLInputElement)) return 'press';
    if (element.type === 'file') return 'attach';
    return ['checkbox', 'radio'].includes(element.type) ? 'tick' : 'fill';
  };
  const nameOf = (element: Element): string => {
    const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : undefined;
    return (
      [element.getAttribute('aria-label'), label, element.textContent, element.id]
        .find((text) => text?.trim())
        ?.trim()
        .slice(0, 40) ?? ''
    );
  };
  return elements.map((element) => ({
    kind: kindOf(element),
    name: nameOf(element),
    type: element instanceof HTMLInputElement ? element.type : '',
    options:
      element instanceof HTMLSelectElement
        ? [...element.options].flatMap(({ disabled }, index) => (disabled ? [] : [index]))
        : [],
    isInMain: element.closest('main, [role="dialog"], [role="alertdialog"], [role="menu"]') !== null,
  }));
}

interface Controls {
  readonly all: readonly Control[];
  elementOf(control: Control): Promise<ElementHandle<HTMLElement>>;
}

/** All controls that can be used on the current screen, without those that an open dialog or menu covers. */
export async function controlsOf(page: Page): Promise<Controls> {
  const found: JSHandle<Element[]> = await page.evaluateHandle(findElements);
  const all = await found.evaluate(describe);
  return {
    all,
    elementOf: async (control) => {
      const handle = await found.evaluateHandle((elements, index) => elements[index], all.indexOf(control));
      return handle as ElementHandle<HTMLElement>;
    },
  };
}
