/* eslint-disable @typescript-eslint/no-explicit-any -- the global object of another realm has no type */

/**
 * Faster versions of two computations that every query by role or label needs for each element. After each change of the
 * page, jsdom matches an element against all of its 200 style rules, and it walks the whole page for each label of each
 * field: that was most of the time of tests of long forms.
 */

type Realm = Record<string, any>;

/** The properties of a computed style that queries, `user` and `toBeVisible` read. jsdom computes all others. */
const cheap = new Map([
  ['display', { inherited: false, initial: '' }],
  ['opacity', { inherited: false, initial: '' }],
  ['visibility', { inherited: true, initial: 'visible' }],
  ['pointer-events', { inherited: true, initial: 'auto' }],
  ['pointerEvents', { inherited: true, initial: 'auto' }],
]);

const cssName = (property: string): string => (property === 'pointerEvents' ? 'pointer-events' : property);

/** The attributes that decide in jsdom's own style sheet whether elements of one name are visible. */
const stateAttributes = ['hidden', 'open', 'type'];

export function cacheStyles(realm: Realm): void {
  const asJsdom = realm['getComputedStyle'].bind(realm) as typeof getComputedStyle;
  const blank = realm['document'].implementation.createHTMLDocument() as Document;
  const displays = new Map<string, string>();

  /** `display` in jsdom's own style sheet, for an element of this kind outside of the document. */
  function displayOf(element: Element): string {
    const { namespaceURI, localName } = element;
    let key = `${String(namespaceURI)} ${localName}`;
    for (const name of stateAttributes)
      if (element.hasAttribute(name)) key += ` ${name}=${String(element.getAttribute(name))}`;
    const known = displays.get(key);
    if (known !== undefined) return known;
    const alike = blank.createElementNS(namespaceURI, localName);
    for (const name of stateAttributes) {
      const value = element.getAttribute(name);
      if (value !== null) alike.setAttribute(name, value);
    }
    const { display } = asJsdom(alike);
    displays.set(key, display);
    return display;
  }

  /** The declarations of the page's own style sheets and of the element itself, the strongest last. */
  function declared(element: Element, property: string): string {
    let value = '';
    for (const sheet of element.ownerDocument.styleSheets) {
      for (const rule of sheet.cssRules as unknown as Iterable<CSSStyleRule>) {
        const said = rule.style.getPropertyValue(property);
        if (said !== '' && element.matches(rule.selectorText)) value = said;
      }
    }
    const own = element.hasAttribute('style')
      ? (element as HTMLElement).style.getPropertyValue(property)
      : '';
    return own || value;
  }

  function computed(element: Element, property: string): string | undefined {
    const kind = cheap.get(property);
    if (!kind) return undefined;
    const name = cssName(property);
    for (let node: Element | null = element; node; node = kind.inherited ? node.parentElement : null) {
      const value = declared(node, name);
      if (value !== '') return value;
    }
    return property === 'display' ? displayOf(element) : kind.initial;
  }

  realm['getComputedStyle'] = (element: Element, pseudo?: string | null) => {
    if (pseudo || !(element instanceof realm['Element'])) return asJsdom(element, pseudo);
    let whole: CSSStyleDeclaration | undefined;
    return new Proxy({} as CSSStyleDeclaration, {
      get(_target, property) {
        const value = typeof property === 'string' ? computed(element, property) : undefined;
        if (value !== undefined) return value;
        if (property === 'getPropertyValue')
          return (name: string) => computed(element, name) ?? asJsdom(element).getPropertyValue(name);
        whole ??= asJsdom(element);
        const other: unknown = Reflect.get(whole, property);
        return typeof other === 'function' ? other.bind(whole) : other;
      },
    });
  };
}

const labelable = 'button, input:not([type="hidden"]), meter, output, progress, select, textarea';

/** Finds the labels of all fields of the page in one pass, and again only after a change of the page. */
export function cacheLabels(realm: Realm): void {
  const document = realm['document'] as Document;
  let labels: Map<Element, HTMLLabelElement[]> | undefined;
  const changes = new realm['MutationObserver'](() => {
    labels = undefined;
  });
  changes.observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['for', 'id', 'type'],
  });

  /** Like `HTMLLabelElement.control`. */
  function controlOf(label: HTMLLabelElement): Element | null {
    if (!label.hasAttribute('for')) return label.querySelector(labelable);
    const named = document.getElementById(label.htmlFor);
    return named?.matches(labelable) ? named : null;
  }

  function labelsByField(): ReadonlyMap<Element, HTMLLabelElement[]> {
    if (labels && changes.takeRecords().length === 0) return labels;
    labels = new Map();
    for (const label of document.querySelectorAll('label')) {
      const field = controlOf(label);
      if (field) labels.set(field, [...(labels.get(field) ?? []), label]);
    }
    return labels;
  }

  for (const name of ['Button', 'Input', 'Meter', 'Output', 'Progress', 'Select', 'TextArea']) {
    const prototype = realm[`HTML${name}Element`].prototype;
    const asJsdom = Object.getOwnPropertyDescriptor(prototype, 'labels')?.get;
    Object.defineProperty(prototype, 'labels', {
      configurable: true,
      enumerable: true,
      get(this: HTMLInputElement): readonly HTMLLabelElement[] | NodeList | null {
        const isOfPage = this.getRootNode() === document && this.type !== 'hidden';
        return isOfPage ? (labelsByField().get(this) ?? []) : asJsdom?.call(this);
      },
    });
  }
}
