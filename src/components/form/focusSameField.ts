type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const fields = 'input, select, textarea';
let watch: MutationObserver | undefined;

/** Whether focus is in a field. */
export function isField(target: EventTarget | null | undefined): target is Field {
  return target instanceof Element && target.matches(fields);
}

/** A key that the same field has in the forms of all records; the names of radios differ from form to form. */
function fieldKey(field: Field): string | undefined {
  if (field.type === 'radio') return field.closest('fieldset')?.querySelector('legend')?.textContent;
  return field.name || field.labels?.[0]?.textContent || undefined;
}

function fieldsLike(key: string | undefined): readonly Field[] {
  return [...document.querySelectorAll<Field>(`main :is(${fields})`)].filter(
    (field) => fieldKey(field) === key,
  );
}

/**
 * Call it before a navigation from the form of `field` to `link`, the form of another record: the same field of that form
 * takes focus as soon as it is rendered, unless the user has moved the focus or gone elsewhere.
 */
export function focusSameField(field: Field | undefined, link: string): void {
  watch?.disconnect();
  const key = field && fieldKey(field);
  if (field === undefined || key === undefined) return;
  const index = fieldsLike(key).indexOf(field);
  const observer = new MutationObserver(() => {
    // The user may still be asked about unsaved changes.
    if (field.isConnected) return;
    const { activeElement } = document;
    const isWaiting = activeElement === document.body || activeElement?.tagName === 'H1';
    if (!isWaiting || window.location.pathname !== link) return observer.disconnect();
    const found = fieldsLike(key);
    const next = found.find((each) => each instanceof HTMLInputElement && each.checked) ?? found[index];
    if (!next) return;
    observer.disconnect();
    next.focus();
    // Select the text, like Tab.
    if (next instanceof HTMLInputElement) next.select();
  });
  watch = observer;
  observer.observe(document.body, { childList: true, subtree: true });
}
