type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const fields = 'input, select, textarea';
let watch: MutationObserver | undefined;

/** Whether focus is in a field. */
export function isField(target: EventTarget | null | undefined): target is Field {
  return target instanceof Element && target.matches(fields);
}

/** What a field has in common with its own in the form of another record; the names of radios differ from form to form. */
function keyOf(field: Field): string | undefined {
  if (field.type === 'radio') return field.closest('fieldset')?.querySelector('legend')?.textContent;
  return field.name || field.labels?.[0]?.textContent || undefined;
}

function fieldsLike(key: string | undefined): readonly Field[] {
  return [...document.querySelectorAll<Field>(`main :is(${fields})`)].filter((field) => keyOf(field) === key);
}

/**
 * To be called before the form of `field` is left for `link`, the form of another record: the same field there takes focus as
 * soon as it is there. Until then, and where there is none, the heading has it; a user who goes elsewhere is left in peace.
 */
export function keepField(field: Field | undefined, link: string): void {
  watch?.disconnect();
  const key = field && keyOf(field);
  if (field === undefined || key === undefined) return;
  const place = fieldsLike(key).indexOf(field);
  const observer = new MutationObserver(() => {
    // The question about what is unsaved may keep the user here.
    if (field.isConnected) return;
    const { activeElement } = document;
    const isWaiting = activeElement === document.body || activeElement?.tagName === 'H1';
    if (!isWaiting || window.location.pathname !== link) return observer.disconnect();
    const found = fieldsLike(key);
    const next = found.find((each) => each instanceof HTMLInputElement && each.checked) ?? found[place];
    if (!next) return;
    observer.disconnect();
    next.focus();
    // As Tab does.
    if (next instanceof HTMLInputElement) next.select();
  });
  watch = observer;
  observer.observe(document.body, { childList: true, subtree: true });
}
