import { getLeftList, shownList, type ShownList } from './listMemory';
import styles from './markSavedRow.module.css';

/**
 * After a form has saved a record: the list that it leads back to opens the page of that row and marks it until the next press
 * or key. A row that a filter hides is not looked for. It marks the element itself, so that a list has no state for it.
 * @param backTo the list's address
 * @param isNew whether the record was created: it is the row that the list did not show before
 */
export function markSavedRow(backTo: string, isNew: boolean): void {
  const pathname = backTo.replace(/\/?(?:\?.*)?$/, '');
  const before = shownList.current;
  const isBack = (list: ShownList | undefined): list is ShownList =>
    list?.pathname.replace(/\/$/, '') === pathname;
  if (!isBack(before)) return;
  const known = new Set(before.records.map(before.keyOf));
  const saved = isNew ? undefined : keyOfScreen();
  if (!isNew && saved === undefined) return;
  const actions = ['pointerdown', 'keydown'];
  function end(): void {
    for (const type of actions) window.removeEventListener(type, end);
    shownList.onChange = undefined;
    for (const row of document.querySelectorAll('[data-changed]')) {
      row.classList.remove(styles.saved ?? '');
      row.removeAttribute('data-changed');
    }
  }
  for (const type of actions) window.addEventListener(type, end);

  shownList.onChange = (list) => {
    if (!isBack(list)) return end();
    const { keyOf, pageSize, page } = list;
    const index = list
      .rows()
      .findIndex((row) => (saved === undefined ? !known.has(keyOf(row)) : keyOf(row) === saved));
    if (index < 0) return;
    const place = page > 1 ? index - (page - 1) * pageSize : index;
    if (place < 0 || place >= pageSize) {
      // The router may not be called while React renders.
      setTimeout(() => list.show(Math.floor(index / pageSize) + 1), 0);
      return;
    }
    const row = document.querySelector(`tbody > tr[data-row="${String(place)}"]`);
    row?.classList.add(styles.saved ?? '');
    row?.setAttribute('data-changed', '');
    row?.scrollIntoView({ block: 'nearest' });
  };
}

/** The key of the row whose screen is open, in the list that was left for it. */
function keyOfScreen(): string | undefined {
  const list = getLeftList();
  const row = list?.rows().find((each) => list.linksOf(each).includes(window.location.pathname));
  return row && list?.keyOf(row);
}
