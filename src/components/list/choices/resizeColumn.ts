import type { AppDispatch } from '@/redux';
import { narrowestChoice, widestChoice } from '../listChoices';
import { chooseForList, dragColumn } from '../listsSlice';

/**
 * Changes the width of a column while its header's edge is dragged. The choice is stored when the pointer is released; without
 * a movement nothing is chosen.
 * @param edge the edge of the header
 * @param startX where the pointer was pressed, in pixels
 */
export function resizeColumn(
  dispatch: AppDispatch,
  pathname: string,
  label: string,
  edge: HTMLElement,
  startX: number,
): void {
  const header = edge.closest('th');
  if (!header) return;
  const startWidth = header.getBoundingClientRect().width;
  const pixels = pixelsPerCharacter(header);
  const isRightToLeft = getComputedStyle(header).direction === 'rtl';
  const stop = new AbortController();
  const { signal } = stop;

  function choose(clientX: number, isReleased: boolean): void {
    const moved = isRightToLeft ? startX - clientX : clientX - startX;
    if (moved === 0) return;
    const wanted = Math.round((startWidth + moved) / pixels);
    const width = Math.min(widestChoice, Math.max(narrowestChoice, wanted));
    dispatch(dragColumn(pathname, label, width));
    if (isReleased) dispatch(chooseForList(pathname, {}));
  }

  function follow({ type, buttons, clientX }: PointerEvent): void {
    const isMove = type === 'pointermove';
    // A move without a button: the pointer was released where the page could not see it.
    if (!isMove || buttons > 0) choose(clientX, !isMove);
    if (!isMove || buttons === 0) stop.abort();
  }

  window.addEventListener('pointermove', follow, { signal });
  window.addEventListener('pointerup', follow, { signal });
  window.addEventListener('pointercancel', () => stop.abort(), { signal });
}

/** The width of a digit in the header's font. */
function pixelsPerCharacter(header: HTMLElement): number {
  const ruler = document.createElement('span');
  ruler.style.cssText = 'position: absolute; width: calc(100 * var(--ch))';
  header.append(ruler);
  const width = ruler.getBoundingClientRect().width / 100;
  ruler.remove();
  return width || 8;
}
